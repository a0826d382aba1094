import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { defaultAppearance } from "../../../../src/contract/appearance";
import { limits } from "../../../../src/contract/limits";
import { clearToken, getToken, setToken } from "../../../../src/app/relay/sessionToken";
import { RequestError } from "../../../../src/app/relay/RequestError";
import { watchInstallPrompt } from "../../../../src/app/platform/offline/installPrompt";
import { renderPage } from "../../../support/renderPage";

const time = "2026-11-21T09:14:00.000Z";
const session = (id: string, deviceLabel: string, isCurrent = false) => ({
  cursor: id,
  node: { id, deviceLabel, isCurrent, createdAt: time, lastSeenAt: time },
});
const sessions = {
  edges: [session("s1", "Firefox on Linux", true), session("s2", "Safari on iPad"), session("s3", "Edge on Windows")],
  pageInfo: { hasNextPage: false, endCursor: "s3" },
};
const member = {
  User: () => ({
    id: "u",
    role: "MEMBER",
    username: "ada",
    displayName: "Ada",
    avatarUrl: null,
    appearance: null,
    groups: [],
    groupsToHandOver: [],
    passkeys: [],
    hasPassword: true,
    externalAccounts: [],
    sessions,
  }),
  DateTime: () => time,
};

beforeEach(() => setToken("token", { shared: false }));
afterEach(clearToken);

test("signed out: says so, with a sign-in link; the appearance can still be changed", async () => {
  const { user } = renderPage("/settings", { mocks: { Query: () => ({ viewer: null }) } });
  const [link] = await screen.findAllByRole("link", { name: "Sign in" });
  expect(screen.getByText(/Sign in to change your account/u)).toBeInstanceOf(HTMLElement);
  expect(
    screen
      .getAllByRole("link", { name: "Sign in" })
      .some((each) => each.getAttribute("href") === "/sign-in?next=/settings"),
  ).toBe(true);
  expect(link).toBeInstanceOf(HTMLElement);
  expect(screen.queryByRole("heading", { name: "Sessions" })).toBeNull();

  await user.click(screen.getByRole("radio", { name: "Dark" }));
  expect(document.documentElement.dataset["theme"]).toBe("dark");
  await user.click(within(screen.getByRole("group", { name: "Theme" })).getByRole("radio", { name: "Same as system" }));
  expect(document.documentElement.dataset["theme"]).toBeUndefined();
});

test("visitors choose the fingers they type with, and that a key they hold counts once", async () => {
  const { user, remembered } = renderPage("/settings", { mocks: { Query: () => ({ viewer: null }) } });
  const fingers = within(await screen.findByRole("group", { name: "I type with" }));
  await user.click(fingers.getByRole("radio", { name: "My left hand" }));
  await user.click(screen.getByRole("checkbox", { name: "Holding down a key types it only once" }));
  expect(new URLSearchParams(remembered()).get("appearance")).toBe("keyRepeat=off&fingers=1111100000");

  await user.click(fingers.getByRole("radio", { name: "Some fingers" }));
  const some = within(screen.getByRole("group", { name: /^Fingers you type with/u }));
  for (const name of ["left ring finger", "left thumb"]) await user.click(some.getByRole("checkbox", { name }));
  expect(new URLSearchParams(remembered()).get("appearance")).toBe("keyRepeat=off&fingers=0011011111");

  await user.click(fingers.getByRole("radio", { name: "Ten fingers" }));
  expect(screen.queryByRole("group", { name: /^Fingers you type with/u })).toBeNull();
  expect(new URLSearchParams(remembered()).get("appearance")).toBe("keyRepeat=off");
});

test("visitors choose that a wrong key vibrates, where the device can; it is off until then", async () => {
  const { user, remembered } = renderPage("/settings", { mocks: { Query: () => ({ viewer: null }) } });
  const box = await screen.findByRole("checkbox", { name: "Vibrate when I press a wrong key" });
  expect(box).toHaveProperty("checked", false);
  await user.click(box);
  expect(new URLSearchParams(remembered()).get("appearance")).toBe("vibration=on");
});

