import type { ComponentType } from "react";
import type { PreferenceStore } from "../preferences/PreferenceStore";
import { type Catalogue, loadCatalogue } from "./catalogues";

/** A route's `lazy`: the page's chunk and, at the same time, its sentences in the reader's language. */
export function lazyPage(
  preferences: PreferenceStore,
  load: () => Promise<ComponentType>,
  ...catalogues: readonly Catalogue[]
): () => Promise<{ Component: ComponentType }> {
  return async () => {
    const [Component] = await Promise.all([
      load(),
      ...catalogues.map((catalogue) => loadCatalogue(catalogue, preferences.locale())),
    ]);
    return { Component };
  };
}
