import { builder } from "../graphql/builder";
import { payload } from "../graphql/errors";
import { DomainError, SequenceGap } from "../DomainError";
import type { Context, Viewer } from "../graphql/Context";
import type { RaceCommand } from "../../engine/race/decideRace";
import { conductsRace } from "./raceRules";
import { RaceSuccess } from "./createRace";

import type { RaceRoom } from "./RaceRoom";
import { rematchStopped, type RegisteredRace } from "./RaceRegistry";
import { eq, and } from "drizzle-orm";
import { seatedRacer, isSeated } from "../../engine/race/RaceState";
import { results } from "../database/schema";
import { groups } from "../database/userSchema";
import type { Services } from "../services";
import { distinctNicknames, findRacers, nameForWall } from "./raceText";
import { pickRaceText } from "../texts/textQueries";
import { textLengthOf } from "../texts/texts";
import { mapMaybePromise } from "../graphql/mapMaybePromise";
import { encodeGlobalID } from "@pothos/plugin-relay";
import { raceResultId } from "../results/runs";
import { RacePhaseEnum } from "./RaceNode";

const RacePayload = payload("RacePayload", RaceSuccess, ["RefusedError", "RateLimitedError"]);

type Found = { readonly room: RaceRoom; readonly viewer: Viewer };

/** The race with a code and the viewer, or the reason why the request is refused. */
async function find(code: string, { viewer, services }: Context): Promise<Found | DomainError> {
  if (!viewer) return new DomainError("NOT_SIGNED_IN");
  const room = await services.races.find(code);
  if (room) return { room, viewer };
  return new DomainError((await services.races.registry.find(code)) ? "RACE_STOPPED" : "RACE_NOT_FOUND");
}

async function run(room: RaceRoom, asked: RaceCommand): Promise<{ room: RaceRoom } | DomainError> {
  const decision = await room.dispatch(asked);
  return "refused" in decision ? new DomainError(decision.refused) : { room };
}

async function command(
  code: string,
  context: Context,
  make: (by: string) => RaceCommand,
): Promise<{ room: RaceRoom } | DomainError> {
  const found = await find(code, context);
  return found instanceof DomainError ? found : run(found.room, make(found.viewer.userId));
}

/** Runs a command of the host, or of a coach in a race of their group. */
async function conduct(
  code: string,
  context: Context,
  make: (who: { readonly by: string; readonly conducts: boolean }) => RaceCommand,
): Promise<{ room: RaceRoom } | DomainError> {
  const found = await find(code, context);
  if (found instanceof DomainError) return found;
  const conducts = await conductsRace(context, found.room.state.settings.group);
  return run(found.room, make({ by: found.viewer.userId, conducts }));
}

async function join(code: string, context: Context): Promise<{ room: RaceRoom } | DomainError> {
  const found = await find(code, context);
  return found instanceof DomainError ? found : joinRace(found.room, found.viewer.userId, context.services);
}

