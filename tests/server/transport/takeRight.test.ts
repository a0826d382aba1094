import { authorizeTopic } from "../../../src/server/transport/TopicVisits";

const viewer = { userId: "u", role: "MEMBER", sessionId: "s" } as const;

/** Rights that a test gives and takes; `ask` answers when the test says so. */
function makeRights() {
  const listeners = new Set<() => void>();
  const answers: ((isAllowed: boolean) => void)[] = [];
  return {
    listeners,
    rights: {
      allows: () => new Promise<boolean>((resolve) => void answers.push(resolve)),
      watch: (changed: () => void) => {
        listeners.add(changed);
        return () => void listeners.delete(changed);
      },
    },
    change: () => listeners.forEach((changed) => changed()),
    answer: async (isAllowed: boolean) => {
      answers.shift()?.(isAllowed);
      await new Promise((resolve) => setImmediate(resolve));
    },
  };
}

test("who may not follow gets no right, and nothing is held", async () => {
  const { rights, answer, listeners } = makeRights();
  const taking = authorizeTopic(rights, viewer);
  await answer(false);
  expect(await taking).toBeNull();
  expect(listeners.size).toBe(0);
});

test("a right that is lost later ends what it was for, once", async () => {
  const { rights, answer, change } = makeRights();
  const taking = authorizeTopic(rights, viewer);
  await answer(true);
  const right = await taking;
  const end = jest.fn();
  right?.onLost(end);
  change();
  await answer(true);
  expect(end).not.toHaveBeenCalled();
  change();
  await answer(false);
  change();
  await answer(false);
  expect(end).toHaveBeenCalledTimes(1);
});

test("a right that is lost while it is looked up is not given", async () => {
  const { rights, answer, change } = makeRights();
  const taking = authorizeTopic(rights, viewer);
  change();
  await answer(true); // What was true when it was asked first …
  await answer(false); // … is not any more.
  const right = await taking;
  const end = jest.fn();
  right?.onLost(end);
  expect(right === null || end.mock.calls.length === 1).toBe(true);
});

test("a right that cannot be looked up counts as lost", async () => {
  let isAway = false;
  const listeners = new Set<() => void>();
  const rights = {
    allows: () => (isAway ? Promise.reject(new Error("away")) : Promise.resolve(true)),
    watch: (changed: () => void) => {
      listeners.add(changed);
      return () => void listeners.delete(changed);
    },
  };
  const right = await authorizeTopic(rights, viewer);
  const end = jest.fn();
  right?.onLost(end);
  isAway = true;
  listeners.forEach((changed) => changed());
  await new Promise((resolve) => setImmediate(resolve));
  expect(end).toHaveBeenCalledTimes(1);
  right?.close();
  expect(listeners.size).toBe(0);
});
