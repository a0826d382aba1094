import { namesNothing } from "../../../src/server/pages/pageQueries";
import * as account from "../../support/accountOperations";
import { assignmentOperations } from "../../support/assignmentOperations";
import { goal, newClassroom, setWork } from "../../support/classroom";
import { startTestServer, type TestServer } from "../../support/startTestServer";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ operations: [...account.accountOperations, ...assignmentOperations] });
});
afterAll(() => server.close());

const global = (text: string) => encodeURIComponent(Buffer.from(text).toString("base64"));
const unknown = "00000000-0000-4000-8000-000000000000";

test("groups and assignments that exist, whoever may see them, and pages that name none", async () => {
  const room = await newClassroom(server);
  const work = await setWork(room, goal());
  const pages = [
    `/groups/${encodeURIComponent(room.id)}`,
    `/groups/${room.id}/members?x=1`,
    `/groups/${encodeURIComponent(room.id)}/live`,
    `/assignments/${encodeURIComponent(work.id)}`,
    "/groups",
    "/",
    "/race/ABC234",
    "/results/nothing",
  ];
  expect(await Promise.all(pages.map((url) => namesNothing(server.services.database, url)))).toEqual(
    pages.map(() => false),
  );
});

test("ids that nothing has, of something else, and none at all", async () => {
  const room = await newClassroom(server);
  const pages = [
    "/groups/nothing",
    "/groups/%E0%A4%A",
    `/groups/${global(`Group:${unknown}`)}`,
    `/groups/${global("Group:1")}/work`,
    `/assignments/${encodeURIComponent(room.id)}`,
    `/assignments/${global(`Assignment:${unknown}`)}`,
  ];
  expect(await Promise.all(pages.map((url) => namesNothing(server.services.database, url)))).toEqual(
    pages.map(() => true),
  );
});
