import { screen, waitFor, within } from "@testing-library/react";
import { clearToken, setToken } from "../../../../src/app/relay/sessionToken";
import { defaultGroupSettings } from "../../../../src/contract/groupRules";
import { renderPage } from "../../../support/renderPage";
import { sentence } from "../../../support/sentence";

const settings = { __typename: "GroupSettings", ...defaultGroupSettings };
const coaches = [
  { role: "OWNER", user: { id: "u", displayName: "Ada" } },
  { role: "COACH", user: { id: "c", displayName: "Grace" } },
];
const members = {
  edges: [{ cursor: "1", node: { id: "m1", role: "MEMBER", user: { id: "p", displayName: "Pim" } } }],
  pageInfo: { hasNextPage: false, endCursor: "1" },
};
const whole = {
  id: "g1",
  name: "3B",
  version: 4,
  myRole: "OWNER",
  archivedAt: null,
  joinCode: "ABCDEFGH",
  isJoinOpen: true,
  madeAccountCount: 12,
  coaches,
  members,
  ownExamNorms: [],
  coachLinks: [],
  settings,
};
const mocks = (more: object = {}) => ({
  Query: () => ({ viewer: { id: "u", role: "MEMBER", displayName: "Ada", groups: [] }, node: { __typename: "Group" } }),
  Group: () => ({ ...whole, ...more }),
});
const refused = (code: string) => ({ __typename: "RefusedError", __isError: "RefusedError", code });
const changed = (more: object) => ({ __typename: "Group", id: "g1", name: "3B", version: 5, settings, ...more });

beforeEach(() => {
  setToken("token", { shared: false });
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
    this.dispatchEvent(new Event("close"));
  };
});
afterEach(clearToken);

test("name and settings are saved together, based on the version that was read", async () => {
  const { user, server } = renderPage("/groups/g1/settings", {
    mocks: mocks(),
    answers: {
      groupSettingsMutationsChangeMutation: ({ input }) => ({
        data: {
          changeGroup: {
            __typename: "GroupSuccess",
            group: changed({ name: input.name, settings: { ...settings, ...input.settings } }),
          },
        },
      }),
    },
  });
  const name = await screen.findByLabelText("Group name");
  await user.clear(name);
  await user.type(name, "Class 3B");
  await user.selectOptions(screen.getByLabelText("Group keyboard"), "Belgian AZERTY");
  await user.click(screen.getByRole("checkbox", { name: /Members can show the keyboard on the screen/u }));
  await user.click(screen.getByRole("button", { name: "Save" }));
  expect(await screen.findByText("Settings saved.")).toBeInstanceOf(HTMLElement);
  expect(server.variablesOf("groupSettingsMutationsChangeMutation")).toEqual([
    {
      input: {
        groupId: "g1",
        version: 4,
        name: "Class 3B",
        settings: { ...defaultGroupSettings, layout: "BELGIAN", keyboardPicture: false },
      },
    },
  ]);
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Settings");
  expect(screen.getByText("Class 3B", { selector: "p" })).toBeInstanceOf(HTMLElement);
});

test("two coaches at once: the later one sees the current values, keeps their draft, and overwrites", async () => {
  const answers = [
    { data: { changeGroup: refused("EDIT_CONFLICT") } },
    {
      data: {
        changeGroup: {
          __typename: "GroupSuccess",
          group: changed({ name: "Mine", version: 10, settings: { ...settings, backspace: false } }),
        },
      },
    },
  ];
  const { user, server } = renderPage("/groups/g1/settings", {
    mocks: mocks(),
    answers: {
      groupSettingsMutationsChangeMutation: () => answers.shift()!,
      groupDraftQuery: () => ({
        data: {
          node: {
            ...changed({ name: "Theirs", version: 9, settings: { ...settings, backspace: false } }),
            __isNode: "Group",
          },
        },
      }),
    },
  });
  const name = await screen.findByLabelText<HTMLInputElement>("Group name");
  await user.clear(name);
  await user.type(name, "Mine{Enter}");
  expect(await screen.findByText(/Someone else changed this group while you were editing it\./u)).toBeInstanceOf(
    HTMLElement,
  );
  expect(screen.getByText("Now: the name is “Theirs”. Your change: the name is “Mine”.")).toBeInstanceOf(HTMLElement);
  expect(screen.getByText("Now: backspace is off.")).toBeInstanceOf(HTMLElement);
  expect(name.value).toBe("Mine");
  expect(screen.getByRole<HTMLInputElement>("checkbox", { name: /Allow Backspace/u }).checked).toBe(false);

  await user.click(screen.getByRole("button", { name: "Save" }));
  expect(await screen.findByText("Settings saved.")).toBeInstanceOf(HTMLElement);
  expect(server.variablesOf("groupSettingsMutationsChangeMutation")[1]).toEqual({
    input: { groupId: "g1", version: 9, name: "Mine", settings: { ...defaultGroupSettings, backspace: false } },
  });
  expect(screen.queryByText(/Someone else changed/u)).toBeNull();
});

