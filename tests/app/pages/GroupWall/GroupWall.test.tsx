import { act, screen, waitFor } from "@testing-library/react";
import { createOperationDescriptor } from "relay-runtime";
import { MockPayloadGenerator } from "relay-test-utils";
import updates from "../../../../__generated__/GroupWallPageSubscription.graphql";
import { clearToken, setToken } from "../../../../src/app/relay/sessionToken";
import { renderPage } from "../../../support/renderPage";

const mocks = (group: object | null) => ({
  Query: () => ({
    viewer: { id: "u", role: "MEMBER", displayName: "Ada", groups: [] },
    node: group && { __typename: "Group" },
  }),
  Group: () => ({ id: "g1", name: "3B", myRole: "COACH", archivedAt: null, ...group }),
});

beforeEach(() => setToken("token", { shared: false }));
afterEach(clearToken);

test("a coach sees the big screen, with a way to set it up, until the right ends", async () => {
  const { server } = renderPage("/groups/g1/wall", { mocks: mocks({}) });
  const goal = { minutes: 10, typedMs: 60_000, keys: 180 };
  const none = { race: null, nextAssignment: null, tournament: null };
  const wall = { id: "w", groupName: "3B", joinCode: null, seatedRacers: [], goal, ...none };
  const { data } = MockPayloadGenerator.generate(createOperationDescriptor(updates, { groupId: "g1" }), {
    Subscription: () => ({ groupWallUpdated: wall }),
  }) as { data: Record<string, unknown> };
  await waitFor(() => expect(server.listeners("GroupWallPageSubscription")).toBe(1));
  act(() => server.push("GroupWallPageSubscription", data));
  expect(screen.getByText("1 of 10 minutes")).toBeTruthy();
  expect(screen.getByRole("link", { name: "Set up" }).getAttribute("href")).toBe("/groups/g1/wall/setup");
  act(() => server.complete("GroupWallPageSubscription"));
  expect(screen.queryByText("1 of 10 minutes")).toBeNull();
  expect(screen.getByText("You can no longer see this big screen. Your role or the group has changed.")).toBeTruthy();
});

test("a member, a stranger and an archived group get no big screen", async () => {
  const member = renderPage("/groups/g1/wall", { mocks: mocks({ myRole: "MEMBER" }) });
  expect(await screen.findByRole("link", { name: "Go to group overview" })).toBeTruthy();
  expect(screen.queryByRole("link", { name: "Big screen" })).toBeNull();
  member.unmount();
  const archived = renderPage("/groups/g1/wall", { mocks: mocks({ archivedAt: "2026-11-01T10:00:00.000Z" }) });
  expect(await screen.findByText("An archived group has no big screen.")).toBeTruthy();
  archived.unmount();
  renderPage("/groups/g1/wall", { mocks: mocks(null) });
  expect(await screen.findByText("This group doesn't exist, or you're not in it")).toBeTruthy();
});
