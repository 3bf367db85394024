//===- LaunchTest.cpp - The launcher's variables --------------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "Session/Launch.h"
#include "Collectives/Fault.h"
#include "Tcp/Listen.h"
#include "Tcp/Secret.h"
#include "TestJob.h"

#include <cstdlib>
#include <fstream>
#include <gtest/gtest.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <thread>
#include <unistd.h>

using namespace dp;

namespace {

/// A variable of the environment while this lives.
class Variable {
public:
  Variable(const char *name, const std::string &value) : name(name) {
    if (const char *old = getenv(name))
      before = old;
    setenv(name, value.c_str(), 1);
  }
  ~Variable() { before ? setenv(name, before->c_str(), 1) : unsetenv(name); }

private:
  const char *name;
  std::optional<std::string> before;
};

/// An empty directory while this lives.
class Directory {
public:
  Directory() { EXPECT_NE(mkdtemp(name.data()), nullptr); }
  ~Directory() { std::system(("rm -rf " + name).c_str()); }
  std::string operator/(const std::string &file) const {
    return name + "/" + file;
  }

private:
  std::string name = testing::TempDir() + "dp-environment-XXXXXX";
};

std::string writeFile(const std::string &path, const std::string &text,
                      mode_t mode = 0600) {
  std::ofstream(path) << text;
  EXPECT_EQ(chmod(path.c_str(), mode), 0);
  return path;
}

std::string chosen() {
  JobKind kind = JobKind::Host;
  std::string error = messageOf([&] { kind = chooseJobKind("auto"); });
  return error == "no error" ? jobKindName(kind) : error;
}

std::string joined(JobKind kind = JobKind::Tcp) {
  return messageOf([&] { joinJob(kind, 1); });
}

/// Returns "RANK of SIZE" without joining, or the error.
std::string place() {
  JobPlace place;
  std::string error =
      messageOf([&] { place = findJobPlace(chooseJobKind(nullptr)); });
  return error == "no error" ? std::to_string(place.process) + " of " +
                                   std::to_string(place.processes)
                             : error;
}

} // namespace

TEST(Environment, SaysThePlace) {
  EXPECT_EQ(place(), "0 of 1");
  {
    Variable rank("RANK", "2"), size("WORLD_SIZE", "3");
    Variable address("MASTER_ADDR", "localhost"), port("MASTER_PORT", "29500");
    EXPECT_EQ(place(), "2 of 3");
    Variable late("RANK", "3");
    EXPECT_EQ(place(),
              "RANK is '3', not a number from 0 to 2 (WORLD_SIZE is 3)");
  }
  {
    Variable rank("OMPI_COMM_WORLD_RANK", "1"),
        size("OMPI_COMM_WORLD_SIZE", "4");
    EXPECT_EQ(place(), "1 of 4");
  }
  {
    Variable rank("PMI_RANK", "4"), size("PMI_SIZE", "5");
    EXPECT_EQ(place(), "4 of 5");
  }
  {
    Variable rank("PMIX_RANK", "5");
    EXPECT_EQ(place(), "no variable of the launcher says the number of "
                       "processes, which only MPI knows: join the job first");
    Variable size("SLURM_STEP_NUM_TASKS", "6"), process("SLURM_PROCID", "5");
    EXPECT_EQ(place(), "5 of 6");
  }
  Variable rank("SLURM_PROCID", "6"), size("SLURM_STEP_NUM_TASKS", "7"),
      nodes("SLURM_STEP_NODELIST", "n1,n2");
  EXPECT_EQ(place(), "6 of 7");
}

TEST(Environment, ChoosesTheKindOfJob) {
  EXPECT_EQ(chosen(), "host");
  EXPECT_EQ(chooseJobKind(nullptr), JobKind::Host);
  EXPECT_EQ(chooseJobKind("mpi"), JobKind::Mpi);
  EXPECT_EQ(messageOf([] { chooseJobKind("nccl"); }),
            "unknown kind of job 'nccl'; it is one of auto, host, mpi, tcp");
  {
    Variable size("OMPI_COMM_WORLD_SIZE", "4");
    Variable rank("OMPI_COMM_WORLD_RANK", "1");
    EXPECT_EQ(chosen(), "mpi");
    EXPECT_EQ(chooseJobKind("host"), JobKind::Host);
  }
  {
    Variable rank("RANK", "0"), size("WORLD_SIZE", "2");
    Variable address("MASTER_ADDR", "localhost"); // torchrun
    EXPECT_EQ(chooseJobKind(""), JobKind::Tcp);
  }
  {
    // A batch script has these too; only srun says how many tasks a step has.
    Variable process("SLURM_PROCID", "0"), tasks("SLURM_NTASKS", "4");
    EXPECT_EQ(chosen(), "host");
    Variable step("SLURM_STEP_NUM_TASKS", "1");
    EXPECT_EQ(chosen(), "tcp");
    EXPECT_EQ(joined(), "MASTER_ADDR is not set");
    Variable nodes("SLURM_STEP_NODELIST", "n[03-12,15],login");
    EXPECT_EQ(joinJob(JobKind::Tcp, 1)->processes(), 1);
  }
  Variable fault("DP_FAULT", "1:2:kil");
  EXPECT_EQ(messageOf([] { Fault::ofEnvironment(); }),
            "DP_FAULT is '1:2:kil', not RANK:SEQUENCE:kill|stall|abort|exit");
}

