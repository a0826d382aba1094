import { Blob } from "node:buffer";
import type { WireClient } from "./WireClient";

/** The operations of OneRoster imports; a server must be started with them. */
const failure = `__typename ... on Error { code }`;

export const previewRoster = `mutation previewRoster($file: Upload!) { previewRoster(file: $file) { ${failure}
  ... on PreviewRosterSuccess { preview { fingerprint changeCount removedCount unchanged issueCount
  changes { kind isClass name oldName to from } issues { file line column kind value } } } } }`;
export const importRoster = `mutation importRoster($input: ImportRosterInput!) { importRoster(input: $input) {
  ${failure} ... on ImportRosterSuccess { changeCount cards { groupId name memberIds } } } }`;

export const rosterOperations = [previewRoster, importRoster];

const fileOf = (bytes: Buffer) => new Blob([new Uint8Array(bytes)]) as globalThis.Blob;

/** What a file would do. */
export async function preview(client: WireClient, bytes: Buffer): Promise<any> {
  const { body } = await client.upload(previewRoster, { file: null }, "variables.file", fileOf(bytes), "roster.zip");
  if (body.errors) throw new Error(JSON.stringify(body.errors));
  return body.data.previewRoster.preview ?? body.data.previewRoster;
}

/** Imports a file after a preview. */
export async function importFile(
  client: WireClient,
  bytes: Buffer,
  { fingerprint = null as string | null, archivesRemoved = false } = {},
): Promise<any> {
  const seen = fingerprint ?? (await preview(client, bytes)).fingerprint;
  const input = { file: null, fingerprint: seen, archivesRemoved };
  const { body } = await client.upload(importRoster, { input }, "variables.input.file", fileOf(bytes), "roster.zip");
  if (body.errors) throw new Error(JSON.stringify(body.errors));
  return body.data.importRoster;
}
