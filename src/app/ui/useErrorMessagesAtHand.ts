import { useEffect } from "react";
import { useLocale } from "../platform/locale/useLocale";
import { whenIdle } from "../platform/whenIdle";
import { loadErrorMessages } from "./errorMessages";

/** Brings the catalogue's sentences once the page is idle: when one is needed, the server may be gone. */
export function useErrorMessagesAtHand(): void {
  const locale = useLocale();
  useEffect(() => whenIdle(() => void loadErrorMessages(locale)), [locale]);
}
