/**
 * The text of a document, by its persisted id. Rejects when the chunk of texts cannot be fetched, or has no such
 * document.
 */
export async function loadDocumentText(id: string | null): Promise<string> {
  const { documentTexts } = await import("./documentTexts");
  const text = documentTexts[id ?? ""];
  if (text === undefined) throw new Error(`There is no text of the document ${id}`);
  return text;
}
