/** The translated sentences of a .po file as a module that exports `messages`. @throws when one is written wrong. */
export function compileCatalogue(po: string, filename: string, namespace: "es" | "cjs"): string;
