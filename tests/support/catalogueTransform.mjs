import { compileCatalogue } from "../../src/tools/messages/compileMessages.mjs";

/** Catalogues for tests, compiled as for the browser. */
// oxlint-disable-next-line import/no-default-export -- Jest takes a transformer so.
export default {
  process: (po, filename) => ({ code: compileCatalogue(po, filename, "cjs") }),
};