// Every subset of a launcher's variables: all of them make a process of a job,
// none makes a single process, and for every other subset the missing ones are
// named.
TEST(Environment, RefusesAPartOfTheVariables) {
  const char *launchers[][4] = {
      {"RANK", "WORLD_SIZE", "MASTER_ADDR", "MASTER_PORT"},
      {"OMPI_COMM_WORLD_SIZE", "OMPI_COMM_WORLD_RANK"},
      {"PMI_RANK", "PMI_SIZE"},
  };
  for (auto &names : launchers) {
    int count = names[2] ? 4 : 2;
    for (int part = 0; part < 1 << count; ++part) {
      std::vector<std::unique_ptr<Variable>> set;
      std::string lacks;
      for (int i = 0; i < count; ++i)
        if (part >> i & 1)
          set.push_back(std::make_unique<Variable>(names[i], "2"));
        else
          lacks = names[i];
      std::string result = chosen();
      if (part == 0)
        EXPECT_EQ(result, "host");
      else if (lacks.empty())
        EXPECT_EQ(result, names[2] ? "tcp" : "mpi");
      else if (lacks == "MASTER_PORT" && part == 7) // the port is asked for
        EXPECT_EQ(messageOf([] { joinJob(chooseJobKind(nullptr), 1); }),
                  "RANK is '2', not a number from 0 to 1 (WORLD_SIZE is 2)");
      else
        EXPECT_NE(result.find(lacks +
                              (result.find(lacks + " are") != std::string::npos
                                   ? " are"
                                   : " is") +
                              " not: "),
                  std::string::npos)
            << result;
    }
  }
  Variable rank("RANK", "0"), size("WORLD_SIZE", "3"),
      address("MASTER_ADDR", "");
  EXPECT_EQ(chosen(), "RANK and WORLD_SIZE are set, but MASTER_ADDR and "
                      "MASTER_PORT are not: set all of them for a process of a "
                      "job, or choose the kind of job 'host' to run alone");
  Variable one("WORLD_SIZE", "1"); // has no other to find
  EXPECT_EQ(chosen(), "host");
}

TEST(Environment, RefusesNonsense) {
  Variable address("MASTER_ADDR", "localhost");
  Variable size("WORLD_SIZE", "2"), rank("RANK", "1");
  EXPECT_EQ(joined(), "MASTER_PORT is not set");
  for (std::string port : {"x", "0", "-1", "65536", "1e3", "80 ", " 80", "0x50",
                           "99999999999999999999", "+80", "80,81"}) {
    Variable variable("MASTER_PORT", port);
    EXPECT_EQ(joined(),
              "MASTER_PORT is '" + port + "', not a number from 1 to 65535");
  }
  {
    Variable port("MASTER_PORT", "65535"),
        agent("TORCHELASTIC_USE_AGENT_STORE", "True");
    EXPECT_EQ(joined(), "MASTER_PORT is '65535', not a number from 1 to 65534");
  }
  Variable port("MASTER_PORT", "29500");
  for (std::string value : {"2", "3", "-1", "one", "1.0"}) {
    Variable variable("RANK", value);
    EXPECT_EQ(joined(), "RANK is '" + value +
                            "', not a number from 0 to 1 (WORLD_SIZE is 2)");
  }
  for (std::string value : {"0", "-2", "65537", "two"}) {
    Variable variable("WORLD_SIZE", value);
    EXPECT_EQ(joined(),
              "WORLD_SIZE is '" + value + "', not a number from 1 to 65536");
  }
  Variable local("LOCAL_RANK", "2");
  EXPECT_EQ(joined(), "LOCAL_RANK is '2', not a number from 0 to 1");
}

TEST(Environment, TlsIsNotMpis) {
  JoinOptions options(1);
  options.tls = true;
  EXPECT_EQ(
      messageOf([&] { joinJob(JobKind::Mpi, options); }),
      "MPI's connections are its own and cannot be encrypted here: choose "
      "the kind of job 'tcp' for TLS, with MASTER_ADDR and MASTER_PORT set");
}