test("a member sees that this is for coaches", async () => {
  renderPage("/groups/g1/settings", { mocks: mocks({ myRole: "MEMBER", members: null }) });
  expect(await screen.findByText(/Only people who lead this group can do this/u)).toBeInstanceOf(HTMLElement);
  expect(screen.queryByLabelText("Group name")).toBeNull();
});

test("a coach changes settings and joining, but not the coaches, and cannot delete the group", async () => {
  renderPage("/groups/g1/settings", { mocks: mocks({ myRole: "COACH" }) });
  expect(await screen.findByRole("button", { name: "New code" })).toBeInstanceOf(HTMLElement);
  expect(screen.queryByRole("heading", { name: "Coaches" })).toBeNull();
  expect(screen.queryByRole("button", { name: "Delete group" })).toBeNull();
  expect(screen.queryByRole("button", { name: "Archive group" })).toBeNull();
});

test("joining is switched off, and renewing the code asks for confirmation", async () => {
  const { user, server } = renderPage("/groups/g1/settings", {
    mocks: mocks(),
    answers: {
      groupSettingsMutationsRenewJoinCodeMutation: () => ({
        data: {
          renewJoinCode: { __typename: "GroupSuccess", group: { id: "g1", joinCode: "HGFEDCBA", isJoinOpen: true } },
        },
      }),
      groupSettingsMutationsSetJoiningMutation: () => ({
        data: { setJoining: { __typename: "GroupSuccess", group: { id: "g1", joinCode: null, isJoinOpen: false } } },
      }),
    },
  });
  await user.click(await screen.findByRole("button", { name: "New code" }));
  await user.click(
    within(await screen.findByRole("dialog", { name: "Make a new code?" })).getByRole("button", {
      name: "Make a new code",
    }),
  );
  expect(await screen.findByText("HGFE-DCBA")).toBeInstanceOf(HTMLElement);
  await user.click(screen.getByRole("button", { name: "Turn off join code" }));
  expect(await screen.findByText(/The join code is off\./u)).toBeInstanceOf(HTMLElement);
  expect(server.variablesOf("groupSettingsMutationsSetJoiningMutation")).toEqual([{ groupId: "g1", isOpen: false }]);
});

test("the owner makes a member a coach; the last owner cannot change", async () => {
  const { user, server } = renderPage("/groups/g1/settings", {
    mocks: mocks(),
    answers: {
      groupSettingsMutationsSetRoleMutation: () => ({ data: { setGroupRole: refused("LAST_OWNER") } }),
    },
  });
  await user.selectOptions(await screen.findByLabelText("Ada"), "member");
  expect((await screen.findByRole("alert")).textContent).toContain("A group needs an owner");
  expect(screen.getByLabelText<HTMLSelectElement>("Ada").value).toBe("OWNER");
  const search = await screen.findByRole("combobox", { name: "Add to the coaches" });
  await user.type(search, "Pim");
  await waitFor(() => expect(server.variablesOf("AddCoachMembersQuery")[0]).toMatchObject({ id: "g1", search: "Pim" }));
  await user.click(await screen.findByRole("option", { name: "Pim" }));
  await user.click(screen.getByRole("button", { name: "Make coach" }));
  await waitFor(() =>
    expect(server.variablesOf("groupSettingsMutationsSetRoleMutation")[1]).toEqual({
      input: { groupId: "g1", userId: "p", role: "COACH" },
    }),
  );
});

test("deleting asks for the name, and says what happens to the accounts", async () => {
  const { user, server, router } = renderPage("/groups/g1/settings", {
    mocks: mocks(),
    answers: {
      groupSettingsMutationsDeleteMutation: () => ({
        data: { deleteGroup: { __typename: "DeleteGroupSuccess", deletedGroupId: "g1" } },
      }),
    },
  });
  await user.click(await screen.findByRole("button", { name: "Delete group" }));
  const dialog = await screen.findByRole("dialog", { name: "Delete 3B?" });
  expect(within(dialog).getByText(/12 accounts were created in this group\./u)).toBeInstanceOf(HTMLElement);
  const confirm = within(dialog).getByRole<HTMLButtonElement>("button", { name: "Delete for good" });
  expect(confirm.disabled).toBe(true);
  await user.click(within(dialog).getByRole("checkbox", { name: "Also delete 12 accounts" }));
  await user.type(within(dialog).getByLabelText("Type “3B” to delete it"), "3B");
  await user.click(confirm);
  await waitFor(() => expect(router.state.location.pathname).toBe("/groups"));
  expect(server.variablesOf("groupSettingsMutationsDeleteMutation")).toEqual([
    { input: { groupId: "g1", eraseAccounts: true } },
  ]);
});

