import { screen, waitFor, within } from "@testing-library/react";
import { clearToken, setToken } from "../../../../src/app/relay/sessionToken";
import { renderPage } from "../../../support/renderPage";

beforeEach(() => setToken("token", { shared: false }));
afterEach(() => clearToken());

const person = (name: string) => ({
  __typename: "User",
  id: `user ${name}`,
  username: name.toLowerCase(),
  displayName: name,
  avatarUrl: null,
});
const follow = (state: string, name: string) => ({ cursor: name, state, node: person(name) });
const refused = (code: string) => ({ __typename: "RefusedError", __isError: "RefusedError", code });

type Lists = { readonly followers?: readonly object[]; readonly following?: readonly object[] };

/** A profile; the viewer's own one has lists. */
function open(user: object, answers = {}) {
  return renderPage("/players/ada", {
    mocks: {
      Query: () => ({
        viewer: { id: "u", role: "MEMBER", displayName: "Ada", avatarUrl: null, groups: [] },
        player: {
          isMine: "followersConnection" in user,
          user: { ...person("Ada"), createdAt: "2026-01-02T00:00:00Z", followState: null, ...user },
          bests: [],
          ratings: [],
          activity: [],
        },
      }),
    },
    answers,
  });
}
const pageOf = (edges: readonly object[], hasNextPage = false) => ({
  edges,
  pageInfo: { hasNextPage, endCursor: hasNextPage ? "next" : null },
});
const own = ({ followers = [], following = [] }: Lists, hasMore = false) => ({
  followersConnection: pageOf(followers, hasMore),
  followingConnection: pageOf(following),
});
const decided = (followerState: string) => ({ __typename: "FollowSuccess", followerState });
const listOf = async (title: string) =>
  within((await screen.findByRole("heading", { level: 2, name: title })).closest("section")!);
const expectFocus = (name: string) =>
  waitFor(() => expect(document.activeElement).toBe(screen.getByRole("button", { name })));

test("asking to follow somebody, and taking it back, keeps the focus and is said; a refusal is shown", async () => {
  let state = refused("TOO_MANY_ROWS") as object;
  const { user, server } = open(
    { followState: "NONE" },
    {
      followingUseFollowUserMutation: () => ({ data: { followUser: state } }),
      followingUseUnfollowUserMutation: () => ({
        data: {
          unfollowUser: {
            __typename: "FollowSuccess",
            user: { ...person("Ada"), followState: "NONE" },
            viewer: null,
          },
        },
      }),
    },
  );
  await user.click(await screen.findByRole("button", { name: "Ask to follow" }));
  expect((await screen.findByRole("alert")).textContent).toContain("You already follow 500 people");
  state = { __typename: "FollowSuccess", user: { ...person("Ada"), followState: "ASKED" } };
  await user.click(screen.getByRole("button", { name: "Ask to follow" }));
  await expectFocus("Cancel request to follow");
  expect(screen.getByText("Your request was sent.")).toBeTruthy();
  expect(screen.queryByRole("alert")).toBeNull();
  await user.keyboard("{Enter}");
  await expectFocus("Ask to follow");
  expect(screen.getByText("Your request was canceled.")).toBeTruthy();
  expect(server.variablesOf("followingUseFollowUserMutation").at(-1)).toEqual({ userId: "user Ada" });
});

test("nobody can be followed whom the viewer may not follow", async () => {
  open({ followState: null });
  await screen.findByRole("heading", { level: 1, name: "Ada" });
  expect(screen.queryByRole("button", { name: /follow/iu })).toBeNull();
});

