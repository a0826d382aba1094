const { TestEnvironment } = require("jest-environment-jsdom");

// jsdom hides what browsers have: react-router touches most at import, and tabs share their appearance.
const fromNode = [
  "TextEncoder",
  "TextDecoder",
  "Request",
  "Response",
  "Headers",
  "fetch",
  "ReadableStream",
  "TransformStream",
  "structuredClone",
  "BroadcastChannel",
];

module.exports = class BrowserEnvironment extends TestEnvironment {
  constructor(config, context) {
    super(config, context);
    for (const name of fromNode) this.global[name] ??= globalThis[name];
    // jsdom draws nothing, so no media query holds.
    this.global.matchMedia ??= (media) => Object.assign(new this.global.EventTarget(), { media, matches: false });
    // Called a minute after a download.
    this.global.URL.revokeObjectURL ??= () => undefined;
    styleQuickly(this.global);
  }
};

/** Of an element's attributes, those that decide how browsers display it without a style sheet. */
const attributes = ["hidden", "open", "type"];

/** Of the inherited properties, those that queries by role and pointers ask for. */
const inherited = ["visibility", "pointer-events"];

/**
 * jsdom matches each element with every rule of the default style sheet whenever a query asks for its style, which is
 * a quarter of what page tests compute. As long as a document has no style sheet of its own, elements alike are
 * displayed alike, and all else comes from their `style`.
 */
function styleQuickly(window) {
  const { document } = window;
  const original = window.getComputedStyle.bind(window);
  const displays = new Map();

  function displayOf(element) {
    const key = [element.localName, ...attributes.map((name) => String(element.getAttribute(name)))].join();
    if (!displays.has(key)) displays.set(key, original(element).display);
    return displays.get(key);
  }

  function valueOf(element, name) {
    const own = element.style?.getPropertyValue(name) ?? "";
    if (own !== "") return own;
    if (name === "display") return displayOf(element);
    if (!inherited.includes(name)) return "";
    if (element.parentElement !== null) return valueOf(element.parentElement, name);
    return name === "visibility" ? "visible" : "auto";
  }

  window.getComputedStyle = (element, pseudo) => {
    if (document.styleSheets.length > 0 || element.ownerDocument !== document) return original(element, pseudo);
    const getPropertyValue = (name) => (pseudo ? "" : valueOf(element, name));
    return new Proxy(
      { getPropertyValue },
      {
        get: (target, name) =>
          typeof name !== "string" || name in target
            ? target[name]
            : getPropertyValue(name.replaceAll(/[A-Z]/gu, (letter) => `-${letter.toLowerCase()}`)),
      },
    );
  };
}
