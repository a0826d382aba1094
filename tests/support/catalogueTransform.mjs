import { compileCatalogue } from "../../src/tools/messages/compileCatalogue.mjs";

/** Catalogues for tests, compiled as for the browser. */
export default { process: (po, filename) => ({ code: `exports.messages = ${JSON.stringify(compileCatalogue(po, filename))};` }) };
