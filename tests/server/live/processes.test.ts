import * as accounts from "../../support/accountOperations";
import * as op from "../../support/liveOperations";
import type { Person } from "../../support/people";
import { startTestRedis, type TestRedis } from "../../support/startTestRedis";
import { WireClient } from "../../support/WireClient";
import { Classroom, rowOf } from "./Classroom";
import { openPage, openWatchedPage, report, reportOf, TEXT, until, wait } from "./typing";

// Two servers on one database and one Redis. People are made at `here`; `at` is the same person at the other one.
let redis: TestRedis;
let here: Classroom;
let there: Classroom;
let clients: WireClient[] = [];

beforeAll(async () => {
  redis = await startTestRedis();
  here = await Classroom.open({ redisUrl: redis.url });
  there = await Classroom.open({ redisUrl: redis.url, database: here.server.database });
});
afterEach(async () => {
  await Promise.all([here.dismiss(), ...clients.map((client) => client.disconnect())]);
  clients = [];
});
afterAll(async () => {
  await there.close();
  await here.close();
  await redis.stop();
});

function at({ url }: { readonly url: string }, person: Person): Person {
  const client = new WireClient(url, person.token);
  clients.push(client);
  return Object.assign(client, { id: person.id, username: person.username });
}

async function makeGroup() {
  const [owner, ann, bob] = [await here.person("Owner"), await here.person("Ann"), await here.person("Bob")];
  return { owner, ann, bob, group: await here.group("Class 2b", owner, [bob, ann]) };
}

const taken = { __typename: "TypingReported", isWatched: true };
const isFollowed = ({ server }: Classroom, person: Person) =>
  server.services.live.people.find(rowOf(person))?.followed != null;

test("a live view shows who types through another process, also when each request reaches another one", async () => {
  const { owner, ann, group } = await makeGroup();
  const liveView = owner.follow(op.groupLive, { group });
  await liveView.next();
  const annThere = at(there, ann);
  await openWatchedPage(annThere);
  await until(liveView, ann, ({ state }) => state === "IDLE");
  expect(await report(annThere, reportOf("the"))).toEqual(taken);
  expect(await report(ann, reportOf(" quick", 2, 3))).toEqual(taken);
  expect(await report(annThere, reportOf(" brown", 3, 9))).toEqual(taken);
  expect(await report(ann, reportOf(" fox", 5, 19))).toMatchObject({ __typename: "SequenceGapError", expected: 4 });
  expect(await report(ann, reportOf(" fox", 4, 15))).toEqual(taken);
  expect(await until(liveView, ann, ({ position }) => position === 19)).toMatchObject({
    state: "TYPING",
    title: "Words",
    errors: 0,
  });
  expect((await ann.run(op.reportPresence, { page: "another", isAway: true })).reportPresence).toMatchObject({
    isWatched: true,
  });
  expect(await report(ann, reportOf("", 5, 19, { isOver: true }))).toEqual(taken);
  await until(liveView, ann, ({ state, position }) => state === "IDLE" && position === 0);
});

test("who begins to watch in another process sees the run from its beginning, before another key is pressed", async () => {
  const { owner, ann, group } = await makeGroup();
  const liveView = owner.follow(op.groupLive, { group });
  await openWatchedPage(ann);
  await report(ann, reportOf("the"));
  await report(ann, reportOf(" quixk", 2, 3));
  await until(liveView, ann, ({ position }) => position === 9);
  const ownerThere = at(there, owner);
  const view = ownerThere.follow(op.memberLive, { group, user: ann.id });
  await view.next(
    ({ memberLiveUpdated }) =>
      memberLiveUpdated.caret === 9 && memberLiveUpdated.text === TEXT && memberLiveUpdated.marks === "rrrrrrrwr",
  );
  expect(await report(ann, reportOf(" brown", 3, 9))).toEqual(taken);
  await view.next(({ memberLiveUpdated }) => memberLiveUpdated.caret === 15);
  await until(liveView, ann, ({ position }) => position === 15);
});

test(
  "what is typed goes to no process in which nobody watches, and is forgotten everywhere when nobody " +
    "does any more",
  async () => {
    const { owner, ann, group } = await makeGroup();
    const news = openPage(ann);
    await news.next();
    const liveView = owner.follow(op.groupLive, { group });
    await news.next(({ myGroupNews }) => myGroupNews.watchedBy.join() === "Owner");
    await report(ann, reportOf("the"));
    await until(liveView, ann, ({ position }) => position === 3);
    expect([isFollowed(here, ann), isFollowed(there, ann)]).toEqual([true, false]);
    const viewThere = at(there, owner).follow(op.groupLive, { group });
    await until(viewThere, ann, ({ position }) => position === 3);
    liveView.stop();
    viewThere.stop();
    await wait(() => news.values.at(-1).data.myGroupNews.watchedBy.length === 0);
    await wait(() => !isFollowed(here, ann) && !isFollowed(there, ann));
    expect(await report(at(there, ann), reportOf(" quick", 2, 3))).toEqual({
      __typename: "TypingReported",
      isWatched: false,
    });
  },
);

