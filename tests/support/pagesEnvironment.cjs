const { TestEnvironment } = require("jest-environment-node");

/** Of browser tests: where one fails, its message also says what the open pages show. */
module.exports = class PagesEnvironment extends TestEnvironment {
  async handleTestEvent({ name, error }) {
    if (name !== "test_fn_failure" || typeof error?.stack !== "string") return;
    const pages = await this.global.describePages?.().catch(String);
    if (pages) error.stack += `\n\nPages that were open:\n${pages}`;
  }
};
