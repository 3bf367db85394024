"""The dialect `torch`, whose ops and types have no classes in Python."""
