import path from "node:path";
import sharp from "sharp";
import { readFile } from "node:fs/promises";
import { type HtmlTagDescriptor, type Plugin, build, type Rolldown } from "vite";
import { themeColors } from "../../app/ui/themes/themeColors.ts";
import { colorSchemes, manifestPath, WORKER_PATH } from "../../contract/protocol.ts";
import { DEFAULT_LOCALE, interfaceLanguages, languages, loadPart } from "../../contract/languages/languages.ts";
import { offlineFiles, type OfflineFiles, readPagePatterns } from "./offlineFiles.ts";
import { createHash } from "node:crypto";
import type { LanguageEntry, OutsideTexts } from "../../contract/languages/LanguageEntry.ts";

/**
 * Adds to the build what lets Typeloop be installed and start without a network: icons, a manifest for each language,
 * and the service worker.
 */
export function offlinePlugin(target: string): Plugin {
  return {
    name: "typeloop:offline",
    apply: "build",
    enforce: "post",
    // As the server writes it into the pages that it draws: src/app/rendering/drawDocument.tsx.
    transformIndexHtml: {
      order: "post",
      handler: async () => [
        await noScript(),
        link("manifest", manifestPath(DEFAULT_LOCALE)),
        ...colorSchemes.map((scheme) => themeColor(scheme, themeColors[scheme].paper)),
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

/** What a browser must know to install Typeloop: https://www.w3.org/TR/appmanifest/. `icons` with their addresses. */
function webManifest(
  { locale, direction }: Pick<LanguageEntry, "locale" | "direction">,
  { description, practice, course, race, progress }: OutsideTexts,
  icons: readonly (Pick<Icon, "size" | "purpose"> & { readonly address: string })[],
): string {
  return JSON.stringify({
    // The same Typeloop, in whichever language it was installed.
    id: "/",
    name: "Typeloop",
    short_name: "Typeloop",
    description,
    lang: locale,
    dir: direction,
    start_url: "/",
    scope: "/",
    display: "standalone",
    background_color: themeColors.light.paper,
    theme_color: themeColors.light.paper,
    categories: ["education"],
    icons: icons.flatMap(({ address, size, purpose }) =>
      purpose === "touch" ? [] : [{ src: address, sizes: `${size}x${size}`, type: "image/png", purpose }],
    ),
    shortcuts: [
      { name: practice, url: "/" },
      { name: course, url: "/course" },
      { name: race, url: "/race" },
      { name: progress, url: "/progress" },
    ],
  });
}

/** An icon of an installed Typeloop. */
type Icon = {
  readonly name: string;
  readonly size: number;
  readonly purpose: "any" | "maskable" | "touch";
  readonly png: Buffer;
};

type Shape = {
  readonly purpose: Icon["purpose"];
  readonly sizes: readonly number[];
  /** Of the corners, and of the mark; parts of the whole. */ readonly corner: number;
  readonly mark: number;
};

/**
 * What masks an icon may leave only a circle of 80 % of it (https://www.w3.org/TR/appmanifest/#icon-masks); Apple
 * rounds the corners by itself.
 */
const shapes: readonly Shape[] = [
  { purpose: "any", sizes: [192, 512], corner: 0.22, mark: 0.66 },
  { purpose: "maskable", sizes: [192, 512], corner: 0, mark: 0.5 },
  { purpose: "touch", sizes: [180], corner: 0, mark: 0.62 },
];

/** Draws the mark on paper, in each size and shape that a platform requires. */
function drawIcons(mark: string): Promise<readonly Icon[]> {
  return Promise.all(shapes.flatMap((shape) => shape.sizes.map((size) => drawIcon(mark, shape, size))));
}

async function drawIcon(mark: string, { purpose, corner, mark: part }: Shape, size: number): Promise<Icon> {
  const inner = Math.round(size * part);
  const edge = (size - inner) / 2;
  const placed = mark.replace("<svg ", `<svg x="${edge}" y="${edge}" width="${inner}" height="${inner}" `);
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}">` +
    `<rect width="${size}" height="${size}" rx="${size * corner}" fill="${themeColors.light.paper}"/>` +
    `${placed}</svg>`;
  return {
    name: `icon-${purpose}-${size}.png`,
    size,
    purpose,
    png: await sharp(Buffer.from(svg)).png({ compressionLevel: 9, palette: true }).toBuffer(),
  };
}
