/** What tests replace a part of: jsdom lacks dialogs and speech, for instance. */
const parts = () => [
  window,
  navigator,
  document,
  document.documentElement,
  URL,
  Element.prototype,
  HTMLElement.prototype,
  HTMLDialogElement.prototype,
];

const read = () => parts().map((part) => [part, Object.getOwnPropertyDescriptors(part)]);

/** The properties that changed since `before`; one that is missing then or now is undefined there. */
function changesSince(before) {
  return before.flatMap(([part, properties]) => {
    const current = Object.getOwnPropertyDescriptors(part);
    const names = new Set([...Reflect.ownKeys(properties), ...Reflect.ownKeys(current)]);
    return [...names]
      .filter((name) => !isSame(properties[name], current[name]))
      .map((name) => ({ part, name, before: properties[name], after: current[name] }));
  });
}

function isSame(one = {}, other = {}) {
  return ["value", "get", "set"].every((name) => Object.is(one[name], other[name]));
}

function set(part, name, property) {
  if (property === undefined) Reflect.deleteProperty(part, name);
  else Object.defineProperty(part, name, property);
}

function undo(changes) {
  for (const { part, name, before, after } of changes) if (!isBack(name, before, after)) set(part, name, before);
}

/** jsdom lists few of its classes among the names of the window: one that a test has put back looks new. */
function isBack(name, before, after) {
  return before === undefined && typeof after?.value === "function" && after.value.name === name;
}

/**
 * Runs `load`, which loads a file of page tests inside a `describe`. What the file replaces in the browser, at once or
 * in its tests, is in place for these tests alone: the files of a suite share one browser.
 */
exports.withOwnBrowser = (load) => {
  let own = [];
  let before = [];
  // Before the hooks of the file, and below after them: what they replace is among what is put back.
  beforeAll(() => {
    before = read();
    for (const { part, name, after } of own) set(part, name, after);
  });
  const loading = read();
  load();
  own = changesSince(loading);
  undo(own);
  afterAll(() => {
    document.getElementById("typeloop-config")?.remove();
    undo(changesSince(before));
  });
};
