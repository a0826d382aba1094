import type { fitBody } from "./fitBody";

let loading: Promise<typeof fitBody | null> | undefined;

/**
 * What fits texts to keyboards: loaded where a keyboard is known. Null without a network: then a text stands as it is.
 */
export function loadFitBody(): Promise<typeof fitBody | null> {
  return (loading ??= import("./fitBody").then(
    (module) => module.fitBody,
    () => null,
  ));
}
