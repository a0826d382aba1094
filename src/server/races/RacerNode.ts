import { builder } from "../graphql/builder";
import { laneKey } from "./laneIds";
import type { RaceLane } from "./raceLanes";
import { lanesFor, viewRace } from "./RaceView";

const RacerPhaseEnum = builder.enumType("RacerPhase", {
  description: "Where a racer stands.",
  values: {
    SEATED: { description: "In the lobby, not yet ready." },
    READY: { description: "Ready to start." },
    TYPING: { description: "The race runs and they are not through." },
    FINISHED: { description: "All is typed." },
    LEFT: { description: "Gone: left, kicked, or away for longer than a minute." },
  } as const,
});

const ref = builder.objectRef<RaceLane>("Racer");

/** One lane of a race. Its fields have no resolvers of their own (see RaceLane). */
export const RacerNode = builder.node(ref, {
  description: "Somebody in a race, with their lane. Seen by everybody who sees the race.",
  // The lane carries its global id: without this, Pothos makes it, and a promise, for every lane of every snapshot.
  id: { resolve: ({ id }) => id, extensions: { pothosExposedField: "id" } },
  isTypeOf: (value) => typeof value === "object" && value !== null && "finishedAfterMs" in value,
  loadOne: async (key, { services, viewer }) => {
    const [code = "", lane = ""] = key.split(":");
    const room = await services.races.find(code);
    if (!room) return null;
    const { audience } = await viewRace(room, { viewer, services });
    const at = room.state.racers.findIndex(({ id }) => laneKey(room.state, id) === lane);
    return lanesFor(room, audience, services.races.now())[at] ?? null;
  },
  fields: (t) => ({
    userId: t.exposeID("userId", {
      description:
        "Global id of the user, to tell one's own lane. In a race of a group, for those who are in the group and " +
        "admins: others read one that names nobody, except on their own lane.",
    }),
    name: t.exposeString("name", {
      description:
        "Display name, as it was when they joined; a number follows a nickname that somebody else in the race has " +
        "(`Witty Meerkat 2`). In a race of a group, for those who are in the group and admins: others read the " +
        "wall name, except on their own lane.",
    }),
    wallName: t.exposeString("wallName", {
      description:
        "What the big screen calls them: a nickname where the race's group wants that, always the same in the " +
        "group; else the display name.",
    }),
    avatarUrl: t.exposeString("avatarUrl", {
      nullable: true,
      description: "Address of the picture. Null when they have none, and where `name` is not told.",
    }),
    isHost: t.exposeBoolean("isHost", { description: "May start, kick and cancel. Nobody is in a race of a group." }),
    phase: t.expose("phase", { type: RacerPhaseEnum, description: "Where they stand." }),
    isAway: t.exposeBoolean("isAway", { description: "No connection is open; the seat waits 60 s." }),
    position: t.exposeInt("position", { description: "Characters (graphemes) typed." }),
    wpm: t.exposeInt("wpm", {
      description: "Words a minute since the start, whole, rounded down; changes at most once a second.",
    }),
    accuracy: t.exposeInt("accuracy", {
      description:
        "Right key presses in percent, whole, rounded down; changes at most once a second. 100 before the first key.",
    }),
    errors: t.exposeInt("errors", { description: "Wrong key presses so far, which decide an accuracy race." }),
    batch: t.exposeInt("batch", { description: "Number of the last batch of keystrokes taken; the next is one more." }),
    place: t.exposeInt("place", {
      nullable: true,
      description:
        "1 for the first; the same figures share a place. Null until finished, and in a handicap race for who has " +
        "no baseline. May change until the race has ended.",
    }),
    team: t.exposeInt("team", {
      nullable: true,
      description: "Number of their team. Null outside a race of teams, and for who left before it ran.",
    }),
    baseline: t.exposeFloat("baseline", {
      nullable: true,
      description:
        "In a handicap race: the median of their speeds of the seven days before, in words a minute. Null when " +
        "they have none, and in other races.",
    }),
    improvement: t.exposeFloat("improvement", {
      nullable: true,
      description:
        "In a handicap race: by how many percent they were faster than their baseline, to one decimal, which " +
        "decides; below 0 when slower. Null until finished, without a baseline, and in other races.",
    }),
    finishedAfterMs: t.exposeInt("finishedAfterMs", {
      nullable: true,
      description: "Milliseconds from the start to the last character. Null until finished.",
    }),
    resultId: t.exposeID("resultId", {
      nullable: true,
      description:
        "Global id of the kept result, readable by its owner. Null until finished, and where `name` is not told.",
    }),
  }),
});
