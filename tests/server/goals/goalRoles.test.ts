import { accountOperations } from "../../support/accountOperations";
import * as op from "../../support/goalOperations";
import { newGuest, newMember, type Person } from "../../support/people";
import { startTestServer, type TestServer } from "../../support/startTestServer";
import { WireClient } from "../../support/WireClient";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ operations: [...accountOperations, op.setDailyGoal, op.goalOf] });
});
afterAll(() => server.close());

const setDailyGoal = async (client: WireClient, minutes: number | null) =>
  (await client.run(op.setDailyGoal, { input: { minutes } })).setDailyGoal;
const newAdmin = async (): Promise<Person> => {
  const admin = await newMember(server.url);
  await server.services.database.execute(`update users set role = 'ADMIN' where username = '${admin.username}'`);
  return admin;
};

test("without an account there is no goal to set", async () => {
  expect(await setDailyGoal(new WireClient(server.url), 20)).toMatchObject({ code: "NOT_SIGNED_IN" });
});

test.each([
  ["a guest", () => newGuest(server.url)],
  ["a member", () => newMember(server.url)],
  ["an admin", newAdmin],
])("%s sets their own goal, and nobody else sees it; repeating changes nothing", async (_, make) => {
  const [person, admin] = [await make(), await newAdmin()];
  const others = [new WireClient(server.url), await newMember(server.url)];
  for (const minutes of [20, 20, null, 5]) {
    expect(await setDailyGoal(person, minutes)).toMatchObject({ __typename: "SetDailyGoalSuccess" });
    expect((await person.run(op.goalOf, { id: person.id })).node).toMatchObject({ dailyGoalMinutes: minutes });
  }
  for (const other of others) expect((await other.run(op.goalOf, { id: person.id })).node).toBeNull();
  expect((await admin.run(op.goalOf, { id: person.id })).node).toEqual({ dailyGoalMinutes: null, practiceGoal: null });
});
