import { inTransaction, type Transaction } from "../../../src/server/database/Database";
import { fromGlobalId, toGlobalId } from "../../../src/server/globalIds";
import { drawText } from "../../../src/server/texts/drawText";
import * as account from "../../support/accountOperations";
import * as op from "../../support/favoriteOperations";
import { newGuest, newMember, type Person } from "../../support/people";
import { rowIdOf } from "../../support/seedRuns";
import { seedTyped } from "../../support/seedTyped";
import { startTestServer, type TestServer } from "../../support/startTestServer";
import { WireClient } from "../../support/WireClient";

let server: TestServer;
let people: readonly Person[];
beforeAll(async () => {
  server = await startTestServer({ operations: [...account.accountOperations, ...op.favoriteOperations] });
  people = await Promise.all([newMember(server.url), newGuest(server.url)]);
});
afterAll(() => server.close());

const day = (number: number): Date => new Date(Date.UTC(2026, 0, number));
const ids = (): string[] => people.map(({ id }) => rowIdOf(id));

/** With only these four English texts, which are gone again afterwards. */
async function withTexts(work: (transaction: Transaction, texts: readonly string[]) => Promise<void>): Promise<void> {
  let failure: unknown;
  await inTransaction(server.services.database, async (transaction) => {
    try {
      await transaction.execute("delete from texts");
      const made = await Promise.all(
        [1, 2, 3, 4].map(async (number) => {
          const { rows } = await transaction.execute(
            `insert into texts (title, language, body, difficulty, characters, visibility, status, tags)
             values ('T${number}', 'en', 'The heron waits.', 'EASY', 16, 'PUBLIC', 'PUBLISHED', '{animals,children}')
             returning id`,
          );
          return String(rows[0]?.["id"]);
        }),
      );
      await work(transaction, made);
    } catch (error) {
      failure = error;
    }
    transaction.rollback();
  }).catch(() => undefined);
  if (failure !== undefined) throw failure;
}

/** Often enough that a wrong one would show up. */
async function drawOften(draw: () => Promise<{ readonly id: string } | null>): Promise<Set<string | undefined>> {
  const drawn = new Set<string | undefined>();
  for (let time = 0; time < 12; time += 1) drawn.add((await draw())?.id);
  return drawn;
}

test("texts that nobody in the room has typed come first, however often the others were", async () => {
  await withTexts(async (transaction, [a, b, c, d]) => {
    const [one, other] = [ids()[0]!, ids()[1]!];
    await seedTyped(transaction, { userId: one, textId: a!, at: day(1) });
    await seedTyped(transaction, { userId: other, textId: b!, at: day(2) });
    const draw = (typists: readonly string[]) => drawOften(() => drawText(transaction, { language: "en", typists }));
    expect(await draw([one, other])).toEqual(new Set([c, d]));
    expect(await draw([one])).toEqual(new Set([b, c, d]));
    await seedTyped(transaction, { userId: other, textId: c!, at: day(3), status: "FLAGGED" });
    expect(await draw([one, other])).toEqual(new Set([d]));
  });
});

test("once all are typed, the one that anybody in the room typed the longest ago", async () => {
  await withTexts(async (transaction, [a, b, c, d]) => {
    const [one, other] = [ids()[0]!, ids()[1]!];
    // The oldest was typed most often, so that the number of times does not decide.
    for (const at of [1, 2, 3]) await seedTyped(transaction, { userId: one, textId: b!, at: day(at) });
    for (const [textId, at] of [
      [a, 5],
      [c, 4],
      [d, 6],
    ] as const)
      await seedTyped(transaction, { userId: one, textId: textId!, at: day(at) });
    const draw = (typists: readonly string[], not?: string) =>
      drawOften(() => drawText(transaction, { language: "en", typists, ...(not !== undefined && { not }) }));
    expect(await draw([one])).toEqual(new Set([b]));
    expect(await draw([one], b)).toEqual(new Set([c]));
    await seedTyped(transaction, { userId: other, textId: b!, at: day(7) });
    expect(await draw([one, other])).toEqual(new Set([c]));
  });
});

test("one like another: fresh before alike, and then for its audience before its subject", async () => {
  await withTexts(async (transaction, [a, b, c, d]) => {
    await transaction.execute(`update texts set tags = '{animals,adults}' where id = '${c}'`);
    await transaction.execute(`update texts set tags = '{food,children}' where id = '${d}'`);
    const like = { tags: ["animals", "children"], difficulty: "EASY", characters: 16 } as const;
    const one = ids()[0]!;
    const draw = () =>
      drawOften(() =>
        drawText(transaction, { language: "en", not: a!, typists: [one], like: { ...like, tags: [...like.tags] } }),
      );
    expect(await draw()).toEqual(new Set([b]));
    await seedTyped(transaction, { userId: one, textId: b!, at: day(1) });
    expect(await draw()).toEqual(new Set([d]));
    await seedTyped(transaction, { userId: one, textId: d!, at: day(2) });
    expect(await draw()).toEqual(new Set([c]));
    await seedTyped(transaction, { userId: one, textId: c!, at: day(3) });
    expect(await draw()).toEqual(new Set([b]));
  });
});

test("a similar text is another one of the same language, for everyone; of what nobody may read there is none", async () => {
  const visitor = new WireClient(server.url);
  const { texts } = await visitor.run(account.texts, { language: "NL", first: 3 });
  for (const person of [visitor, ...people])
    for (const { node } of texts.edges) {
      const { similarText } = await person.run(op.similarText, { id: node.id });
      expect(similarText).toMatchObject({ language: "NL" });
      expect(similarText.id).not.toBe(node.id);
    }
  expect((await visitor.run(op.similarText, { id: "nonsense" })).similarText).toBeNull();
});

test("the best on a text is one's own fastest verified run; a flagged one does not count", async () => {
  const [one, other] = [people[0]!, people[1]!];
  const { texts } = await one.run(account.texts, { language: "EN", first: 1 });
  const { id } = texts.edges[0].node;
  const textId = fromGlobalId("Text", id)!;
  const best = async (person: WireClient) => (await person.run(op.bestOn, { id })).node.best;
  const type = (person: Person, wpm: number, status: "VERIFIED" | "FLAGGED" = "VERIFIED") =>
    seedTyped(server.services.database, { userId: rowIdOf(person.id), textId, at: day(wpm % 28), wpm, status });
  expect(await best(one)).toBeNull();
  await type(one, 150, "FLAGGED");
  expect(await best(one)).toBeNull();
  const slow = await type(one, 40);
  expect(await best(one)).toEqual({ id: toGlobalId("Result", slow), wpm: 40 });
  const fast = await type(one, 52);
  await type(one, 45);
  await type(other, 90);
  expect(await best(one)).toEqual({ id: toGlobalId("Result", fast), wpm: 52 });
  expect(await best(new WireClient(server.url))).toBeNull();
});