test("visitors choose how their line looks; a browser remembers it without the defaults", async () => {
  const { user, remembered } = renderPage("/settings", { mocks: { Query: () => ({ viewer: null }) } });
  const choose = async (group: string, name: string) =>
    user.click(within(await screen.findByRole("group", { name: group })).getByRole("radio", { name }));
  await choose("Theme", "Dusk");
  await choose("Text size", "Large");
  await choose("Cursor", "Block");
  await user.click(screen.getByRole("checkbox", { name: "Show speed and accuracy while I type" }));
  expect(new URLSearchParams(remembered()).get("appearance")).toBe("textSize=large&caret=block&liveFigures=off");
  await waitFor(() => expect(document.documentElement.dataset).toMatchObject({ theme: "dusk", textSize: "large" }));
  await choose("Text size", "Medium");
  await choose("Cursor", "Bar");
  await user.click(screen.getByRole("checkbox", { name: "Show speed and accuracy while I type" }));
  expect(remembered()).toBe("theme=dusk");
  expect(document.documentElement.dataset["textSize"]).toBeUndefined();
});

test("themes are one group of radio buttons, for arrow keys", async () => {
  const { user } = renderPage("/settings", { mocks: { Query: () => ({ viewer: null }) } });
  const group = within(await screen.findByRole("group", { name: "Theme" }));
  const radios = group.getAllByRole<HTMLInputElement>("radio");
  expect(radios.length).toBeGreaterThanOrEqual(12);
  expect(new Set(radios.map(({ name }) => name)).size).toBe(1);
  await user.click(group.getByRole("radio", { name: "High contrast, dark" }));
  expect(document.documentElement.dataset).toMatchObject({ theme: "dark", contrast: "more" });
});

describe("the appearance of a member", () => {
  const duskOf = (overrides: object) => ({ ...defaultAppearance, theme: "dusk", ...overrides });
  const ofAccount = (appearance: object | null) => ({ ...member, User: () => ({ ...member.User(), appearance }) });
  const accepted = ({ input }: any) => ({
    data: { setAppearance: { __typename: "SetAppearanceSuccess", user: { id: "u", appearance: input } } },
  });

  test.each([
    ["theme=sepia", duskOf({}), "theme=sepia"],
    ["", duskOf({ caret: "block" }), "theme=dusk&appearance=account%3D1%26caret%3Dblock"],
    ["theme=sepia&appearance=account%3D1", duskOf({}), "theme=dusk&appearance=account%3D1"],
    // Of another member, who used this browser before.
    ["theme=sepia&appearance=account%3D1", null, ""],
    ["", duskOf({ theme: "of a newer server" }), "appearance=account%3D1"],
  ])("a browser with %s, an account with %j", async (remembers, appearance, expected) => {
    const { remembered } = renderPage("/settings", { mocks: ofAccount(appearance), remembers });
    await screen.findByText(/are saved with your account and on this device/u);
    await waitFor(() => expect(remembered()).toBe(expected));
  });

  test("several choices are saved together, once", async () => {
    const { server, remembered } = renderPage("/settings", {
      mocks: ofAccount(null),
      answers: { AccountMenuAppearanceMutation: accepted },
    });
    await screen.findByRole("button", { name: "Ada's account" });
    const radios = ["Forest", "Dusk", "Outline"].map((name) => screen.getByRole("radio", { name }));
    for (const radio of radios) fireEvent.click(radio);
    await waitFor(() => expect(server.variablesOf("AccountMenuAppearanceMutation")).toHaveLength(1), { timeout: 3000 });
    expect(server.variablesOf("AccountMenuAppearanceMutation")).toEqual([{ input: duskOf({ caret: "outline" }) }]);
    await waitFor(() => expect(remembered()).toBe("theme=dusk&appearance=account%3D1%26caret%3Doutline"));
  });

  test("without a server a choice stays on this device", async () => {
    jest.spyOn(console, "error").mockImplementation();
    const { user, server, remembered } = renderPage("/settings", {
      mocks: ofAccount(duskOf({})),
      answers: {
        AccountMenuAppearanceMutation: () => new RequestError("NETWORK", { operationName: "" }),
      },
    });
    await waitFor(() => expect(remembered()).toBe("theme=dusk&appearance=account%3D1"));
    await user.click(await screen.findByRole("radio", { name: "Forest" }));
    await waitFor(() => expect(server.variablesOf("AccountMenuAppearanceMutation")).toHaveLength(1), { timeout: 3000 });
    await waitFor(() => expect(remembered()).toBe("theme=forest"));
  });
});

test("the unit of speed is that of the language until another one is chosen", async () => {
  const { user, remembered } = renderPage("/settings", { mocks: { Query: () => ({ viewer: null }) } });
  const unit = within(await screen.findByRole("group", { name: "Unit of speed" }));
  expect((unit.getByRole("radio", { name: "Same as language" }) as HTMLInputElement).checked).toBe(true);
  await user.click(unit.getByRole("radio", { name: "Characters per minute" }));
  expect(remembered()).toBe("speedUnit=CPM");
  await user.click(unit.getByRole("radio", { name: "Same as language" }));
  expect(remembered()).toBe("");
});

