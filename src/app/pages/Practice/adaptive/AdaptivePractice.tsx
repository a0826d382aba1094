import type { Language } from "../../../../engine/practice/PracticeMode";
import { StageSkeleton } from "../StageSkeleton";

/** Runs of texts that are chosen for the person. */
export function AdaptivePractice({ language }: { readonly language: Language }) {
  return <StageSkeleton key={language} />;
}
