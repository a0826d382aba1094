import { encodeLog } from "../../../src/engine/log/logCodec";
import * as op from "../../support/liveOperations";
import type { Person } from "../../support/people";

export const TEXT = "the quick brown fox jumps over the lazy dog";

/** A report of keys a tenth of a second apart, the first of them `from` keys after the beginning. */
export function reportOf(typed: string, batch = 1, from = 0, more: object = {}) {
  const keystrokes = encodeLog(
    [...typed].map((text, at) => ({ time: (from + at) * 100, kind: "insert", text }) as const),
  );
  const start = { activity: "PRACTICE", rules: "FREE", text: TEXT, title: "Words" };
  return {
    runId: "run-1",
    batch,
    elapsedMs: (from + typed.length) * 100,
    keystrokes,
    ...(batch === 1 ? { start } : {}),
    ...more,
  };
}

/** Sends a report; gives what came of it. */
export async function report(person: Person, input: object): Promise<any> {
  return (await person.run(op.reportTyping, { input })).reportTyping;
}

let pages = 0;

/** Opens a page of somebody: their news. */
export function openPage(person: Person, page = `page-${(pages += 1)}`) {
  return person.follow(op.myGroupNews, { page });
}

/** Opens a page and waits until somebody watches. */
export async function openWatchedPage(person: Person, page?: string) {
  const news = openPage(person, page);
  await news.next(({ myGroupNews }) => myGroupNews.watchedBy.length > 0);
  return news;
}

/** Waits until the last that came of a live view shows somebody so; gives them. */
export async function until(
  liveView: { readonly values: readonly any[] },
  person: Person,
  fits: (member: any) => boolean,
): Promise<any> {
  const find = () =>
    liveView.values.at(-1)?.data?.groupLiveUpdated.members.find(({ userId }: any) => userId === person.id);
  await wait(
    () => find() !== undefined && fits(find()),
    () => JSON.stringify(find()),
  );
  return find();
}

export async function wait(isSo: () => boolean, describe: () => string = () => "", timeoutMs = 10_000): Promise<void> {
  const started = Date.now();
  while (!isSo()) {
    if (Date.now() - started > timeoutMs) throw new Error(`it never came so: ${describe()}`);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}
