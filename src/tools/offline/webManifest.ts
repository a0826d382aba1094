import type { LanguageEntry, OutsideTexts } from "../../contract/languages/LanguageEntry.ts";
import { paperColors } from "../../contract/wire.ts";
import sharp from "sharp";

/** What a browser must know to install Typeloop: https://www.w3.org/TR/appmanifest/. `icons` with their addresses. */
export function webManifest(
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
    background_color: paperColors.light,
    theme_color: paperColors.light,
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
export function drawIcons(mark: string): Promise<readonly Icon[]> {
  return Promise.all(shapes.flatMap((shape) => shape.sizes.map((size) => drawIcon(mark, shape, size))));
}

async function drawIcon(mark: string, { purpose, corner, mark: part }: Shape, size: number): Promise<Icon> {
  const inner = Math.round(size * part);
  const edge = (size - inner) / 2;
  const placed = mark.replace("<svg ", `<svg x="${edge}" y="${edge}" width="${inner}" height="${inner}" `);
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}">` +
    `<rect width="${size}" height="${size}" rx="${size * corner}" fill="${paperColors.light}"/>` +
    `${placed}</svg>`;
  return {
    name: `icon-${purpose}-${size}.png`,
    size,
    purpose,
    png: await sharp(Buffer.from(svg)).png({ compressionLevel: 9, palette: true }).toBuffer(),
  };
}
