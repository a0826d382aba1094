import { screen, within } from "@testing-library/react";
import { clearToken, setToken } from "../../../../src/app/relay/sessionToken";
import { renderPage } from "../../../support/renderPage";
import { cbt, ecdl, exam, examMocks, gradedWpm, own, passed } from "../Exam/examMocks";

beforeEach(() => setToken("token", { shared: false }));
afterEach(() => clearToken());

test("norms to choose from, in plain words; the list of a visitor's exams is empty", async () => {
  renderPage("/exam", { mocks: examMocks(null) });
  expect(await screen.findByRole("heading", { level: 2, name: "CBT typing diploma" })).toBeTruthy();
  expect(screen.getByRole("link", { name: "Choose this exam: Gerritsen typing diploma" }).getAttribute("href")).toBe(
    "/exam/gerritsen",
  );
  expect(screen.queryByRole("heading", { name: "Your exams" })).toBeNull();
});

test("the viewer's exams with their results; one in progress comes first", async () => {
  const done = {
    ...exam,
    id: "E2",
    phase: "FINISHED",
    countingAttempt: { isByEar: true, extraTime: 20, grade: passed },
    certificate: { code: "ABCD-EFGH-JKMN-PQRS" },
  };
  renderPage("/exam", {
    mocks: examMocks({}, null, [{ ...exam, phase: "RUNNING" }, done, { ...exam, id: "E3", isMock: true }]),
  });
  expect((await screen.findByRole("link", { name: "Continue exam" })).getAttribute("href")).toBe("/exam/cbt?exam=E1");
  const rows = within(screen.getByRole("table")).getAllByRole("row").slice(1);
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    "22 nov 2026CBT typing diplomaNot finished yet–––",
    "22 nov 2026CBT typing diplomaby ear20% extra timeDiploma1140Show",
    "22 nov 2026CBT typing diploma (practice exam)Not finished yet–––",
  ]);
});

test("a flagged exam says that it is being checked, or does not count", async () => {
  const held = (id: string, reviewedAt: string | null) => ({
    ...exam,
    id,
    phase: "FINISHED",
    countingAttempt: { isByEar: false, extraTime: 0, grade: passed },
    flag: { isCleared: false, reviewedAt },
  });
  renderPage("/exam", { mocks: examMocks({}, null, [held("E2", null), held("E3", "2026-11-22T12:00:00.000Z")]) });
  const rows = within(await screen.findByRole("table"))
    .getAllByRole("row")
    .slice(1);
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    "22 nov 2026CBT typing diplomaBeing reviewed1140–",
    "22 nov 2026CBT typing diplomaDoes not count1140–",
  ]);
});

test("in Dutch", async () => {
  renderPage("/exam", { mocks: examMocks(null), remembers: "locale=nl-NL" });
  expect(await screen.findByRole("heading", { level: 1, name: "Examens" })).toBeTruthy();
  expect(screen.getByText("Fouten: minder dan 1% van de aanslagen")).toBeTruthy();
});

const norms = { Query: () => ({ viewer: null, examNorms: [cbt, ecdl, gradedWpm, own] }) };
const headings = () => screen.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent);

test("a group's standards come first, then those for everyone, and the Dutch ones with their sources", async () => {
  renderPage("/exam", { mocks: norms });
  await screen.findByRole("heading", { level: 2, name: "4B" });
  expect(headings()).toEqual([
    "4B",
    "Diploma of 4B",
    "General standards",
    "Typing exam in words per minute",
    "Dutch standards",
    "CBT typing diploma",
    "ECDL typing certificate",
  ]);
  expect(screen.getByText("Defined by the group 4B. Version 3.")).toBeTruthy();
  expect(screen.getAllByText("Bronze: at least 20 words per minute")).toHaveLength(2);
  expect(screen.getAllByText("Each error takes one word off your speed")).toHaveLength(2);
  expect(
    screen.getByText(
      "Source for speed and errors: typecertificaat.nl. The institute doesn't publish the time or the number of " +
        "attempts: 7 minutes and 2 attempts are Typeloop's choice.",
    ),
  ).toBeTruthy();
});

test("a standard that this page does not know is in its country's section, with its source", async () => {
  const unknown = {
    ...cbt,
    id: "brevet.1",
    name: "brevet",
    country: "BEL",
    source: { site: "brevet.example", publishesTime: true },
  };
  renderPage("/exam", { mocks: { Query: () => ({ viewer: null, examNorms: [unknown, gradedWpm, cbt] }) } });
  await screen.findByRole("heading", { level: 2, name: "General standards" });
  expect(headings()).toEqual([
    "General standards",
    "Typing exam in words per minute",
    "Other standards",
    "Typing exam",
    "Dutch standards",
    "CBT typing diploma",
  ]);
  expect(screen.getByText("Source: brevet.example.")).toBeTruthy();
  expect(screen.getByText("Defined by Typeloop.")).toBeTruthy();
});
