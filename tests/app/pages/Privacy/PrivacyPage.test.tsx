import { screen, within } from "@testing-library/react";
import { renderPage } from "../../../support/renderPage";

/** A host that keeps everything and uses no other service. */
const plain = {
  resultDays: null,
  keystrokeDays: null,
  unusedAccountDays: null,
  guestDays: 30,
  removedDays: 30,
  sessionDays: 30,
  auditYears: 2,
  signInProviders: [],
  reportsErrors: false,
  countsVisits: false,
  sumsParticipation: false,
};

const open = (more: object = {}, remembers = "") =>
  renderPage("/privacy", {
    remembers,
    mocks: { Query: () => ({ viewer: null, hostPolicy: { ...plain, ...more } }) },
  });

/** A card of the page. */
const card = async (name: string) =>
  within((await screen.findByRole("heading", { level: 2, name })).closest("section") as HTMLElement);
const cards = () => screen.getAllByRole("heading", { level: 2 }).map((heading) => heading.textContent);

test("says what is stored, why, who sees it and for how long, to anyone", async () => {
  open();
  expect(await screen.findByRole("heading", { level: 1, name: "Privacy" })).toBeTruthy();
  const results = await card("Results");
  expect(results.getAllByRole("term").map((term) => term.textContent)).toEqual([
    "What is stored",
    "Why",
    "Who sees it",
    "How long",
  ]);
  expect(results.getByText("As long as the account exists.")).toBeTruthy();
  expect((await card("Guests")).getByText("30 days after the last visit.")).toBeTruthy();
  expect((await card("Audit log")).getByText("2 years")).toBeTruthy();
  expect(cards()).toEqual([
    "In short",
    "Account",
    "Results",
    "Keystrokes",
    "Groups and assignments",
    "Exams and certificates",
    "Sessions",
    "Guests",
    "Accounts removed by a coach",
    "Audit log",
    "Your rights",
  ]);
});

test("follows the settings of the host", async () => {
  open({
    resultDays: 365,
    keystrokeDays: 1,
    unusedAccountDays: 400,
    signInProviders: ["Our school", "Google"],
    reportsErrors: true,
    countsVisits: true,
    sumsParticipation: true,
  });
  expect((await card("Results")).getByText("365 days")).toBeTruthy();
  expect((await card("Keystrokes")).getByText("1 day")).toBeTruthy();
  expect((await card("Account")).getByText(/It is deleted after 400 days without use/u)).toBeTruthy();
  expect((await card("Participation totals")).getByText(/never about fewer than ten people/u)).toBeTruthy();
  expect(cards().slice(-5)).toEqual([
    "Signing in with Our school and Google",
    "Participation totals",
    "Error reports",
    "Counting visits",
    "Your rights",
  ]);
});

test("can be read in another language", async () => {
  open({}, "locale=nl-NL");
  expect(await screen.findByRole("heading", { level: 2, name: "Resultaten" })).toBeTruthy();
});
