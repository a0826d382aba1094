/** A color as the screen mixes it: red, green and blue light, each 0 to 1, linear. */
export type Light = readonly [number, number, number];

/** Reads `oklch(L C H)`; a color outside sRGB is cut to it, as a browser does. Refuses transparency. */
export function parseOklch(text: string): Light {
  const found = /^oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)$/u.exec(text.trim());
  if (found === null) throw new Error(`Not an opaque oklch color: ${text}`);
  const [lightness, chroma, hue] = [Number(found[1]), Number(found[2]), (Number(found[3]) * Math.PI) / 180];
  return fromOklab([lightness, chroma * Math.cos(hue), chroma * Math.sin(hue)]);
}

function fromOklab([lightness, a, b]: Light): Light {
  // https://bottosson.github.io/posts/oklab/
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const cut = (part: number) => Math.min(1, Math.max(0, part));
  return [
    cut(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    cut(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    cut(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ];
}

/** `color-mix(in oklab, one part, other)`; `part` is 0 to 1. */
export function mixInOklab(one: Light, part: number, other: Light): Light {
  const [first, second] = [toOklab(one), toOklab(other)];
  const at = (index: 0 | 1 | 2) => first[index] * part + second[index] * (1 - part);
  return fromOklab([at(0), at(1), at(2)]);
}

/** Contrast of two colors by WCAG 2: 1 to 21. */
export function contrast(one: Light, other: Light): number {
  const luminance = ([red, green, blue]: Light) => 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  const [darker, lighter] = [luminance(one), luminance(other)].sort((left, right) => left - right);
  return (lighter! + 0.05) / (darker! + 0.05);
}

/** How far apart two colors look: distance in Oklab. 0.02 is about the least that can be told apart side by side. */
export function distance(one: Light, other: Light): number {
  const [first, second] = [toOklab(one), toOklab(other)];
  return Math.hypot(first[0] - second[0], first[1] - second[1], first[2] - second[2]);
}

function toOklab([red, green, blue]: Light): Light {
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

/** How a color looks without red, green or blue cones. Matrices: Machado, Oliveira and Fernandes 2009, severity 1. */
export const colorVisions: Readonly<Record<string, (light: Light) => Light>> = {
  full: (light) => light,
  protanopia: mix([0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216], [-0.003882, -0.048116, 1.051998]),
  deuteranopia: mix([0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413], [-0.01182, 0.04294, 0.968881]),
  tritanopia: mix([1.255528, -0.076749, -0.178779], [-0.078411, 0.930809, 0.147602], [0.004733, 0.691367, 0.3039]),
};

function mix(...rows: readonly [Light, Light, Light]): (light: Light) => Light {
  const part = (row: Light, light: Light) =>
    Math.min(1, Math.max(0, row[0] * light[0] + row[1] * light[1] + row[2] * light[2]));
  return (light) => [part(rows[0], light), part(rows[1], light), part(rows[2], light)];
}
