import { readFileSync } from "node:fs";
import { buildSchema } from "graphql";
import { lookAtRegistered, wayOut } from "../../server/documents/RegisteredDocuments";
import type { Fault } from "../Fault";

/**
 * Documents registered on this computer that a server of today's schema would refuse to start with.
 * @param folder need not be there.
 */
export function checkRegistered(schemaFile: string, folder: string): readonly Fault[] {
  const files = lookAtRegistered(buildSchema(readFileSync(schemaFile, "utf8")), folder);
  return files.flatMap(({ id, file, fault }) =>
    fault === null ? [] : [{ what: `${file}: ${fault}`, mend: wayOut(id) }],
  );
}
