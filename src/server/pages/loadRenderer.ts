import { pathToFileURL } from "node:url";
import type { RenderPage } from "../../contract/page";

/**
 * Loads the built renderer of pages. Without one the browser renders them: `onMissing` is told why, and null is given.
 * @param file what the build of the renderer wrote.
 */
export async function loadRenderer(file: string, onMissing: (error: unknown) => void): Promise<RenderPage | null> {
  try {
    const { renderPage }: { readonly renderPage: RenderPage } = await import(pathToFileURL(file).href);
    return renderPage;
  } catch (error) {
    onMissing(error);
    return null;
  }
}
