// A class of a CSS module is named by itself, so tests can ask for it.
module.exports = new Proxy({}, { get: (_, name) => (name === "__esModule" ? false : String(name)) });