describe("the unit of speed of a user with an account", () => {
  const unit = async (name: string) => (await screen.findByRole("radio", { name, checked: false })) as HTMLInputElement;
  const ofAccount = (speedUnit: string | null) => ({ ...member, User: () => ({ ...member.User(), speedUnit }) });
  const accepted = ({ speedUnit }: any) => ({
    data: { setSpeedUnit: { __typename: "SetSpeedUnitSuccess", user: { id: "u", speedUnit } } },
  });

  test.each([
    ["CPM", "", "speedUnit=CPM"],
    ["WPM", "speedUnit=CPM", "speedUnit=WPM"],
    [null, "speedUnit=CPM", ""],
    ["A unit of a newer server", "", ""],
  ])("the account's value (%s) wins over the browser's (%s)", async (speedUnit, remembers, expected) => {
    const { remembered } = renderPage("/settings", { mocks: ofAccount(speedUnit), remembers });
    await screen.findByText(/Saved with your account/u);
    await waitFor(() => expect(remembered()).toBe(expected));
  });

  test("a choice is saved with the account", async () => {
    const { user, server, remembered } = renderPage("/settings", {
      mocks: ofAccount("CPM"),
      answers: { settingsMutationsUseSetSpeedUnitMutation: accepted },
    });
    await waitFor(() => expect(remembered()).toBe("speedUnit=CPM"));
    await user.click(await unit("Words per minute"));
    expect(remembered()).toBe("speedUnit=WPM");
    await user.click(await unit("Same as language"));
    await waitFor(() => expect(remembered()).toBe(""));
    expect(server.variablesOf("settingsMutationsUseSetSpeedUnitMutation")).toEqual([
      { speedUnit: "WPM" },
      { speedUnit: null },
    ]);
  });

  test("without a server the former choice comes back, and it can be tried again", async () => {
    jest.spyOn(console, "error").mockImplementation();
    const answers: ((variables: any) => any)[] = [() => new RequestError("NETWORK", { operationName: "" }), accepted];
    const { user, remembered } = renderPage("/settings", {
      mocks: ofAccount("CPM"),
      answers: { settingsMutationsUseSetSpeedUnitMutation: (variables) => answers.shift()!(variables) },
    });
    await waitFor(() => expect(remembered()).toBe("speedUnit=CPM"));
    await user.click(await unit("Words per minute"));
    await user.click(await screen.findByRole("button", { name: "Try again" }));
    await waitFor(() => expect(remembered()).toBe("speedUnit=WPM"));
    expect(screen.queryByRole("button", { name: "Try again" })).toBeNull();
  });
});

