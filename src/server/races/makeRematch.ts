import { isSeated, seatedRacer } from "../../engine/race/seatedRacer";
import { Refused } from "../graphql/errors";
import type { Services } from "../services";
import { pickRaceText } from "../texts/pickRaceText";
import { textLengthOf } from "../texts/textLengthOf";
import { findRacers } from "./findRacers";
import type { RaceRoom } from "./RaceRoom";
import { nameForWall } from "./wallNames";

type Asking = { readonly by: string; readonly conducts: boolean };

/** The race that follows another, with the seats of all who are still there; made once, whoever asks. */
export async function makeRematch(room: RaceRoom, asking: Asking, services: Services): Promise<{ room: RaceRoom } | Refused> {
  const { settings } = room.state;
  const isOn = await services.switches.isOn("RACES");
  const length = textLengthOf([...settings.text].length);
  const text = await pickRaceText(services.database, { language: settings.language, length, not: settings.textId });
  // As they are now: names, medians, and who is still in the group.
  const known = await findRacers(services, settings, room.state.racers.filter(isSeated).map(({ id }) => id));
  // From here on nothing waits, so that two who ask together get the same race.
  const { rematchCode, racers, hostId } = room.state;
  const made = rematchCode === null ? null : services.races.find(rematchCode);
  if (made) return { room: made };
  const refused = checkRematch(room, asking);
  if (refused) return refused;
  if (!isOn) return new Refused("SWITCHED_OFF");
  if (!text) return new Refused("TEXT_NOT_FOUND");
  const present = known.filter(({ id, isMember }) => racers.some((racer) => racer.id === id && isSeated(racer) && (!racer.isMember || isMember === true)));
  const seats = nameForWall(settings, present);
  const host = seats.find(({ id }) => id === hostId) ?? seats.find(({ id }) => id === asking.by) ?? null;
  if (host === null && settings.group === null) return new Refused("NOT_A_RACER");
  const next = services.races.create({ ...settings, textId: text.id, text: text.body }, settings.group === null ? host : null, settings.group === null ? seats.filter((seat) => seat !== host) : seats);
  room.dispatch({ kind: "rematch", ...asking, code: next.code });
  return { room: next };
}

function checkRematch({ state }: RaceRoom, { by, conducts }: Asking): Refused | null {
  if (state.settings.group === null && !seatedRacer(state, by)) return new Refused("NOT_A_RACER");
  if (state.settings.group !== null && !conducts) return new Refused("NOT_A_COACH");
  return state.phase === "FINISHED" ? null : new Refused("RACE_NOT_OVER");
}
