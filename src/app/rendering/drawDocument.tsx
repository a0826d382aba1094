import type { PageConfig, PageAssets, PageFiles } from "../../contract/renderPage";
import { recordSubmitScript, recordClickScript } from "../ui/eventReplay";
import type { Locale } from "../../contract/languages/languages";
import type { Appearance, Theme } from "../../contract/appearance";
import { followsContrast, filesOf } from "../platform/preferences/appearance";
import { printJson } from "./printPageData";
import { colorSchemes, manifestPath } from "../../contract/protocol";
import { themeColors } from "../ui/themes/themeColors";
import { type Writable, Transform, type TransformCallback } from "node:stream";
import type { ReactNode } from "react";
import { renderToPipeableStream } from "react-dom/server";

type Props = {
  readonly locale: Locale;
  readonly appearance: Appearance;
  readonly assets: PageAssets;
  /** Files that this page needs in addition to the first load. */
  readonly parts: readonly PageFiles[];
  /** The script that takes keys before hydration, and so comes first; null if there is nothing to type. */
  readonly early: PageFiles | null;
  readonly page: PageConfig;
  readonly nonce: string;
};

/** The only preference that browsers do not send to the server. After this, followAppearance keeps it up to date. */
const followContrast =
  'if(!document.documentElement.dataset.contrast&&matchMedia("(prefers-contrast: ' +
  'more)").matches)document.documentElement.dataset.contrast="more"';

/**
 * The head of every page: its appearance, its files in the order in which they are needed, and the host's
 * configuration.
 */
export function DocumentHead({ locale, appearance, assets, parts, early, page, nonce }: Props) {
  const chosen = filesOf(appearance).flatMap((file) => assets.parts[file] ?? []);
  const files = [assets.entry, ...parts, ...chosen];
  const styles = unique(files.flatMap((part) => part.styles));
  const scripts = unique([...(early?.scripts ?? []), ...[assets.entry, ...parts].flatMap((part) => part.scripts)]);
  return (
    <>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="color-scheme" content="light dark" />
      {assets.icon !== null && <link rel="icon" href={assets.icon} type="image/svg+xml" />}
      <InstallLinks locale={locale} theme={appearance.theme} touchIcon={assets.touchIcon} />
      {[assets.entry, ...chosen]
        .flatMap(({ fonts }) => fonts)
        .map((href) => (
          <link key={href} rel="preload" href={href} as="font" type="font/woff2" crossOrigin="anonymous" />
        ))}
      {styles.map((href) => (
        <link key={href} rel="stylesheet" href={href} precedence="app" />
      ))}
      {scripts.map((href) => (
        <link
          key={href}
          rel="modulepreload"
          href={href}
          fetchPriority={early === null || early.scripts.includes(href) ? undefined : "low"}
        />
      ))}
      {followsContrast(appearance.theme) && (
        <script nonce={nonce} dangerouslySetInnerHTML={{ __html: followContrast }} />
      )}
      <script nonce={nonce} dangerouslySetInnerHTML={{ __html: `${recordSubmitScript};${recordClickScript}` }} />
      <script type="application/json" id="typeloop-config" dangerouslySetInnerHTML={{ __html: printJson(page) }} />
    </>
  );
}

const unique = (addresses: readonly string[]): readonly string[] => [...new Set(addresses)];

type InstallLinksProps = {
  readonly locale: Locale;
  readonly theme: Theme;
  /** For home screens that do not read the manifest; null if there is none. */
  readonly touchIcon: string | null;
};

/** Links with which browsers install Typeloop, and the color of the browser's own bars. */
function InstallLinks({ locale, theme, touchIcon }: InstallLinksProps) {
  return (
    <>
      <link rel="manifest" href={manifestPath(locale)} />
      {touchIcon !== null && <link rel="apple-touch-icon" href={touchIcon} />}
      {theme === "system" ? (
        colorSchemes.map((scheme) => (
          <meta
            key={scheme}
            name="theme-color"
            content={themeColors[scheme].paper}
            media={`(prefers-color-scheme: ${scheme})`}
          />
        ))
      ) : (
        <meta name="theme-color" content={themeColors[theme].paper} />
      )}
    </>
  );
}

type Options = {
  readonly nonce: string;
  readonly signal: AbortSignal;
  /** Called for parts that fail after the document has started. */
  readonly onError: (error: unknown) => void;
  /** When it resolves, what is ready is sent, and the rest follows. */
  readonly patience: Promise<void>;
};

/** Renders a document to a stream. Resolves when its first part is written; rejects, without writing, if that fails. */
export function drawDocument(
  document: ReactNode,
  destination: Writable,
  { nonce, signal, onError, patience }: Options,
): Promise<void> {
  return new Promise((resolve, reject) => {
    let state: "drawing" | "shell" | "sent" | "failed" = "drawing";
    let isLate = false;
    const send = (): void => {
      if (state !== "shell") return;
      state = "sent";
      stream.pipe(destination);
      resolve();
    };
    const stream = renderToPipeableStream(document, {
      nonce,
      // Suspended parts are replaced by what is ready when the document is sent.
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      onShellReady: () => {
        if (state === "drawing") state = "shell";
        if (isLate) send();
      },
      onAllReady: send,
      onError: (error) => {
        if (state === "sent") return onError(error);
        if (state === "failed") return;
        state = "failed";
        reject(error);
        stream.abort();
      },
    });
    void patience.then(() => {
      isLate = true;
      send();
    });
    signal.addEventListener("abort", () => stream.abort(signal.reason), { once: true });
  });
}

const END = "</body></html>";

/**
 * React's output, with the output of `between` after each of React's writes, where no tag can be split. The end of the
 * document is held back until everything is written.
 */
export class PageStream extends Transform {
  readonly #between: () => string;
  #written: Buffer[] = [];
  #isEnded = false;

  constructor(between: () => string) {
    super();
    this.#between = between;
  }

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    this.#written.push(chunk);
    done();
  }

  override _flush(done: TransformCallback): void {
    this.flush();
    if (this.#isEnded) this.push(END);
    done();
  }

  /** React calls it at the end of each of its writes. */
  flush(): void {
    const text = Buffer.concat(this.#written).toString();
    this.#written = [];
    const isEnd = text.endsWith(END);
    this.#isEnded ||= isEnd;
    const whole = (isEnd ? text.slice(0, -END.length) : text) + this.#between();
    if (whole !== "") this.push(whole);
  }
}
