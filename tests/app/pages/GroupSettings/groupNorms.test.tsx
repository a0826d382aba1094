import { screen, waitFor, within } from "@testing-library/react";
import { clearToken, setToken } from "../../../../src/app/relay/sessionToken";
import { defaultGroupSettings } from "../../../../src/contract/groupRules";
import { renderPage } from "../../../support/renderPage";
import { own } from "../Exam/examMocks";

beforeEach(() => setToken("token", { shared: false }));
afterEach(clearToken);

const norm = (more: object = {}) => ({
  __typename: "OwnExamNorm",
  id: "N1",
  archivedAt: null,
  norm: {
    __typename: "ExamNorm",
    ...own,
    dyslexiaLevels: [{ name: "LEVEL_2", label: null, strokesPerMinute: 125, maxErrors: null }],
  },
  ...more,
});
const group = (ownExamNorms: readonly object[]) => ({
  id: "g1",
  name: "4B",
  version: 1,
  myRole: "COACH",
  archivedAt: null,
  joinCode: null,
  isJoinOpen: false,
  settings: { __typename: "GroupSettings", ...defaultGroupSettings },
  ownExamNorms,
});
const mocks = (norms: readonly object[]) => ({
  Query: () => ({ viewer: { id: "u", role: "MEMBER", displayName: "Ada", groups: [] }, node: { __typename: "Group" } }),
  Group: () => group(norms),
});
const card = async () =>
  within((await screen.findByRole("heading", { level: 2, name: "Exam standards" })).closest("section")!);

test("a coach adds a standard: levels, an error rule, and lower speeds with a dyslexia diagnosis", async () => {
  const { user, server } = renderPage("/groups/g1/settings", {
    mocks: mocks([]),
    answers: {
      ownNormMutationsCreateMutation: () => ({
        data: {
          createOwnExamNorm: {
            __typename: "OwnExamNormSuccess",
            group: { __typename: "Group", id: "g1", ownExamNorms: [norm()] },
            ownExamNorms: null,
          },
        },
      }),
    },
  });
  const form = await card();
  await user.click(form.getByRole("button", { name: "Add a standard" }));
  await user.click(form.getByRole("button", { name: "Add standard" }));
  expect(form.getByLabelText("Name of the standard").getAttribute("aria-invalid")).toBe("true");
  expect(server.variablesOf("ownNormMutationsCreateMutation")).toEqual([]);
  await user.type(form.getByLabelText("Name of the standard"), "Diploma of 4B");
  const minutes = form.getByLabelText("Minutes per attempt");
  await user.clear(minutes);
  await user.type(minutes, "61");
  await user.type(form.getByLabelText("Minimum speed for level 1"), "20");
  await user.click(form.getByRole("button", { name: "Add a level" }));
  await user.type(form.getByLabelText("Name of level 1"), "Bronze");
  await user.type(form.getByLabelText("Minimum speed for level 2"), "20");
  await user.click(form.getByRole("checkbox", { name: "Each error takes one word off the speed" }));
  await user.click(form.getByRole("checkbox", { name: "Lower speeds for people with a formal dyslexia diagnosis" }));
  await user.click(form.getByRole("checkbox", { name: "Errors must stay below the maximum" }));
  await user.type(form.getByLabelText("Maximum errors for level 1"), "1");
  await user.type(form.getByLabelText("Maximum errors for level 2"), "2");
  await user.click(form.getByRole("checkbox", { name: "how much extra time there was" }));
  await user.click(form.getByRole("button", { name: "Add standard" }));
  expect(form.getByText("Each level needs a higher speed than the one before it.")).toBeTruthy();
  expect(minutes.getAttribute("aria-invalid")).toBe("true");
  await user.clear(minutes);
  await user.type(minutes, "1");
  await user.clear(form.getByLabelText("Minimum speed for level 2"));
  await user.type(form.getByLabelText("Minimum speed for level 2"), "30");
  await user.click(form.getByRole("button", { name: "Add standard" }));
  expect(form.getByLabelText("With dyslexia, level 1").getAttribute("aria-invalid")).toBe("true");
  expect(form.getByLabelText("Maximum errors for level 2").getAttribute("aria-invalid")).toBe("true");
  expect(form.getByText("A level can't allow more errors than the one before it. Enter a lower number.")).toBeTruthy();
  await user.clear(form.getByLabelText("Maximum errors for level 1"));
  await user.type(form.getByLabelText("With dyslexia, level 2"), "25");
  await user.click(form.getByRole("button", { name: "Add standard" }));
  expect(await form.findByRole("heading", { level: 3, name: "Diploma of 4B" })).toBeTruthy();
  expect(server.variablesOf("ownNormMutationsCreateMutation")).toEqual([
    {
      input: {
        groupId: "g1",
        fields: {
          title: "Diploma of 4B",
          minutes: 1,
          attempts: 2,
          unit: "WORDS",
          maxErrorPercent: 2,
          isStrict: true,
          isNet: true,
          unmarked: ["EXTRA_TIME"],
          levels: [
            { name: "Bronze", speed: 20, dyslexiaSpeed: null, maxErrors: null },
            { name: "", speed: 30, dyslexiaSpeed: 25, maxErrors: 2 },
          ],
        },
      },
    },
  ]);
  expect(form.queryByLabelText("Name of the standard")).toBeNull();
});

