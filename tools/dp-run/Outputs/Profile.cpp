//===- Profile.cpp - Timelines of the devices -----------------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
// The format: "Trace Event Format", Google, read by about://tracing and
// Perfetto. Times are microseconds.
//
//===----------------------------------------------------------------------===//

#include "Profile.h"

#include <cmath>
#include <nlohmann/json.hpp>

using namespace dp;
using Json = nlohmann::ordered_json;

/// Rounds to a nanosecond.
static double toMicroseconds(double seconds) {
  return std::round(seconds * 1e9) / 1e3;
}

/// Returns the descriptor's data of a group of collectives.
static Json describeGroup(const dp_activity &a, const Json &collectives) {
  Json group = Json::array();
  for (int64_t i = a.collective; i < a.collective + a.collectives; ++i)
    if (i >= 0 && i < static_cast<int64_t>(collectives.size()))
      group.push_back(collectives[i]);
  return group;
}

/// Returns the activities of this process as events.
static Json eventsOf(const Program &program, const Session &session) {
  static const char *const kinds[] = {"kernel", "library", "copy", "collective",
                                      "wait"};
  Json descriptor = Json::parse(dp_executable_json(program.get()));
  const Json &collectives = descriptor["entries"][program.entry]["collectives"];
  const dp_activity *activities = nullptr;
  int64_t count = dp_session_activities(session.get(), &activities);
  Json events = Json::array();
  auto describe = [&](const char *what, int64_t rank, int row,
                      const std::string &name) {
    events.push_back({{"name", what},
                      {"ph", "M"},
                      {"pid", rank},
                      {"tid", row},
                      {"args", {{"name", name}}}});
  };
  for (int64_t i = 0; i < count; ++i) {
    const dp_activity &a = activities[i];
    if (i == 0 || a.rank != activities[i - 1].rank) {
      describe("process_name", a.rank, 0, "rank " + std::to_string(a.rank));
      describe("thread_name", a.rank, 0, "program");
      describe("thread_name", a.rank, 1, "collectives");
    }
    bool isCollective = a.kind == DP_ACTIVITY_COLLECTIVE;
    Json group = describeGroup(a, collectives);
    Json event = {{"name", group.empty() ? Json(a.name) : group[0]["kind"]},
                  {"cat", kinds[a.kind]},
                  {"ph", "X"},
                  {"pid", a.rank},
                  {"tid", isCollective ? 1 : 0},
                  {"ts", toMicroseconds(a.begin)},
                  {"dur", toMicroseconds(a.end - a.begin)}};
    if (isCollective)
      event["args"] = {{"collectives", std::move(group)}};
    events.push_back(std::move(event));
  }
  return events;
}

std::string dp::gatherProfile(Job &job, const Program &program,
                              const Session &session) {
  Json all = Json::array();
  for (const std::string &text :
       job.gatherTexts(eventsOf(program, session).dump())) {
    Json events = Json::parse(text);
    all.insert(all.end(), events.begin(), events.end());
  }
  Json trace = {{"traceEvents", std::move(all)}, {"displayTimeUnit", "ms"}};
  return trace.dump() + "\n";
}
