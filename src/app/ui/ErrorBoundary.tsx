import { Component, type ReactNode } from "react";
import type { ErrorCode } from "../../contract/errorCodes";
import { readErrorCode, isRetryable } from "../../contract/readErrorCode";
import { useLingui } from "@lingui/react/macro";
import { Button } from "./Button";
import { Notice } from "./Notice";
import { useErrorMessage } from "./errorMessages";
import styles from "./ErrorBoundary.module.css";
import {
  DEFAULT_LANGUAGE,
  interfaceLanguages,
  type InterfaceLanguage,
  languages,
  stoppedTexts,
} from "../../contract/languages/languages";
import { captureError } from "../platform/errorReporting/errorReporting";

type Props = {
  /**
   * root: the whole application. page: the content of the frame. part: a region of a page; everything around it keeps
   * working.
   */
  readonly rank: "root" | "page" | "part";
  /** Called before the children are rendered again, to reload what they read. */
  readonly onRetry?: () => void;
  /** Shown instead of the usual notice; null shows nothing. */
  readonly fallback?: ReactNode;
  readonly children: ReactNode;
};

type State = { readonly error: unknown; readonly hasFailed: boolean };

/** Confines a failure to its place, shows a message, and lets users try again. */
export class ErrorBoundary extends Component<Props, State> {
  override readonly state: State = { error: undefined, hasFailed: false };

  static getDerivedStateFromError(error: unknown): State {
    return { error, hasFailed: true };
  }

  override render(): ReactNode {
    if (!this.state.hasFailed) return this.props.children;
    if (this.props.fallback !== undefined) return this.props.fallback;
    if (this.props.rank === "root") return <RootErrorScreen />;
    return (
      <ErrorNotice code={readErrorCode(this.state.error)} isPage={this.props.rank === "page"} onRetry={this.retry} />
    );
  }

  private readonly retry = () => {
    this.props.onRetry?.();
    this.setState({ error: undefined, hasFailed: false });
  };
}

type ErrorNoticeProps = {
  readonly code: ErrorCode;
  /** The whole page failed: the message is its heading. */
  readonly isPage?: boolean;
  /** Without it, retrying is not offered; with it, only if the error catalog says that it can help. */
  readonly onRetry?: () => void;
  /** Further actions, such as a link to another page. */
  readonly children?: ReactNode;
};

/** A failure with its message from the error catalog. */
export function ErrorNotice({ code, isPage = false, onRetry, children }: ErrorNoticeProps) {
  const { t } = useLingui();
  const message = useErrorMessage(code);
  return (
    <Notice kind="error" isPage={isPage} text={message}>
      {code === "DOCUMENT_UNKNOWN" && <Button onClick={() => location.reload()}>{t`Load the new version`}</Button>}
      {isRetryable(code) && onRetry !== undefined && <Button onClick={onRetry}>{t`Try again`}</Button>}
      {children}
    </Notice>
  );
}

/** The last resort, when even the frame of the pages cannot be rendered. It depends on no context. */
export function RootErrorScreen() {
  const { t } = useLingui();
  return (
    <main className={styles["screen"]}>
      <h1>{t`Typeloop has stopped`}</h1>
      <p>{t`Something went wrong on this page. Your saved results are safe. Reloading the page usually helps.`}</p>
      <Button look="primary" onClick={() => location.reload()}>
        {t`Reload`}
      </Button>
    </main>
  );
}

/**
 * Shows a plain message without React, when the page cannot start, or when React has failed and removed everything,
 * including error screens. The page is never blank. A rendered page that is still readable stays below the message.
 */
export function showLastResort(error: unknown): void {
  console.error(error);
  captureError(error);
  if (document.querySelector("[data-last-resort]") !== null) return;
  const { title: heading, action } = stoppedTexts(shownLanguage());
  const html = document.documentElement ?? document.appendChild(document.createElement("html"));
  const body = document.body ?? html.appendChild(document.createElement("body"));
  const isReadable = document.querySelector("main") !== null;
  const screen = document.createElement(isReadable ? "aside" : "main");
  screen.dataset["lastResort"] = "";
  const title = document.createElement(isReadable ? "h2" : "h1");
  title.textContent = heading;
  const again = document.createElement("a");
  again.href = "";
  again.textContent = action;
  screen.append(title, again);
  if (isReadable) body.prepend(screen);
  else body.replaceChildren(screen);
}

function shownLanguage(): InterfaceLanguage {
  const lang = document.documentElement?.lang;
  return interfaceLanguages.find((code) => languages[code].locale === lang) ?? DEFAULT_LANGUAGE;
}
