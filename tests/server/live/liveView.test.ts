import * as accounts from "../../support/accountOperations";
import * as op from "../../support/liveOperations";
import { Classroom } from "./Classroom";
import { openPage, openWatchedPage, report, reportOf, TEXT, until, wait } from "./typing";

let school: Classroom;
beforeAll(async () => {
  school = await Classroom.open();
});
afterEach(() => school.dismiss());
afterAll(() => school.close());

async function makeGroup() {
  const [owner, ann, bob] = [await school.person("Owner"), await school.person("Ann"), await school.person("Bob")];
  return { owner, ann, bob, group: await school.group("Class 2b", owner, [bob, ann]) };
}

test("the live view shows who is here and what they type, and the view their text with its caret", async () => {
  const { owner, ann, bob, group } = await makeGroup();
  const liveView = owner.follow(op.groupLive, { group });
  expect((await liveView.next()).groupLiveUpdated.members.map(({ name, state }: any) => [name, state])).toEqual([
    ["Ann", "OFFLINE"],
    ["Bob", "OFFLINE"],
  ]);
  await openWatchedPage(ann);
  expect(await until(liveView, ann, ({ state }) => state === "IDLE")).toMatchObject({
    activity: null,
    title: null,
    position: 0,
    length: 0,
    wpm: 0,
    accuracy: 100,
    errors: 0,
  });
  expect(await report(ann, reportOf("the quixk"))).toEqual({ __typename: "TypingReported", isWatched: true });
  const typing = await until(liveView, ann, ({ state }) => state === "TYPING");
  expect(typing).toMatchObject({
    activity: "PRACTICE",
    title: "Words",
    position: 9,
    length: TEXT.length,
    accuracy: 88,
    errors: 1,
  });
  expect(Date.parse(typing.stateSince)).toBeLessThanOrEqual(Date.now());
  // 4 right characters, and the word in progress is wrong: 53 words a minute are over what 0.9 s and the way here make
  // of it.
  expect(typing.wpm).toBeGreaterThan(0);
  expect(typing.wpm).toBeLessThanOrEqual(Math.round(((4 / 5) * 60_000) / 900));
  const view = owner.follow(op.memberLive, { group, user: ann.id });
  expect((await view.next()).memberLiveUpdated).toMatchObject({
    runId: "run-1",
    text: TEXT,
    marks: "rrrrrrrwr",
    caret: 9,
    member: { name: "Ann", errors: 1 },
  });
  await report(ann, reportOf(" brown", 2, 9));
  await view.next(
    ({ memberLiveUpdated }) => memberLiveUpdated.caret === 15 && memberLiveUpdated.marks === "rrrrrrrwrrrrrrr",
  );
  // Who types stands before who does not.
  await openWatchedPage(bob);
  await liveView.next(
    ({ groupLiveUpdated }) =>
      groupLiveUpdated.members.map(({ name, state }: any) => `${name} ${state}`).join() === "Ann TYPING,Bob IDLE",
  );
  await report(bob, { ...reportOf("the"), runId: "bobs" });
  await report(ann, reportOf("", 3, 15, { isOver: true }));
  await liveView.next(
    ({ groupLiveUpdated }) =>
      groupLiveUpdated.members.map(({ name, state }: any) => `${name} ${state}`).join() === "Bob TYPING,Ann IDLE",
  );
  await view.next(({ memberLiveUpdated }) => memberLiveUpdated.runId === null && memberLiveUpdated.text === "");
});

test("who is stuck stands first, until it goes well again", async () => {
  const { owner, ann, bob, group } = await makeGroup();
  const liveView = owner.follow(op.groupLive, { group });
  await Promise.all([openWatchedPage(ann), openWatchedPage(bob)]);
  await report(ann, reportOf("the"));
  const start = { activity: "LESSON", rules: "STOP_ON_ERROR", text: "a".repeat(100), title: "Step 1" };
  await report(bob, reportOf("x".repeat(20) + "a".repeat(20), 1, 0, { start }));
  await liveView.next(
    ({ groupLiveUpdated }) =>
      groupLiveUpdated.members.map(({ name, state }: any) => `${name} ${state}`).join() === "Bob STUCK,Ann TYPING",
  );
  await report(bob, reportOf("a".repeat(40), 2, 40));
  await liveView.next(
    ({ groupLiveUpdated }) =>
      groupLiveUpdated.members.map(({ name, state }: any) => `${name} ${state}`).join() === "Ann TYPING,Bob TYPING",
  );
  // A key that was pressed 7 s before it is told of: whoever watches comes to a silence.
  await report(ann, { ...reportOf("the"), runId: "run-2", elapsedMs: 300 + 6_500 });
  await until(
    liveView,
    ann,
    ({ state, stateSince }) => state === "STUCK" && Date.parse(stateSince) > Date.now() - 5_000,
  );
});

