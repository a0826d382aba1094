import { and, eq } from "drizzle-orm";
import type { Language } from "../../contract/languages/languages";
import { raceLimits, type RaceMode, type RaceSettings } from "../../engine/race/RaceState";
import type { Database } from "../database/Database";
import type { TextLength } from "../../contract/enums";
import { groupMembers } from "../database/userSchema";
import { DomainError, InvalidInput, RateLimited } from "../DomainError";
import type { Context, Viewer } from "../Context";
import { openGroup } from "../groups/groupRights";
import { drawText } from "../texts/drawText";
import { findText } from "../texts/texts";
import { findRacers } from "./racers";
import { drawLessonWords } from "./raceText";
import type { RaceRoom } from "./RaceRoom";

export type Maybe<Value> = Value | null | undefined;

/** What a race is about: a text, words of a lesson, a random text of a length, or any of the language. */
export type TextWish = {
  readonly language: Language;
  /** Row id. */
  readonly textId: string | null;
  readonly lessonId?: Maybe<string>;
  readonly length?: Maybe<TextLength>;
};

/** What a race is about, and how it is won. */
type RaceWish = TextWish & { readonly mode?: Maybe<RaceMode>; readonly teams?: Maybe<number> };

/** Modes that show how fast somebody usually is, which is not for strangers. */
const privateModes: readonly Maybe<RaceMode>[] = ["HANDICAP", "TEAMS"];

/**
 * Opens a race with the viewer as its host.
 * @returns an issue at `mode` or `textId` (PRIVATE_RACE_ONLY) for what an open race cannot have.
 */
export async function createRace(
  context: Context,
  { visibility, mode, teams, ...wish }: RaceWish & { readonly visibility: RaceSettings["visibility"] },
): Promise<{ room: RaceRoom } | DomainError> {
  const { services } = context;
  const viewer = await mayCreate(context);
  if (viewer instanceof DomainError) return viewer;
  const isOpen = visibility === "OPEN";
  if (isOpen && privateModes.includes(mode)) return new InvalidInput([{ path: "mode", code: "PRIVATE_RACE_ONLY" }]);
  const text = await chooseText(context, wish, viewer.userId, [viewer.userId]);
  if (text instanceof DomainError) return text;
  if (isOpen && !text.isPublic) return new InvalidInput([{ path: "textId", code: "PRIVATE_RACE_ONLY" }]);
  const { language } = wish;
  const won = { mode: mode ?? "SPEED", teams: nearest(teams ?? raceLimits.fewestTeams) };
  const [host] = await findRacers(services, { group: null, language, mode: won.mode }, [viewer.userId]);
  if (!host) return new DomainError("NOT_SIGNED_IN");
  return { room: await services.races.create({ visibility, language, ...text.settings, ...won }, host) };
}

/** Opens a race of a group, which its coaches conduct. */
export async function createGroupRace(
  context: Context,
  groupId: string,
  { mode, teams, ...wish }: RaceWish,
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
    ...text.settings,
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

/** Row ids of those who will race in a group, at most `most`. */
export async function findTypists(
  database: Database,
  groupId: string,
  most: number = MOST_TYPISTS,
): Promise<readonly string[]> {
  const members = await database
    .select({ userId: groupMembers.userId })
    .from(groupMembers)
    .where(and(eq(groupMembers.groupId, groupId), eq(groupMembers.role, "MEMBER")))
    .limit(most);
  return members.map(({ userId }) => userId);
}

/** The text of a race, and whether everyone may read it. */
type ChosenText = {
  readonly isPublic: boolean;
  readonly settings: Pick<RaceSettings, "textId" | "lessonId" | "text" | "chosenBy">;
};

/**
 * The words of a lesson are made here, so that nobody knows them in advance; all else is known to who chose it.
 * @param readerId row id of the user who chooses. Their own texts, and those of their groups, may be chosen.
 * @param typists row ids of those who will race, as far as they are known.
 */
export async function chooseText(
  { services: { database } }: Context,
  { textId, lessonId, language, length }: TextWish,
  readerId: string,
  typists: readonly string[],
): Promise<ChosenText | InvalidInput> {
  if (textId === null && lessonId != null) {
    const words = await drawLessonWords(lessonId, language, length ?? "MEDIUM");
    if (words instanceof InvalidInput) return words;
    return { isPublic: true, settings: { textId: null, lessonId, text: words, chosenBy: null } };
  }
  const text = textId
    ? await findText(database, textId, readerId)
    : await drawText(database, { language, length: length ?? null, typists });
  if (!text) return new InvalidInput([{ path: textId ? "textId" : "length", code: "TEXT_NOT_FOUND" }]);
  if (text.language !== language) return new InvalidInput([{ path: "language", code: "TEXT_NOT_FOUND" }]);
  const isPublic = text.visibility === "PUBLIC" && (text.status === "PUBLISHED" || text.status === "ARCHIVED");
  return { isPublic, settings: { textId: text.id, lessonId: null, text: text.body, chosenBy: readerId } };
}

function nearest(teams: number): number {
  return Math.max(raceLimits.fewestTeams, Math.min(raceLimits.mostTeams, teams));
}
