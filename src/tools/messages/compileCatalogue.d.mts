import type { Messages } from "../../app/platform/locale/Messages";

/**
 * The translated sentences of a .po file, by id, as src/app/platform/locale shows them. @throws when one is written
 * wrong.
 */
export function compileCatalogue(po: string, filename: string): Messages;
