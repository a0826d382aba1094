import { isSeated, seatedRacer } from "../../engine/race/RaceState";
import { Refused } from "../graphql/errors";
import type { Services } from "../services";
import { pickRaceText } from "../texts/pickRaceText";
import { textLengthOf } from "../texts/textLengthOf";
import { distinctNicknames } from "./distinctNicknames";
import { findRacers } from "./findRacers";
import type { RaceRoom } from "./RaceRoom";
import { nameForWall } from "./wallNames";

type Asking = { readonly by: string; readonly conducts: boolean };

/** The race that follows another, with the seats of all who are still there; made once, whoever asks. */
export async function makeRematch(
  room: RaceRoom,
  asking: Asking,
  services: Services,
): Promise<{ room: RaceRoom } | Refused> {
  const { settings } = room.state;
  const isOn = await services.switches.isOn("RACES");
  const length = textLengthOf([...settings.text].length);
  const text = await pickRaceText(services.database, { language: settings.language, length, not: settings.textId });
  // As they are now: names, medians, and who is still in the group.
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
  if (!isOn) return new Refused("SWITCHED_OFF");
  if (!text) return new Refused("TEXT_NOT_FOUND");
  const present = known.filter(({ id, isMember }) =>
    racers.some((racer) => racer.id === id && isSeated(racer) && (!racer.isMember || isMember === true)),
  );
  const seats = nameForWall(settings, distinctNicknames(present));
  const host = seats.find(({ id }) => id === hostId) ?? seats.find(({ id }) => id === asking.by) ?? null;
  if (host === null && settings.group === null) return new Refused("NOT_A_RACER");
  const next = await services.races.create(
    { ...settings, textId: text.id, text: text.body, chosenBy: null },
    settings.group === null ? host : null,
    settings.group === null ? seats.filter((seat) => seat !== host) : seats,
  );
  const decision = await room.dispatch({ kind: "rematch", ...asking, code: next.code });
  if (!("refused" in decision) && room.state.rematchCode === next.code) return { room: next };
  // Somebody asked at the same time, and the log of the race says whose it is.
  const theirs = await madeBefore(room, services);
  if (theirs === null && !("refused" in decision)) return { room: next };
  await services.races.remove(next);
  if (theirs !== null) return { room: theirs };
  return new Refused("refused" in decision ? decision.refused : "RACE_NOT_OVER");
}

async function madeBefore({ state: { rematchCode } }: RaceRoom, { races }: Services): Promise<RaceRoom | null> {
  return rematchCode === null ? null : races.find(rematchCode);
}

function checkRematch({ state }: RaceRoom, { by, conducts }: Asking): Refused | null {
  if (state.settings.group === null && !seatedRacer(state, by)) return new Refused("NOT_A_RACER");
  if (state.settings.group !== null && !conducts) return new Refused("NOT_A_COACH");
  return state.phase === "FINISHED" ? null : new Refused("RACE_NOT_OVER");
}