test("a coach edits a standard; what someone else changed meanwhile is shown before it is overwritten", async () => {
  const newer = norm({ norm: { ...norm().norm, id: "0d5e4f2c.4", version: 4, title: "Newer" } });
  let refusals = 1;
  const { user, server } = renderPage("/groups/g1/settings", {
    mocks: mocks([norm()]),
    answers: {
      ownNormMutationsChangeMutation: () => ({
        data: {
          changeOwnExamNorm:
            refusals-- > 0
              ? { __typename: "RefusedError", __isError: "RefusedError", code: "EDIT_CONFLICT" }
              : {
                  __typename: "OwnExamNormSuccess",
                  ownExamNorm: norm({ norm: { ...norm().norm, id: "0d5e4f2c.5", version: 5, title: "Mine" } }),
                },
        },
      }),
      ownNormMutationsQuery: () => ({ data: { node: newer } }),
    },
  });
  const form = await card();
  await user.click(await form.findByRole("button", { name: "Edit Diploma of 4B" }));
  const shown = (label: string) => form.getByLabelText<HTMLInputElement>(label).value;
  expect(shown("Name of level 1")).toBe("Bronze");
  expect(shown("Minimum speed for level 2")).toBe("30");
  expect(shown("With dyslexia, level 1")).toBe("");
  expect(shown("With dyslexia, level 2")).toBe("25");
  expect(shown("Maximum errors for level 1")).toBe("");
  expect(shown("Maximum errors (%)")).toBe("0.7");
  await user.clear(form.getByLabelText("Name of the standard"));
  await user.type(form.getByLabelText("Name of the standard"), "Mine");
  await user.click(form.getByRole("button", { name: "Save" }));
  expect(await form.findByText("Current version: Newer")).toBeTruthy();
  await user.click(form.getByRole("button", { name: "Overwrite with my version" }));
  expect(await form.findByRole("heading", { level: 3, name: "Mine" })).toBeTruthy();
  const sent: readonly any[] = server.variablesOf("ownNormMutationsChangeMutation");
  expect(sent.map(({ input }) => input.version)).toEqual([3, 4]);
});

test("a standard is archived and restored", async () => {
  const answer = (archivedAt: string | null) => ({
    __typename: "OwnExamNormSuccess",
    ownExamNorm: norm({ archivedAt }),
  });
  const { user } = renderPage("/groups/g1/settings", {
    mocks: mocks([norm()]),
    answers: {
      ownNormMutationsArchiveMutation: () => ({
        data: { archiveOwnExamNorm: answer("2026-11-22T10:00:00.000Z") },
      }),
      ownNormMutationsRestoreMutation: () => ({ data: { restoreOwnExamNorm: answer(null) } }),
    },
  });
  const list = await card();
  await user.click(await list.findByRole("button", { name: "Archive Diploma of 4B" }));
  expect(await list.findByText("Archived: no new exams. Version 3.")).toBeTruthy();
  expect(list.queryByRole("button", { name: "Edit Diploma of 4B" })).toBeNull();
  await user.click(list.getByRole("button", { name: "Restore Diploma of 4B" }));
  await waitFor(() => expect(list.getByText("Version 3")).toBeTruthy());
});
