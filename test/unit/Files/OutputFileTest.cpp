//===- OutputFileTest.cpp - Files that are complete or absent -------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "dp/Files/OutputFile.h"

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <gtest/gtest.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/un.h>
#include <unistd.h>

using namespace dp;
namespace fs = std::filesystem;

namespace {
/// Each test has a folder of its own and checks what is left in it.
class OutputFiles : public testing::Test {
protected:
  void SetUp() override {
    std::string name = fs::temp_directory_path() / "dp-output-XXXXXX";
    ASSERT_NE(mkdtemp(name.data()), nullptr);
    folder = name;
  }
  void TearDown() override { fs::remove_all(folder); }

  std::string at(const std::string &name) const { return folder / name; }
  static void write(const std::string &path, const std::string &text) {
    writeFileAtomically(path, text.data(), text.size());
  }
  static std::string read(const std::string &path) {
    std::ifstream file(path);
    return {std::istreambuf_iterator<char>(file), {}};
  }
  static std::string errorOf(const std::string &path) {
    std::string checked, written;
    try {
      checkWritable(path);
    } catch (const FileError &e) {
      checked = e.what();
    }
    try {
      write(path, "x");
    } catch (const FileError &e) {
      written = e.what();
    }
    // What can be known before is known before.
    EXPECT_EQ(checked, written);
    return checked;
  }
  mode_t modeOf(const std::string &path) const {
    struct stat info;
    EXPECT_EQ(lstat(path.c_str(), &info), 0) << path;
    return info.st_mode;
  }
  size_t count() const {
    return std::distance(fs::directory_iterator(folder),
                         fs::directory_iterator());
  }

  fs::path folder;
};
} // namespace

TEST_F(OutputFiles, AppearWhenTheyAreComplete) {
  {
    OutputFile file(at("a"));
    file.write("one", 3);
    EXPECT_FALSE(fs::exists(at("a")));
    EXPECT_LE(count(), 1u); // none where the file system has nameless files
  }
  EXPECT_EQ(count(), 0u); // given up
  write(at("a"), "one");
  {
    OutputFile file(at("a"));
    file.write("two", 3);
    EXPECT_EQ(read(at("a")), "one");
    file.commit();
  }
  EXPECT_EQ(read(at("a")), "two");
  EXPECT_EQ(count(), 1u);
}

TEST_F(OutputFiles, AreRemovedByASignalHandler) {
  OutputFile a(at("a")), b(at("b"));
  std::string ofA = a.getTemporaryPath(), ofB = b.getTemporaryPath();
  EXPECT_EQ(fs::path(ofA).parent_path(), folder);
  EXPECT_EQ(count(), 2u);
  removeTemporaryFile();
  EXPECT_EQ(count(), 0u);
  removeTemporaryFile();
}

TEST_F(OutputFiles, AreWrittenByOtherPrograms) {
  write(at("a"), "old");
  ASSERT_EQ(chmod(at("a").c_str(), 0640), 0);
  for (bool isReplaced : {false, true}) {
    OutputFile file(at("a"), OutputKind::Build);
    std::string path = file.getTemporaryPath();
    if (isReplaced)
      fs::remove(path);
    std::ofstream(path) << "new" << isReplaced;
    file.commit();
    EXPECT_EQ(read(at("a")), isReplaced ? "new1" : "new0");
    EXPECT_EQ(modeOf(at("a")) & 07777, mode_t(0640));
    EXPECT_EQ(count(), 1u);
  }
  {
    OutputFile file(at("a"), OutputKind::Build);
    std::ofstream(file.getTemporaryPath()) << "given up";
  }
  EXPECT_EQ(read(at("a")), "new1");
  EXPECT_EQ(count(), 1u);
  OutputFile file(at("a"));
  fs::remove(file.getTemporaryPath());
  EXPECT_THROW(file.commit(), FileError);
  EXPECT_EQ(read(at("a")), "new1");
}