builder.mutationFields((t) => {
  const code = t.arg({ type: "RaceCode", description: "Code of the race." });
  return {
    joinRace: t.field({
      type: RacePayload,
      description:
        "Takes a seat in the lobby. For guests and members. A group's race is for its members, and for others if " +
        "the group lets guests race.",
      args: { code },
      resolve: (_, args, context) => join(args.code, context),
    }),
    leaveRace: t.field({
      type: RacePayload,
      description: "Gives up the viewer's seat. If the host leaves, another racer becomes the host.",
      args: { code },
      resolve: (_, args, context) => command(args.code, context, (by) => ({ kind: "leave", by })),
    }),
    setReady: t.field({
      type: RacePayload,
      description:
        "Marks the viewer as ready in the lobby, or as not ready. An open race starts when it has at least two " +
        "racers and all are ready.",
      args: { code, ready: t.arg.boolean({ description: "Whether the viewer is ready." }) },
      resolve: (_, args, context) => command(args.code, context, (by) => ({ kind: "setReady", by, ready: args.ready })),
    }),
    startRace: t.field({
      type: RacePayload,
      description:
        "Starts the countdown, whether or not all are ready. For the host, or a coach of the race's group; an " +
        "open race needs two racers.",
      args: { code },
      resolve: (_, args, context) => conduct(args.code, context, (who) => ({ kind: "start", ...who })),
    }),
    kickRacer: t.field({
      type: RacePayload,
      description: "Removes a racer, who cannot come back. For the host, or a coach of the race's group.",
      args: { code, userId: t.arg.globalID({ description: "Racer.userId of the racer." }) },
      resolve: (_, args, context) =>
        conduct(args.code, context, (who) => ({ kind: "kick", ...who, racerId: args.userId.id })),
    }),
    cancelRace: t.field({
      type: RacePayload,
      description: "Cancels the race before it runs. For the host, or a coach of the race's group.",
      args: { code },
      resolve: (_, args, context) => conduct(args.code, context, (who) => ({ kind: "cancel", ...who })),
    }),
    rematch: t.field({
      type: RacePayload,
      description:
        "Makes a new race with the same seats and another text of the same kind, or returns the rematch that " +
        "already exists. For those who raced, or a coach of the race's group. Also works for a race that stopped " +
        "because the server restarted (`stoppedRace`).",
      args: { code },
      resolve: async (_, args, context) => {
        const found = await find(args.code, context);
        if (found instanceof DomainError)
          return found.code === "RACE_STOPPED" ? rematchStopped(args.code, context) : found;
        const conducts = await conductsRace(context, found.room.state.settings.group);
        return makeRematch(found.room, { by: found.viewer.userId, conducts }, context.services);
      },
    }),
  };
});

/** Gives a user a seat in a race's lobby. */
async function joinRace(room: RaceRoom, userId: string, services: Services): Promise<{ room: RaceRoom } | DomainError> {
  if (!seatedRacer(room.state, userId) && !(await services.switches.isOn("RACES")))
    return new DomainError("SWITCHED_OFF");
  const { settings } = room.state;
  const [found] = await findRacers(services, settings, [userId]);
  if (!found) return new DomainError("NOT_SIGNED_IN");
  const isGuest = settings.group !== null && found.isMember !== true;
  if (isGuest && !(await takesGuests(services, settings.group.id))) return new DomainError("NOT_IN_GROUP");
  // Named at the moment of joining, so that two who join at once do not get the same name.
  const decision = await room.dispatch(({ racers }) => ({
    kind: "join",
    by: nameForWall(settings, distinctNicknames([found], racers), racers)[0] ?? found,
  }));
  if ("refused" in decision) return new DomainError(decision.refused);
  // A user who never opens the race must not keep a seat forever.
  if (!(await room.visitors.isThere(userId))) await room.dispatch({ kind: "disconnect", by: userId });
  // The user may have been removed from the group during the lookups.
  const isGone =
    found.isMember === true &&
    settings.group !== null &&
    (await services.groupRoles.roleIn(settings.group.id, userId)) === null;
  if (isGone) await room.dispatch({ kind: "remove", racerIds: [userId] });
  return isGone ? new DomainError("NOT_IN_GROUP") : { room };
}

/**
 * The group's current setting, which applies in addition to the race's own: a group that switches guests off wants no
 * more of them.
 */
async function takesGuests({ database }: Services, groupId: string): Promise<boolean> {
  const [group] = await database.select({ settings: groups.settings }).from(groups).where(eq(groups.id, groupId));
  return group?.settings.guestsInRaces ?? false;
}

type Asking = { readonly by: string; readonly conducts: boolean };

