import { and, eq } from "drizzle-orm";
import type { Language } from "../../contract/languages/languages";
import { raceLimits, type RaceMode, type RaceSettings } from "../../engine/race/RaceState";
import type { Database } from "../database/Database";
import type { TextLength } from "../../contract/enums";
import type { TextRow } from "../database/schema";
import { groupMembers } from "../database/userSchema";
import { DomainError, InvalidInput, RateLimited } from "../DomainError";
import type { Context, Viewer } from "../Context";
import { openGroup } from "../groups/groups";
import { drawText } from "../texts/drawText";
import { findText } from "../texts/texts";
import { findRacers } from "./racers";
import type { RaceRoom } from "./RaceRoom";

type Maybe<Value> = Value | null | undefined;

/** What a race is about: a text, or a random one of a length, or any of the language. */
type TextWish = {
  readonly language: Language;
  /** Row id. */
  readonly textId: string | null;
  readonly length?: Maybe<TextLength>;
};

/** Opens a race with the viewer as its host. */
export async function createRace(
  context: Context,
  { visibility, ...wish }: TextWish & { readonly visibility: RaceSettings["visibility"] },
): Promise<{ room: RaceRoom } | DomainError> {
  const { services } = context;
  const viewer = await mayCreate(context);
  if (viewer instanceof DomainError) return viewer;
  const text = await chooseText(context, wish, null, [viewer.userId]);
  if (text instanceof DomainError) return text;
  const { language } = wish;
  const [host] = await findRacers(services, { group: null, language }, [viewer.userId]);
  if (!host) return new DomainError("NOT_SIGNED_IN");
  const about = { visibility, language, textId: text.id, text: text.body, chosenBy: viewer.userId };
  return { room: await services.races.create(about, host) };
}

type GroupRaceWish = TextWish & { readonly mode?: Maybe<RaceMode>; readonly teams?: Maybe<number> };

/** Opens a race of a group, which its coaches conduct. */
export async function createGroupRace(
  context: Context,
  groupId: string,
  { mode, teams, ...wish }: GroupRaceWish,
): Promise<{ room: RaceRoom } | DomainError> {
  const opened = await openGroup(context, groupId, "COACH");
  if (opened instanceof DomainError) return opened;
  const viewer = await mayCreate(context);
  if (viewer instanceof DomainError) return viewer;
  const typists = await findTypists(context.services.database, opened.group.id);
  const text = await chooseText(context, wish, viewer.userId, typists);
  if (text instanceof DomainError) return text;
  const { id, name, settings } = opened.group;
  const about = {
    visibility: "PRIVATE",
    language: wish.language,
    textId: text.id,
    text: text.body,
    chosenBy: viewer.userId,
    group: { id, name },
    mode: mode ?? "SPEED",
    teams: nearest(teams ?? raceLimits.fewestTeams),
    guests: settings.guestsInRaces,
    nicknames: settings.nicknames,
  } as const;
  return { room: await context.services.races.create(about, null) };
}

export async function mayCreate({ viewer, services, address }: Context): Promise<Viewer | DomainError> {
  if (!viewer) return new DomainError("NOT_SIGNED_IN");
  if (!(await services.switches.isOn("RACES"))) return new DomainError("SWITCHED_OFF");
  const wait = await services.rateLimits.takeFrom("createRace", viewer.userId, address);
  return wait === null ? viewer : new RateLimited(wait);
}

/** Members of a group that count when a text is drawn: more than fit in a classroom. */
const MOST_TYPISTS = 60;

/** Row ids of those who will race in a group. */
async function findTypists(database: Database, groupId: string): Promise<readonly string[]> {
  const members = await database
    .select({ userId: groupMembers.userId })
    .from(groupMembers)
    .where(and(eq(groupMembers.groupId, groupId), eq(groupMembers.role, "MEMBER")))
    .limit(MOST_TYPISTS);
  return members.map(({ userId }) => userId);
}

/**
 * @param readerId row id of the user whose own texts, and those of their groups, may be chosen; null for none.
 * @param typists row ids of those who will race, as far as they are known.
 */
async function chooseText(
  { services: { database } }: Context,
  { textId, language, length }: TextWish,
  readerId: string | null,
  typists: readonly string[],
): Promise<TextRow | InvalidInput> {
  const text = textId
    ? await findText(database, textId, readerId)
    : await drawText(database, { language, length: length ?? null, typists });
  if (!text) return new InvalidInput([{ path: textId ? "textId" : "length", code: "TEXT_NOT_FOUND" }]);
  return text.language === language ? text : new InvalidInput([{ path: "language", code: "TEXT_NOT_FOUND" }]);
}

function nearest(teams: number): number {
  return Math.max(raceLimits.fewestTeams, Math.min(raceLimits.mostTeams, teams));
}