test(
  "who comes back to another process in the middle of a run tells it there from the beginning, and is seen as " +
    "before",
  async () => {
    const { owner, ann, group } = await makeGroup();
    const liveView = owner.follow(op.groupLive, { group });
    await openWatchedPage(ann, "one");
    await report(ann, reportOf("the"));
    await report(ann, reportOf(" quick", 2, 3));
    await until(liveView, ann, ({ position }) => position === 9);
    await ann.disconnect();
    const annThere = at(there, ann);
    await openWatchedPage(annThere, "one");
    // Where the live view is, the run was known. Where the page is now, it may not be, nor that the page is there:
    // then it tells all again, as pages do.
    let [whole, batch] = ["the quick", 2];
    const goOn = async (text: string) => {
      let answer = await report(ann, reportOf(text, batch + 1, whole.length));
      [whole, batch] = [whole + text, batch + 1];
      while (answer.isWatched !== true) {
        if ("expected" in answer) expect(answer.expected).toBe(1);
        else await new Promise((resolve) => setTimeout(resolve, 100));
        batch = 1;
        answer = await report(ann, reportOf(whole));
      }
      expect(answer).toEqual(taken);
    };
    await goOn(" brown");
    // The end of the old connection may be heard only now, and takes the run along: the next keys bring it back.
    await new Promise((resolve) => setTimeout(resolve, 500));
    await goOn(" fox");
    await until(liveView, ann, ({ position, state }) => position === 19 && state === "TYPING");
  },
);

test("removal in one process ends the live view that is opened in the other, and a new member sees who watches", async () => {
  const { owner, ann, group } = await makeGroup();
  const coach = await here.person("Coach");
  await here.join(group, coach);
  await here.setRole(group, coach, "COACH");
  const liveView = at(there, coach).follow(op.groupLive, { group });
  await liveView.next();
  const news = openPage(at(there, ann));
  await news.next(({ myGroupNews }) => myGroupNews.watchedBy.join() === "Coach");
  await here.setRole(group, coach, null);
  await wait(() => liveView.ended() === "complete");
  await wait(() => news.values.at(-1).data.myGroupNews.watchedBy.length === 0);
  const late = await here.person("Late");
  const theirs = openPage(at(there, late));
  owner.follow(op.groupLive, { group });
  await theirs.next();
  await here.join(group, late);
  await theirs.next(({ myGroupNews }) => myGroupNews.watchedBy.join() === "Owner");
});

test("signing out in one process closes the connections at the other", async () => {
  const ann = await here.person("Ann");
  const annThere = at(there, ann);
  const news = openPage(annThere);
  await news.next();
  const ended: string[] = [];
  there.server.services.sessions.onEnded((id) => ended.push(id));
  await ann.run(accounts.signOut);
  await wait(
    () => ended.length > 0 && news.ended() !== null,
    () => JSON.stringify([ended, news.ended()]),
  );
  expect((await annThere.send(op.reportPresence, { page: "one", isAway: true })).status).toBe(401);
});

test("a process that starts hears from the others who is there, and one that stops takes its people with it", async () => {
  const { owner, ann, group } = await makeGroup();
  owner.follow(op.groupLive, { group });
  await openWatchedPage(ann);
  await report(ann, reportOf("the"));
  const third = await Classroom.open({ redisUrl: redis.url, database: here.server.database });
  const liveView = at(third, owner).follow(op.groupLive, { group });
  await until(liveView, ann, ({ state, position }) => state === "TYPING" && position === 3);
  const bobThird = at(third, await here.person("Bo"));
  await here.join(group, bobThird);
  await openPage(bobThird).next(({ myGroupNews }) => myGroupNews.watchedBy.length > 0);
  const viewHere = owner.follow(op.groupLive, { group });
  await until(viewHere, bobThird, ({ state }) => state === "IDLE");
  await third.close();
  await until(viewHere, bobThird, ({ state }) => state === "OFFLINE");
});

test(
  "a Redis that dies and comes back: who looks on is told, nobody who stays is lost, and what came meanwhile is " +
    "learnt",
  async () => {
    const { owner, ann, bob, group } = await makeGroup();
    const liveView = owner.follow(op.groupLive, { group });
    const annThere = at(there, ann);
    await openWatchedPage(annThere);
    await report(annThere, reportOf("the"));
    await until(liveView, ann, ({ position }) => position === 3);
    await redis.kill();
    const bobThere = at(there, bob);
    const bobs = openPage(bobThere);
    await bobs.next();
    await report(annThere, reportOf(" quick", 2, 3));
    const codes = ({ values }: typeof liveView) => values.at(-1)?.errors?.map(({ extensions }: any) => extensions.code);
    await wait(() => liveView.ended() !== null);
    expect(codes(liveView)).toEqual(["TIMED_OUT"]);
    const early = owner.follow(op.groupLive, { group });
    await wait(() => early.ended() !== null);
    expect(codes(early)).toEqual(["TIMED_OUT"]);
    await new Promise((resolve) => setTimeout(resolve, 6_000));
    expect(bobs.ended()).toBeNull();
    await redis.restart();
    await wait(() => here.server.services.pubSub.isConnected);
    const again = owner.follow(op.groupLive, { group });
    await again.next();
    expect(again.values[0].data.groupLiveUpdated.members.find(({ userId }: any) => userId === ann.id)).toMatchObject({
      state: expect.not.stringMatching("OFFLINE"),
    });
    await until(again, bob, ({ state }) => state === "IDLE");
    expect(await report(annThere, reportOf(" brown", 3, 9))).toEqual(taken);
    await until(again, ann, ({ position }) => position === 15);
    // By way of the other process, too.
    expect(await report(ann, reportOf(" fox", 4, 15))).toEqual(taken);
    await until(again, ann, ({ position }) => position === 19);
  },
  60_000,
);
