import { Refused } from "../graphql/errors";
import type { Context } from "../graphql/Context";
import { pickRaceText } from "../texts/textQueries";
import { conductsRace } from "./conductsRace";
import { distinctNicknames } from "./distinctNicknames";
import { findRacers } from "./findRacers";
import type { RegisteredRace } from "./RaceRegistry";
import type { RaceRoom } from "./RaceRoom";
import { nameForWall } from "./wallNames";

/**
 * The race that follows one that the server lost when it restarted, with the seats of the same people; made once,
 * whoever asks.
 * @returns RACE_NOT_FOUND when no race had the code lately.
 */
export async function rematchStopped(code: string, context: Context): Promise<{ room: RaceRoom } | Refused> {
  const { viewer, services } = context;
  if (!viewer) return new Refused("NOT_SIGNED_IN");
  const stopped = await services.races.registry.find(code);
  if (!stopped) return new Refused("RACE_NOT_FOUND");
  if (stopped.rematchCode !== null) {
    const next = await services.races.find(stopped.rematchCode);
    if (next) return { room: next };
    // The server may have restarted again since.
    if (await services.races.registry.find(stopped.rematchCode)) return rematchStopped(stopped.rematchCode, context);
  }
  if (stopped.phase === "CANCELLED") return new Refused("RACE_OVER");
  const group = stopped.settings.group ?? null;
  if (group === null && !stopped.racerIds.includes(viewer.userId)) return new Refused("NOT_A_RACER");
  if (group !== null && !(await conductsRace(context, group))) return new Refused("NOT_A_COACH");
  if (!(await services.switches.isOn("RACES"))) return new Refused("SWITCHED_OFF");
  return make(stopped, viewer.userId, context);
}

async function make(
  stopped: RegisteredRace,
  askedBy: string,
  { services }: Context,
): Promise<{ room: RaceRoom } | Refused> {
  const { races, database } = services;
  const { textLength, ...settings } = stopped.settings;
  const group = settings.group ?? null;
  const text = await pickRaceText(database, { language: settings.language, length: textLength, not: settings.textId });
  if (!text) return new Refused("TEXT_NOT_FOUND");
  const known = await findRacers(services, { group }, stopped.racerIds);
  const present = known.filter(({ isMember }) => group === null || isMember === true || settings.guests === true);
  const seats = nameForWall({ group, nicknames: settings.nicknames ?? false }, distinctNicknames(present));
  const host =
    group === null
      ? (seats.find(({ id }) => id === stopped.hostId) ?? seats.find(({ id }) => id === askedBy) ?? null)
      : null;
  if (group === null && host === null) return new Refused("NOT_A_RACER");
  const next = await races.create(
    { ...settings, textId: text.id, text: text.body, chosenBy: null },
    host,
    seats.filter((seat) => seat !== host),
  );
  if (await races.registry.setRematch(stopped.code, stopped.rematchCode, next.code)) return { room: next };
  // Somebody asked at the same time.
  await races.remove(next);
  const theirs = (await races.registry.find(stopped.code))?.rematchCode ?? null;
  const room = theirs === null ? null : await races.find(theirs);
  return room ? { room } : new Refused("RACE_NOT_FOUND");
}