/** The rematch of a race, with the seats of all who are still there. Made only once. */
async function makeRematch(
  room: RaceRoom,
  asking: Asking,
  services: Services,
): Promise<{ room: RaceRoom } | DomainError> {
  const { settings } = room.state;
  const isOn = await services.switches.isOn("RACES");
  const length = textLengthOf([...settings.text].length);
  const text = await pickRaceText(services.database, { language: settings.language, length, not: settings.textId });
  // Current names and medians, and who is still in the group.
  const known = await findRacers(
    services,
    settings,
    room.state.racers.filter(isSeated).map(({ id }) => id),
  );
  const { racers, hostId } = room.state;
  const made = await madeBefore(room, services);
  if (made) return { room: made };
  const refused = checkRematch(room, asking);
  if (refused) return refused;
  if (!isOn) return new DomainError("SWITCHED_OFF");
  if (!text) return new DomainError("TEXT_NOT_FOUND");
  const present = known.filter(({ id, isMember }) =>
    racers.some((racer) => racer.id === id && isSeated(racer) && (!racer.isMember || isMember === true)),
  );
  const seats = nameForWall(settings, distinctNicknames(present));
  const host = seats.find(({ id }) => id === hostId) ?? seats.find(({ id }) => id === asking.by) ?? null;
  if (host === null && settings.group === null) return new DomainError("NOT_A_RACER");
  const next = await services.races.create(
    { ...settings, textId: text.id, text: text.body, chosenBy: null },
    settings.group === null ? host : null,
    settings.group === null ? seats.filter((seat) => seat !== host) : seats,
  );
  const decision = await room.dispatch({ kind: "rematch", ...asking, code: next.code });
  if (!("refused" in decision) && room.state.rematchCode === next.code) return { room: next };
  // Another request came at the same time, and the race's log decides which one counts.
  const theirs = await madeBefore(room, services);
  if (theirs === null && !("refused" in decision)) return { room: next };
  await services.races.remove(next);
  if (theirs !== null) return { room: theirs };
  return new DomainError("refused" in decision ? decision.refused : "RACE_NOT_OVER");
}

async function madeBefore({ state: { rematchCode } }: RaceRoom, { races }: Services): Promise<RaceRoom | null> {
  return rematchCode === null ? null : races.find(rematchCode);
}

function checkRematch({ state }: RaceRoom, { by, conducts }: Asking): DomainError | null {
  if (state.settings.group === null && !seatedRacer(state, by)) return new DomainError("NOT_A_RACER");
  if (state.settings.group !== null && !conducts) return new DomainError("NOT_A_COACH");
  return state.phase === "FINISHED" ? null : new DomainError("RACE_NOT_OVER");
}

type RaceRights = { readonly mayConduct: boolean; readonly mayJoin: boolean };

const RaceRightsObject = builder.objectRef<RaceRights>("RaceRights").implement({
  description: "What the viewer may do with a race, in any phase. The race itself is the same for all viewers.",
  fields: (t) => ({
    mayConduct: t.exposeBoolean("mayConduct", {
      description:
        "Whether the viewer may start it, remove racers, cancel it and request a rematch as a coach of the race's " +
        "group. In other races the host may.",
    }),
    mayJoin: t.exposeBoolean("mayJoin", {
      description:
        "Whether the viewer may take a free seat. False for viewers outside the race's group, unless the group " +
        "lets guests race.",
    }),
  }),
});

builder.queryField("raceRights", (t) =>
  t.field({
    type: RaceRightsObject,
    description: "What the viewer may do with the race with this code: nothing if it does not exist. For everyone.",
    args: { code: t.arg({ type: "RaceCode", description: "Code of the race." }) },
    // A missing race has the same response as one in which the viewer may do nothing.
    extensions: { guess: { isWrong: (rights) => !mayDoAnything(rights as RaceRights) } },
    resolve: (_, { code }, context) => rightsOf(code, context),
  }),
);

const mayDoAnything = ({ mayConduct, mayJoin }: RaceRights): boolean => mayConduct || mayJoin;

async function rightsOf(code: string, context: Context): Promise<RaceRights> {
  const { services, viewer } = context;
  const room = await services.races.find(code);
  if (!room) return { mayConduct: false, mayJoin: false };
  const { group, guests } = room.state.settings;
  const mayConduct = await conductsRace(context, group);
  const isMember =
    group !== null && viewer !== null && (await services.groupRoles.roleIn(group.id, viewer.userId)) !== null;
  return { mayConduct, mayJoin: group === null || guests || isMember };
}