test("the owner makes a link for a colleague, and sees which links work", async () => {
  const link = { __typename: "CoachLink", id: "l1", usesLeft: 5, expiresAt: "2026-12-01T08:00:00.000Z" };
  const { user, server } = renderPage("/groups/g1/settings", {
    mocks: mocks(),
    answers: {
      CoachLinksCreateMutation: () => ({
        data: {
          createCoachLink: {
            __typename: "CreateCoachLinkSuccess",
            coachCode: "ABCDEFGHABCDEFGHABCDEFGHABCD",
            group: { __typename: "Group", id: "g1", coachLinks: [link] },
          },
        },
      }),
    },
  });
  await user.selectOptions(await screen.findByLabelText("How many people"), "5 people");
  await user.selectOptions(screen.getByLabelText("Valid for"), "30 days");
  await user.click(screen.getByRole("button", { name: "Copy a new link" }));
  expect(await screen.findByText("http://localhost/join/ABCDEFGHABCDEFGHABCDEFGHABCD")).toBeInstanceOf(HTMLElement);
  expect(server.variablesOf("CoachLinksCreateMutation")).toEqual([{ input: { groupId: "g1", uses: 5, days: 30 } }]);
  expect(screen.getByText(sentence("For 5 people, until 1 dec 2026"))).toBeInstanceOf(HTMLElement);
  expect(screen.getByRole("button", { name: /^Remove the link that works until 1 dec/u })).toBeInstanceOf(HTMLElement);
});

test("coaches who are not the owner have no links to make", async () => {
  renderPage("/groups/g1/settings", { mocks: mocks({ myRole: "COACH", coachLinks: null }) });
  expect(await screen.findByLabelText("Group name")).toBeInstanceOf(HTMLElement);
  expect(screen.queryByRole("button", { name: "Copy a new link" })).toBeNull();
});

test("an archived group can be restored", async () => {
  const { user } = renderPage("/groups/g1/settings", {
    mocks: mocks({ archivedAt: "2026-07-01T09:00:00.000Z" }),
    answers: {
      groupSettingsMutationsRestoreMutation: () => ({
        data: {
          restoreGroup: {
            __typename: "GroupSuccess",
            group: {
              ...whole,
              __typename: "Group",
              coaches: coaches.map((one) => ({
                __typename: "GroupCoach",
                ...one,
                user: { __typename: "User", ...one.user },
              })),
              members: {
                ...members,
                edges: members.edges.map((edge) => ({
                  ...edge,
                  __typename: "GroupMembersEdge",
                  node: { __typename: "GroupMember", ...edge.node, user: { __typename: "User", ...edge.node.user } },
                })),
              },
            },
          },
        },
      }),
    },
  });
  expect(await screen.findByText(/This group was archived on/u)).toBeInstanceOf(HTMLElement);
  expect(screen.queryByLabelText("Group name")).toBeNull();
  await user.click(screen.getByRole("button", { name: "Restore" }));
  expect(await screen.findByLabelText("Group name")).toBeInstanceOf(HTMLElement);
});

test("a group's words for its roles are chosen here and used at once, in the language of the page", async () => {
  const { user, server } = renderPage("/groups/g1/settings", {
    remembers: "locale=nl-NL",
    mocks: mocks(),
    answers: {
      groupSettingsMutationsChangeMutation: ({ input }) => ({
        data: {
          changeGroup: { __typename: "GroupSuccess", group: changed({ settings: { ...settings, ...input.settings } }) },
        },
      }),
    },
  });
  const words = await screen.findByRole("combobox", { name: "Woorden voor de mensen in deze groep" });
  expect(screen.getByRole("link", { name: "Leden" })).toBeInstanceOf(HTMLElement);
  await user.selectOptions(words, "leerkrachten en leerlingen");
  await user.click(screen.getByRole("button", { name: "Opslaan" }));
  expect(await screen.findByRole("link", { name: "Leerlingen" })).toBeInstanceOf(HTMLElement);
  expect(screen.getByRole("heading", { name: "Leerkrachten" })).toBeInstanceOf(HTMLElement);
  expect(server.variablesOf("groupSettingsMutationsChangeMutation")).toMatchObject([
    { input: { settings: { roleWords: "TEACHER_PUPIL" } } },
  ]);
});

test("sums about participation are a choice of the coaches, if the host allows them", async () => {
  const feature = { id: "F5", feature: "PARTICIPATION", isOn: true };
  const open = (isOn: boolean) => {
    const { Query, Group } = mocks();
    return renderPage("/groups/g1/settings", {
      mocks: { Query: () => ({ ...Query(), featureSwitches: [{ ...feature, isOn }] }), Group },
      answers: {
        groupSettingsMutationsChangeMutation: ({ input }) => ({
          data: {
            changeGroup: {
              __typename: "GroupSuccess",
              group: changed({ settings: { ...settings, ...input.settings } }),
            },
          },
        }),
      },
    });
  };
  const { unmount } = open(false);
  await screen.findByLabelText("Group name");
  expect(screen.queryByRole("checkbox", { name: "Show participation in the results" })).toBeNull();
  unmount();
  const { user, server } = open(true);
  await user.click(await screen.findByRole("checkbox", { name: "Show participation in the results" }));
  await user.click(screen.getByRole("button", { name: "Save" }));
  expect(await screen.findByText("Settings saved.")).toBeTruthy();
  expect(server.variablesOf("groupSettingsMutationsChangeMutation")[0]).toMatchObject({
    input: { settings: { participation: true } },
  });
});
