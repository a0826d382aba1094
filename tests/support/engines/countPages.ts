/** How many pages a PDF has, of which only the pictures and texts are compressed. */
export function countPages(pdf: Buffer): number {
  return pdf.toString("latin1").match(/\/Type\s*\/Page\b/gu)?.length ?? 0;
}
