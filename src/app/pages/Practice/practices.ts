import type { ComponentType } from "react";
import type { Language, PracticeMode } from "../../../engine/practice/PracticeMode";
import { loadAdaptive } from "./loadAdaptive";
import { loadCustom } from "./loadCustom";

/** A component that practises one mode, as React's `lazy` takes it. */
export type LoadedPractice = { readonly default: ComponentType<{ readonly language: Language }> };

/** The modes that are not of common words: the first visit need not know how each is loaded. */
export const practices: Readonly<
  Record<Exclude<PracticeMode["kind"], "time" | "words">, () => Promise<LoadedPractice>>
> = {
  text: async () => ({ default: (await import("./kept/LibraryPractice")).LibraryPractice }),
  adaptive: loadAdaptive,
  custom: loadCustom,
};
