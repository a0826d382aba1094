/** Each test is a new page: the module is loaded again, with the same storage. */
async function page() {
  jest.resetModules();
  const steps = await import("../../../../src/app/features/course/passedExercises");
  const token = await import("../../../../src/app/relay/sessionToken");
  return { ...steps, ...token, passed: () => [...steps.readPassedExercises().progress.keys()] };
}

beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

const at = Date.parse("2026-11-21T08:14:00.000Z");

test("steps passed without an account are there on the next page, and move to the account", async () => {
  const first = await page();
  first.notePassed("us-intl-fj.1", 1);
  const second = await page();
  expect(second.passed()).toEqual(["us-intl-fj.1"]);
  second.setToken("token", { shared: false });
  second.noteAccount({ id: "guest", passed: [{ exerciseId: "us-intl-posture.1", at, stars: 1 }] });
  expect(second.passed()).toEqual(["us-intl-fj.1", "us-intl-posture.1"]);
});

test("the same step on two devices counts once, with the earlier time", async () => {
  const { notePassed, noteAccount, readPassedExercises } = await page();
  notePassed("us-intl-fj.1", 1);
  notePassed("us-intl-fj.1", 1);
  noteAccount({ id: "ada", passed: [{ exerciseId: "us-intl-fj.1", at, stars: 1 }] });
  expect([...readPassedExercises().progress]).toEqual([["us-intl-fj.1", at]]);
});

test("a wrong clock changes no order: the step is passed, and the server's time is used if it is earlier", async () => {
  jest.spyOn(Date, "now").mockReturnValue(Date.parse("2101-01-01"));
  const { notePassed, noteAccount, readPassedExercises } = await page();
  notePassed("us-intl-fj.1", 1);
  noteAccount({ id: "ada", passed: [{ exerciseId: "us-intl-fj.1", at, stars: 1 }] });
  expect(readPassedExercises().progress.get("us-intl-fj.1")).toBe(at);
});

test("the steps of an account are not shown to the next user", async () => {
  const { setToken, clearToken, notePassed, noteAccount, passed } = await page();
  setToken("token", { shared: false });
  noteAccount({ id: "ada", passed: [{ exerciseId: "us-intl-posture.1", at, stars: 1 }] });
  notePassed("us-intl-fj.1", 1);
  clearToken();
  expect(passed()).toEqual([]);
  expect((await page()).passed()).toEqual([]);
});

test("nor after signing out on a page without courses", async () => {
  const first = await page();
  first.setToken("token", { shared: false });
  first.noteAccount({ id: "ada", passed: [{ exerciseId: "us-intl-posture.1", at, stars: 1 }] });
  localStorage.removeItem("typeloop-token");
  expect((await page()).passed()).toEqual([]);
});

test("a guest who signs in keeps unsent readings; the rest comes with the account", async () => {
  const { setToken, notePassed, noteAccount, unsavedReadings, passed } = await page();
  setToken("guest", { shared: false });
  noteAccount({ id: "guest", passed: [{ exerciseId: "us-fj.1", at, stars: 1 }] });
  notePassed("us-intl-posture.1", 1);
  setToken("ada", { shared: false });
  noteAccount({ id: "ada", passed: [{ exerciseId: "us-fj.1", at, stars: 1 }] });
  expect(passed().sort()).toEqual(["us-fj.1", "us-intl-posture.1"]);
  expect(unsavedReadings()).toEqual(["us-intl-posture.1"]);
});

test("saved steps are not sent again", async () => {
  const { notePassed, noteAccount, noteSaved, unsavedReadings } = await page();
  notePassed("us-intl-posture.1", 1);
  notePassed("us-posture.1", 1);
  notePassed("us-intl-fj.1", 1);
  expect(unsavedReadings()).toEqual(["us-intl-posture.1", "us-posture.1"]);
  noteSaved("us-intl-posture.1");
  noteAccount({ id: "ada", passed: [{ exerciseId: "us-posture.1", at, stars: 1 }] });
  expect(unsavedReadings()).toEqual([]);
});

test.each([
  "nonsense",
  "[]",
  "7",
  JSON.stringify({ owner: 4, steps: [["us-fj.1"], [1, 2, 3], "x", null, ["us-fj.2", 5, true]] }),
])("storage written by other code is read as far as it is valid: %s", async (text) => {
  localStorage.setItem("typeloop-course", text);
  const { passed, readPassedExercises } = await page();
  expect(passed()).toEqual(text.includes("us-fj.2") ? ["us-fj.2"] : []);
  expect(readPassedExercises().isLasting).toBe(true);
});

test("forbidden storage: the steps last as long as the page, which says so", async () => {
  jest.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
    throw new DOMException("denied", "SecurityError");
  });
  jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("denied", "SecurityError");
  });
  const { readPassedExercises, notePassed, passed } = await page();
  expect(readPassedExercises().isLasting).toBe(false);
  notePassed("us-intl-fj.1", 1);
  expect(passed()).toEqual(["us-intl-fj.1"]);
});

test("full storage keeps its content, and the page the rest", async () => {
  const { readPassedExercises, notePassed, passed } = await page();
  notePassed("us-intl-fj.1", 1);
  expect(readPassedExercises().isLasting).toBe(true);
  jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
  notePassed("us-intl-fj.2", 1);
  expect(readPassedExercises().isLasting).toBe(false);
  expect(passed()).toEqual(["us-intl-fj.1", "us-intl-fj.2"]);
});

test("steps from another tab are added", async () => {
  const { notePassed, passed, readPassedExercises, subscribeToPassedExercises } = await page();
  readPassedExercises();
  notePassed("us-intl-fj.1", 1);
  const heard = jest.fn();
  subscribeToPassedExercises(heard);
  localStorage.setItem("typeloop-course", JSON.stringify({ owner: null, steps: [["us-intl-fj.2", at, false]] }));
  window.dispatchEvent(new StorageEvent("storage", { key: "typeloop-course" }));
  expect(heard).toHaveBeenCalledTimes(1);
  expect(passed().sort()).toEqual(["us-intl-fj.1", "us-intl-fj.2"]);
});
