import { createPreferenceStore, writtenPreferences } from "../../../../src/app/platform/preferences/Preferences";
import { shareAppearance } from "../../../../src/app/platform/preferences/followAppearance";

/** A channel as browsers have it, for the tabs of one test. */
function openTabs() {
  const channels: Channel[] = [];
  class Channel extends EventTarget {
    constructor(readonly name: string) {
      super();
      channels.push(this);
    }
    close(): void {
      channels.splice(channels.indexOf(this), 1);
    }
    postMessage(data: unknown): void {
      for (const other of channels)
        if (other !== this && other.name === this.name) other.dispatchEvent(new MessageEvent("message", { data }));
    }
  }
  Object.assign(globalThis, { BroadcastChannel: Channel });
  let cookie = "";
  const open = (rendered: string) => {
    const store = createPreferenceStore(writtenPreferences(rendered), ["nl-NL"], (next) => (cookie = next));
    return Object.assign(store, { close: shareAppearance(store, cookie) });
  };
  return { open };
}

test("what one tab changes the others change too, but for its practice mode", () => {
  const { open } = openTabs();
  const [one, other] = [open(""), open("")];
  one.change({ theme: "dark", locale: "en-US", speedUnit: "CPM", practice: "?mode=text" });
  expect(other.current()).toMatchObject({ theme: "dark", locale: "en-US", speedUnit: "CPM", practice: "" });
  other.change({ theme: "light" });
  expect(one.current()).toMatchObject({ theme: "light", practice: "?mode=text" });
  one.close();
  other.change({ theme: "dark" });
  expect(one.current().theme).toBe("light");
});

test("what changed while the server rendered a page counts there too; the page hydrates as it was rendered", () => {
  const { open } = openTabs();
  open("").change({ locale: "en-US", practice: "?mode=text", signedIn: true });
  const late = open("locale=nl-NL");
  expect(late.current()).toMatchObject({ locale: "en-US", practice: "", signedIn: false });
  expect([late.locale(), late.initial().locale]).toEqual(["en-US", "nl-NL"]);
});

test("without cookies a page keeps what it was rendered with", () => {
  const { open } = openTabs();
  expect(open("theme=dark").current().theme).toBe("dark");
});
