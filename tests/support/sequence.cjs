const { default: Sequencer } = require("@jest/test-sequencer");

/**
 * What takes longest begins first, so that no core is without work at the end; Jest would take suites, as small files,
 * for the shortest. Browsers and robots wait and suites compute, so they take turns.
 */
module.exports = class extends Sequencer {
  sort(tests) {
    const sorted = super.sort(tests);
    const waiting = ["/tests/browser/", "/tests/cluster/"].flatMap((folder) =>
      sorted.filter(({ path }) => path.includes(folder)),
    );
    const suites = sorted.filter((test) => test.path.endsWith(".suite.cjs") && !waiting.includes(test));
    const others = sorted.filter((test) => !suites.includes(test) && !waiting.includes(test));
    const turns = Array.from({ length: Math.max(suites.length, waiting.length) }, (_, at) => [waiting[at], suites[at]]);
    return [...turns.flat().filter((test) => test !== undefined), ...others];
  }
};
