const { default: Sequencer } = require("@jest/test-sequencer");

/**
 * What takes longest begins first, so that no core is without work at the end; Jest would take suites, as small files,
 * for the shortest. Browsers and robots wait and suites compute, so they take turns.
 */
module.exports = class extends Sequencer {
  sort(tests) {
    const sorted = super.sort(tests);
    const browsers = sorted.filter(({ path }) => /\/tests\/(?:browser|cluster)\//u.test(path));
    const suites = sorted.filter((test) => test.path.endsWith(".suite.cjs") && !browsers.includes(test));
    const others = sorted.filter((test) => !suites.includes(test) && !browsers.includes(test));
    const turns = Array.from({ length: Math.max(suites.length, browsers.length) }, (_, at) => [
      browsers[at],
      suites[at],
    ]);
    return [...turns.flat().filter((test) => test !== undefined), ...others];
  }
};
