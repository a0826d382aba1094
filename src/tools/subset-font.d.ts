/** Of version 2.9, which has no types of its own: leaves of a font what a text needs. */
declare module "subset-font" {
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: { readonly targetFormat: "woff2" },
  ): Promise<Buffer>;
}
