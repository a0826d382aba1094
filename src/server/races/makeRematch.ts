import { isSeated, seatedRacer } from "../../engine/race/seatedRacer";
import type { RacerIdentity } from "../../engine/race/RaceState";
import { Refused } from "../graphql/errors";
import type { Services } from "../services";
import { pickRaceText } from "../texts/pickRaceText";
import { textLengthOf } from "../texts/textLengthOf";
import type { RaceRoom } from "./RaceRoom";

/** The race that follows another, with the seats of all who are still there; made once, whoever asks. */
export async function makeRematch(room: RaceRoom, by: string, services: Services): Promise<{ room: RaceRoom } | Refused> {
  const { settings } = room.state;
  const length = textLengthOf([...settings.text].length);
  const text = await pickRaceText(services.database, { language: settings.language, length, not: settings.textId });
  // From here on nothing waits, so that two who ask together get the same race.
  const { rematchCode, racers, hostId } = room.state;
  const made = rematchCode === null ? null : services.races.find(rematchCode);
  if (made) return { room: made };
  if (!text) return new Refused("TEXT_NOT_FOUND");
  const refused = checkRematch(room, by);
  if (refused) return refused;
  const seats: readonly RacerIdentity[] = racers.filter(isSeated).map(({ id, name, avatar }) => ({ id, name, avatar }));
  const host = seats.find(({ id }) => id === hostId) ?? seats.find(({ id }) => id === by);
  if (!host) return new Refused("NOT_A_RACER");
  const next = services.races.create({ visibility: settings.visibility, language: settings.language, textId: text.id, text: text.body }, host, seats.filter((seat) => seat !== host));
  room.dispatch({ kind: "rematch", by, code: next.code });
  return { room: next };
}

function checkRematch({ state }: RaceRoom, by: string): Refused | null {
  if (!seatedRacer(state, by)) return new Refused("NOT_A_RACER");
  return state.phase === "FINISHED" ? null : new Refused("RACE_NOT_OVER");
}
