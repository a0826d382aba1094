import fc from "fast-check";
import { showRun } from "../../../../src/app/typing/live/currentRun";
import { LiveReporter } from "../../../../src/app/typing/live/LiveReporter";
import type { ReportAnswer, SendReport, ReportBatch } from "../../../../src/app/typing/live/RunReport";
import { TypingRun } from "../../../../src/app/typing/TypingRun";
import type { Keystroke } from "../../../../src/engine/log/Keystroke";

const TEXT = "the quick brown fox jumps over the lazy dog ".repeat(60).trim();
const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);
const textOf = (keystrokes: readonly Keystroke[]) =>
  keystrokes.map((keystroke) => (keystroke.kind === "insert" ? keystroke.text : "<")).join("");

/** Stores runs like the server: by number, from the first batch on. */
class FakeWatcher {
  isWatched = true;
  runs = new Map<string, { batches: number; log: string; isOver: boolean; title: string | null }>();

  take({ runId, number, start, keystrokes, isOver }: ReportBatch): ReportAnswer {
    if (!this.isWatched) return { isWatched: false };
    const run = this.runs.get(runId);
    if (run === undefined && start === null) return { expected: 1 };
    if (run !== undefined && number <= run.batches) return { isWatched: true };
    if (run !== undefined && number > run.batches + 1) return { expected: run.batches + 1 };
    this.runs.set(runId, {
      batches: number,
      log: (run?.log ?? "") + textOf(keystrokes),
      isOver,
      title: start?.subject.title ?? run?.title ?? null,
    });
    return { isWatched: true };
  }

  get last() {
    return [...this.runs.values()].at(-1);
  }
}

type Sent = ReportBatch & { readonly elapsedMs: number; readonly signal: AbortSignal };

function open(answer?: (batch: ReportBatch, watcher: FakeWatcher) => ReportAnswer | Promise<ReportAnswer>) {
  const watcher = new FakeWatcher();
  const sent: Sent[] = [];
  const send: SendReport = async (batch, elapsedMs, signal) => {
    sent.push({ ...batch, elapsedMs, signal });
    return answer === undefined ? watcher.take(batch) : answer(batch, watcher);
  };
  let ids = 0;
  const reporter = new LiveReporter({ send, makeId: () => `run ${(ids += 1)}` });
  const begin = (title = "A fox") => {
    const run = new TypingRun({ rules: "free", text: TEXT });
    const leave = showRun({ subject: { activity: "TEXT", title }, rules: "free", text: TEXT, skipped: 0, log: run });
    const type = (text: string) =>
      [...text].forEach((letter) => run.apply({ kind: "insert", text: letter }, performance.now()));
    return { run, type, leave };
  };
  return { watcher, sent, reporter, begin };
}

beforeEach(() => jest.useFakeTimers({ now: 0 }));
afterEach(() => jest.useRealTimers());

test("nothing is sent while no one watches, nor after they have gone", async () => {
  const { sent, reporter, begin } = open();
  const { type, leave } = begin();
  type("the ");
  await pass(10_000);
  expect(sent).toHaveLength(0);
  reporter.start();
  await pass(1_000);
  expect(sent).toHaveLength(1);
  reporter.stop();
  type("quick");
  await pass(10_000);
  expect(sent).toHaveLength(1);
  leave();
});

test("a run is sent from its first key, a batch at most every 500 ms, with its end", async () => {
  const { watcher, sent, reporter, begin } = open();
  reporter.start();
  const { run, type, leave } = begin();
  await pass(5_000);
  expect(sent).toHaveLength(0);
  for (let at = 0; at < 20; at += 1) {
    type(TEXT.charAt(at));
    await pass(100);
  }
  await pass(500);
  expect(watcher.last).toMatchObject({ log: TEXT.slice(0, 20), isOver: false, title: "A fox" });
  expect(sent.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5]);
  expect(sent.filter(({ start }) => start !== null)).toHaveLength(1);
  expect(sent[1]?.elapsedMs).toBeGreaterThanOrEqual(500);
  run.stop("idle");
  leave();
  await pass(1_000);
  expect(watcher.last).toMatchObject({ isOver: true });
  const before = sent.length;
  await pass(60_000);
  expect(sent).toHaveLength(before);
});

test("a coach who comes later gets the run from its beginning, in several batches without a pause", async () => {
  const { watcher, sent, reporter, begin } = open();
  const { type, leave } = begin();
  type(TEXT.slice(0, 2_400));
  reporter.start();
  await pass(300);
  expect(watcher.last?.log).toBe(TEXT.slice(0, 2_400));
  expect(sent.map(({ keystrokes }) => keystrokes.length).every((length) => length <= 1_000)).toBe(true);
  leave();
  reporter.stop();
});

test("one request is in flight at a time, and a key press alone sends nothing", async () => {
  let answer: (value: ReportAnswer) => void = () => undefined;
  const { sent, reporter, begin } = open(() => new Promise((resolve) => (answer = resolve)));
  reporter.start();
  const { type, leave } = begin();
  type("the");
  expect(sent).toHaveLength(0);
  await pass(200);
  type(" quick");
  await pass(2_000);
  expect(sent).toHaveLength(1);
  answer({ isWatched: true });
  await pass(500);
  expect(sent.map(({ keystrokes }) => textOf(keystrokes))).toEqual(["the", " quick"]);
  leave();
  reporter.stop();
});

