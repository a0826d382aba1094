import type { ErrorCode } from "../../contract/errorCodes";
import type { Locale } from "../platform/locale/Locale";
import { useLingui } from "@lingui/react/macro";
import { useEffect, useSyncExternalStore } from "react";
import { useLocale } from "../platform/locale/useLocale";
import { whenIdle } from "../platform/whenIdle";

type Messages = Readonly<Record<ErrorCode, string>>;

const loaders: Readonly<Record<Locale, () => Promise<Messages>>> = {
  "en-US": () => import("../../contract/errorMessagesEnUs").then((module) => module.errorMessagesEnUs),
  "nl-NL": () => import("../../contract/errorMessagesNlNl").then((module) => module.errorMessagesNlNl),
};

const listeners = new Set<() => void>();
const loaded = new Map<Locale, Messages>();
const loading = new Map<Locale, Promise<void>>();

/**
 * Brings the catalogue's sentences in a language: the first screen says none of them. Called once a page is idle, and
 * as soon as
 * somebody types, so that they are here when the connection is not; else when the first one is needed. Never rejects;
 * what failed is tried again by the next call.
 */
export function loadErrorMessages(locale: Locale): Promise<void> {
  const begun = loading.get(locale);
  if (begun !== undefined) return begun;
  const load = loaders[locale]().then(
    (messages) => {
      loaded.set(locale, messages);
      for (const listener of listeners) listener();
    },
    () => void loading.delete(locale),
  );
  loading.set(locale, load);
  return load;
}

/** What a code says in a language; undefined while the catalogue is not here. */
export function errorMessage(code: ErrorCode, locale: Locale): string | undefined {
  return loaded.get(locale)?.[code];
}

/** Calls the listener when the sentences have come. Returns the way to stop. */
export function subscribeToErrorMessages(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** What a code says, in general words while the catalogue is not here; "" for none. */
export function useErrorMessage(code: ErrorCode | null): string {
  const { t } = useLingui();
  const locale = useLocale();
  const read = () => (code === null ? "" : errorMessage(code, locale));
  const message = useSyncExternalStore(subscribeToErrorMessages, read, read);
  useEffect(() => {
    if (code !== null) void loadErrorMessages(locale);
  }, [code, locale]);
  return message ?? t`Something went wrong. Check the connection, then try again.`;
}

/** Brings the catalogue's sentences once the page is idle: when one is needed, the server may be gone. */
export function useErrorMessagesAtHand(): void {
  const locale = useLocale();
  useEffect(() => whenIdle(() => void loadErrorMessages(locale)), [locale]);
}
