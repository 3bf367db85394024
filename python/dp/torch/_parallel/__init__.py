"""How dp.torch.DataParallel compiles a module: Dynamo and AOTAutograd make graphs of forward and
backward, and each of them becomes a program of dp."""
