import type { ErrorCode } from "../../contract/errorCodes";
import type { Locale } from "../platform/locale/Locale";
import { useLingui } from "@lingui/react/macro";
import { useEffect, useSyncExternalStore } from "react";
import { useLocale } from "../platform/locale/useLocale";
import { createStore } from "../platform/createStore";
import { whenIdle } from "../platform/whenIdle";

type Messages = Readonly<Record<ErrorCode, string>>;

const loaders: Readonly<Record<Locale, () => Promise<Messages>>> = {
  "en-US": () => import("../../contract/errorMessagesEnUs").then((module) => module.errorMessagesEnUs),
  "nl-NL": () => import("../../contract/errorMessagesNlNl").then((module) => module.errorMessagesNlNl),
};

const loaded = createStore<ReadonlyMap<Locale, Messages>>(new Map());
const loading = new Map<Locale, Promise<void>>();

/**
 * Loads the error messages of a language, which are not in the first load. Called when a page is idle, so that they are
 * also available offline. Never rejects; the next call retries.
 */
export function loadErrorMessages(locale: Locale): Promise<void> {
  const pending = loading.get(locale);
  if (pending !== undefined) return pending;
  const load = loaders[locale]().then(
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
