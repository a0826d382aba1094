import createCache from "@emotion/cache";

/**
 * Where react-select's own styles go: a sheet made by script. Unlike a `<style>` element, which our content security
 * policy refuses, it needs no nonce.
 * It is a layer, so that any class of ours comes first. Browsers without such sheets get the elements.
 */
export function createAdoptedCache(): ReturnType<typeof createCache> {
  const cache = createCache({ key: "select" });
  if (!("adoptedStyleSheets" in document)) return cache;
  const sheet = new CSSStyleSheet();
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  cache.sheet.insert = (rule) => void sheet.insertRule(`@layer select { ${rule} }`, sheet.cssRules.length);
  return cache;
}
