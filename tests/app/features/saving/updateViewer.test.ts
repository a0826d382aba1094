import { commitLocalUpdate, createOperationDescriptor, type GraphQLTaggedNode, type Variables } from "relay-runtime";
import { saveUnsavedRuns, saveFinishedRun } from "../../../../src/app/features/saving/saveRun";
import { clearToken, setToken } from "../../../../src/app/relay/sessionToken";
import { FakeServer } from "../../../support/FakeServer";
import courseQuery from "../../../../__generated__/CourseSyncQuery.graphql";
import textsQuery from "../../../../__generated__/LibraryTextsQuery.graphql";
import accountQuery from "../../../../__generated__/HeaderAccountQuery.graphql";
import progressQuery from "../../../../__generated__/ProgressPageQuery.graphql";
import weekQuery from "../../../../__generated__/WeekPageQuery.graphql";

beforeEach(() => {
  localStorage.clear();
  setToken("token", { shared: false });
});
afterEach(clearToken);

const exercise = (exerciseId: string, stars = 1) => ({ exerciseId, passedAt: "2026-11-20T10:00:00.000Z", stars });

function open(passedExercise: object | null = null) {
  const base = new FakeServer({
    User: () => ({ id: "u", passedExercises: [exercise("us-intl-fj.1")] }),
    Query: () => ({ viewer: { id: "u" } }),
    Text: () => ({ id: "t1" }),
  });
  const server = new FakeServer(base.mocks, {
    serverClockQuery: () => ({ data: { serverTime: Date.now() } }),
    saveRunMutation: (variables) => {
      const { data } = base.answersByType("saveRunMutation")(variables) as { data: { saveResult: object } };
      return { data: { saveResult: { ...data.saveResult, passedExercise } } };
    },
  });
  const load = async (query: GraphQLTaggedNode, variables: Variables = {}) => {
    const operation = createOperationDescriptor(query as never, variables);
    await server.environment.execute({ operation }).toPromise();
    server.environment.retain(operation);
    return () => server.environment.check(operation).status;
  };
  const save = async (about: object = {}) => {
    const run = { mode: "TIME", modeAmount: 30, language: "NL", seed: 1, textId: null, log: "" } as const;
    saveFinishedRun(server.environment, { ...run, ...about, runId: crypto.randomUUID(), startedAtMs: Date.now() });
    await saveUnsavedRuns(server.environment);
  };
  return { server, load, save };
}

test("a run makes stale what the server computes of all runs, and nothing else", async () => {
  const { load, save } = open();
  const [progress, week, account] = [await load(progressQuery), await load(weekQuery), await load(accountQuery)];
  expect([progress(), week(), account()]).toEqual(["available", "available", "available"]);
  await save();
  expect([progress(), week(), account()]).toEqual(["stale", "stale", "available"]);
});

test("the best result on a text is fetched again after a run of that text, and only then", async () => {
  const { load, save } = open();
  const texts = await load(textsQuery, { language: "EN", search: null, isFavorite: false });
  await save();
  expect(texts()).toBe("available");
  await save({ mode: "TEXT", modeAmount: null, textId: "t1" });
  expect(texts()).toBe("stale");
});

test("a passed exercise is among the viewer's at once, and a better run of it replaces it", async () => {
  const { server, load, save } = open(exercise("us-intl-fj.2", 2));
  await load(courseQuery);
  const passed = () => {
    let list: unknown;
    commitLocalUpdate(server.environment, (store) => {
      const records = store.getRoot().getLinkedRecord("viewer")?.getLinkedRecords("passedExercises");
      list = records?.map((one) => [one?.getValue("exerciseId"), one?.getValue("stars")]);
    });
    return list;
  };
  await save();
  expect(passed()).toEqual([
    ["us-intl-fj.1", 1],
    ["us-intl-fj.2", 2],
  ]);
  await save();
  expect(passed()).toHaveLength(2);
});
