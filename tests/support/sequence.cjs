const { default: Sequencer } = require("@jest/test-sequencer");

/** Suites take longest, and would keep one core busy at the end; Jest takes them, as small files, for the shortest. */
module.exports = class extends Sequencer {
  sort(tests) {
    const isSuite = ({ path }) => path.endsWith(".suite.cjs");
    const sorted = super.sort(tests);
    return [...sorted.filter(isSuite), ...sorted.filter((test) => !isSuite(test))];
  }
};