test("a guest is offered to sign up", async () => {
  renderPage("/settings", { mocks: { User: () => ({ id: "g", role: "GUEST", displayName: "Guest 12", groups: [] }) } });
  expect(
    await screen.findByText(/You're a guest\. With an account, you get a name and a picture, and/u),
  ).toBeInstanceOf(HTMLElement);
  expect(screen.queryByLabelText("Current password")).toBeNull();
});

test("no server: the page says so and offers to retry; users with a token are not asked to sign in", async () => {
  jest.spyOn(console, "error").mockImplementation();
  renderPage("/settings", {
    answers: {
      SettingsPageQuery: () => new RequestError("NETWORK", { operationName: "SettingsPageQuery" }),
      HeaderAccountQuery: () => new RequestError("NETWORK", { operationName: "HeaderAccountQuery" }),
    },
  });
  expect(await screen.findByRole("heading", { name: /server can't be reached/u })).toBeInstanceOf(HTMLElement);
  expect(screen.getByRole("button", { name: "Try again" })).toBeInstanceOf(HTMLElement);
  expect(screen.queryByRole("link", { name: "Sign in" })).toBeNull();
});

test("a new name is shown everywhere at once", async () => {
  const { user, server } = renderPage("/settings", {
    mocks: member,
    answers: {
      settingsMutationsUseRenameMeMutation: ({ input }) => ({
        data: { renameMe: { __typename: "RenameMeSuccess", user: { id: "u", displayName: input.displayName } } },
      }),
    },
  });
  const name = await screen.findByLabelText("Name");
  await user.clear(name);
  await user.type(name, "Countess{Enter}");

  expect(await screen.findByRole("button", { name: "Countess's account" })).toBeInstanceOf(HTMLElement);
  expect(screen.getByLabelText<HTMLInputElement>("Name").value).toBe("Countess");
  expect(server.variablesOf("settingsMutationsUseRenameMeMutation")).toEqual([{ input: { displayName: "Countess" } }]);
});

test("others may race one's ghost once it is allowed; who cannot allow it is not asked", async () => {
  const of = (allowsGhost: boolean | null) => ({
    mocks: { ...member, User: () => ({ ...member.User(), allowsGhost }) },
    answers: {
      settingsMutationsUseSetAllowsGhostMutation: ({ allows }: { allows?: boolean }) => ({
        data: {
          setAllowsGhost: {
            __typename: "SetAllowsGhostSuccess",
            user: { __typename: "User", id: "u", allowsGhost: allows },
          },
        },
      }),
    },
  });
  const { user, server, unmount } = renderPage("/settings", of(false));
  const box = await screen.findByRole<HTMLInputElement>("checkbox", { name: /^Others may race my ghost/u });
  expect(box.checked).toBe(false);
  await user.click(box);
  await waitFor(() => expect(box.checked).toBe(true));
  expect(server.variablesOf("settingsMutationsUseSetAllowsGhostMutation")).toEqual([{ allows: true }]);
  unmount();
  renderPage("/settings", of(null));
  await screen.findByText("Who can see your profile");
  expect(screen.queryByRole("checkbox", { name: /^Others may race my ghost/u })).toBeNull();
});

test("leaderboards and ratings can be turned off", async () => {
  const { user, server } = renderPage("/settings", {
    mocks: { ...member, User: () => ({ ...member.User(), competes: true }) },
    answers: {
      settingsMutationsUseSetCompetesMutation: ({ competes }: { competes?: boolean }) => ({
        data: { setCompetes: { __typename: "SetCompetesSuccess", user: { __typename: "User", id: "u", competes } } },
      }),
    },
  });
  const box = await screen.findByRole<HTMLInputElement>("checkbox", { name: /^Leaderboards and ratings/u });
  expect(box.checked).toBe(true);
  await user.click(box);
  await waitFor(() => expect(box.checked).toBe(false));
  expect(server.variablesOf("settingsMutationsUseSetCompetesMutation")).toEqual([{ competes: false }]);
});

test("a session is signed out and removed from the list", async () => {
  const { user } = renderPage("/settings", {
    mocks: member,
    answers: {
      settingsMutationsUseRevokeSessionMutation: ({ input }) => ({
        data: { revokeSession: { __typename: "RevokeSessionSuccess", revokedSessionId: input.sessionId } },
      }),
    },
  });
  await user.click(await screen.findByRole("button", { name: "Sign out Safari on iPad" }));

  await waitFor(() => expect(screen.queryByText("Safari on iPad")).toBeNull());
  expect(screen.getByText("Firefox on Linux")).toBeInstanceOf(HTMLElement);
  expect(screen.queryByRole("button", { name: "Sign out Firefox on Linux" })).toBeNull();
});

test("signing out everywhere else ends all other sessions", async () => {
  const left = new Set(["s2", "s3"]);
  const { user } = renderPage("/settings", {
    mocks: member,
    answers: {
      settingsMutationsUseRevokeSessionMutation: ({ input }) => {
        left.delete(input.sessionId);
        return { data: { revokeSession: { __typename: "RevokeSessionSuccess", revokedSessionId: input.sessionId } } };
      },
      settingsMutationsUseSignOutElsewhereQuery: () => ({
        data: {
          viewer: {
            __typename: "User",
            id: "u",
            sessions: {
              edges: [
                { node: { id: "s1", isCurrent: true } },
                ...[...left].map((id) => ({ node: { id, isCurrent: false } })),
              ],
            },
          },
        },
      }),
    },
  });
  await user.click(await screen.findByRole("button", { name: "Sign out everywhere else" }));

  expect(await screen.findByText("All your other devices were signed out.")).toBeInstanceOf(HTMLElement);
  expect(left.size).toBe(0);
  expect(screen.queryByText("Edge on Windows")).toBeNull();
  expect(screen.queryByRole("button", { name: "Sign out everywhere else" })).toBeNull();
});

test("signing out deletes the token even if the server cannot be reached", async () => {
  const { user } = renderPage("/settings", {
    mocks: member,
    answers: {
      useSignOutMutation: () => new RequestError("NETWORK", { operationName: "useSignOutMutation" }),
    },
  });
  await user.click(await screen.findByRole("button", { name: "Sign out here" }));
  await waitFor(() => expect(getToken()).toBeNull());
});

test("a wrong current password is an error at its field", async () => {
  const issues = [{ path: "current", code: "WRONG_PASSWORD" }];
  const { user } = renderPage("/settings", {
    mocks: member,
    answers: {
      settingsMutationsUseChangePasswordMutation: () => ({
        data: {
          changePassword: {
            __typename: "InvalidInputError",
            __isError: "InvalidInputError",
            code: "BAD_REQUEST",
            issues,
          },
        },
      }),
    },
  });
  await user.type(await screen.findByLabelText("Current password"), "nonsense");
  await user.type(screen.getByLabelText("New password"), "correct horse{Enter}");

  expect(await screen.findByText(/This isn't your current password\./u)).toBeInstanceOf(HTMLElement);
  expect(document.activeElement).toBe(screen.getByLabelText("Current password"));
});

describe("the picture", () => {
  beforeEach(() => {
    URL.createObjectURL = () => "blob:preview";
    URL.revokeObjectURL = () => undefined;
  });

  const picture = new File(["x"], "me.png", { type: "image/png" });

  test("a chosen file is uploaded and becomes the picture", async () => {
    const { user, server } = renderPage("/settings", {
      mocks: member,
      answers: {
        ProfileSettingsUploadAvatarMutation: () => ({
          data: { uploadAvatar: { __typename: "UploadAvatarSuccess", user: { id: "u", avatarUrl: "/avatars/abc" } } },
        }),
      },
    });
    await user.upload(await screen.findByLabelText("Choose a picture"), picture);

    await waitFor(() =>
      expect([...document.images].map((image) => image.getAttribute("src"))).toEqual(["/avatars/abc", "/avatars/abc"]),
    );
    expect(server.variablesOf("ProfileSettingsUploadAvatarMutation")[0]!["file"]).toBe(picture);
  });

  test("another kind of file, or one too large, is not sent", async () => {
    const { user, server } = renderPage("/settings", { mocks: member, user: { applyAccept: false } });
    const input = await screen.findByLabelText("Choose a picture");
    await user.upload(input, new File(["x"], "me.txt", { type: "text/plain" }));
    expect((await screen.findByRole("alert")).textContent).toContain("This file can't be used as a picture.");
    await user.upload(input, new File([new Uint8Array(limits.avatarBytes + 1)], "big.png", { type: "image/png" }));
    await waitFor(() => expect(screen.getByRole("alert").textContent).toContain("This picture is larger than 2 MB."));
    expect(server.variablesOf("ProfileSettingsUploadAvatarMutation")).toEqual([]);
  });

  test("after a lost connection the file is kept, and a retry sends it", async () => {
    const answers = [
      new RequestError("NETWORK", { operationName: "ProfileSettingsUploadAvatarMutation" }),
      { data: { uploadAvatar: { __typename: "UploadAvatarSuccess", user: { id: "u", avatarUrl: "/avatars/abc" } } } },
    ];
    const { user } = renderPage("/settings", {
      mocks: member,
      answers: { ProfileSettingsUploadAvatarMutation: () => answers.shift()! },
    });
    await user.upload(await screen.findByLabelText("Choose a picture"), picture);
    await user.click(await screen.findByRole("button", { name: "Try again" }));

    await waitFor(() =>
      expect([...document.images].map((image) => image.getAttribute("src"))).toContain("/avatars/abc"),
    );
  });
});

test("Typeloop can be installed where the browser offers it: once, and the focus stays", async () => {
  watchInstallPrompt();
  const { user } = renderPage("/settings", { mocks: { Query: () => ({ viewer: null }) } });
  await screen.findByRole("heading", { name: "Keyboard" });
  expect(screen.queryByRole("heading", { name: "Install Typeloop" })).toBeNull();
  const prompt = jest.fn(async () => ({ outcome: "dismissed" }));
  const offer = Object.assign(new Event("beforeinstallprompt", { cancelable: true }), { prompt });
  act(() => void window.dispatchEvent(offer));
  // The browser shows no bar of its own.
  expect(offer.defaultPrevented).toBe(true);
  const button = await screen.findByRole("button", { name: "Install" });
  await user.click(button);
  await user.click(button);
  expect(prompt).toHaveBeenCalledTimes(1);
  expect(document.activeElement).toBe(button);
  expect(screen.getByText("You can also install it later, from the menu of your browser.")).toBeInstanceOf(HTMLElement);
});

test("on an iPhone the settings say how to install it", async () => {
  const agent = jest.spyOn(navigator, "userAgent", "get").mockReturnValue("Mozilla/5.0 (iPhone; CPU iPhone OS 18_0)");
  renderPage("/settings", { mocks: { Query: () => ({ viewer: null }) } });
  expect(await screen.findByText("In Safari, tap Share, then “Add to Home Screen”.")).toBeInstanceOf(HTMLElement);
  expect(screen.queryByRole("button", { name: "Install" })).toBeNull();
  agent.mockRestore();
});