test("who has touched no window for a while is away; who comes back is not", async () => {
  const { owner, ann, group } = await makeGroup();
  const liveView = owner.follow(op.groupLive, { group });
  const first = await openWatchedPage(ann, "one");
  const away = (page: string, isAway: boolean) =>
    ann.run(op.reportPresence, { page, isAway }).then(({ reportPresence }) => reportPresence);
  expect(await away("one", true)).toEqual({ __typename: "PresenceReported", isWatched: true });
  await until(liveView, ann, ({ state }) => state === "AWAY");
  // Another window, which they use.
  const second = await openWatchedPage(ann, "two");
  await until(liveView, ann, ({ state }) => state === "IDLE");
  await away("two", true);
  await until(liveView, ann, ({ state }) => state === "AWAY");
  await away("two", false);
  await until(liveView, ann, ({ state }) => state === "IDLE");
  // What is left is the window that they do not use.
  second.stop();
  await until(liveView, ann, ({ state }) => state === "AWAY");
  await away("one", false);
  await away("unknown", true);
  await until(liveView, ann, ({ state }) => state === "IDLE");
  first.stop();
  const left = Date.now();
  await until(liveView, ann, ({ state }) => state === "OFFLINE");
  expect(Date.now() - left).toBeGreaterThan(1_500);
  expect((await away("one", true)).isWatched).toBe(false);
});

test("a reload takes nobody off the live view, and a name that changed is there when the roster is read again", async () => {
  const { owner, ann, group } = await makeGroup();
  const liveView = owner.follow(op.groupLive, { group });
  await openWatchedPage(ann, "one");
  await until(liveView, ann, ({ state }) => state === "IDLE");
  await report(ann, reportOf("the"));
  const before = liveView.values.length;
  await ann.disconnect();
  await openWatchedPage(ann, "two");
  await report(ann, reportOf(" quick", 2, 3));
  await until(liveView, ann, ({ position }) => position === 9);
  expect(
    liveView.values
      .slice(before)
      .some(({ data }) =>
        data.groupLiveUpdated.members.some(({ userId, state }: any) => userId === ann.id && state === "OFFLINE"),
      ),
  ).toBe(false);
  await ann.run(accounts.renameMe, { input: { displayName: "Anna" } });
  school.server.services.live.rosters.refresh(Buffer.from(group, "base64").toString().slice("Group:".length));
  await until(liveView, ann, ({ name }) => name === "Anna");
});

test("the coach's own reload is no end of the watching; closing the live view is, and members are told", async () => {
  const { owner, ann, group } = await makeGroup();
  const liveView = owner.follow(op.groupLive, { group });
  await liveView.next();
  const news = openPage(ann);
  await news.next(({ myGroupNews }) => myGroupNews.watchedBy.join() === "Owner");
  await report(ann, reportOf("the"));
  await owner.disconnect();
  const again = owner.follow(op.groupLive, { group });
  await until(again, ann, ({ position }) => position === 3);
  await new Promise((resolve) => setTimeout(resolve, 2_300));
  expect(news.values.map(({ data }) => data.myGroupNews.watchedBy.join())).toEqual(["Owner"]);
  again.stop();
  await wait(() => news.values.at(-1).data.myGroupNews.watchedBy.length === 0);
  expect(school.server.services.live.people.size.runs).toBe(0);
  expect(await report(ann, reportOf(" quick", 2, 3))).toEqual({ __typename: "TypingReported", isWatched: false });
  // Whoever watches again sees nothing of before.
  expect(await until(owner.follow(op.groupLive, { group }), ann, () => true)).toMatchObject({
    state: "IDLE",
    position: 0,
  });
});

test("news tell of a race of the group as long as it can be joined, and whether one has a seat", async () => {
  const { owner, ann, group } = await makeGroup();
  const [mine, theirs] = [openPage(ann), openPage(await school.person())];
  await Promise.all([mine.next(), theirs.next()]);
  const { createGroupRace } = await owner.run(op.createGroupRace, {
    groupId: group,
    input: { mode: "SPEED", language: "EN" },
  });
  const { code } = createGroupRace.race;
  const races = () => mine.values.at(-1).data.myGroupNews.races;
  await wait(() => races().length === 1);
  expect(races()).toEqual([{ code, groupName: "Class 2b", mode: "SPEED", isSeated: false }]);
  await ann.run(op.joinRace, { code });
  await wait(() => races()[0].isSeated);
  await owner.run(op.cancelRace, { code });
  await wait(() => races().length === 0);
  expect(theirs.values).toHaveLength(1);
});