test("requests are allowed and refused, followers removed: each is said, and the focus goes on", async () => {
  const people = [follow("ASKED", "Bob"), follow("ASKED", "Cas"), follow("FOLLOWING", "Dee")];
  let answer: object = refused("NOT_FOUND");
  const { user, server } = open(own({ followers: people }), {
    followingUseDecideFollowerMutation: () => ({ data: { decideFollower: answer } }),
  });
  const followers = await listOf("Followers");
  await user.click(followers.getByRole("button", { name: "Allow Bob to follow you" }));
  expect(await followers.findByRole("alert")).toBeTruthy();
  answer = decided("FOLLOWING");
  await user.click(followers.getByRole("button", { name: "Allow Bob to follow you" }));
  await expectFocus("Remove Bob from your followers");
  expect(screen.getByText("Bob follows you now.")).toBeTruthy();
  answer = decided("NONE");
  await user.click(followers.getByRole("button", { name: "Decline Cas's request" }));
  await expectFocus("Remove Dee from your followers");
  expect(screen.getByText("You declined Cas's request.")).toBeTruthy();
  await user.keyboard("{Enter}");
  await expectFocus("Remove Bob from your followers");
  expect(screen.getByText("Dee no longer follows you.")).toBeTruthy();
  await user.keyboard("{Enter}");
  const empty = await followers.findByText("No one yet. You decide who can follow you.");
  await waitFor(() => expect(document.activeElement?.contains(empty)).toBe(true));
  expect(document.activeElement).not.toBe(document.body);
  expect(server.variablesOf("followingUseDecideFollowerMutation").map(({ isAllowed }: any) => isAllowed)).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]);
});

test("a request is canceled and somebody unfollowed from the list", async () => {
  let answer: object = {};
  const { user } = open(own({ following: [follow("ASKED", "Bob"), follow("FOLLOWING", "Dee")] }), {
    followingUseUnfollowUserMutation: () => ({ data: { unfollowUser: answer } }),
  });
  const following = await listOf("People you follow");
  const success = (name: string) => ({
    __typename: "FollowSuccess",
    user: { ...person(name), followState: "NONE" },
  });
  answer = success("Bob");
  await user.click(following.getByRole("button", { name: "Cancel request to follow Bob" }));
  await expectFocus("Unfollow Dee");
  expect(screen.getByText("The request to follow Bob was canceled.")).toBeTruthy();
  answer = success("Dee");
  await user.keyboard("{Enter}");
  expect(await following.findByText("No one yet. To follow someone, open their profile.")).toBeTruthy();
  expect(following.getByRole("link", { name: "Leaderboard" }).getAttribute("href")).toBe("/leaderboard");
  expect(screen.getByText("You no longer follow Dee.")).toBeTruthy();
});

test("a request that was taken back meanwhile goes when it is allowed", async () => {
  const { user } = open(own({ followers: [follow("ASKED", "Bob"), follow("FOLLOWING", "Dee")] }), {
    followingUseDecideFollowerMutation: () => ({ data: { decideFollower: decided("NONE") } }),
  });
  const followers = await listOf("Followers");
  await user.click(followers.getByRole("button", { name: "Allow Bob to follow you" }));
  await waitFor(() => expect(followers.queryByText("Bob")).toBeNull());
});

test("the server sends followers in pages, and all requests are refused with one press", async () => {
  const zeds = Array.from({ length: 30 }, (_, at) => follow("FOLLOWING", `Zed${at}`));
  const requests = [follow("ASKED", "Bob"), follow("ASKED", "Cas")];
  const { user, server } = open(own({ followers: [...requests, ...zeds.slice(0, 23)] }, true), {
    FollowListsFollowersQuery: () => ({
      data: { node: { ...person("Ada"), followersConnection: pageOf(zeds.slice(23)) } },
    }),
    followingUseRefuseFollowersMutation: () => ({
      data: {
        refuseFollowers: {
          __typename: "RefuseFollowersSuccess",
          viewer: { ...person("Ada"), ...own({ followers: zeds.slice(0, 25) }, true) },
        },
      },
    }),
  });
  const followers = await listOf("Followers");
  expect(followers.getAllByRole("listitem")).toHaveLength(25);
  await user.click(followers.getByRole("button", { name: "Show more" }));
  await waitFor(() => expect(followers.getAllByRole("listitem")).toHaveLength(32));
  await expectFocus("Remove Zed23 from your followers");
  expect(server.variablesOf("FollowListsFollowersQuery")).toEqual([expect.objectContaining({ after: "next" })]);
  expect(followers.queryByRole("button", { name: "Show more" })).toBeNull();
  await user.click(followers.getByRole("button", { name: "Decline all requests" }));
  await expectFocus("Remove Zed0 from your followers");
  expect(screen.getByText("You declined all requests.")).toBeTruthy();
  expect(followers.getAllByRole("listitem")).toHaveLength(25);
  expect(followers.queryByRole("button", { name: "Decline all requests" })).toBeNull();
});
