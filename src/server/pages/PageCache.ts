import { createHash } from "node:crypto";
import type { Readable } from "node:stream";
import { Kind, type OperationDefinitionNode } from "graphql";
import { pageTimes } from "../../contract/renderPage";
import { LeastRecentlyUsed } from "../LeastRecentlyUsed";
import { GatheredNews } from "../redis/GatheredNews";
import type { PubSub } from "../redis/PubSub";
import { compress, type Encoding } from "./compression";

/** A page that is sent to several visitors. */
export type CachedPage = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** Sources for the content security policy: the hashes of the page's scripts, which have no nonce. */
  readonly scripts: readonly string[];
  readonly body: Buffer;
};

/** A page that is being rendered, or was. */
type Entry = {
  /** Its name in pages.ts; null until it is known. */
  name: string | null;
  readonly until: number;
  /** The number of changes before it was rendered. */
  readonly since: number;
  /** Undefined until it is there; null if it was not kept. */
  page: CachedPage | null | undefined;
  readonly made: Promise<void>;
};

/** A page whose rendering has begun to be sent. */
type Rendering = {
  readonly name: string;
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly nonce: string;
  readonly encoding: Encoding;
  readonly html: Readable;
  /** Whether a part of it has failed, asked at its end. */
  readonly hasFailed: () => boolean;
};

/** For so long a page is sent again, in ms. Only what no mutation changes, such as the time of day, gets as old. */
const FRESH_MS = 2_000;

/** A page takes about 15 KB, or 80 KB for clients that take no compression. */
const PAGES = 500;

const CHANNEL = "pages";
const ALL = "*";

/** In a change: every page may show something else. */
export const everyPage = [ALL] as const;

/** The pages that show results, by their names in pages.ts. */
export const resultPages = ["Leaderboard", "Daily", "Player", "Result"];

/** What mutations change in pages as anyone sees them. Those that are not named here change all pages. */
const changedBy: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  [
    // These say it themselves, with the boards that have changed.
    ["saveResult", "reviewResult", "setProfileVisibility", "setCompetes"],
    ["sendKeystrokes", "sendExamKeystrokes", "reportTyping", "reportPresence"],
    ["signIn", "signOut", "createGuest", "beginPasskey", "beginPasskeySignIn", "signInWithPasskey"],
    ["beginExamAttempt", "resumeExamAttempt", "handInExamAttempt", "beginDailyAttempt", "passReading"],
    ["setBookmark", "setFavorite", "setAppearance", "setSpeedUnit", "setDailyGoal"],
    // The list of open races says itself when it has changed.
    ["createRace", "createGroupRace", "joinRace", "leaveRace", "setReady", "startRace", "raceNow", "rematch"],
    ["raceForTournament"],
    ["previewImport", "previewMembers", "previewRoster", "readTextUpload", "createExportAddress"],
    ["checkSignInProvider"],
    ["openLesson", "createExam", "setGrade", "saveSeating"],
  ].flatMap((names) => names.map((name) => [name, []])),
);

/** The names of the pages that an operation changes; `*` is all of them. */
export function pagesChangedBy({ operation, selectionSet }: OperationDefinitionNode): readonly string[] {
  if (operation !== "mutation") return [];
  return selectionSet.selections.flatMap((field) =>
    field.kind === Kind.FIELD ? (changedBy[field.name.value] ?? [ALL]) : [ALL],
  );
}

/**
 * Rendered pages, which are the same for everyone with the same preferences, as the server renders without knowing the
 * viewer. Each is sent again for two seconds at most, and not after a write that changes it: of this process at once,
 * of others a tenth of a second later at most. Requests for a page that is being rendered wait a moment for it.
 */
export class PageCache {
  readonly #news: GatheredNews;
  readonly #listeners = new Set<(names: readonly string[]) => void>();
  readonly #now: () => number;
  readonly #patienceMs: number;
  readonly #stops: readonly (() => void)[];
  readonly #entries = new LeastRecentlyUsed<Entry>(PAGES);
  /** The last change of each page by its name, as a number of changes. */
  readonly #changes = new Map<string, number>();
  #count = 0;
  #isPublishing = false;

