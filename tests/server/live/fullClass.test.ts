import { WebSocket } from "ws";
import * as op from "../../support/liveOperations";
import type { Person } from "../../support/people";
import { persisted } from "../../support/WireClient";
import { Classroom } from "./Classroom";
import { openWatchedPage, report, reportOf, until, wait } from "./typing";

let school: Classroom;
let owner: Person;
let members: readonly Person[];
let group: string;
beforeAll(async () => {
  school = await Classroom.open();
  owner = await school.person("Owner");
  const made: Person[] = [];
  // Passwords take their time: a few at once.
  while (made.length < 40)
    made.push(
      ...(await Promise.all(
        [1, 2, 3, 4].map((at) => school.person(`Member ${String(made.length + at).padStart(2, "0")}`)),
      )),
    );
  members = made;
  group = await school.group("Class 2b", owner, members);
}, 120_000);
afterAll(() => school.close(), 60_000);

/** A coach's own socket, which reads only while it is not paused; what came is counted. */
async function openSocket(person: Person) {
  const socket = new WebSocket(`${school.url.replace("http", "ws")}/graphql`, "graphql-transport-ws");
  const messages: any[] = [];
  socket.on("message", (message) => messages.push(JSON.parse(String(message))));
  await new Promise((resolve) => socket.once("open", resolve));
  socket.send(JSON.stringify({ type: "connection_init", payload: { Authorization: `Bearer ${person.token}` } }));
  await wait(() => messages.length >= 1);
  socket.send(
    JSON.stringify({
      id: "wall",
      type: "subscribe",
      payload: { query: "", variables: { group }, extensions: persisted(op.groupLive) },
    }),
  );
  await wait(() => messages.length >= 2);
  return { socket, messages };
}

test(
  "40 members type at once: every live view gets at most five snapshots a second, in the order of names, and a " +
    "slow one holds up no other",
  async () => {
    const liveView = owner.follow(op.groupLive, { group });
    await liveView.next();
    await Promise.all(members.map((member) => openWatchedPage(member)));
    const slow = await openSocket(owner);
    await wait(() => liveView.values.at(-1).data.groupLiveUpdated.members.every(({ state }: any) => state === "IDLE"));
    expect(liveView.values.at(-1).data.groupLiveUpdated.members.map(({ name }: any) => name)).toEqual(
      members.map((_, at) => `Member ${String(at + 1).padStart(2, "0")}`),
    );
    slow.socket.pause();
    const [began, from] = [Date.now(), liveView.values.length];
    const text = "a".repeat(200);
    for (let batch = 1; batch <= 6; batch += 1) {
      const start = batch === 1 ? { start: { activity: "PRACTICE", rules: "FREE", text, title: null } } : {};
      await Promise.all(members.map((member) => report(member, reportOf("aaaaa", batch, (batch - 1) * 5, start))));
      await new Promise((resolve) => setTimeout(resolve, 250));
    }
    await wait(() =>
      liveView.values
        .at(-1)
        .data.groupLiveUpdated.members.every(({ position, state }: any) => position === 30 && state === "TYPING"),
    );
    const seconds = (Date.now() - began) / 1000;
    expect(liveView.values.length - from).toBeLessThanOrEqual(Math.ceil(seconds * 5) + 1);
    slow.socket.resume();
    await wait(() =>
      slow.messages.at(-1).payload?.data?.groupLiveUpdated.members.every(({ position }: any) => position === 30),
    );
    slow.socket.close();
  },
  60_000,
);

test("many who follow one member get one and the same view; whoever is followed notices nothing of it", async () => {
  const [first] = members;
  if (!first) throw new Error("nobody is there");
  const views = [owner, owner].map((coach) => coach.follow(op.memberLive, { group, user: first.id }));
  await report(first, { ...reportOf("the qiick"), runId: "seen" });
  for (const view of views) await view.next(({ memberLiveUpdated }) => memberLiveUpdated.marks === "rrrrrwrrr");
  const liveView = owner.follow(op.groupLive, { group });
  expect(await until(liveView, first, ({ errors }) => errors === 1)).toMatchObject({ position: 9 });
});

test("a whole class that leaves at once is off line, and leaves nothing behind", async () => {
  const liveView = owner.follow(op.groupLive, { group });
  await liveView.next();
  await Promise.all(members.map((member) => member.disconnect()));
  await wait(() => liveView.values.at(-1).data.groupLiveUpdated.members.every(({ state }: any) => state === "OFFLINE"));
  expect(school.server.services.live.people.size).toEqual({ people: 0, runs: 0 });
});
