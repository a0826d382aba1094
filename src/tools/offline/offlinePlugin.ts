import { readFile } from "node:fs/promises";
import path from "node:path";
import { type HtmlTagDescriptor, type Plugin, build, type Rolldown } from "vite";
import { colorSchemes, manifestPath, paperColors, WORKER_PATH } from "../../contract/wire.ts";
import { DEFAULT_LOCALE, interfaceLanguages, languages, loadPart } from "../../contract/languages/languages.ts";
import { drawIcons, webManifest } from "./webManifest.ts";
import { offlineFiles, type OfflineFiles, readPagePatterns } from "./offlineFiles.ts";
import { createHash } from "node:crypto";

/**
 * Adds to the build what lets Typeloop be installed and start without a network: icons, a manifest for each language,
 * and the service worker.
 */
export function offlinePlugin(target: string): Plugin {
  return {
    name: "typeloop:offline",
    apply: "build",
    enforce: "post",
    // As the server writes it into the pages that it draws: src/app/rendering/DocumentHead.tsx.
    transformIndexHtml: {
      order: "post",
      handler: async () => [
        await noScript(),
        link("manifest", manifestPath(DEFAULT_LOCALE)),
        ...colorSchemes.map((scheme) => themeColor(scheme, paperColors[scheme])),
      ],
    },
    generateBundle: {
      // All file names and style sheets are final by then.
      order: "post",
      async handler(_, bundle) {
        const drawn = await drawIcons(await readFile(path.resolve("src/app/ui/mark.svg"), "utf8"));
        const icons = drawn.map((icon) => {
          const { name, png } = icon;
          const file = this.emitFile({ type: "asset", name, originalFileName: name, source: png });
          return { ...icon, address: `/${this.getFileName(file)}` };
        });
        for (const code of interfaceLanguages) {
          const source = webManifest(languages[code], await loadPart(code, "outside"), icons);
          this.emitFile({ type: "asset", fileName: manifestPath(languages[code].locale).slice(1), source });
        }
        const code = await buildWorker(offlineFiles(bundle), target);
        this.emitFile({ type: "asset", fileName: WORKER_PATH.slice(1), source: code });
      },
    },
  };
}

/** For browsers without JavaScript, in every language of the interface. */
async function noScript(): Promise<HtmlTagDescriptor> {
  const lines = interfaceLanguages.map(async (code) => ({
    tag: "p",
    attrs: { lang: languages[code].locale },
    children: (await loadPart(code, "outside")).needsJavaScript,
  }));
  return { tag: "noscript", children: await Promise.all(lines), injectTo: "body-prepend" };
}

function link(rel: string, href: string): HtmlTagDescriptor {
  return { tag: "link", attrs: { rel, href }, injectTo: "head" };
}

function themeColor(scheme: string, content: string): HtmlTagDescriptor {
  return {
    tag: "meta",
    attrs: { name: "theme-color", content, media: `(prefers-color-scheme: ${scheme})` },
    injectTo: "head",
  };
}

const source = path.resolve("src/app/worker/worker.ts");

/**
 * Builds the service worker as one script, with the files of this build written into it.
 * @param target as of the pages.
 */
async function buildWorker(files: OfflineFiles, target: string): Promise<string> {
  const written = await bundleWorker({ ...files, build: "" }, target);
  return bundleWorker({ ...files, build: createHash("sha256").update(written).digest("hex").slice(0, 16) }, target);
}

async function bundleWorker(files: OfflineFiles & { readonly build: string }, target: string): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: "warn",
    publicDir: false,
    define: {
      TYPELOOP_FILES: JSON.stringify(files),
      TYPELOOP_PAGES: JSON.stringify(readPagePatterns()),
      "process.env.NODE_ENV": JSON.stringify("production"),
    },
    build: {
      write: false,
      target,
      modulePreload: false,
      rolldownOptions: { input: source, output: { format: "iife", entryFileNames: "worker.js" } },
    },
  });
  const outputs: readonly Rolldown.RolldownOutput[] = Array.isArray(result)
    ? result
    : "output" in result
      ? [result]
      : [];
  const [chunk, ...others] = outputs.flatMap(({ output }) => output);
  if (chunk?.type !== "chunk" || others.length > 0) throw new Error("The worker is not one script.");
  return chunk.code;
}