TEST(Environment, DescriptorsAreCounted) {
  rlimit limit;
  ASSERT_EQ(getrlimit(RLIMIT_NOFILE, &limit), 0);
  rlimit less = limit;
  less.rlim_cur = 200;
  ASSERT_EQ(setrlimit(RLIMIT_NOFILE, &less), 0);
  std::string few = messageOf([] { checkDescriptors(makeJob(0, 64, 1)); });
  std::string many = messageOf([] { checkDescriptors(makeJob(0, 500, 1)); });
  setrlimit(RLIMIT_NOFILE, &limit);
  EXPECT_EQ(few, "no error");
  EXPECT_EQ(many.substr(0, 45),
            "a process of a job of 500 needs about " + many.substr(38, 7));
  EXPECT_NE(many.find("but may open 200: raise the limit (ulimit -n 5"),
            std::string::npos)
      << many;
}

// From the most specific place to the most general one.
TEST(Secret, IsFoundInOrder) {
  Directory directory;
  Variable config("XDG_CONFIG_HOME", directory / "config");
  Secret made = findSecret("");
  EXPECT_EQ(made.bytes.size(), 64u);
  EXPECT_EQ(made.source, "the file '" + (directory / "config/dp/job-secret'"));
  EXPECT_EQ(findSecret("").bytes, made.bytes); // made once
  struct stat info;
  ASSERT_EQ(stat(pathOfUserSecret().c_str(), &info), 0);
  EXPECT_EQ(info.st_mode & 07777, 0600u);

  Variable mpirun("OMPI_MCA_orte_precondition_transports",
                  "9751d91c171cae9c-a23c907d6663d35b");
  EXPECT_EQ(findSecret("").bytes, "9751d91c171cae9c-a23c907d6663d35b");
  Variable text("DP_JOB_SECRET", "the secret of this job");
  EXPECT_EQ(findSecret("").bytes, "the secret of this job");
  EXPECT_EQ(findSecret("").source, "DP_JOB_SECRET");
  Variable file("DP_JOB_SECRET_FILE",
                writeFile(directory / "one", "the secret in a file\r\n"));
  EXPECT_EQ(findSecret("").bytes, "the secret in a file");
  std::string other = writeFile(directory / "two", "another secret in a file");
  EXPECT_EQ(findSecret(other).bytes, "another secret in a file");
}

TEST(Secret, WhatOthersKnowIsNone) {
  Directory directory;
  std::string text = "the secret in a file\n";
  for (mode_t mode : {0640, 0604, 0620, 0660, 0644, 0610, 0601}) {
    std::string path = writeFile(directory / "readable", text, mode);
    char digits[8];
    std::snprintf(digits, sizeof digits, "%04o", unsigned(mode));
    EXPECT_EQ(messageOf([&] { findSecret(path); }),
              "others may use the job's secret in '" + path +
                  "' (its mode is " + digits + "): chmod 600 " + path);
  }
  EXPECT_EQ(findSecret(writeFile(directory / "readable", text, 0400)).bytes,
            "the secret in a file");
  std::string small = writeFile(directory / "small", "fifteen letters\n\n");
  EXPECT_EQ(messageOf([&] { findSecret(small); }),
            "the job's secret in the file '" + small +
                "' has 15 bytes, but must have from 16 to 4096 (openssl rand "
                "-hex 32 makes one)");
  std::string large = writeFile(directory / "large", std::string(5000, 'x'));
  EXPECT_NE(messageOf([&] { findSecret(large); }).find("from 16 to 4096"),
            std::string::npos);
  Variable weak("DP_JOB_SECRET", "123");
  EXPECT_NE(messageOf([&] { findSecret(""); }).find("DP_JOB_SECRET has 3"),
            std::string::npos);
  EXPECT_EQ(messageOf([&] { findSecret(directory / "none"); }),
            "cannot read the job's secret from '" + (directory / "none") +
                "': No such file or directory");
  EXPECT_EQ(messageOf([&] { findSecret("/dev/null"); }),
            "the job's secret must be in a regular file, but '/dev/null' is "
            "none");
}

// All processes of a user may start at once: they find one complete file.
TEST(Secret, IsMadeOnce) {
  for (int round = 0; round < 10; ++round) {
    Directory directory;
    Variable config("XDG_CONFIG_HOME", directory / "new");
    std::vector<std::string> found(8);
    std::vector<std::thread> threads;
    for (std::string &secret : found)
      threads.emplace_back([&] { secret = findSecret("").bytes; });
    for (std::thread &t : threads)
      t.join();
    EXPECT_EQ(found, std::vector<std::string>(8, found[0]));
    EXPECT_EQ(found[0].size(), 64u);
  }
}

TEST(Secret, SaysWhyItCannotBeMade) {
  Directory directory;
  Variable config("XDG_CONFIG_HOME", writeFile(directory / "file", ""));
  EXPECT_EQ(
      messageOf([] { findSecret(""); }),
      "the processes of a job need a secret, and this user's own file of "
      "one cannot be made: cannot make '" +
          (directory / "file/dp") +
          "': Not a directory; set DP_JOB_SECRET or DP_JOB_SECRET_FILE to "
          "the same in all of them");
}
