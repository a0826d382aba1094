import { builder } from "../graphql/builder";
import { payload, Refused } from "../graphql/errors";
import type { Context, Viewer } from "../graphql/Context";
import type { RaceCommand } from "../../engine/race/decideRace";
import { conductsRace } from "./conductsRace";
import { joinRace } from "./joinRace";
import { RaceSuccess } from "./RaceSuccess";
import type { RaceRoom } from "./RaceRoom";
import { makeRematch } from "./makeRematch";
import { rematchStopped } from "./rematchStopped";

const RacePayload = payload("RacePayload", RaceSuccess, ["RefusedError", "RateLimitedError"]);

type Found = { readonly room: RaceRoom; readonly viewer: Viewer };

/** The race of a code and who asks, or why there is no going on. */
async function find(code: string, { viewer, services }: Context): Promise<Found | Refused> {
  if (!viewer) return new Refused("NOT_SIGNED_IN");
  const room = await services.races.find(code);
  if (room) return { room, viewer };
  return new Refused((await services.races.registry.find(code)) ? "RACE_STOPPED" : "RACE_NOT_FOUND");
}

async function run(room: RaceRoom, asked: RaceCommand): Promise<{ room: RaceRoom } | Refused> {
  const decision = await room.dispatch(asked);
  return "refused" in decision ? new Refused(decision.refused) : { room };
}

async function command(
  code: string,
  context: Context,
  make: (by: string) => RaceCommand,
): Promise<{ room: RaceRoom } | Refused> {
  const found = await find(code, context);
  return found instanceof Refused ? found : run(found.room, make(found.viewer.userId));
}

/** What the host asks, or a coach in a race of their group. */
async function conduct(
  code: string,
  context: Context,
  make: (who: { readonly by: string; readonly conducts: boolean }) => RaceCommand,
): Promise<{ room: RaceRoom } | Refused> {
  const found = await find(code, context);
  if (found instanceof Refused) return found;
  const conducts = await conductsRace(context, found.room.state.settings.group);
  return run(found.room, make({ by: found.viewer.userId, conducts }));
}

async function join(code: string, context: Context): Promise<{ room: RaceRoom } | Refused> {
  const found = await find(code, context);
  return found instanceof Refused ? found : joinRace(found.room, found.viewer.userId, context.services);
}

builder.mutationFields((t) => {
  const code = t.arg({ type: "RaceCode", description: "Which race." });
  return {
    joinRace: t.field({
      type: RacePayload,
      description:
        "Takes a seat in the lobby. For guests and members; in a race of a group for those in it, and for others " +
        "where the group lets guests race.",
      args: { code },
      resolve: (_, args, context) => join(args.code, context),
    }),
    leaveRace: t.field({
      type: RacePayload,
      description: "Gives the seat up. For who has one; the host's part passes on.",
      args: { code },
      resolve: (_, args, context) => command(args.code, context, (by) => ({ kind: "leave", by })),
    }),
    setReady: t.field({
      type: RacePayload,
      description: "Says in the lobby that one is ready, or not. An open race starts when all of at least two are.",
      args: { code, ready: t.arg.boolean({ description: "Ready or not." }) },
      resolve: (_, args, context) => command(args.code, context, (by) => ({ kind: "setReady", by, ready: args.ready })),
    }),
    startRace: t.field({
      type: RacePayload,
      description:
        "Starts the countdown, ready or not. For the host, or a coach of the race's group; an open race needs two " +
        "racers.",
      args: { code },
      resolve: (_, args, context) => conduct(args.code, context, (who) => ({ kind: "start", ...who })),
    }),
    kickRacer: t.field({
      type: RacePayload,
      description: "Takes a racer's seat away; they cannot come back. For the host, or a coach of the race's group.",
      args: { code, userId: t.arg.globalID({ description: "Racer.userId." }) },
      resolve: (_, args, context) =>
        conduct(args.code, context, (who) => ({ kind: "kick", ...who, racerId: args.userId.id })),
    }),
    cancelRace: t.field({
      type: RacePayload,
      description: "Calls the race off, before it runs. For the host, or a coach of the race's group.",
      args: { code },
      resolve: (_, args, context) => conduct(args.code, context, (who) => ({ kind: "cancel", ...who })),
    }),
    rematch: t.field({
      type: RacePayload,
      description:
        "A new race with the same seats and another text of the same kind, or the one that somebody asked for " +
        "already. For who raced, or a coach of the race's group; gives the new race. Also of a race that stopped " +
        "because the server restarted (`stoppedRace`).",
      args: { code },
      resolve: async (_, args, context) => {
        const found = await find(args.code, context);
        if (found instanceof Refused) return found.code === "RACE_STOPPED" ? rematchStopped(args.code, context) : found;
        const conducts = await conductsRace(context, found.room.state.settings.group);
        return makeRematch(found.room, { by: found.viewer.userId, conducts }, context.services);
      },
    }),
  };
});
