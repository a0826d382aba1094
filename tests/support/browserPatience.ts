// Several browsers type whole runs in a test, as slowly as people do.
jest.setTimeout(300_000);
