import { useEffect } from "react";
import type { KeptText } from "./KeptText";

/** Keeps a text that is on screen, so that it can be typed again without the server. Null keeps nothing. */
export function useKeptText(text: KeptText | null): void {
  const { id = null, title = "", body = "", language = "en" } = text ?? {};
  useEffect(() => {
    if (id !== null)
      import("./keptTexts").then(({ keepText }) => keepText({ id, title, body, language })).catch(() => undefined);
  }, [id, title, body, language]);
}
