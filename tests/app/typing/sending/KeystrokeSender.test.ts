import fc from "fast-check";
import { KeystrokeQueue, type StoredQueue, type QueueStore } from "../../../../src/app/typing/sending/KeystrokeQueue";
import { KeystrokeSender, type SendAnswer, type SendBatch } from "../../../../src/app/typing/sending/KeystrokeSender";
import type { Keystroke } from "../../../../src/engine/log/Keystroke";
import { decodeLog } from "../../../../src/engine/log/logCodec";
import { FakeRaceServer } from "../../pages/Race/FakeRaceServer";

const key = (time: number, text = "a"): Keystroke => ({ time, kind: "insert", text });
const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

function memoryStore(): QueueStore & { kept: StoredQueue | null } {
  return {
    kept: null,
    read() {
      return this.kept;
    },
    write(kept) {
      this.kept = JSON.parse(JSON.stringify(kept)) as StoredQueue;
    },
    clear() {
      this.kept = null;
    },
  };
}

/** A sender whose responses are given one by one. */
function startScripted(queue = KeystrokeQueue.from(0, 0)) {
  const sent: {
    readonly number: number;
    readonly texts: readonly string[];
    readonly answer: (answer: SendAnswer) => Promise<void>;
    readonly signal: AbortSignal;
  }[] = [];
  const store = memoryStore();
  const send: SendBatch = (number, keystrokes, signal) =>
    new Promise((resolve) => {
      const log = decodeLog(keystrokes);
      const texts = log.ok
        ? log.keystrokes.map((keystroke) => (keystroke.kind === "insert" ? keystroke.text : keystroke.kind))
        : [];
      const answer = async (value: SendAnswer) => {
        resolve(value);
        await pass(0);
      };
      sent.push({ number, texts, answer, signal });
    });
  const sender = new KeystrokeSender({ send, store, queue });
  const type = (text: string) => [...text].forEach((letter) => sender.add(key(Math.round(performance.now()), letter)));
  const last = () => sent.at(-1)!;
  return { sender, sent, store, type, last };
}

