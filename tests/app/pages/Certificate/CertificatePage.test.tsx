import { screen, waitFor } from "@testing-library/react";
import { renderPage } from "../../../support/renderPage";
import { cbt, own } from "../Exam/examMocks";

const certificate = {
  code: "ABCD-EFGH-JKMN-PQRS",
  name: "Zoë",
  norm: cbt,
  hasDyslexia: false,
  isByEar: false,
  extraTime: 0,
  language: "NL",
  level: "CUM_LAUDE",
  levelLabel: null,
  groupName: null,
  strokes: 1432,
  errors: 1,
  strokesPerMinute: 204,
  accuracy: 99.93,
  handedInAfterSeconds: null,
  issuedAt: "2026-11-22T10:00:00.000Z",
};

test("a certificate says who, when, by which norm, how well, what it cannot prove, and where to check it", async () => {
  const { router } = renderPage("/certificates/abcdefghjkmnpqrs", { mocks: { Query: () => ({ certificate }) } });
  expect(await screen.findByRole("heading", { level: 1, name: "Typing certificate" })).toBeTruthy();
  await waitFor(() => expect(router.state.location.pathname).toBe("/certificates/ABCD-EFGH-JKMN-PQRS"));
  const words = screen.getByRole("article").textContent;
  for (const part of [
    "Zoë",
    "CBT typing diploma",
    "Cum laude",
    "22 november 2026",
    "204",
    "1,432",
    "99.93%",
    "cbt.2",
    "ten fingers",
    "Anyone can check this certificate at localhost/certificates/ABCD-EFGH-JKMN-PQRS",
  ])
    expect(words).toContain(part);
  expect(screen.getByRole("button", { name: "Print" })).toBeTruthy();
});

test("it says whose it is and whose it is not, and when an attempt was handed in early", async () => {
  const { unmount } = renderPage(`/certificates/${certificate.code}`, {
    mocks: { Query: () => ({ certificate: { ...certificate, handedInAfterSeconds: 365 } }) },
  });
  const sheet = await screen.findByRole("article");
  expect(sheet.textContent).toContain(
    "This is a Typeloop certificate. It is not a diploma from the institute that published the standard.",
  );
  expect(sheet.textContent).toContain("The attempt was handed in after 6:05 (minutes:seconds).");
  unmount();
  renderPage(`/certificates/${certificate.code}`, { mocks: { Query: () => ({ certificate }) } });
  expect((await screen.findByRole("article")).textContent).not.toContain("handed in");
});

test("a code without a certificate is reported", async () => {
  renderPage("/certificates/nonsense", { mocks: { Query: () => ({ certificate: null }) } });
  expect(await screen.findByRole("heading", { name: "There's no certificate with this code" })).toBeTruthy();
  expect(screen.getByText(/The code was nonsense/u)).toBeTruthy();
});

test("one by a group's standard says who defined it, in which version, and how fast in its unit", async () => {
  const ofGroup = { ...certificate, norm: own, level: "LEVEL_1", levelLabel: "Bronze", groupName: "4B" };
  renderPage(`/certificates/${certificate.code}`, { mocks: { Query: () => ({ certificate: ofGroup }) } });
  const words = (await screen.findByRole("article")).textContent;
  for (const part of [
    "Diploma of 4B",
    "Bronze",
    "Words per minute40",
    "Requirements of the standard (version 3)",
    "Level 2: at least 30 words per minute",
    "The standard was defined by the group 4B. This is a Typeloop certificate, not an institute's diploma.",
  ])
    expect(words).toContain(part);
  expect(words).not.toContain("Keystrokes per minute");
});

test("it says that an exam was taken by ear and with extra time, and nothing of it otherwise", async () => {
  const { unmount } = renderPage(`/certificates/${certificate.code}`, {
    mocks: { Query: () => ({ certificate: { ...certificate, isByEar: true, extraTime: 25 } }) },
  });
  const words = (await screen.findByRole("article")).textContent;
  expect(words).toContain(
    "Taken with 25% extra time. Speed is calculated over the full time, including the extra time.",
  );
  expect(words).toContain("Taken by ear: the text was read aloud.");
  unmount();
  renderPage(`/certificates/${certificate.code}`, { mocks: { Query: () => ({ certificate }) } });
  expect((await screen.findByRole("article")).textContent).not.toMatch(/extra time|by ear/u);
});
