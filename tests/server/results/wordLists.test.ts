import { loadWordList } from "../../../src/contract/loadWordList";
import { codeLists, commonLists, isCodeList, type WordList } from "../../../src/contract/wordLists";
import { encodeLog } from "../../../src/engine/log/logCodec";
import { makeCodeText, makeWordText } from "../../../src/engine/practice/makeWordText";
import * as op from "../../support/accountOperations";
import { newGuest, newMember, type Person } from "../../support/people";
import { wordRun } from "../../support/practiceRun";
import { startTestServer, type TestServer } from "../../support/startTestServer";
import { typeNaturally } from "../../support/humanTyping";

const list = "query listOf($id: ID!) { node(id: $id) { ... on Result { wordList bestOther { id } } } }";
const history = "query kindsOf { viewer { runHistory { kind kinds { wordList language } } } }";

let server: TestServer;
let guest: Person;
beforeAll(async () => {
  server = await startTestServer({ operations: [...op.accountOperations, list, history] });
});
afterAll(() => server.close());
beforeEach(async () => {
  guest = await newGuest(server.url);
});

async function textOf(wordList: WordList): Promise<string> {
  const words = await loadWordList("en", wordList);
  return isCodeList(wordList) ? makeCodeText(words, 10, 7) : makeWordText(words, 10, 7);
}

const save = async (input: object, person: Person = guest) => (await person.run(op.saveResult, { input })).saveResult;

async function runOf(wordList: WordList, endedMsAgo = 600_000) {
  return { ...wordRun({ endedMsAgo }), wordList, log: encodeLog(typeNaturally(await textOf(wordList), 60)) };
}

test.each([...commonLists, ...codeLists])("a run with %s is verified, and keeps its list", async (wordList) => {
  const { result } = await save(await runOf(wordList));
  expect(result).toMatchObject({ prompt: await textOf(wordList), accuracy: 100, status: "VERIFIED" });
  expect((await guest.run(list, { id: result.id })).node.wordList).toBe(wordList);
});

test("a log of another list is measured against the words of the named one", async () => {
  const { result, code } = await save({ ...(await runOf("COMMON_5000")), wordList: "COMMON_200" });
  // It may end before the last word; if it does not, hardly a key was right.
  expect(code === "UNFINISHED_RUN" || result.accuracy < 60).toBe(true);
});

test("a page of an earlier release names no list, and its words are those of before", async () => {
  const { result } = await save(wordRun());
  expect(result).toMatchObject({ prompt: makeWordText(await loadWordList("en", null), 10, 7), accuracy: 100 });
  expect((await guest.run(list, { id: result.id })).node.wordList).toBeNull();
});

test("code has no punctuation or numbers added, and other modes no list", async () => {
  const refused = await save({ ...(await runOf("C")), punctuation: true, numbers: true });
  expect(refused.issues).toMatchObject([{ path: "punctuation" }, { path: "numbers" }]);
  const custom = { ...wordRun(), mode: "CUSTOM", modeAmount: null, seed: null, prompt: "abc", wordList: "C" };
  expect((await save(custom)).issues).toMatchObject([{ path: "wordList", code: "BAD_REQUEST" }]);
  const { body } = await guest.send(op.saveResult, { input: { ...wordRun(), wordList: "COBOL" } });
  expect(body.errors[0].extensions.code).toBe("BAD_REQUEST");
});

test("runs of one list are compared; those without a list with the 1,000 words", async () => {
  const member = await newMember(server.url);
  const inputs = [
    wordRun({ endedMsAgo: 60_000 }),
    await runOf("COMMON_1000", 120_000),
    await runOf("COMMON_200", 180_000),
    await runOf("PYTHON", 240_000),
  ];
  const ids: string[] = [];
  for (const input of inputs) ids.push((await save(input, member)).result.id);
  const bests = await Promise.all(ids.map(async (id) => (await member.run(list, { id })).node.bestOther?.id ?? null));
  expect(bests).toEqual([ids[1], ids[0], null, null]);
  const { kinds } = (await member.run(history)).viewer.runHistory;
  expect(kinds.map((kind: { wordList: string }) => kind.wordList).toSorted()).toEqual([
    "COMMON_1000",
    "COMMON_200",
    "PYTHON",
  ]);
});