test("a server that has forgotten the run gets it from the beginning", async () => {
  const { watcher, reporter, begin } = open();
  reporter.start();
  const { type, leave } = begin();
  type("the ");
  await pass(1_000);
  watcher.runs.clear();
  type("quick");
  await pass(2_000);
  expect(watcher.last?.log).toBe("the quick");
  leave();
  reporter.stop();
});

test("a new run replaces the old one; a run that is left is over", async () => {
  const { watcher, reporter, begin } = open();
  reporter.start();
  const first = begin();
  first.type("the ");
  await pass(1_000);
  first.leave();
  await pass(1_000);
  expect(watcher.last).toMatchObject({ log: "the ", isOver: true });
  const second = begin("Another");
  second.type("the q");
  await pass(1_000);
  expect(watcher.last).toMatchObject({ log: "the q", isOver: false, title: "Another" });
  expect(watcher.runs.size).toBe(2);
  second.leave();
  reporter.stop();
});

test("what is refused is not sent again; the next run is", async () => {
  let refusals = 1;
  const { watcher, sent, reporter, begin } = open((batch, server) =>
    (refusals -= 1) >= 0 ? "refused" : server.take(batch),
  );
  reporter.start();
  const first = begin();
  first.type("the");
  await pass(1_000);
  first.type(" quick");
  await pass(60_000);
  expect(sent).toHaveLength(1);
  first.leave();
  const second = begin();
  second.type("the");
  await pass(1_000);
  expect(watcher.last?.log).toBe("the");
  second.leave();
  reporter.stop();
});

test("a gap that never closes is not retried forever", async () => {
  const { sent, reporter, begin } = open(() => ({ expected: 1 }));
  reporter.start();
  const { type, leave } = begin();
  type("the");
  await pass(60_000);
  expect(sent.length).toBeLessThan(10);
  leave();
  reporter.stop();
});

describe("offline", () => {
  test("it gives up after some attempts, and continues when the server is back", async () => {
    let isReached = false;
    const { watcher, sent, reporter, begin } = open((batch, server) =>
      isReached ? server.take(batch) : "unreachable",
    );
    reporter.start();
    const { type, leave } = begin();
    type("the");
    await pass(600_000);
    expect(sent.length).toBeLessThan(10);
    type(" quick");
    await pass(10_000);
    const tried = sent.length;
    await pass(600_000);
    expect(sent).toHaveLength(tried);
    isReached = true;
    reporter.retryNow();
    await pass(2_000);
    expect(watcher.last?.log).toBe("the quick");
    leave();
    reporter.stop();
  });

  test("a silent request is given up", async () => {
    const { sent, reporter, begin } = open(() => new Promise(() => undefined));
    reporter.start();
    const { type, leave } = begin();
    type("the");
    await pass(5_500);
    expect(sent[0]?.signal.aborted).toBe(true);
    leave();
    reporter.stop();
  });
});

test("a page briefly not recognized as watched sends its run from the beginning later, not forever", async () => {
  const { watcher, sent, reporter, begin } = open();
  reporter.start();
  const { type, leave } = begin();
  type("the ");
  await pass(1_000);
  watcher.isWatched = false;
  watcher.runs.clear();
  type("quick");
  await pass(1_000);
  watcher.isWatched = true;
  await pass(4_000);
  expect(watcher.last?.log).toBe("the quick");
  watcher.isWatched = false;
  type(" brown");
  await pass(600_000);
  expect(sent.length).toBeLessThan(15);
  leave();
  reporter.stop();
});

test("whatever is lost on the way, the run arrives complete and in order", async () => {
  const fate = fc.constantFrom<"arrives" | "request lost" | "answer lost" | "forgotten">(
    "arrives",
    "arrives",
    "arrives",
    "request lost",
    "answer lost",
    "forgotten",
  );
  await fc.assert(
    fc.asyncProperty(
      fc.array(fate, { maxLength: 12 }),
      fc.array(fc.integer({ min: 0, max: 900 }), { minLength: 5, maxLength: 60 }),
      async (fates, pauses) => {
        const left = [...fates];
        const { watcher, reporter, begin } = open((batch, server) => {
          const next = left.shift() ?? "arrives";
          if (next === "request lost") return "unreachable";
          if (next === "forgotten") server.runs.clear();
          const answer = server.take(batch);
          return next === "answer lost" ? "unreachable" : answer;
        });
        reporter.start();
        const { run, type, leave } = begin();
        for (const [at, pause] of pauses.entries()) {
          type(TEXT.charAt(at));
          await pass(pause);
        }
        for (let count = 0; count < 10; count += 1) {
          await pass(10_000);
          reporter.retryNow();
        }
        expect(watcher.last?.log).toBe(textOf(run.keystrokes));
        leave();
        reporter.stop();
      },
    ),
    { numRuns: 50 },
  );
});
