import type { Topic } from "../../../src/server/transport/TopicRoom";
import { TopicVisits } from "../../../src/server/transport/TopicVisits";
import { ServiceUnavailableError } from "../../../src/server/RequestFailure";

const viewer = { userId: "u", role: "MEMBER", sessionId: "s" } as const;

/** A topic that counts who is there, and whose right can be taken away. */
function makeTopic() {
  const state = { there: 0, came: 0, isAllowed: true, lose: () => {} };
  const topic: Topic = {
    intervalMs: 1,
    current: () => ({ there: state.there }),
    watch: () => () => {},
    attend: () => {
      state.there += 1;
      state.came += 1;
      return () => void (state.there -= 1);
    },
    rights: {
      allows: async () => state.isAllowed,
      watch: (changed) => {
        state.lose = () => {
          state.isAllowed = false;
          changed();
        };
        return () => {};
      },
    },
  };
  return { topic, state };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test("who asks every two seconds is there once; five seconds after the last time they have gone", async () => {
  const { topic, state } = makeTopic();
  const visits = new TopicVisits(() => true);
  for (let count = 0; count < 10; count += 1) {
    await visits.read("wall", topic, viewer);
    await jest.advanceTimersByTimeAsync(2_000);
  }
  expect(state).toMatchObject({ there: 1, came: 1 });
  await jest.advanceTimersByTimeAsync(2_900);
  expect(state.there).toBe(1);
  await jest.advanceTimersByTimeAsync(100);
  expect(state.there).toBe(0);
  expect(visits.size).toBe(0);
});

test("questions that come at once are one visit", async () => {
  const { topic, state } = makeTopic();
  const visits = new TopicVisits(() => true);
  await Promise.all([visits.read("wall", topic, viewer), visits.read("wall", topic, viewer)]);
  expect(state.came).toBe(1);
  await visits.close();
  expect(state.there).toBe(0);
});

test("who loses the right is gone at once, and is shown nothing more", async () => {
  const { topic, state } = makeTopic();
  const visits = new TopicVisits(() => true);
  await expect(visits.read("wall", topic, viewer)).resolves.toEqual({ there: 1 });
  state.lose();
  await jest.advanceTimersByTimeAsync(0);
  expect(state.there).toBe(0);
  await expect(visits.read("wall", topic, viewer)).resolves.toBeNull();
  expect(visits.size).toBe(0);
});

test("while other processes are not heard it is to be asked again, except for what goes on all the same", async () => {
  const { topic } = makeTopic();
  const visits = new TopicVisits(() => false);
  await expect(visits.read("wall", topic, viewer)).rejects.toBeInstanceOf(ServiceUnavailableError);
  await expect(visits.read("news", { ...topic, continuesOffline: true }, viewer)).resolves.toEqual({ there: 1 });
  await visits.close();
});
