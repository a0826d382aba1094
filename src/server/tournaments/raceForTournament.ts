import { eq } from "drizzle-orm";
import type { Language } from "../../contract/languages/languages";
import { raceLimits } from "../../engine/race/RaceState";
import { texts } from "../database/schema";
import type { TournamentRow } from "../database/tournamentSchema";
import type { Context, Services } from "../Context";
import { DomainError, InvalidInput } from "../DomainError";
import { toGlobalId } from "../graphql/globalIds";
import { openGroup, type SeenGroup } from "../groups/groups";
import { mayCreate } from "../races/createRace";
import { findRacers, nameForWall } from "../races/racers";
import { seatAtOnce } from "../races/raceNow";
import type { RaceRoom } from "../races/RaceRoom";
import { drawText } from "../texts/drawText";
import { findTournament, phaseOf, todayOf } from "./tournaments";

/**
 * Seats the viewer, ready to start, in a race of their group for its tournament: where classmates wait, otherwise in a
 * new one, which starts with them alone after ten seconds. For members of the group. Asking again returns the race in
 * which they wait.
 * @param language one of the tournament's; on a day with a text of its own, that of the text instead.
 * @returns TOURNAMENT_NOT_RUNNING before its first day and when it is over, an issue at `language` (OUT_OF_RANGE) for
 * another language.
 */
export async function raceForTournament(
  context: Context,
  tournamentId: string,
  language: Language,
): Promise<{ readonly room: RaceRoom } | DomainError> {
  const { services } = context;
  if (!context.viewer) return new DomainError("NOT_SIGNED_IN");
  const row = await findTournament(services, tournamentId);
  if (!row) return new DomainError("NOT_FOUND");
  const open = await openGroup(context, toGlobalId("Group", row.groupId), "MEMBER");
  if (open instanceof DomainError) return open;
  const { group } = open;
  if (group.myRole !== "MEMBER") return new DomainError("NOT_A_MEMBER");
  if (!group.settings.leaderboard) return new DomainError("COMPETITION_OFF");
  const today = todayOf(services);
  if (phaseOf(row, today) !== "RUNNING") return new DomainError("TOURNAMENT_NOT_RUNNING");
  if (!row.languages.includes(language)) return new InvalidInput([{ path: "language", code: "OUT_OF_RANGE" }]);
  const viewer = await mayCreate(context);
  if (viewer instanceof DomainError) return viewer;
  const { userId } = viewer;
  const textId = row.textIds[today - row.firstDay];
  const [ofDay] = textId === undefined ? [] : await services.database.select().from(texts).where(eq(texts.id, textId));
  const raced = ofDay?.language ?? language;
  return seatAtOnce(services, userId, {
    language: raced,
    rooms: () => services.races.groups.of(group.id),
    fits: (settings) => settings.isQuick,
    seats: raceLimits.openSeats,
    make: async () => {
      const text = ofDay ?? (await drawText(services.database, wishOf(row, raced, userId)));
      return text ? makeRace(services, group, { language: raced, textId: text.id, text: text.body, userId }) : noText();
    },
  });
}

function wishOf({ length }: TournamentRow, language: Language, userId: string) {
  return { language, length, typists: [userId] };
}

function noText(): DomainError {
  return new DomainError("TEXT_NOT_FOUND");
}

type NewRace = {
  readonly language: Language;
  readonly textId: string;
  readonly text: string;
  readonly userId: string;
};

/** A quick race of the group, in which a member has a seat. It has no host. */
async function makeRace(
  services: Services,
  { id, name, settings: { nicknames } }: SeenGroup,
  { language, textId, text, userId }: NewRace,
): Promise<RaceRoom> {
  const group = { id, name };
  const racers = nameForWall({ group, nicknames }, await findRacers(services, { group, language }, [userId]));
  const about = { visibility: "PRIVATE", language, textId, text, chosenBy: null, group, mode: "SPEED" } as const;
  return services.races.create({ ...about, nicknames, isQuick: true }, null, racers);
}
