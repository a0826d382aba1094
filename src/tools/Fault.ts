/**
 * Something wrong that a gate of `npm run check` found: a sentence, and what mends it (a command where there is one).
 */
export type Fault = { readonly what: string; readonly mend: string };
