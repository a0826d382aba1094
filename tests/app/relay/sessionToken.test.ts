import { TOKEN_KEY } from "../../../src/contract/protocol";

/** A new page: the module remembers the token. */
async function openTab() {
  jest.resetModules();
  return await import("../../../src/app/relay/sessionToken");
}

/** Another tab of the browser, of which only the event arrives. */
function otherTab(token: string | null) {
  if (token === null) localStorage.removeItem(TOKEN_KEY);
  else localStorage.setItem(TOKEN_KEY, token);
  window.dispatchEvent(new StorageEvent("storage", { key: TOKEN_KEY, newValue: token }));
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test("a token survives a reload", async () => {
  (await openTab()).setToken("one", { shared: false });
  expect((await openTab()).getToken()).toBe("one");
  expect(localStorage.getItem(TOKEN_KEY)).toBe("one");
});

test("on a shared computer it belongs to the tab", async () => {
  (await openTab()).setToken("one", { shared: true });
  expect(localStorage.getItem(TOKEN_KEY)).toBeNull();
  expect(sessionStorage.getItem(TOKEN_KEY)).toBe("one");
});

test("announces its changes", async () => {
  const tab = await openTab();
  const changes: string[] = [];
  const stop = tab.subscribeToToken((change) => changes.push(change));

  tab.setToken("guest", { shared: false, isSamePerson: true });
  tab.setToken("guest", { shared: false });
  tab.setToken("member", { shared: false });
  tab.clearToken();
  tab.setToken("again", { shared: false });
  tab.expireToken("an older one");
  tab.expireToken("again");
  stop();
  tab.setToken("unheard", { shared: false });

  expect(changes).toEqual(["gained", "replaced", "lost", "replaced", "expired"]);
});

test("follows the other tabs", async () => {
  const tab = await openTab();
  const changes: string[] = [];
  tab.subscribeToToken((change) => changes.push(`${change} ${tab.getToken()}`));

  otherTab("one");
  otherTab("two");
  otherTab(null);
  window.dispatchEvent(new StorageEvent("storage", { key: "something else" }));

  expect(changes).toEqual(["gained one", "replaced two", "lost null"]);
});

test("a tab with its own token does not follow", async () => {
  const tab = await openTab();
  tab.setToken("mine", { shared: true });
  const changes: string[] = [];
  tab.subscribeToToken((change) => changes.push(change));

  otherTab("theirs");

  expect(changes).toEqual([]);
  expect(tab.getToken()).toBe("mine");
});

test("without storage it is kept until the page closes", async () => {
  jest.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
    throw new DOMException("", "SecurityError");
  });
  jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("", "SecurityError");
  });
  const tab = await openTab();
  tab.setToken("one", { shared: false });
  expect(tab.getToken()).toBe("one");
});
