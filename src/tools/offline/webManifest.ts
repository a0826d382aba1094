import { paperColors } from "../../contract/wire.ts";
import type { Icon } from "./icons.ts";

/** The languages of the interface, and what an installed Typeloop is called in each. */
const words = {
  "en-US": {
    description: "Learn to type and race each other live. Practice and the course work without a network.",
    places: [
      ["Practice", "/"],
      ["Course", "/course"],
      ["Race", "/race"],
      ["Progress", "/progress"],
    ],
  },
  "nl-NL": {
    description: "Leer typen en race live tegen elkaar. Oefenen en de cursus werken ook zonder netwerk.",
    places: [
      ["Oefenen", "/"],
      ["Cursus", "/course"],
      ["Race", "/race"],
      ["Voortgang", "/progress"],
    ],
  },
} as const;

type Locale = keyof typeof words;

export const manifestLocales: readonly Locale[] = ["en-US", "nl-NL"];

/** What a browser must know to install Typeloop: https://www.w3.org/TR/appmanifest/. `icons` with their addresses. */
export function webManifest(
  locale: Locale,
  icons: readonly (Pick<Icon, "size" | "purpose"> & { readonly address: string })[],
): string {
  const { description, places } = words[locale];
  return JSON.stringify({
    // The same Typeloop, in whichever language it was installed.
    id: "/",
    name: "Typeloop",
    short_name: "Typeloop",
    description,
    lang: locale,
    dir: "ltr",
    start_url: "/",
    scope: "/",
    display: "standalone",
    background_color: paperColors.light,
    theme_color: paperColors.light,
    categories: ["education"],
    icons: icons.flatMap(({ address, size, purpose }) =>
      purpose === "touch" ? [] : [{ src: address, sizes: `${size}x${size}`, type: "image/png", purpose }],
    ),
    shortcuts: places.map(([name, url]) => ({ name, url })),
  });
}
