import { SHELL_PATH } from "../../contract/wire";
import type { BuiltFiles } from "./BuiltFiles";

const PREFIX = "typeloop-files-";

/** How many files are asked for at once: what somebody looks at comes first. */
const AT_ONCE = 4;

/**
 * Our answers differ by how they are compressed, which is undone before they are kept, and pages by whom they are for,
 * which the shell is not.
 */
const anyVariant = { ignoreVary: true } as const;

/**
 * What the browser keeps of Typeloop: one cache for each build. A file's name says its content, so it does not matter
 * which build brought it; the shell belongs
 * to its build alone.
 */
export class KeptFiles {
  readonly #caches: CacheStorage;
  readonly #files: BuiltFiles;
  readonly #name: string;

  /** @param host marks what the server says to its pages. */
  constructor(caches: CacheStorage, files: BuiltFiles, host: string) {
    this.#caches = caches;
    this.#files = files;
    this.#name = `${PREFIX}${files.build}-${host}`;
  }

  /**
   * Keeps what works without a network. @throws when something of it cannot be had, or the server has another build by
   * now.
   */
  async keepNeeded(): Promise<void> {
    const { entry, needed } = this.#files;
    const shell = await fetch(SHELL_PATH, { cache: "no-store", credentials: "omit" });
    const text = await shell.clone().text();
    if (!shell.ok || !text.includes(`"${entry}"`)) throw new Error("The shell is not of this build.");
    await this.#keep(needed);
    const cache = await this.#caches.open(this.#name);
    await cache.put(SHELL_PATH, shell);
  }

  /** Keeps the files of the other pages as well, as far as they are to be had. */
  async keepRest(): Promise<void> {
    await this.#keep(this.#files.rest).catch(() => undefined);
  }

  /** Lets go of the builds before, but for the last one: its pages may still be open. */
  async forgetOldBuilds(): Promise<void> {
    const names = (await this.#caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== this.#name);
    await Promise.all(names.slice(0, -1).map((name) => this.#caches.delete(name)));
  }

  /** The page that starts the app in the browser; undefined when there is none. */
  async shell(): Promise<Response | undefined> {
    const cache = await this.#caches.open(this.#name);
    return cache.match(SHELL_PATH, anyVariant);
  }

  /** A file of any build: as it was kept, or from the server, and kept from then on. */
  async file(request: Request): Promise<Response> {
    const kept = await this.#caches.match(request.url, anyVariant);
    if (kept !== undefined) return kept;
    const answer = await fetch(request);
    // A browser that has no room left shows the page all the same.
    if (isFile(answer)) await this.#put(request.url, answer.clone()).catch(() => undefined);
    return answer;
  }

  async #keep(paths: readonly string[]): Promise<void> {
    const rest = [...paths];
    const work = async (): Promise<void> => {
      for (let path = rest.shift(); path !== undefined; path = rest.shift()) await this.#keepOne(path);
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
  }

  async #keepOne(path: string): Promise<void> {
    const kept = await this.#caches.match(path, anyVariant);
    const answer = kept ?? (await fetch(path, { credentials: "omit" }));
    if (kept === undefined && !isFile(answer)) throw new Error(`${path} cannot be had.`);
    await this.#put(path, answer);
  }

  async #put(path: string, answer: Response): Promise<void> {
    const cache = await this.#caches.open(this.#name);
    await cache.put(path, answer);
  }
}

/**
 * Whether an answer is one of our files: networks that want a sign-in first answer everything with a page of their own.
 */
function isFile(answer: Response): boolean {
  return (
    answer.status === 200 &&
    !answer.redirected &&
    answer.type === "basic" &&
    !(answer.headers.get("content-type") ?? "").startsWith("text/html")
  );
}
