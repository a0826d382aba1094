import { and, asc, count, desc, eq, gt, ne, sql } from "drizzle-orm";
import { announcementRules } from "../../contract/adminRules";
import { DEFAULT_LANGUAGE, type Language } from "../../contract/languages/languages";
import { limits } from "../../contract/limits";
import { adminOf } from "../admins/admins";
import { recordAct } from "../audit/auditLog";
import type { Context } from "../Context";
import { announcements, type AnnouncementRow } from "../database/adminSchema";
import { type Database, inTransaction } from "../database/Database";
import { DomainError, validate } from "../DomainError";
import { fromGlobalId } from "../globalIds";
import type { PubSub } from "../redis/PubSub";

/** How often a process reads the announcements itself if it gets no messages, in ms. */
const FRESH_MS = 15_000;

const CHANNEL = "announcements";

/** The announcements that are not over. Read by every page and changed rarely, so they are cached. */
export class CurrentAnnouncements {
  readonly #database: Database;
  readonly #pubSub: PubSub;
  readonly #now: () => number;
  readonly #stops: readonly (() => void)[];
  #reading: Promise<readonly AnnouncementRow[]> | null = null;
  #readAt = 0;
  #lastRead: readonly AnnouncementRow[] = [];

  constructor(database: Database, pubSub: PubSub, now: () => number) {
    this.#database = database;
    this.#pubSub = pubSub;
    this.#now = now;
    const forget = () => (this.#reading = null);
    this.#stops = [pubSub.subscribe(CHANNEL, forget), pubSub.onMissed(forget)];
  }

  /** Those that are shown now, the newest first. While the database is unreachable, the last known ones. */
  async now(): Promise<readonly AnnouncementRow[]> {
    if (this.#reading === null || this.#now() - this.#readAt >= FRESH_MS) {
      this.#readAt = this.#now();
      this.#reading = this.#read();
    }
    const time = this.#now();
    return (await this.#reading).filter(
      ({ startsAt, endsAt }) => startsAt.getTime() <= time && time < endsAt.getTime(),
    );
  }

  /** Announces to all processes that there are others. */
  changed(): void {
    this.#pubSub.publish(CHANNEL, "");
  }

  close(): void {
    for (const stop of this.#stops) stop();
  }

  async #read(): Promise<readonly AnnouncementRow[]> {
    try {
      this.#lastRead = await this.#database
        .select()
        .from(announcements)
        .where(gt(announcements.endsAt, new Date(this.#now())))
        .orderBy(desc(announcements.createdAt), asc(announcements.id))
        .limit(limits.announcements);
    } catch {
      // Makes the next call read again.
      this.#readAt = 0;
    }
    return this.#lastRead;
  }
}

/** The text of an announcement in a language, or else in one that it has. */
export function textIn({ texts }: AnnouncementRow, language: Language): string {
  return texts[language] ?? texts[DEFAULT_LANGUAGE] ?? Object.values(texts)[0] ?? "";
}

/** The announcements of the admins for their own list, also those to come and past ones: the newest 50. */
export function selectAnnouncements(database: Database): Promise<AnnouncementRow[]> {
  return database.select().from(announcements).orderBy(desc(announcements.createdAt), desc(announcements.id)).limit(50);
}

type Draft = {
  readonly texts: readonly { readonly language: Language; readonly text: string }[];
  readonly startsAt: Date;
  readonly endsAt: Date;
};

/** What a change gives: all announcements as in {@link selectAnnouncements}. */
export type ChangedAnnouncements = { readonly announcements: readonly AnnouncementRow[] };

/** Publishes an announcement. For admins. */
export function publishAnnouncement(context: Context, draft: Draft): Promise<ChangedAnnouncements | DomainError> {
  return writeAnnouncement(context, draft, null);
}

/**
 * Changes the texts and the time of an announcement. For admins; NOT_FOUND when it was removed. Pages show the change
 * within a minute, except to those who have dismissed it.
 */
export async function editAnnouncement(
  context: Context,
  globalId: string,
  draft: Draft,
): Promise<ChangedAnnouncements | DomainError> {
  const admin = adminOf(context);
  if (admin instanceof DomainError) return admin;
  const id = fromGlobalId("Announcement", globalId);
  return id === null ? new DomainError("NOT_FOUND") : writeAnnouncement(context, draft, id);
}

/** @param id of the row to change; null for a new one. */
async function writeAnnouncement(
  context: Context,
  draft: Draft,
  id: string | null,
): Promise<ChangedAnnouncements | DomainError> {
  const admin = adminOf(context);
  if (admin instanceof DomainError) return admin;
  const clean = await validate(announcementRules, draft);
  if (clean instanceof DomainError) return clean;
  const { database, now, currentAnnouncements } = context.services;
  const at = new Date(now());
  const texts = Object.fromEntries(clean.texts.map(({ language, text }) => [language, text]));
  const refused = await inTransaction(database, async (transaction) => {
    // Pages go on reading; other admins who publish wait for their turn, so that the limit holds.
    await transaction.execute(sql`lock table ${announcements} in share row exclusive mode`);
    const [others] = await transaction
      .select({ number: count() })
      .from(announcements)
      .where(and(gt(announcements.endsAt, at), id === null ? undefined : ne(announcements.id, id)));
    if (clean.endsAt > at && (others?.number ?? 0) >= limits.announcements)
      return new DomainError("TOO_MANY_ANNOUNCEMENTS");
    const { startsAt, endsAt } = clean;
    const [row] =
      id === null
        ? await transaction
            .insert(announcements)
            .values({ texts, startsAt, endsAt, createdAt: at, createdBy: admin.userId })
            .returning()
        : await transaction
            .update(announcements)
            .set({ texts, startsAt, endsAt })
            .where(eq(announcements.id, id))
            .returning();
    if (!row) return new DomainError(id === null ? "INTERNAL" : "NOT_FOUND");
    const target = { kind: "Announcement", id: row.id, name: textIn(row, DEFAULT_LANGUAGE) } as const;
    const action = id === null ? "ANNOUNCEMENT_PUBLISHED" : "ANNOUNCEMENT_CHANGED";
    await recordAct(transaction, { by: admin.userId, at, action, target });
    return null;
  });
  if (refused) return refused;
  currentAnnouncements.changed();
  return { announcements: await selectAnnouncements(database) };
}

/** Removes an announcement: pages hide it within a minute. For admins. One that is gone counts as removed. */
export async function removeAnnouncement(
  context: Context,
  globalId: string,
): Promise<ChangedAnnouncements | DomainError> {
  const admin = adminOf(context);
  if (admin instanceof DomainError) return admin;
  const id = fromGlobalId("Announcement", globalId);
  if (id === null) return new DomainError("NOT_FOUND");
  const { database, now, currentAnnouncements } = context.services;
  await inTransaction(database, async (transaction) => {
    const [row] = await transaction.delete(announcements).where(eq(announcements.id, id)).returning();
    if (!row) return;
    const target = { kind: "Announcement", id, name: textIn(row, DEFAULT_LANGUAGE) } as const;
    const act = { by: admin.userId, at: new Date(now()), action: "ANNOUNCEMENT_REMOVED" } as const;
    await recordAct(transaction, { ...act, target });
  });
  currentAnnouncements.changed();
  return { announcements: await selectAnnouncements(database) };
}

declare module "../Context" {
  interface Services {
    readonly currentAnnouncements: CurrentAnnouncements;
  }
}
