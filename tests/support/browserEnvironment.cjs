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
  }
};
