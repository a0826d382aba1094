import { encodeGlobalID } from "@pothos/plugin-relay";
import { racePlaces } from "../../engine/race/racePlaces";
import type { Racer, RaceState } from "../../engine/race/RaceState";
import { builder } from "../graphql/builder";
import { raceResultId } from "../results/raceResultId";
import { raceKey } from "./RaceResults";
import { racerFigures } from "./racerFigures";

/** A racer in the race as it is at one moment. `place` is null until they finish. */
export type SeatedRacer = { readonly state: RaceState; readonly racer: Racer; readonly place: number | null };

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

const ref = builder.objectRef<SeatedRacer>("Racer");

/** One lane of a race. */
export const RacerNode = builder.node(ref, {
  description: "Somebody in a race, with their lane. Seen by everybody who sees the race.",
  id: { resolve: ({ state, racer }) => `${state.settings.code}:${racer.id}` },
  isTypeOf: (value) => typeof value === "object" && value !== null && "racer" in value,
  loadOne: (id, { services }) => {
    const [code = "", userId = ""] = id.split(":");
    const state = services.races.find(code)?.state;
    const racer = state?.racers.find((one) => one.id === userId);
    return state && racer ? { state, racer, place: racePlaces(state).get(racer.id) ?? null } : null;
  },
  fields: (t) => ({
    userId: t.id({ resolve: ({ racer }) => encodeGlobalID("User", racer.id), description: "Global id of the user, to tell one's own lane." }),
    name: t.string({ resolve: ({ racer }) => racer.name, description: "Display name, as it was when they joined." }),
    avatarUrl: t.string({ nullable: true, resolve: ({ racer }) => racer.avatar, description: "Address of the picture. Null when they have none." }),
    isHost: t.boolean({ resolve: ({ state, racer }) => state.hostId === racer.id, description: "May start, kick and cancel." }),
    phase: t.field({ type: RacerPhaseEnum, resolve: ({ racer }) => racer.phase, description: "Where they stand." }),
    isAway: t.boolean({ resolve: ({ racer }) => racer.awaySince !== null, description: "No connection is open; the seat waits 60 s." }),
    position: t.int({ resolve: ({ racer }) => racer.typing.position, description: "Characters (graphemes) typed." }),
    wpm: t.int({
      resolve: ({ state, racer }, _, { services }) => racerFigures(state, racer, services.now()).wpm,
      description: "Words a minute since the start, whole; changes at most once a second.",
    }),
    accuracy: t.int({
      resolve: ({ state, racer }, _, { services }) => racerFigures(state, racer, services.now()).accuracy,
      description: "Right key presses in percent, whole; changes at most once a second. 100 before the first key.",
    }),
    batch: t.int({ resolve: ({ racer }) => racer.batch, description: "Number of the last batch of keystrokes taken; the next is one more." }),
    place: t.int({ nullable: true, resolve: ({ place }) => place, description: "1 for the first; equal times share a place. Null until finished. May change until the race has ended." }),
    finishedAfterMs: t.int({ nullable: true, resolve: ({ racer }) => racer.finishedAfter, description: "Milliseconds from the start to the last character. Null until finished." }),
    resultId: t.id({
      nullable: true,
      resolve: ({ state, racer }) => (racer.finishedAfter === null ? null : encodeGlobalID("Result", raceResultId(raceKey(state), racer.id))),
      description: "Global id of the kept result, readable by its owner. Null until finished.",
    }),
  }),
});
