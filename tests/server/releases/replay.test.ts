import { readFileSync } from "node:fs";
import { readReleases, type Release, type ShippedDocument } from "../../../src/tools/releases/readReleases";
import * as account from "../../support/accountOperations";
import * as assignment from "../../support/assignmentOperations";
import { addRun, goal, join, newClassroom, placeOf, setWork } from "../../support/classroom";
import * as exam from "../../support/examOperations";
import { findShapeFaults } from "../../support/findShapeFaults";
import { madeVariables, type Given } from "../../support/madeVariables";
import { newMember, password } from "../../support/people";
import { createRace, raceOperations } from "../../support/raceOperations";
import { startTestServer, type TestServer } from "../../support/startTestServer";
import { WireClient } from "../../support/WireClient";
import { projectFile } from "../../support/workshop";

/**
 * Every document of every kept release, asked of today's server: whatever it answers has the shape that the pages of
 * the release were built for.
 */
const { releases } = readReleases(projectFile("tests/contract/releases"));
const today: Record<string, string> = JSON.parse(
  readFileSync(projectFile("__generated__/persisted_queries.json"), "utf8"),
);

const exceptions: Record<string, string> = JSON.parse(
  readFileSync(projectFile("tests/contract/releases/exceptions.json"), "utf8"),
);

/** Whether a fault is a new value of an enum for which `exceptions.json` says what old pages show. */
function isDeclared(fault: string): boolean {
  const [, type = "", value = ""] = / is a new (\w+): "(\w+)"$/u.exec(fault) ?? [];
  return [value, "*"].some((name) => `${type}.${name} is new` in exceptions);
}

/** What somebody has, for whoever asks for it by its id. */
const first = `query first { viewer { id results { edges { node { id } } } sessions { edges { node { id } } } exams {
  edges { node { id } } } } texts { edges { node { id } } } }`;
const raceId = `query raceOf($code: RaceCode!) { race(code: $code) { id } }`;
const png = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);

describe.each(releases)("release $number", (release) => {
  let server: TestServer;
  let people: readonly WireClient[] = [];
  let given: Given;

  beforeAll(async () => {
    const own = [
      ...account.accountOperations,
      ...assignment.assignmentOperations,
      ...raceOperations,
      ...exam.examOperations,
      first,
      raceId,
    ];
    server = await startTestServer({ operations: [...Object.values(today), ...own] });
    const room = await newClassroom(server);
    const boss = room.owner;
    await server.services.database.execute(
      `update users set role = 'ADMIN' where username = '${String(boss.username)}'`,
    );
    // A session knows the role from its beginning.
    boss.token = (
      await boss.run(account.signIn, { input: { username: boss.username, password, deviceLabel: "Test" } })
    ).signIn.token;
    const pupil = await join(room, await newMember(server.url));
    for (const person of [boss, pupil]) await addRun(server, person);
    const work = await setWork(room, goal());
    await boss.run(exam.createExam, { input: { norm: "cbt", language: "NL", hasDyslexia: false } });
    const { createRace: made } = await boss.run(createRace, {
      input: { visibility: "OPEN", language: "EN", length: "SHORT" },
    });
    const raceCode: string = made.race.code;
    const { viewer, texts } = await boss.run(first);
    const { race } = await boss.run(raceId, { code: raceCode });
    const firstOf = (connection: any): string => connection.edges[0].node.id;
    given = {
      raceCode,
      ids: {
        User: pupil.id,
        Group: room.id,
        GroupMember: await placeOf(room, pupil),
        Assignment: work.id,
        Text: firstOf(texts),
        Result: firstOf(viewer.results),
        Session: firstOf(viewer.sessions),
        Exam: firstOf(viewer.exams),
        Race: race.id,
      },
      strings: {
        username: "somebody",
        displayName: "Somebody",
        password,
        code: room.code,
        search: "",
        deviceLabel: "Test",
        device: "device-1",
        norm: "cbt",
      },
    };
    people = [boss, pupil, new WireClient(server.url)];
  });
  afterAll(async () => {
    for (const person of people) await person.disconnect();
    await server.close();
  });

  test("every document is answered in the shape that its pages know, whoever asks", async () => {
    const unanswered: string[] = [];
    const refused: string[] = [];
    const faults: string[] = [];
    for (const document of inOrder(release)) {
      const answers = await Promise.all(people.map((person) => ask(person, release, document)));
      const whole = answers.filter(({ errors }) => !errors);
      if (whole.length === 0) unanswered.push(`${document.name}: ${JSON.stringify(answers[0]!.errors?.[0])}`);
      if (!whole.some(({ data }) => hasData(data))) refused.push(document.name);
      faults.push(...whole.flatMap(({ data }) => findShapeFaults(release.schema, document.document, data)));
    }
    expect({ faults: [...new Set(faults)].filter((fault) => !isDeclared(fault)), unanswered }).toEqual({
      faults: [],
      unanswered: [],
    });
    // A refusal has a shape too, but most must give what they are for.
    expect(refused.length).toBeLessThan(release.documents.length * 0.3);
  }, 120_000);

  async function ask(
    person: WireClient,
    { schema }: Release,
    { text, document }: ShippedDocument,
  ): Promise<{ readonly data: unknown; readonly errors?: readonly unknown[] }> {
    const { variables, files } = madeVariables(schema, document, given);
    if (/^\s*subscription/u.test(text)) {
      const following = person.follow(text, variables);
      const data = await following.next().then(
        (value: unknown) => ({ data: value }),
        (error: unknown) => ({ data: null, errors: [String(error)] }),
      );
      following.stop();
      return data;
    }
    const [place] = files;
    const answer =
      place === undefined
        ? await person.send(text, variables)
        : await person.upload(text, variables, place, new Blob([png]), "picture.png");
    return answer.body;
  }
});

/** Whether there is more in an answer than that there is nothing, or a refusal. */
function hasData(data: unknown): boolean {
  return Object.values(Object(data)).some(
    (value: any) => value !== null && !String(value.__typename).endsWith("Error"),
  );
}

/** Questions, then what is followed, then what changes, and last what ends things or sessions. */
function inOrder({ documents }: Release): readonly ShippedDocument[] {
  const rank = ({ text, name }: ShippedDocument): number => {
    if (/^\s*query/u.test(text)) return 0;
    if (/^\s*subscription/u.test(text)) return 1;
    if (/SignOut|Password|DeleteAccount|RevokeSession/u.test(name)) return 5;
    if (/DeleteGroup|EraseMember|LeaveGroup/u.test(name)) return 4;
    return /Delete|Remove|Merge|Archive|Cancel|Leave|Kick|Close/u.test(name) ? 3 : 2;
  };
  return documents.toSorted((a, b) => rank(a) - rank(b));
}
