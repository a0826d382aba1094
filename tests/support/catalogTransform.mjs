import { compileCatalog } from "../../src/tools/messages/compileMessages.mjs";

/** Catalogs for tests, compiled as for the browser. */
// oxlint-disable-next-line import/no-default-export -- Jest takes a transformer so.
export default {
  process: (po, filename) => ({ code: compileCatalog(po, filename, "cjs") }),
};