/** Also the response for exams. */
export const KeystrokesTaken = builder.objectRef<{ readonly batch: number }>("KeystrokesTaken").implement({
  description: "The keystrokes were accepted.",
  fields: (t) => ({ batch: t.exposeInt("batch", { description: "Number of the last accepted batch." }) }),
});

const SendKeystrokesPayload = payload("SendKeystrokesPayload", KeystrokesTaken, ["RefusedError", "SequenceGapError"]);

builder.mutationField("sendKeystrokes", (t) =>
  t.field({
    type: SendKeystrokesPayload,
    description:
      "Sends the next batch of a racer's keystrokes. A batch that was already accepted changes nothing; for one " +
      "out of order, the response is the expected number. The batch number makes this safe to repeat, so " +
      "idempotency keys are ignored.",
    args: {
      code: t.arg({ type: "RaceCode", description: "Code of the race." }),
      batch: t.arg.int({ description: "1 for the first batch, then one more each time." }),
      keystrokes: t.arg({
        type: "KeystrokeLog",
        description: "A complete log of at most 1,000 keystrokes; its times count from the start of the race.",
      }),
    },
    // Runs for every batch of every racer, so it does not wait if the race is in memory.
    resolve: (_, { code, batch, keystrokes }, { viewer, services }) => {
      if (!viewer) return new DomainError("NOT_SIGNED_IN");
      const by = viewer.userId;
      return mapMaybePromise(services.races.find(code), (room) => {
        if (!room) return new DomainError("RACE_NOT_FOUND");
        return mapMaybePromise(room.dispatch({ kind: "type", by, batch, keystrokes }), (decision) => {
          if ("expected" in decision) return new SequenceGap(decision.expected);
          if ("refused" in decision) return new DomainError(decision.refused);
          const racer = room.state.racers.find(({ id }) => id === by);
          const taken = { batch: racer?.batch ?? batch };
          // The last batch is acknowledged when the result that it completes is saved.
          return racer?.finishedAfter == null ? taken : services.races.keepResult(room, by).then(() => taken);
        });
      });
    },
  }),
);

const StoppedRaceObject = builder.objectRef<RegisteredRace>("StoppedRace").implement({
  description:
    "A race that stopped because the server restarted. The server has lost its lanes and keystrokes; what each " +
    "racer typed is still in their browser.",
  fields: (t) => ({
    code: t.expose("code", { type: "RaceCode", description: "The code it had." }),
    phase: t.expose("phase", {
      type: RacePhaseEnum,
      description: "The phase it was in. FINISHED if only its podium was lost.",
    }),
    mayRematch: t.boolean({
      description: "Whether the viewer may request a rematch: they had a seat, or they coach the race's group.",
      resolve: async ({ settings, racerIds, phase }, _, { viewer, services }) => {
        if (viewer === null || phase === "CANCELLED") return false;
        const group = settings.group ?? null;
        return group === null ? racerIds.includes(viewer.userId) : conductsRace({ viewer, services }, group);
      },
    }),
    rematchCode: t.expose("rematchCode", {
      type: "RaceCode",
      nullable: true,
      description: "Code of the rematch with the same people. Null until there is one.",
    }),
    resultId: t.id({
      nullable: true,
      description: "Global id of the viewer's result if they had finished, otherwise null.",
      resolve: async ({ code, createdAt }, _, { viewer, services: { database } }) => {
        if (viewer === null) return null;
        const id = raceResultId(`${code}:${createdAt}`, viewer.userId);
        const [kept] = await database
          .select({ id: results.id })
          .from(results)
          .where(and(eq(results.id, id), eq(results.userId, viewer.userId)));
        return kept ? encodeGlobalID("Result", kept.id) : null;
      },
    }),
  }),
});

builder.queryField("stoppedRace", (t) =>
  t.field({
    type: StoppedRaceObject,
    nullable: true,
    description:
      "The race with this code if it stopped when the server restarted. Null while the race exists, and when " +
      "there was none recently. For everyone.",
    args: { code: t.arg({ type: "RaceCode", description: "Code of the race." }) },
    resolve: async (_, { code }, { services }) =>
      (await services.races.find(code)) ? null : services.races.registry.find(code),
  }),
);
