import { builder } from "../graphql/builder";
import { payload, RateLimited, Refused } from "../graphql/errors";
import type { Context, Viewer } from "../graphql/Context";
import type { RaceCommand } from "../../engine/race/RaceCommand";
import { racerIdentity } from "../users/racerIdentity";
import { RaceSuccess } from "./RaceSuccess";
import type { RaceRoom } from "./RaceRoom";
import { makeRematch } from "./makeRematch";

const RacePayload = payload("RacePayload", RaceSuccess, ["RefusedError", "RateLimitedError"]);

type Found = { readonly room: RaceRoom; readonly viewer: Viewer };

/** The race of a code and who asks, or why there is no going on. Wrong codes are counted by address. */
async function find(code: string, { viewer, services, address }: Context): Promise<Found | Refused> {
  if (!viewer) return new Refused("NOT_SIGNED_IN");
  const room = services.races.find(code);
  if (room) return { room, viewer };
  const wait = await services.rateLimits.take("guessCode", address);
  return wait === null ? new Refused("RACE_NOT_FOUND") : new RateLimited(wait);
}

function run(room: RaceRoom, asked: RaceCommand): { room: RaceRoom } | Refused {
  const decision = room.dispatch(asked);
  return "refused" in decision ? new Refused(decision.refused) : { room };
}

async function command(code: string, context: Context, make: (by: string) => RaceCommand): Promise<{ room: RaceRoom } | Refused> {
  const found = await find(code, context);
  return found instanceof Refused ? found : run(found.room, make(found.viewer.userId));
}

async function join(code: string, context: Context): Promise<{ room: RaceRoom } | Refused> {
  const found = await find(code, context);
  if (found instanceof Refused) return found;
  const by = await racerIdentity(context.services.database, found.viewer.userId);
  if (!by) return new Refused("NOT_SIGNED_IN");
  const joined = run(found.room, { kind: "join", by });
  // Who never opens the race does not hold a seat for ever.
  if (!(joined instanceof Refused) && !found.room.isAttended(by.id)) found.room.dispatch({ kind: "disconnect", by: by.id });
  return joined;
}

builder.mutationFields((t) => {
  const code = t.arg({ type: "RaceCode", description: "Which race." });
  return {
    joinRace: t.field({ type: RacePayload, description: "Takes a seat in the lobby. For guests and members.", args: { code }, resolve: (_, args, context) => join(args.code, context) }),
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
      description: "Starts the countdown, ready or not. For the host; an open race needs two racers.",
      args: { code },
      resolve: (_, args, context) => command(args.code, context, (by) => ({ kind: "start", by })),
    }),
    kickRacer: t.field({
      type: RacePayload,
      description: "Takes a racer's seat away; they cannot come back. For the host.",
      args: { code, userId: t.arg.globalID({ description: "Racer.userId." }) },
      resolve: (_, args, context) => command(args.code, context, (by) => ({ kind: "kick", by, racerId: args.userId.id })),
    }),
    cancelRace: t.field({
      type: RacePayload,
      description: "Calls the race off, before it runs. For the host.",
      args: { code },
      resolve: (_, args, context) => command(args.code, context, (by) => ({ kind: "cancel", by })),
    }),
    rematch: t.field({
      type: RacePayload,
      description: "A new race with the same seats and another text of the same kind, or the one that somebody asked for already. For who raced; gives the new race.",
      args: { code },
      resolve: async (_, args, context) => {
        const found = await find(args.code, context);
        return found instanceof Refused ? found : makeRematch(found.room, found.viewer.userId, context.services);
      },
    }),
  };
});
