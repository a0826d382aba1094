import { configure, getConfig } from "@testing-library/react";

const { getElementError } = getConfig();

configure({
  /**
   * A page's code is compiled when a test first opens it, and a busy computer takes its time. Tests that wait for
   * nothing are none the slower.
   */
  asyncUtilTimeout: 20_000,
  /** While a test waits, the document is printed when its time is over, not for each time that nothing was found. */
  getElementError(message, container) {
    const { _disableExpensiveErrorDiagnostics: isWaiting } = getConfig() as {
      _disableExpensiveErrorDiagnostics?: boolean;
    };
    return isWaiting ? new Error(message ?? "") : getElementError(message, container);
  },
});
