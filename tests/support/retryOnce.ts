// Browsers and processes on a busy computer now and then run into their own time limits. What fails is told, and has to pass when it is tried once more.
jest.retryTimes(1, { logErrorsBeforeRetry: true, retryImmediately: true });
