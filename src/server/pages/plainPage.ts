const style = "body{max-width:36rem;margin:4rem auto;padding:0 1rem;font:1rem/1.5 system-ui,sans-serif}";

/** What a plain page says, in each language. */
export type PlainWords = { readonly en: string; readonly nl: string };

/**
 * A page that asks for no script, in both languages: for what no page of the app answers. Give it {@link plainHeaders}.
 */
export function plainPage({ en, nl }: PlainWords): string {
  return `<!doctype html><html lang="en-US"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><title>Typeloop</title><style>${style}</style></head><body><h1>${en}</h1><p lang="nl-NL">${nl}</p><p><a href="/">Typeloop</a></p></body></html>`;
}

/** It loads nothing, and nobody keeps or frames it. */
export const plainHeaders = {
  "content-type": "text/html; charset=utf-8",
  "content-security-policy":
    "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  "cache-control": "no-store",
  "x-content-type-options": "nosniff",
  "referrer-policy": "same-origin",
};
