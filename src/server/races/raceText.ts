import { eq, and, inArray, gte, ne, sql } from "drizzle-orm";
import type { RaceSettings, RaceState, RacerIdentity, Racer } from "../../engine/race/RaceState";
import type { Database, Connection } from "../database/Database";
import type { Viewer } from "../graphql/Context";
import { raceResultId } from "../results/runs";
import { texts, type TextRow, results } from "../database/schema";
import { groupMembers, users } from "../database/userSchema";
import { avatarPath } from "../avatars/avatars";
import type { Services } from "../services";
import { percent, wordsPerMinute, roundDown } from "../../engine/metrics/rates";
import { isNickname, adjectives, animals } from "../users/nicknames";
import { createHash } from "node:crypto";

/** A text's length is rounded to this until the text is shown: the exact length would identify it in the library. */
const LENGTH_STEP = 50;

const hiddenTitles: Readonly<Record<RaceSettings["language"], string>> = { en: "Hidden text", nl: "Verborgen tekst" };

/**
 * Whether the text of a race is still hidden. Before the countdown only the user who chose it knows it, so that others
 * cannot prepare.
 */
export function isTextHidden({ settings, startsAt }: RaceState, viewer: Viewer | null): boolean {
  return startsAt === null && (viewer === null || viewer.userId !== settings.chosenBy);
}

/** The placeholder for a hidden text, with an id of its own that does not exist, and no body. */
export function hiddenText({ settings, createdAt }: RaceState): TextRow {
  const { code, language, text } = settings;
  const characters = Math.max(LENGTH_STEP, Math.round([...text].length / LENGTH_STEP) * LENGTH_STEP);
  return {
    id: raceResultId(`${code}:${createdAt}`, "hidden text"),
    slug: null,
    ownerId: null,
    groupId: null,
    visibility: "OWN",
    status: "DRAFT",
    title: hiddenTitles[language],
    language,
    body: "",
    difficulty: "MEDIUM",
    characters,
    tags: [],
    difficultyScore: null,
    characterSet: "",
    source: "",
    reviewNote: "",
    version: 1,
    createdAt: new Date(createdAt),
  };
}

/**
 * The text of a race, or its row id if everyone may read it anyway. A group's race can use a text of its coach or of
 * the group: by choosing it they show it to all who race or watch.
 */
export async function raceText(
  database: Database,
  { group, textId }: Pick<RaceSettings, "group" | "textId">,
): Promise<TextRow | string> {
  if (group === null) return textId;
  const [text] = await database.select().from(texts).where(eq(texts.id, textId));
  return text ?? textId;
}

/**
 * The users as racers, in the order of the ids, without deleted accounts. In a group's race, with the data that its
 * modes need.
 */
export async function findRacers(
  { database, now }: Services,
  { group }: Pick<RaceSettings, "group">,
  userIds: readonly string[],
): Promise<readonly RacerIdentity[]> {
  const rows = await database
    .select({ id: users.id, name: users.displayName, avatarHash: users.avatarHash })
    .from(users)
    .where(inArray(users.id, [...userIds]));
  const plain = userIds
    .flatMap((userId) => rows.find(({ id }) => id === userId) ?? [])
    .map(({ id, name, avatarHash }) => ({ id, name, avatar: avatarPath(id, avatarHash) }));
  if (group === null) return plain;
  const within = and(eq(groupMembers.groupId, group.id), inArray(groupMembers.userId, [...userIds]));
  const members = new Set(
    (await database.select({ userId: groupMembers.userId }).from(groupMembers).where(within)).map(
      ({ userId }) => userId,
    ),
  );
  const baselines = await findBaselines(database, userIds, now());
  return plain.map((racer) => ({
    ...racer,
    isMember: members.has(racer.id),
    baseline: baselines.get(racer.id) ?? null,
  }));
}

const SEVEN_DAYS_MS = 7 * 24 * 60 * 60 * 1000;

/**
 * Each user's median speed over the last seven days, in hundredths of a word per minute; users who typed nothing have
 * none. Flagged runs do not count, nor do course exercises, because drills of a few keys say little about prose.
 * @param now ms since 1970.
 */
