import type { ErrorCode } from "../../contract/errorCodes";
import { type Locale, languageOfLocale, loadPart } from "../../contract/languages/languages";
import type { LanguageParts } from "../../contract/languages/LanguageEntry";
import { useLingui } from "@lingui/react/macro";
import { useEffect, useSyncExternalStore } from "react";
import { useLocale } from "../platform/locale/useLocale";
import { createStore } from "../platform/createStore";
import { whenIdle } from "../platform/whenIdle";

const loaded = createStore<ReadonlyMap<Locale, LanguageParts["errorMessages"]>>(new Map());
const loading = new Map<Locale, Promise<void>>();

/**
 * Loads the error messages of a language, which are not in the first load. Called when a page is idle, so that they are
 * also available offline. Never rejects; the next call retries.
 */
export function loadErrorMessages(locale: Locale): Promise<void> {
  const pending = loading.get(locale);
  if (pending !== undefined) return pending;
  const load = loadPart(languageOfLocale(locale), "errorMessages").then(
    (messages) => loaded.set(new Map([...loaded.get(), [locale, messages]])),
    () => void loading.delete(locale),
  );
  loading.set(locale, load);
  return load;
}

/** The message of a code; undefined until the messages are loaded. */
export function errorMessage(code: ErrorCode, locale: Locale): string | undefined {
  return loaded.get().get(locale)?.[code];
}

/** The message of a code; a general one until the messages are loaded, "" without a code. */
export function useErrorMessage(code: ErrorCode | null): string {
  const { t } = useLingui();
  const locale = useLocale();
  const read = () => (code === null ? "" : errorMessage(code, locale));
  const message = useSyncExternalStore(loaded.subscribe, read, read);
  useEffect(() => {
    if (code !== null) void loadErrorMessages(locale);
  }, [code, locale]);
  return message ?? t`Something went wrong. Check your connection, then try again.`;
}

/** Loads the error messages when the page is idle, because the server may be unreachable when one is needed. */
export function usePreloadErrorMessages(): void {
  const locale = useLocale();
  useEffect(() => whenIdle(() => void loadErrorMessages(locale)), [locale]);
}
