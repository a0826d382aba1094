/** @jest-environment node */
import type { Readable } from "node:stream";
import type { ExecuteDocument, PageRequest } from "../../../src/contract/renderPage";
import { renderPage } from "../../../src/app/render";

const files = { scripts: ["/assets/index.js"], styles: ["/assets/index.css"], fonts: [] };

function request(path: string, execute: ExecuteDocument, more: Partial<PageRequest> = {}): PageRequest {
  return {
    url: `http://localhost${path}`,
    cookies: "",
    languages: ["en-US"],
    page: {},
    assets: { entry: files, icon: null, touchIcon: null, parts: {} },
    nonce: "n0nce",
    execute,
    signal: new AbortController().signal,
    onError: (error) => {
      throw error;
    },
    ...more,
  };
}

const nobody = { data: { viewer: null } };
const board = { data: { raceBoard: { id: "board", races: [] }, featureSwitches: [] } };

/** Responds depending on the variables and the order: pages fetch the viewer first, then their own data. */
const answering =
  (...answers: readonly (object | Promise<object>)[]): ExecuteDocument =>
  async () => {
    at += 1;
    return answers[at - 1]!;
  };
let at = 0;
beforeEach(() => {
  at = 0;
});

async function whole(body: Readable | null): Promise<string> {
  let html = "";
  for await (const part of body!) html += String(part);
  return html;
}

const dataOf = (html: string) => JSON.parse(/id="typeloop-rendered">(.*?)<\/script>/u.exec(html)![1]!);

test("a page contains its responses before the script that reads them, and ends where a document ends", async () => {
  const { status, body } = await renderPage(request("/race", answering(nobody, board)));
  const html = await whole(body);
  expect(status).toBe(200);
  expect(html).toMatch(/^<!DOCTYPE html><html lang="en-US">/u);
  expect(html).toMatch(
    /<script type="application\/json" id="typeloop-rendered">.*<\/script><script type="module" async nonce="n0nce" src="\/assets\/index.js"><\/script><\/body><\/html>$/u,
  );
  expect(html.match(/<title>/gu)).toHaveLength(1);
  const { answers, visitor, pending } = dataOf(html);
  expect([Object.values(answers), Object.values(visitor), pending]).toEqual([[board], [nobody], []]);
});

test("what delays the page follows in the stream, and the page knows that it will", async () => {
  let answer: (answer: object) => void = () => undefined;
  const slow = new Promise<object>((resolve) => (answer = resolve));
  const { body } = await renderPage(request("/race", answering(nobody, slow)));
  const parts: string[] = [];
  const reading = (async () => {
    for await (const part of body!) {
      parts.push(String(part));
      if (parts.length === 1) answer(board);
    }
  })();
  await reading;
  const [first = ""] = parts;
  const { pending, hasErrorMessages } = dataOf(first);
  // The data may turn out not to exist, so the browser must have the error messages before it renders what came late.
  expect(hasErrorMessages).toBe(true);
  expect(first).toContain("Loading");
  expect(first).not.toContain("No open races right now.");
  expect(pending).toHaveLength(1);
  const rest = parts.slice(1).join("");
  expect(rest).toContain(`data-answer="${pending[0]}">${JSON.stringify(board)}</script>`);
  expect(rest).toContain("No open races right now.");
  expect(rest).toMatch(/<\/body><\/html>$/u);
});

test("no response can end the element that contains it", async () => {
  const evil = { data: { raceBoard: { id: "</script><script>alert(1)</script>", races: [] }, featureSwitches: [] } };
  const { body } = await renderPage(request("/race", answering(nobody, evil)));
  const html = await whole(body);
  expect(html).not.toContain("<script>alert");
  expect(Object.values(dataOf(html).answers)).toEqual([evil]);
});

test("a page without a response is not rendered", async () => {
  await expect(
    renderPage(request("/race", answering(nobody, { data: null, errors: [{ message: "broken" }] }))),
  ).rejects.toThrow("RacesPageQuery could not be answered");
});

test("for signed-in users, the page leaves out the viewer and their data", async () => {
  const { status, body } = await renderPage(
    request("/progress", answering(nobody, nobody), { cookies: "typeloop-preferences=signedIn=1&theme=dark" }),
  );
  const html = await whole(body);
  expect(status).toBe(200);
  expect(html).toContain('data-theme="dark"');
  expect(html).not.toContain("Sign in");
  expect(html).toContain('aria-busy="true"');
  expect(dataOf(html).remembers).toBe("theme=dark&signedIn=1");
});

test("the words to type are in the page, in its lines and in its data", async () => {
  const { body } = await renderPage(request("/?mode=words-10&language=nl", answering(nobody)));
  const html = await whole(body);
  const { challenge } = dataOf(html);
  expect(challenge).toEqual({
    text: expect.any(String),
    seed: expect.any(Number),
    textId: null,
    wordList: "COMMON_1000",
  });
  expect(challenge.text.split(" ")).toHaveLength(10);
  expect(html).toContain(`hidden="">${challenge.text}</p>`);
});

test("an address that leads elsewhere is a redirect", async () => {
  expect(await renderPage(request("/race/abc%20234", answering(nobody)))).toEqual({
    name: null,
    status: 302,
    headers: { location: "/race/ABC234" },
    body: null,
  });
});

describe("the chosen appearance is in the first picture", () => {
  const part = (styles: readonly string[], fonts: readonly string[] = []) => ({ scripts: [], styles, fonts });
  const assets = {
    entry: files,
    icon: null,
    touchIcon: null,
    parts: {
      "ui/themes/dusk.css": part(["/assets/dusk.css"]),
      "ui/fonts/dyslexic.css": part(["/assets/dyslexic.css"]),
      "ui/fonts/openDyslexicMono.woff2": part([], ["/assets/dyslexic.woff2"]),
    },
  };
  const draw = async (preferences: string) => {
    at = 0;
    const cookies = `typeloop-preferences=${preferences}`;
    const { body } = await renderPage(request("/race", answering(nobody, board), { cookies, assets }));
    return whole(body);
  };

  test("its attributes, style sheets, font and the color of the browser's bars", async () => {
    const html = await draw("theme=dusk&appearance=font%3Ddyslexic%26caret%3Dblock%26sounds%3Dclick");
    const head = html.slice(0, html.indexOf("</head>"));
    expect(/<html[^>]*>/u.exec(html)?.[0]).toBe(
      '<html lang="en-US" data-theme="dusk" data-font="dyslexic" data-caret="block">',
    );
    expect(head).toContain('<link rel="stylesheet" href="/assets/dusk.css"');
    expect(head).toContain('<link rel="stylesheet" href="/assets/dyslexic.css"');
    expect(head).toContain('href="/assets/dyslexic.woff2"');
    expect(head).toContain('<meta name="theme-color" content="#1f1329"/>');
    // It is as it was chosen, however much contrast the system asks for.
    expect(head).not.toContain("prefers-contrast");
  });

  test("none of that without a choice, or with an unknown one", async () => {
    for (const preferences of ["", "theme=%22%3E%3Cscript&appearance=font%3Dcomic"]) {
      const html = await draw(preferences);
      expect(/<html[^>]*>/u.exec(html)?.[0]).toBe('<html lang="en-US">');
      expect(html).not.toMatch(/dusk|dyslexic/u);
      expect(html).toContain("prefers-contrast");
    }
  });
});