TEST_F(OutputFiles, OfBuildsOverwriteWhatCannotBeReplaced) {
  // A pipe is opened by commit(): a build that fails sends its reader nothing.
  ASSERT_EQ(mkfifo(at("pipe").c_str(), 0600), 0);
  {
    OutputFile file(at("pipe"), OutputKind::Build);
  }
  FILE *reader =
      popen(("cat '" + at("pipe") + "' > '" + at("got") + "'").c_str(), "w");
  ASSERT_NE(reader, nullptr);
  {
    OutputFile file(at("pipe"), OutputKind::Build);
    std::string path = file.getTemporaryPath();
    EXPECT_NE(fs::path(path).parent_path(), folder);
    std::ofstream(path) << "through";
    file.commit();
    EXPECT_FALSE(fs::exists(path));
  }
  EXPECT_EQ(pclose(reader), 0);
  EXPECT_EQ(read(at("got")), "through");
  EXPECT_THROW(OutputFile(folder, OutputKind::Build), FileError);

  fs::create_directory(at("d"));
  write(at("d/a"), "a longer old content");
  constexpr uid_t nobody = 65534;
  bool isRoot = geteuid() == 0;
  if (isRoot) {
    ASSERT_EQ(chown(folder.c_str(), nobody, static_cast<gid_t>(-1)), 0);
    ASSERT_EQ(chown(at("d").c_str(), nobody, static_cast<gid_t>(-1)), 0);
    ASSERT_EQ(chmod(at("d/a").c_str(), 0666), 0);
    ASSERT_EQ(seteuid(nobody), 0);
  }
  ASSERT_EQ(chmod(at("d").c_str(), 0555), 0);
  {
    OutputFile file(at("d/a"), OutputKind::Build);
    file.write("new", 3);
    EXPECT_EQ(read(at("d/a")), "a longer old content");
    file.commit();
  }
  EXPECT_EQ(read(at("d/a")), "new");
  EXPECT_THROW(OutputFile(at("d/b"), OutputKind::Build), FileError);
  ASSERT_EQ(chmod(at("d").c_str(), 0755), 0);
  if (isRoot) {
    ASSERT_EQ(seteuid(0), 0);
  }
}

TEST_F(OutputFiles, HaveNamesAsLongAsTheFileSystemAllows) {
  for (size_t length : {1, 200, 247, 248, 249, 250, 255}) {
    std::string name(length, 'n');
    EXPECT_EQ(errorOf(at(name)), "") << length;
    EXPECT_EQ(read(at(name)), "x");
  }
  // The temporary name is not cut inside of a character.
  std::string wide;
  while (wide.size() < 254)
    wide += "\u00e4";
  EXPECT_EQ(errorOf(at(wide)), "");
  EXPECT_EQ(read(at(wide)), "x");
  std::string tooLong = at(std::string(256, 'n'));
  EXPECT_EQ(errorOf(tooLong),
            "cannot write '" + tooLong + "': File name too long");
  EXPECT_EQ(count(), 8u);
}

TEST_F(OutputFiles, AreNamedRelativeToTheirFolder) {
  // A path at the limit, which a longer temporary one would exceed.
  fs::path deep = folder;
  while (deep.string().size() < 4095 - 252) {
    deep /= std::string(200, 'd');
    ASSERT_EQ(mkdir(deep.c_str(), 0777), 0);
  }
  std::string path = deep / std::string(4094 - deep.string().size(), 'n');
  ASSERT_EQ(path.size(), 4095u);
  EXPECT_EQ(errorOf(path), "");
  EXPECT_EQ(read(path), "x");
}

TEST_F(OutputFiles, AreWhereASymbolicLinkLeads) {
  fs::create_directory(at("d"));
  fs::create_symlink("d/target", at("there")); // relative, to nothing yet
  fs::create_symlink(at("there"), at("again"));
  fs::create_symlink("../again", at("d/back"));
  for (const char *link : {"there", "again", "d/back"}) {
    EXPECT_EQ(errorOf(at(link)), "") << link;
    EXPECT_TRUE(S_ISLNK(modeOf(at(link))));
    EXPECT_TRUE(S_ISREG(modeOf(at("d/target"))));
    EXPECT_EQ(read(at("d/target")), "x");
  }
  fs::create_symlink("self", at("self"));
  EXPECT_EQ(errorOf(at("self")), "cannot write '" + at("self") +
                                     "': Too many levels of symbolic links");
  fs::create_symlink("gone/target", at("astray"));
  EXPECT_EQ(errorOf(at("astray")),
            "cannot write '" + at("astray") + "': No such file or directory");
  fs::create_symlink("d", at("folder"));
  EXPECT_EQ(errorOf(at("folder")),
            "cannot write '" + at("folder") + "': Is a directory");
}

TEST_F(OutputFiles, HaveTheModeOfTheOldOneOrOfTheMask) {
  mode_t mask = umask(027);
  write(at("new"), "x");
  umask(mask);
  EXPECT_EQ(modeOf(at("new")) & 07777, mode_t(0640));
  for (mode_t mode : {0600, 0755, 0666}) {
    ASSERT_EQ(chmod(at("new").c_str(), mode), 0);
    write(at("new"), "y");
    EXPECT_EQ(modeOf(at("new")) & 07777, mode);
  }
}

TEST_F(OutputFiles, AreRefusedWhereTheyCannotBe) {
  EXPECT_EQ(errorOf(""), "cannot write '': the name is empty");
  fs::create_directory(at("d"));
  for (const char *name : {"d", "d/", "d/.", "d/..", "e/"})
    EXPECT_EQ(errorOf(at(name)),
              "cannot write '" + at(name) + "': Is a directory");
  write(at("file"), "x");
  EXPECT_EQ(errorOf(at("file/a")),
            "cannot write '" + at("file/a") + "': Not a directory");
  int s = socket(AF_UNIX, SOCK_STREAM, 0);
  sockaddr_un address = {AF_UNIX, {}};
  at("s").copy(address.sun_path, sizeof address.sun_path - 1);
  if (bind(s, reinterpret_cast<sockaddr *>(&address), sizeof address) == 0) {
    EXPECT_EQ(errorOf(at("s")),
              "cannot write '" + at("s") + "': No such device or address");
  }
  close(s);
}

