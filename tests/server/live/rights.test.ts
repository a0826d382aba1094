import { newGuest } from "../../support/people";
import * as op from "../../support/liveOperations";
import { WireClient } from "../../support/WireClient";
import { Classroom } from "./Classroom";
import { openPage, openWatchedPage, report, reportOf, until } from "./typing";

let school: Classroom;
beforeAll(async () => {
  school = await Classroom.open();
});
afterEach(() => school.dismiss());
afterAll(() => school.close());

type Followed = { readonly ended: () => any; readonly values: readonly any[] };

const code = ({ ended, values }: Followed) => values.at(-1)?.errors?.[0]?.extensions?.code ?? ended();

/** Resolves with how a subscription ended: within a second, on a computer that has nothing else to do. */
async function end(followed: Followed): Promise<any> {
  const started = Date.now();
  while (followed.ended() === null) {
    if (Date.now() - started > 10_000) throw new Error("it goes on");
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  return code(followed);
}

async function makeGroup() {
  const [owner, coach, member] = [
    await school.person("Owner"),
    await school.person("Coach"),
    await school.person("Member"),
  ];
  return { owner, coach, member, group: await school.group("Class 2b", owner, [member], [coach]) };
}

test(
  "groupLiveUpdated and memberLiveUpdated: the live view and the view of one member are for coaches and the " +
    "owner alone",
  async () => {
    const { owner, coach, member, group } = await makeGroup();
    const stranger = await school.person();
    await school.group("Another", stranger, [await school.person()]);
    const others = {
      nobody: new WireClient(school.url),
      guest: await newGuest(school.url),
      member,
      stranger,
      admin: await school.admin(),
    };
    for (const [name, who] of Object.entries(others)) {
      const [liveView, view] = [
        who.follow(op.groupLive, { group }),
        who.follow(op.memberLive, { group, user: member.id }),
      ];
      const refused = name === "nobody" ? "NOT_SIGNED_IN" : "NOT_ALLOWED";
      expect([
        name,
        await end(liveView),
        await end(view),
        [...liveView.values, ...view.values].some(({ data }) => data),
      ]).toEqual([name, refused, refused, false]);
      await who.disconnect();
    }
    for (const who of [owner, coach]) {
      const { groupLiveUpdated } = await who.follow(op.groupLive, { group }).next();
      expect(groupLiveUpdated.members.map(({ name, state }: any) => [name, state])).toEqual([["Member", "OFFLINE"]]);
      const { memberLiveUpdated } = await who.follow(op.memberLive, { group, user: member.id }).next();
      expect(memberLiveUpdated).toMatchObject({
        runId: null,
        text: "",
        marks: "",
        caret: 0,
        member: { state: "OFFLINE", activity: null, accuracy: 100 },
      });
    }
  },
);

test("groupNews, groupLive and memberLive: what polling pages ask for is told to the same people", async () => {
  const { owner, coach, member, group } = await makeGroup();
  const asked = { group, user: member.id };
  const tell = async (who: WireClient) => {
    const news = await who.run(op.groupNewsNow, { page: "p" });
    const [liveView, view] = [await who.run(op.groupLiveNow, asked), await who.run(op.memberLiveNow, asked)];
    return [news?.groupNews != null, liveView?.groupLive != null, view?.memberLive != null];
  };
  const nothing = { nobody: new WireClient(school.url), guest: await newGuest(school.url) };
  for (const [name, who] of Object.entries(nothing))
    expect([name, await tell(who)]).toEqual([name, [false, false, false]]);
  const ownNews = { member, stranger: await school.person(), admin: await school.admin() };
  for (const [name, who] of Object.entries(ownNews))
    expect([name, await tell(who)]).toEqual([name, [true, false, false]]);
  for (const [name, who] of Object.entries({ owner, coach }))
    expect([name, await tell(who)]).toEqual([name, [true, true, true]]);
});

test("nobody is followed who is not a member of the group, and nothing that is no group", async () => {
  const { owner, coach, group } = await makeGroup();
  for (const user of [owner.id, coach.id, (await school.person()).id])
    expect(await end(owner.follow(op.memberLive, { group, user }))).toBe("NOT_ALLOWED");
  for (const user of ["", "nobody", group])
    expect(await end(owner.follow(op.memberLive, { group, user }))).toBe("NOT_FOUND");
  for (const wrong of ["", "R3JvdXA6MQ==", owner.id])
    expect(await end(owner.follow(op.groupLive, { group: wrong }))).toBe("NOT_FOUND");
});

test("myGroupNews: news are for members, each gets their own; they are told of joining a group", async () => {
  const { owner, coach, member, group } = await makeGroup();
  expect(await end(new WireClient(school.url).follow(op.myGroupNews, { page: "p" }))).toBe("NOT_SIGNED_IN");
  expect(await end((await newGuest(school.url)).follow(op.myGroupNews, { page: "p" }))).toBe("NOT_ALLOWED");
  for (const page of ["", "p".repeat(65)]) expect(await end(openPage(member, page))).toBe("NOT_FOUND");
  const newcomer = await school.person("New");
  const [theirs, mine, hers] = [openPage(newcomer, "same"), openPage(member, "same"), openPage(coach, "same")];
  expect((await theirs.next()).myGroupNews).toMatchObject({ watchable: [], watchedBy: [], races: [] });
  expect((await mine.next()).myGroupNews).toMatchObject({ watchable: ["Class 2b"], watchedBy: [] });
  expect((await hers.next()).myGroupNews).toMatchObject({ watchable: [], watchedBy: [] });
  const liveView = owner.follow(op.groupLive, { group });
  await liveView.next();
  await school.join(group, newcomer);
  expect(
    (await theirs.next(({ myGroupNews }) => myGroupNews.watchable.length > 0 && myGroupNews.watchedBy.length > 0))
      .myGroupNews,
  ).toMatchObject({ watchable: ["Class 2b"], watchedBy: ["Owner"] });
  await until(liveView, newcomer, ({ state }) => state === "IDLE");
});

test("the news have another stamp when a role in the group changes, and for nothing else", async () => {
  const { owner, coach, member, group } = await makeGroup();
  const news = openPage(member);
  const { stamp } = (await news.next()).myGroupNews;
  await school.join(group, await school.person("New"));
  const liveView = owner.follow(op.groupLive, { group });
  expect((await news.next(({ myGroupNews }) => myGroupNews.watchedBy.length > 0)).myGroupNews.stamp).toBe(stamp);
  await liveView.next();
  await school.setRole(group, coach, "MEMBER");
  expect((await news.next(({ myGroupNews }) => myGroupNews.stamp !== stamp)).myGroupNews.watchable).toEqual([
    "Class 2b",
  ]);
});

test("a coach who is one no more sees nothing after a second, and nobody is told that they watch", async () => {
  const { owner, coach, member, group } = await makeGroup();
  const [liveView, view, others] = [
    coach.follow(op.groupLive, { group }),
    coach.follow(op.memberLive, { group, user: member.id }),
    owner.follow(op.groupLive, { group }),
  ];
  await Promise.all([liveView.next(), view.next(), others.next()]);
  const news = openPage(member);
  await news.next(({ myGroupNews }) => myGroupNews.watchedBy.length === 2);
  await school.setRole(group, coach, "MEMBER");
  expect([await end(liveView), await end(view)]).toEqual(["complete", "complete"]);
  await news.next(({ myGroupNews }) => myGroupNews.watchedBy.length === 1 && myGroupNews.watchedBy[0] === "Owner");
  expect(others.ended()).toBe(null);
  // Now they stand on the live view themselves.
  await others.next(({ groupLiveUpdated }) => groupLiveUpdated.members.length === 2);
});

test("a removed member is off the live views at once, their view ends, and what they typed is forgotten", async () => {
  const { owner, member, group } = await makeGroup();
  const [liveView, view] = [
    owner.follow(op.groupLive, { group }),
    owner.follow(op.memberLive, { group, user: member.id }),
  ];
  await Promise.all([liveView.next(), view.next()]);
  const news = await openWatchedPage(member);
  await report(member, reportOf("the quick"));
  await view.next(({ memberLiveUpdated }) => memberLiveUpdated.caret === 9);
  await school.setRole(group, member, null);
  expect(await end(view)).toBe("complete");
  await liveView.next(({ groupLiveUpdated }) => groupLiveUpdated.members.length === 0);
  await news.next(({ myGroupNews }) => myGroupNews.watchable.length === 0 && myGroupNews.watchedBy.length === 0);
  expect(await report(member, reportOf(" brown", 2, 9))).toEqual({ __typename: "TypingReported", isWatched: false });
  expect(school.server.services.live.people.size.runs).toBe(0);
});

test("nothing of an archived group is watched; it can be again when it comes back", async () => {
  const { owner, member, group } = await makeGroup();
  const liveView = owner.follow(op.groupLive, { group });
  await liveView.next();
  const news = await openWatchedPage(member);
  await school.archive(group);
  expect(await end(liveView)).toBe("complete");
  await news.next(({ myGroupNews }) => myGroupNews.watchable.length === 0);
  expect(await end(owner.follow(op.groupLive, { group }))).toBe("NOT_ALLOWED");
  await school.archive(group, false);
  const before = news.values.length;
  await owner.follow(op.groupLive, { group }).next();
  await news.next(
    (data) => news.values.slice(before).some((value) => value.data === data) && data.myGroupNews.watchedBy.length === 1,
  );
});

test("reportTyping and reportPresence: reports are for who is signed in; a guest's go nowhere", async () => {
  const nobody = new WireClient(school.url);
  expect((await nobody.run(op.reportTyping, { input: reportOf("the") })).reportTyping.code).toBe("NOT_SIGNED_IN");
  expect((await nobody.run(op.reportPresence, { page: "p", isAway: true })).reportPresence.code).toBe("NOT_SIGNED_IN");
  const guest = await newGuest(school.url);
  expect(await report(guest, reportOf("the"))).toEqual({ __typename: "TypingReported", isWatched: false });
  expect((await guest.run(op.reportPresence, { page: "p", isAway: true })).reportPresence).toEqual({
    __typename: "PresenceReported",
    isWatched: false,
  });
});