async function findBaselines(
  database: Connection,
  userIds: readonly string[],
  now: number,
): Promise<ReadonlyMap<string, number>> {
  if (userIds.length === 0) return new Map();
  const recent = and(
    inArray(results.userId, [...userIds]),
    gte(results.startedAt, new Date(now - SEVEN_DAYS_MS)),
    eq(results.status, "VERIFIED"),
    ne(results.mode, "LESSON"),
  );
  const median = sql<number>`percentile_cont(0.5) within group (order by ${results.wpm})`;
  const rows = await database
    .select({ userId: results.userId, median })
    .from(results)
    .where(recent)
    .groupBy(results.userId);
  return new Map(rows.map((row) => [row.userId, Math.round(row.median * 100)]));
}

/** Speed and accuracy as shown on lanes: whole numbers, rounded down. */
type RacerFigures = { readonly wpm: number; readonly accuracy: number };

type Taken = { readonly at: number; readonly figures: ReadonlyMap<string, RacerFigures> };

/**
 * Minimum interval between changes of the figures on a lane, in ms: people read them, and each change makes every
 * screen compute its layout.
 */
const FIGURES_INTERVAL_MS = 1_000;

const figureCache = new WeakMap<RaceState["settings"], Taken>();

/** A racer's figures, computed again after a second. For a racer who has finished, the final ones immediately. */
export function racerFigures(state: RaceState, racer: Racer, now: number): RacerFigures {
  if (racer.finishedAfter !== null) return figuresOf(racer, racer.finishedAfter);
  if (state.startsAt === null || racer.presses === 0) return { wpm: 0, accuracy: 100 };
  const known = figureCache.get(state.settings);
  const fresh = known && now - known.at < FIGURES_INTERVAL_MS ? known : take(state, now);
  return fresh.figures.get(racer.id) ?? figuresOf(racer, now - state.startsAt);
}

function take(state: RaceState, now: number): Taken {
  const elapsed = (state.endedAt ?? now) - (state.startsAt ?? now);
  const made = { at: now, figures: new Map(state.racers.map((racer) => [racer.id, figuresOf(racer, elapsed)])) };
  figureCache.set(state.settings, made);
  return made;
}

function figuresOf(racer: Racer, elapsedMs: number): RacerFigures {
  return {
    wpm: roundDown(wordsPerMinute(racer.typing.position, elapsedMs)),
    accuracy: racer.presses > 0 ? roundDown(percent(racer.rightPresses, racer.presses)) : 100,
  };
}

/**
 * The same racers, with a number added to nicknames that the server gave to several of them: "Witty Meerkat 2". Names
 * that people chose stay as they are.
 * @param present racers who are already in the race and keep their names.
 */
export function distinctNicknames(
  racers: readonly RacerIdentity[],
  present: readonly { readonly name: string }[] = [],
): readonly RacerIdentity[] {
  const taken = new Set(present.map(({ name }) => name));
  return racers.map((racer) => {
    const name = isNickname(racer.name) ? freeName(racer.name, taken) : racer.name;
    taken.add(name);
    return { ...racer, name };
  });
}

function freeName(nickname: string, taken: ReadonlySet<string>): string {
  for (let number = 1; ; number += 1) {
    const name = number === 1 ? nickname : `${nickname} ${number}`;
    if (!taken.has(name)) return name;
  }
}

/**
 * A user's nickname on the big screen: always the same within a group, so that they recognize it, and different in each
 * group. If it is taken, the next free one.
 */
function wallNameOf(groupId: string, userId: string, taken: ReadonlySet<string>): string {
  const start = createHash("sha256").update(`${groupId}:${userId}`).digest().readUInt32BE(0);
  const count = adjectives.length * animals.length;
  const names = Array.from({ length: taken.size + 1 }, (_, step) => nameAt((start + step * animals.length) % count));
  return names.find((name) => !taken.has(name)) ?? nameAt(start % count);
}

function nameAt(index: number): string {
  return `${adjectives[Math.floor(index / animals.length)] ?? "Quick"} ${animals[index % animals.length] ?? "Otter"}`;
}

/**
 * The same racers with their names for the big screen, if the group wants nicknames there: all different from those
 * already in the race.
 */
export function nameForWall(
  { group, nicknames }: Pick<RaceSettings, "group" | "nicknames">,
  racers: readonly RacerIdentity[],
  present: readonly { readonly wallName: string }[] = [],
): readonly RacerIdentity[] {
  if (group === null || !nicknames) return racers;
  const taken = new Set(present.map(({ wallName }) => wallName));
  return racers.map((racer) => {
    const wallName = wallNameOf(group.id, racer.id, taken);
    taken.add(wallName);
    return { ...racer, wallName };
  });
}