TEST_F(OutputFiles, AreRefusedWhereModesForbidThem) {
  // Root may do everything; so it becomes somebody else.
  constexpr uid_t nobody = 65534;
  bool isRoot = geteuid() == 0;
  if (isRoot) {
    ASSERT_EQ(chown(folder.c_str(), nobody, static_cast<gid_t>(-1)), 0);
    ASSERT_EQ(seteuid(nobody), 0);
  }
  write(at("file"), "x");
  ASSERT_EQ(chmod(at("file").c_str(), 0444), 0);
  EXPECT_EQ(errorOf(at("file")),
            "cannot write '" + at("file") + "': Permission denied");
  fs::create_directory(at("d"));
  ASSERT_EQ(chmod(at("d").c_str(), 0555), 0);
  EXPECT_EQ(errorOf(at("d/a")),
            "cannot write '" + at("d/a") + "': Permission denied");
  // Another's file in a folder where only owners take names away: it could be
  // written to, but not replaced.
  if (isRoot) {
    ASSERT_EQ(seteuid(0), 0);
    fs::create_directory(at("t"));
    ASSERT_EQ(chmod(at("t").c_str(), 01777), 0);
    write(at("t/a"), "x");
    ASSERT_EQ(chmod(at("t/a").c_str(), 0666), 0);
    ASSERT_EQ(seteuid(nobody), 0);
    EXPECT_EQ(errorOf(at("t/a")),
              "cannot write '" + at("t/a") + "': Operation not permitted");
    ASSERT_EQ(seteuid(0), 0);
  }
}

TEST_F(OutputFiles, GoToPipesAndDevicesDirectly) {
  EXPECT_EQ(errorOf("/dev/null"), "");
  EXPECT_TRUE(S_ISCHR(modeOf("/dev/null")));
  ASSERT_EQ(mkfifo(at("pipe").c_str(), 0600), 0);
  // Nobody reads yet; whether somebody will is not known before.
  checkWritable(at("pipe"));
  FILE *reader =
      popen(("cat '" + at("pipe") + "' > '" + at("got") + "'").c_str(), "w");
  ASSERT_NE(reader, nullptr);
  checkWritable(at("pipe"));
  write(at("pipe"), "through");
  EXPECT_EQ(pclose(reader), 0);
  EXPECT_EQ(read(at("got")), "through");
  EXPECT_TRUE(S_ISFIFO(modeOf(at("pipe"))));
}

TEST_F(OutputFiles, AreTheSameThroughLinks) {
  fs::create_directory(at("d"));
  fs::create_directory_symlink("d", at("e"));
  // Not there yet.
  EXPECT_TRUE(isSameFile(at("a"), at("a")));
  EXPECT_TRUE(isSameFile(at("d/a"), at("e/a")));
  EXPECT_TRUE(isSameFile(at("d/a"), at("d/../d/./a")));
  fs::create_symlink("d/a", at("link"));
  EXPECT_TRUE(isSameFile(at("e/a"), at("link")));
  EXPECT_FALSE(isSameFile(at("d/a"), at("d/b")));
  EXPECT_FALSE(isSameFile(at("d/a"), at("a")));
  // There.
  write(at("d/a"), "x");
  EXPECT_TRUE(isSameFile(at("e/a"), at("link")));
  EXPECT_FALSE(isSameFile(at("d/a"), at("a")));
  fs::create_hard_link(at("d/a"), at("a"));
  EXPECT_TRUE(isSameFile(at("d/a"), at("a")));
  write(at("b"), "x");
  EXPECT_FALSE(isSameFile(at("a"), at("b")));
  EXPECT_FALSE(isSameFile("/dev/null", "/dev/null"));
  ASSERT_EQ(mkfifo(at("pipe").c_str(), 0600), 0);
  EXPECT_TRUE(isSameFile(at("pipe"), at("pipe")));
  // No folder to put them into: writing them is the error.
  EXPECT_TRUE(isSameFile(at("none/a"), at("none/a")));
  EXPECT_FALSE(isSameFile(at("none/a"), at("none/b")));
}

TEST(TemporaryName, IsKnown) {
  EXPECT_TRUE(isTemporaryName(".step-5.npz.aB3xYz", "step-"));
  EXPECT_FALSE(isTemporaryName("step-5.npz", "step-"));
  EXPECT_FALSE(isTemporaryName(".other.aB3xYz", "step-"));
  EXPECT_FALSE(isTemporaryName(".step-5.npz", "step-"));
}
