import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { ExamCountry, ExamNormName } from "../../../engine/exams/examNorms";

const audiences: Readonly<Record<ExamNormName, MessageDescriptor>> = {
  cbt: msg`The best-known standard in the Netherlands, for children and adults.`,
  "ecdl-junior": msg`For elementary school: a little room for errors.`,
  ecdl: msg`For secondary school: faster and more accurate.`,
  "ecdl-pro": msg`For professional typists.`,
  gerritsen: msg`Longer texts, with a level for every speed. Also for people with dyslexia.`,
  "graded-wpm": msg`A simple exam with four levels, from beginner to fast typist.`,
};
const audienceByName: ReadonlyMap<string, MessageDescriptor> = new Map(Object.entries(audiences));

/** Who a standard is for, in a sentence; for one that this page does not know, what it is. */
export function audienceOf(norm: string): MessageDescriptor {
  return audienceByName.get(norm) ?? msg`An exam based on a published standard.`;
}

const headings: Readonly<Record<ExamCountry, MessageDescriptor>> = { NLD: msg`Dutch standards` };
const headingByCountry: ReadonlyMap<string, MessageDescriptor> = new Map(Object.entries(headings));

/** The heading of a country's standards, or of those without a country (null). */
export function headingOf(country: string | null): MessageDescriptor {
  if (country === null) return msg`General standards`;
  return headingByCountry.get(country) ?? msg`Other standards`;
}
