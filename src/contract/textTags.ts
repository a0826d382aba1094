/** Tags as they are kept: normalised, small letters, each once, none empty, in the order in which they were given. */
export function cleanTags(tags: readonly string[], normalise: (text: string) => string): string[] {
  return [...new Set(tags.map((tag) => normalise(tag).toLowerCase()))].filter((tag) => tag !== "");
}

/** Tags as people write them in one field: with commas between them. */
export function splitTags(text: string): readonly string[] {
  return text
    .split(/[,;\n]/u)
    .map((tag) => tag.trim())
    .filter((tag) => tag !== "");
}