  /**
   * @param now ms since any moment.
   * @param patienceMs how long a request waits for a page that is being rendered for another.
   */
  constructor(pubSub: PubSub, now: () => number, patienceMs: number = pageTimes.renderPatienceMs) {
    this.#news = new GatheredNews((names) => {
      this.#isPublishing = true;
      pubSub.publish(CHANNEL, names.join(" "));
      this.#isPublishing = false;
    });
    this.#now = now;
    this.#patienceMs = patienceMs;
    this.#stops = [
      // What this process publishes was dropped here when it changed.
      pubSub.subscribe(CHANNEL, (names) => this.#isPublishing || this.#hear(names.split(" "))),
      pubSub.onMissed(() => this.drop([ALL])),
    ];
  }

  /**
   * Says to all processes which pages have changed: their names in pages.ts, or `*`. The same message says which boards
   * have (BoardUpdates); their names have a colon.
   */
  change(names: readonly string[]): void {
    if (names.length === 0) return;
    this.#hear(names);
    this.#news.add(names);
  }

  /**
   * Calls back with the names of every change of which this process hears: its own at once, and those of others. The
   * returned function stops it.
   */
  onChanged(listener: (names: readonly string[]) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Drops pages in this process only, for a change of which every process hears. */
  drop(names: readonly string[]): void {
    this.#count += 1;
    for (const name of names) if (!name.includes(":")) this.#changes.set(name, this.#count);
  }

  /**
   * The page with this key; null if it has to be rendered (anew), also because one that is being rendered takes longer
   * than a moment: then each visitor gets what is there.
   */
  async find(key: string): Promise<CachedPage | null> {
    const entry = this.#freshEntry(key);
    if (entry && entry.page === undefined) await Promise.race([entry.made, pause(this.#patienceMs)]);
    return entry?.page ?? null;
  }

  /**
   * Begins a page that is about to be rendered. Call the returned function with the rendering as soon as there is one,
   * or with null if this page is for one visitor: then, for as long, nobody waits for the next.
   */
  begin(key: string): (rendering: Rendering | null) => void {
    if (this.#freshEntry(key)) return (rendering) => rendering?.html.resume();
    let finish: (() => void) | undefined;
    const made = new Promise<void>((resolve) => (finish = resolve));
    const entry: Entry = { name: null, until: this.#now() + FRESH_MS, since: this.#count, page: undefined, made };
    this.#entries.set(key, entry);
    return (rendering) => {
      entry.name = rendering?.name ?? null;
      const stored = rendering === null ? Promise.resolve(null) : store(rendering).catch(() => null);
      void stored.then((page) => {
        entry.page = page;
        finish?.();
      });
    };
  }

  close(): void {
    this.#news.close();
    for (const stop of this.#stops) stop();
  }

  #hear(names: readonly string[]): void {
    this.drop(names);
    for (const listener of this.#listeners) listener(names);
  }

  #freshEntry(key: string): Entry | undefined {
    const entry = this.#entries.get(key);
    return entry && entry.until > this.#now() && !this.#hasChanged(entry) ? entry : undefined;
  }

  #hasChanged({ name, since }: Entry): boolean {
    const last = name === null ? this.#count : (this.#changes.get(name) ?? 0);
    return Math.max(last, this.#changes.get(ALL) ?? 0) > since;
  }
}

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms).unref());

/** Null if a part of the page has failed: the next visitor may get it whole. */
async function store(rendering: Rendering): Promise<CachedPage | null> {
  const { status, headers, nonce, encoding, html, hasFailed } = rendering;
  const chunks: Buffer[] = [];
  for await (const chunk of html) chunks.push(Buffer.from(chunk));
  if (hasFailed()) return null;
  const text = Buffer.concat(chunks).toString();
  const body = await compress(Buffer.from(text.replaceAll(` nonce="${nonce}"`, "")), encoding);
  return { status, headers, scripts: hashScripts(text, nonce), body };
}

/** The inline scripts of a page: those with its nonce, so that no other script gets a hash. */
function hashScripts(html: string, nonce: string): readonly string[] {
  const scripts = html.matchAll(/<script\b([^>]*)>([^]*?)<\/script>/gu);
  const hashes = [...scripts].flatMap(([, attributes = "", code = ""]) =>
    attributes.includes(` nonce="${nonce}"`) && code !== ""
      ? [`'sha256-${createHash("sha256").update(code).digest("base64")}'`]
      : [],
  );
  return [...new Set(hashes)];
}

declare module "../Context" {
  interface Services {
    readonly pageCache: PageCache;
  }
}
