import { ensureAccount } from "../../../src/app/relay/useResultMutation";
import {
  getExpiredMember,
  setSessionMember,
  clearToken,
  expireToken,
  getToken,
  setToken,
  subscribeToToken,
} from "../../../src/app/relay/sessionToken";
import { browserPreferences } from "../../../src/app/platform/preferences/usePreferences";
import { FakeServer } from "../../support/FakeServer";

const guest = { data: { createGuest: { __typename: "SignedIn", token: "guest-token" } } };

beforeEach(clearToken);

test("concurrent calls create one guest", async () => {
  const server = new FakeServer({}, { useResultMutationAccountMutation: () => guest });
  const changes: string[] = [];
  const stop = subscribeToToken((change) => changes.push(change));

  await Promise.all([
    ensureAccount(server.environment),
    ensureAccount(server.environment),
    ensureAccount(server.environment),
  ]);
  await ensureAccount(server.environment);
  stop();

  expect(server.requests).toHaveLength(1);
  expect(getToken()).toBe("guest-token");
  expect(changes).toEqual(["gained"]);
});

test("a guest has the unit of speed that this browser remembers", async () => {
  const server = new FakeServer({}, { useResultMutationAccountMutation: () => guest });
  browserPreferences().change({ speedUnit: "CPM" });
  await ensureAccount(server.environment);
  browserPreferences().change({ speedUnit: null });
  expect(server.variablesOf("useResultMutationAccountMutation")).toMatchObject([{ input: { speedUnit: "CPM" } }]);
});

test("users with an account keep it", async () => {
  setToken("mine", { shared: false });
  const server = new FakeServer();
  await ensureAccount(server.environment);
  expect(server.requests).toEqual([]);
  expect(getToken()).toBe("mine");
});

test("a refusal says why, and the next call tries again", async () => {
  const answers = [{ data: { createGuest: { __typename: "RateLimitedError", code: "RATE_LIMITED" } } }, guest];
  const server = new FakeServer({}, { useResultMutationAccountMutation: () => answers.shift()! });

  await expect(ensureAccount(server.environment)).rejects.toMatchObject({ code: "RATE_LIMITED" });
  await ensureAccount(server.environment);
  expect(getToken()).toBe("guest-token");
});

test("without a server it rejects", async () => {
  const server = new FakeServer({}, { useResultMutationAccountMutation: () => new Error("no server") });
  await expect(ensureAccount(server.environment)).rejects.toThrow("no server");
  expect(getToken()).toBeNull();
});

describe("after the server has ended the session", () => {
  test("a member does not become a guest until someone has signed in", async () => {
    setToken("token-of-ada", { shared: false });
    setSessionMember("ada");
    expireToken("token-of-ada");
    const server = new FakeServer({}, { useResultMutationAccountMutation: () => guest });
    await expect(ensureAccount(server.environment)).rejects.toMatchObject({ code: "SESSION_EXPIRED" });
    expect(server.requests).toEqual([]);
    expect(getExpiredMember()).toBe("ada");

    setToken("token-of-bob", { shared: false });
    expect(getExpiredMember()).toBeNull();
    clearToken();
    await ensureAccount(server.environment);
    expect(getToken()).toBe("guest-token");
  });

  test("a guest continues as another guest", async () => {
    setToken("token-of-a-guest", { shared: false });
    setSessionMember(null);
    expireToken("token-of-a-guest");
    await ensureAccount(new FakeServer({}, { useResultMutationAccountMutation: () => guest }).environment);
    expect(getToken()).toBe("guest-token");
  });
});
