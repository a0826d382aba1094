import * as account from "../../support/accountOperations";
import * as op from "../../support/groupOperations";
import { newGroupWithPeople } from "../../support/groupPeople";
import { startTestServer, type TestServer } from "../../support/startTestServer";

const news = `subscription news($page: ID!) { myGroupNews(page: $page) { layout keyboardHiddenBy } }`;
const settings = {
  leaderboard: true,
  nicknames: false,
  layout: null,
  backspace: true,
  keyboardPicture: true,
  guestsInRaces: false,
};

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ operations: [...op.groupOperations, account.signIn, account.signUp, news] });
});
afterAll(() => server.close());

test("a switch reaches members who are here at once, and leaves coaches alone", async () => {
  const { id, owner, coach, member } = await newGroupWithPeople(server.url);
  const [mine, theirs] = [member.follow(news, { page: "a" }), coach.follow(news, { page: "b" })];
  await mine.next(({ myGroupNews }) => myGroupNews.layout === null && myGroupNews.keyboardHiddenBy === null);
  await theirs.next();
  await owner.run(op.changeGroup, {
    input: { groupId: id, version: 1, settings: { ...settings, layout: "BELGIAN", keyboardPicture: false } },
  });
  await mine.next(({ myGroupNews }) => myGroupNews.layout === "BELGIAN" && myGroupNews.keyboardHiddenBy === "3B");
  expect(
    theirs.values.every(({ data }) => data.myGroupNews.layout === null && data.myGroupNews.keyboardHiddenBy === null),
  ).toBe(true);
  await Promise.all([member.disconnect(), coach.disconnect()]);
});
