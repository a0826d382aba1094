import { readFile } from "node:fs/promises";
import path from "node:path";
import type { HtmlTagDescriptor, Plugin } from "vite";
import { manifestPath, paperColors, WORKER_PATH } from "../contract/wire.ts";
import { buildWorker } from "./offline/buildWorker.ts";
import { drawIcons } from "./offline/icons.ts";
import { offlineFiles } from "./offline/offlineFiles.ts";
import { manifestLocales, webManifest } from "./offline/webManifest.ts";

/**
 * Adds to the build what lets Typeloop be installed and start without a network: icons, a manifest for each language,
 * and the service worker.
 */
export function offlinePlugin(target: string): Plugin {
  return {
    name: "typeloop:offline",
    apply: "build",
    enforce: "post",
    // As the server writes it into the pages that it draws: src/app/rendering/InstallLinks.tsx.
    transformIndexHtml: {
      order: "post",
      handler: () => [
        link("manifest", manifestPath("en-US")),
        ...Object.entries(paperColors).map(([scheme, color]) => themeColor(scheme, color)),
      ],
    },
    generateBundle: {
      // All names and style sheets are known by then.
      order: "post",
      async handler(_, bundle) {
        const drawn = await drawIcons(await readFile(path.resolve("src/app/ui/mark.svg"), "utf8"));
        const icons = drawn.map((icon) => ({
          ...icon,
          address: `/${this.getFileName(this.emitFile({ type: "asset", name: icon.name, originalFileName: icon.name, source: icon.png }))}`,
        }));
        for (const locale of manifestLocales)
          this.emitFile({ type: "asset", fileName: manifestPath(locale).slice(1), source: webManifest(locale, icons) });
        const code = await buildWorker(offlineFiles(bundle), target);
        this.emitFile({ type: "asset", fileName: WORKER_PATH.slice(1), source: code });
      },
    },
  };
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