beforeEach(() => {
  jest.useFakeTimers({ now: 0 });
  // The longest of the waits, of which a part is random.
  jest.spyOn(Math, "random").mockReturnValue(1);
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe("a reliable network", () => {
  it("sends what was typed in 250 ms as one batch, numbered from one", async () => {
    const { type, sent, last } = startScripted();
    await pass(1000);
    type("ab");
    await pass(0);
    expect(sent.map(({ texts }) => texts.join(""))).toEqual(["ab"]);
    type("cd");
    await last().answer({ taken: 1 });
    await pass(249);
    type("e");
    expect(sent).toHaveLength(1);
    await pass(1);
    expect(sent.map(({ number, texts }) => [number, texts.join("")])).toEqual([
      [1, "ab"],
      [2, "cde"],
    ]);
  });

  it("has one batch in flight at a time, however slow the response is", async () => {
    const { type, sent, last } = startScripted();
    type("a");
    await pass(300);
    type("b");
    await pass(2000);
    type("c");
    await pass(2000);
    expect(sent).toHaveLength(1);
    await last().answer({ taken: 1 });
    expect(last().texts).toEqual(["b", "c"]);
  });

  it("sends nothing when nothing is typed", async () => {
    const { sent, sender } = startScripted();
    await pass(60_000);
    expect(sent).toEqual([]);
    expect(sender.isDone).toBe(true);
  });
});

describe("failures", () => {
  it("repeats the same batch with the same content, and merges the rest into the next", async () => {
    const { type, sent, last, sender } = startScripted();
    type("a");
    await pass(250);
    await last().answer("unreachable");
    expect(sender.state).toEqual({ kind: "waiting" });
    type("b");
    await pass(250);
    expect([last().number, last().texts]).toEqual([1, ["a"]]);
    await last().answer("unreachable");
    type("c");
    await pass(500);
    expect([last().number, last().texts]).toEqual([1, ["a"]]);
    await last().answer({ taken: 1 });
    expect(sender.state).toEqual({ kind: "sending" });
    await pass(250);
    expect([last().number, last().texts]).toEqual([2, ["b", "c"]]);
    expect(sent).toHaveLength(4);
  });

  it("never waits longer than two seconds, and retries at once when the browser is online again", async () => {
    const { type, sent, last } = startScripted();
    type("a");
    await pass(250);
    for (const expectedWait of [250, 500, 1000, 2000, 2000, 2000]) {
      const before = sent.length;
      await last().answer("unreachable");
      await pass(expectedWait - 1);
      expect(sent).toHaveLength(before);
      await pass(1);
      expect(sent).toHaveLength(before + 1);
    }
    await last().answer("unreachable");
    const before = sent.length;
    window.dispatchEvent(new Event("online"));
    await pass(0);
    expect(sent).toHaveLength(before + 1);
  });

  it("gives up a silent request, and sends it again", async () => {
    const { type, sent } = startScripted();
    type("a");
    await pass(0);
    await pass(4_999);
    expect(sent[0]?.signal.aborted).toBe(false);
    await pass(1);
    expect(sent[0]?.signal.aborted).toBe(true);
    await pass(250);
    expect(sent.map(({ number }) => number)).toEqual([1, 1]);
  });

  it("stops at a refusal, says why, and keeps what was typed", async () => {
    const { type, sent, last, sender, store } = startScripted();
    const states: unknown[] = [];
    sender.subscribe(() => states.push(sender.state));
    type("a");
    await pass(250);
    await last().answer({ refused: "RACE_OVER" });
    type("b");
    await pass(10_000);
    expect(states).toEqual([{ kind: "stopped", reason: "RACE_OVER" }]);
    expect(sent).toHaveLength(1);
    sender.close();
    expect(new KeystrokeQueue(store.kept!).all()).toHaveLength(2);
  });

  it("retries keys that were early by the server's clock, and stops when they stay impossible", async () => {
    const { type, sent, last, sender } = startScripted();
    type("a");
    await pass(250);
    for (let count = 0; count < 6; count += 1) {
      await last().answer({ refused: "IMPOSSIBLE_TIMING" });
      await pass(2_000);
    }
    expect(sent).toHaveLength(6);
    expect(sender.state).toEqual({ kind: "stopped", reason: "IMPOSSIBLE_TIMING" });
  });

  it("stops when the same racer types in another window", async () => {
    const { type, last, sender } = startScripted();
    type("a");
    await pass(250);
    await last().answer({ taken: 4 });
    expect(sender.state).toEqual({ kind: "stopped", reason: "ELSEWHERE" });
  });
});

describe("gaps", () => {
  it("goes back to the expected batch", async () => {
    const { type, sent, last } = startScripted();
    for (const letter of "abc") {
      type(letter);
      await pass(250);
      await last().answer({ taken: sent.length });
    }
    type("d");
    await pass(250);
    await last().answer({ expected: 2 });
    await pass(0);
    await last().answer({ taken: 2 });
    await pass(250);
    await last().answer({ taken: 3 });
    await pass(250);
    expect(sent.map(({ number, texts }) => number + texts.join(""))).toEqual([
      "1a",
      "2b",
      "3c",
      "4d",
      "2b",
      "3c",
      "4d",
    ]);
  });

  it("does not flood a server that contradicts itself", async () => {
    const { type, sent, last } = startScripted();
    type("a");
    await pass(250);
    await last().answer({ expected: 1 });
    await pass(249);
    expect(sent).toHaveLength(1);
    await pass(1);
    expect(sent).toHaveLength(2);
  });
});

describe("a later page", () => {
  it("continues with the numbers and the keystrokes of the previous page", async () => {
    const first = startScripted();
    first.type("a");
    await pass(250);
    first.type("bc");
    window.dispatchEvent(new Event("pagehide"));
    const kept = first.store.kept;
    first.sender.close();
    const second = startScripted(new KeystrokeQueue(kept!));
    second.type("d");
    await pass(0);
    expect([second.last().number, second.last().texts]).toEqual([1, ["a"]]);
    await second.last().answer({ taken: 1 });
    await pass(250);
    expect([second.last().number, second.last().texts]).toEqual([2, ["b", "c", "d"]]);
  });

  it("starts after the server's last batch if nothing was stored", async () => {
    const { type, last } = startScripted(KeystrokeQueue.from(7, 42));
    type("a");
    await pass(250);
    expect(last().number).toBe(8);
  });
});

const networks = ["ok", "ok", "ok", "lost", "answerLost", "twice", "slow", "forgetful"] as const;

const steps = fc.array(
  fc.oneof(
    {
      weight: 12,
      arbitrary: fc.record({ kind: fc.constant("type" as const), letter: fc.constantFrom("a", "b", "é", "word") }),
    },
    { weight: 10, arbitrary: fc.record({ kind: fc.constant("wait" as const), ms: fc.integer({ min: 1, max: 700 }) }) },
    { weight: 1, arbitrary: fc.record({ kind: fc.constant("reload" as const) }) },
    { weight: 1, arbitrary: fc.record({ kind: fc.constant("online" as const) }) },
  ),
  { maxLength: 80 },
);

it("delivers exactly what was typed to the server, whatever the network does", async () => {
  await fc.assert(
    fc.asyncProperty(
      steps,
      fc.infiniteStream(fc.constantFrom(...networks)),
      fc.infiniteStream(fc.integer({ min: 0, max: 900 })),
      async (script, weather, delays) => {
        jest.useFakeTimers({ now: 0 });
        const server = new FakeRaceServer("x".repeat(5_000));
        const store = memoryStore();
        let isCalm = false;
        const delay = () => (isCalm ? 1 : delays.next().value);
        const send: SendBatch = async (number, keystrokes) => {
          const luck = isCalm ? "ok" : weather.next().value;
          if (luck === "lost") return "unreachable";
          await wait(delay());
          if (luck === "forgetful") server.forget(2);
          const answer = server.take(number, keystrokes);
          // The repeat arrives at any later time: before or after what follows.
          if (luck === "twice") setTimeout(() => server.take(number, keystrokes), 3 * delay());
          if (luck === "answerLost") return "unreachable";
          await wait(luck === "slow" ? 7_000 : delay());
          return answer;
        };
        const open = () =>
          new KeystrokeSender({
            send,
            store,
            queue: store.kept
              ? new KeystrokeQueue(store.kept)
              : KeystrokeQueue.from(server.racer.batch, server.racer.typing.position),
          });

        const typed: Keystroke[] = [];
        let sender = open();
        for (const step of script) {
          if (step.kind === "wait") await pass(step.ms);
          if (step.kind === "online") window.dispatchEvent(new Event("online"));
          if (step.kind === "type") {
            const keystroke = key(Math.round(performance.now()), step.letter);
            typed.push(keystroke);
            sender.add(keystroke);
          }
          if (step.kind === "reload") {
            window.dispatchEvent(new Event("pagehide"));
            sender.close();
            sender = open();
          }
        }
        isCalm = true;
        await pass(10_000);
        // A server that forgot the very last batches is detected with the next one.
        const last = key(Math.round(performance.now()), "!");
        typed.push(last);
        sender.add(last);
        await pass(10_000);
        expect(sender.state).toEqual({ kind: "sending" });
        expect(server.log).toEqual(typed);
        expect(sender.isDone).toBe(true);
        sender.close();
        jest.clearAllTimers();
      },
    ),
    { numRuns: 150 },
  );
});

it("merges two minutes offline into batches that the server accepts", async () => {
  const server = new FakeRaceServer("x".repeat(5_000));
  let isOnline = false;
  const sizes: number[] = [];
  const send: SendBatch = async (number, keystrokes) => {
    if (!isOnline) return "unreachable";
    const log = decodeLog(keystrokes);
    sizes.push(log.ok ? log.keystrokes.length : -1);
    return server.take(number, keystrokes);
  };
  const sender = new KeystrokeSender({ send, store: memoryStore(), queue: KeystrokeQueue.from(0, 0) });
  for (let count = 0; count < 1_800; count += 1) {
    sender.add(key(Math.round(performance.now()), "x"));
    await pass(66);
  }
  isOnline = true;
  await pass(5_000);
  expect(server.racer.typing.position).toBe(1_800);
  expect(Math.max(...sizes)).toBe(1_000);
  expect(sizes.length).toBeLessThanOrEqual(4);
});

it("keeps a batch of long insertions small enough for one request", () => {
  const queue = KeystrokeQueue.from(0, 0);
  for (let time = 0; time < 1_000; time += 1) queue.add(key(time, "語".repeat(64)));
  let count = 0;
  for (let batch = queue.next(); batch !== null; batch = queue.next()) {
    expect(batch.keystrokes.length).toBeLessThan(80_000);
    expect(decodeLog(batch.keystrokes).ok).toBe(true);
    queue.acknowledge(batch.number, batch.number);
    count += 1;
  }
  expect(count).toBeGreaterThan(1);
  expect(queue.isEmpty).toBe(true);
});

it("does not let time go back when a clock was set back", () => {
  const queue = KeystrokeQueue.from(0, 0);
  queue.add(key(500));
  queue.add(key(480));
  expect(queue.all().map(({ time }) => time)).toEqual([500, 500]);
});
