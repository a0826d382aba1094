/**
 * Whether a path is of one of the patterns: `/race/K7QX9M` of `/race/:code`. (What the router brings for this is larger
 * than the whole worker.)
 */
export function isPage(pathname: string, patterns: readonly string[]): boolean {
  const steps = stepsOf(pathname);
  return patterns.some((pattern) => {
    const wanted = stepsOf(pattern);
    return wanted.length === steps.length && wanted.every((step, at) => step.startsWith(":") || step === steps[at]);
  });
}

function stepsOf(path: string): readonly string[] {
  return path.split("/").filter((step) => step !== "");
}
