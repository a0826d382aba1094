import { focusNewPage, keepFocus } from "../../../src/app/platform/focus/keepFocus";

const focusOf = (selector: string) => document.querySelector<HTMLElement>(selector)?.focus();
const settled = () => new Promise((resolve) => setTimeout(resolve, 200));

/** What has the focus, by its id or its text. */
const focused = () => document.activeElement?.id || (document.activeElement?.textContent ?? "");

let stop: () => void;

beforeAll(() => {
  stop = keepFocus();
});
afterAll(() => stop());

test.each([
  [
    "the same button of the next row, after that of its row",
    `<ul><li><a href="/1">1</a><button>Delete 1</button></li>
      <li id="gone"><a href="/2">2</a><button id="it">Delete 2</button></li>
      <li><a href="/3">3</a><button>Delete 3</button></li></ul>`,
    "Delete 3",
  ],
  [
    "the row before, after the last one",
    `<ul><li><button>Delete 1</button></li><li id="gone"><button id="it">Delete 2</button></li></ul>`,
    "Delete 1",
  ],
  [
    "the heading of a section without controls",
    `<section><h2>Sessions</h2><div><p>One</p><ul><li id="gone"><button id="it">End</button></li></ul></div></section>`,
    "Sessions",
  ],
  ["the page's heading, without anything nearer", `<div id="gone"><button id="it">Go</button></div>`, "Page"],
])("the focus goes to %s", async (_, content, successor) => {
  document.body.innerHTML = `<header><a href="/">Home</a></header><main><h1>Page</h1><div>${content}</div></main>`;
  focusOf("#it");
  await settled();
  document.querySelector("#gone")?.remove();
  await settled();
  expect(focused()).toBe(successor);
});

test("a control that is switched off gives the focus to what is nearest", async () => {
  document.body.innerHTML = `<main><h1>Page</h1>
    <div><button id="it">Save</button></div><button id="next">Next</button></main>`;
  focusOf("#it");
  await settled();
  document.querySelector("#it")?.toggleAttribute("disabled", true);
  await settled();
  expect(focused()).toBe("Page");
});

test("what came out of a closed dialog goes to the successor of what opened it", async () => {
  document.body.innerHTML = `<main><h1>Page</h1><ul><li id="gone"><button id="it">Erase 1</button></li>
    <li><button>Erase 2</button></li></ul><dialog open><button id="sure">Sure</button></dialog></main>`;
  focusOf("#it");
  focusOf("#sure");
  await settled();
  document.querySelector("#gone")?.remove();
  document.querySelector("dialog")?.remove();
  await settled();
  expect(focused()).toBe("Erase 2");
});

test("what removed a control may move the focus itself, and a press beside all controls takes it", async () => {
  document.body.innerHTML = `<main><h1>Page</h1><button id="it">Go</button>
    <button>Other</button><a id="own" href="/">Own</a></main>`;
  focusOf("#it");
  await settled();
  document.querySelector("#it")?.remove();
  focusOf("#own");
  await settled();
  expect(focused()).toBe("own");
  document.querySelector<HTMLElement>("#own")?.blur();
  await settled();
  document.querySelector("#own")?.remove();
  await settled();
  expect(document.activeElement).toBe(document.body);
});

test("a part that is loading is waited for", async () => {
  document.body.innerHTML = `<main><h1>Page</h1><section><h2>Rows</h2>
    <div id="part"><button id="it">Try again</button></div></section></main>`;
  focusOf("#it");
  await settled();
  const part = document.querySelector("#part");
  part?.replaceChildren();
  part?.insertAdjacentHTML("beforeend", '<div aria-busy="true"></div>');
  await settled();
  expect(document.activeElement).toBe(document.body);
  part?.replaceChildren();
  part?.insertAdjacentHTML("beforeend", "<button>First row</button>");
  await settled();
  expect(focused()).toBe("First row");
});

test("a new page gets the focus on its heading as soon as that is there, unless it took it already", async () => {
  document.body.innerHTML = `<header><a id="link" href="/">Home</a></header><main></main>`;
  focusOf("#link");
  focusNewPage();
  await settled();
  expect(focused()).toBe("link");
  document.querySelector("main")?.insertAdjacentHTML("beforeend", "<h1>New page</h1><textarea id=line></textarea>");
  await settled();
  expect(focused()).toBe("New page");
  focusOf("#line");
  focusNewPage();
  await settled();
  expect(focused()).toBe("line");
});
