import type { MessageDescriptor } from "@lingui/core";
import { msg, plural } from "@lingui/core/macro";
import type { Locale } from "../../../contract/languages/languages";
import { ACCURATE_RUN, type Badge, SPEED_RUN } from "../../../engine/badges/badges";
import { formatFigure } from "../../typing/figures/formatFigure";
import type { Speed } from "../../typing/figures/useSpeed";

/** The name of each badge, by its id. */
export const badgeNames: Readonly<Record<string, MessageDescriptor>> = {
  "runs-1": msg`First run`,
  "runs-10": msg`Warmed up`,
  "runs-100": msg`In the groove`,
  "runs-1000": msg`A thousand runs`,
  "days-3": msg`Three days`,
  "days-7": msg`Seven days`,
  "days-30": msg`Thirty days`,
  "days-100": msg`A hundred days`,
  "keys-1000": msg`Key tapper`,
  "keys-10000": msg`Busy fingers`,
  "keys-100000": msg`Tireless fingers`,
  "keys-1000000": msg`Key millionaire`,
  "accurate-10": msg`Sharp eye`,
  "accurate-50": msg`Steady hand`,
  "accurate-200": msg`Master of accuracy`,
  "flawless-50": msg`Not one slip`,
  "flawless-150": msg`Spotless`,
  "flawless-300": msg`Flawless`,
  "speed-20": msg`And you're off`,
  "speed-40": msg`Up to speed`,
  "speed-60": msg`Fast fingers`,
  "speed-80": msg`Like the wind`,
  "speed-100": msg`Lightning`,
  "exercises-1": msg`First step`,
  "exercises-10": msg`On your way`,
  "exercises-50": msg`Far along`,
  "exercises-150": msg`Never gives up`,
  "stars-30": msg`Star collector`,
  "stars-100": msg`Starry sky`,
  "stars-250": msg`Milky Way`,
  "chapters-1": msg`First chapter`,
  "chapters-3": msg`Three chapters`,
  "chapters-6": msg`Six chapters`,
  "courses-1": msg`Course completed`,
  "exams-1": msg`First certificate`,
  "exams-3": msg`Three certificates`,
  "exams-10": msg`A wall of certificates`,
  "distinctions-1": msg`With distinction`,
  "races-1": msg`First race`,
  "races-10": msg({ message: "Racer", context: "badge" }),
  "races-50": msg`Born to race`,
  "wins-1": msg`First win`,
  "wins-5": msg`Five wins`,
  "wins-25": msg`Champion`,
  "texts-1": msg`First text shared`,
  "texts-3": msg`Storyteller`,
  "texts-10": msg`A shelf of texts`,
  "languages-2": msg`Two languages`,
  "languages-3": msg`Three languages`,
  "layouts-2": msg`Two keyboards`,
  "code-1": msg`First lines of code`,
  "code-25": msg`Programmer`,
};

/** What earns a badge, in one sentence. */
export function describeBadge({ kind, threshold: count }: Badge, locale: Locale, speed: Speed): MessageDescriptor {
  const number = formatFigure(locale, count);
  switch (kind) {
    case "runs":
      return msg`${plural(count, { one: "Finish your first run.", other: `Finish ${number} runs.` })}`;
    case "days":
      return msg`Practice on ${number} different days.`;
    case "keys":
      return msg`Press ${number} keys.`;
    case "accurate": {
      const keys = ACCURATE_RUN.keys;
      return msg`Finish ${number} runs of at least ${keys} keys with at least 98% accuracy.`;
    }
    case "flawless":
      return msg`Type at least ${number} keys in one run without an error.`;
    case "speed": {
      const reached = speed.text(count, 0);
      const seconds = SPEED_RUN.durationMs / 1_000;
      return msg`Reach ${reached} with at least 95% accuracy in a run of ${seconds} seconds or more.`;
    }
    case "exercises":
      return msg`${plural(count, {
        one: "Pass your first exercise in the course.",
        other: `Pass ${number} exercises in the course.`,
      })}`;
    case "stars":
      return msg`Collect ${number} stars in the course.`;
    case "chapters":
      return msg`${plural(count, {
        one: "Finish a chapter of the course.",
        other: `Finish ${number} chapters of the course.`,
      })}`;
    case "courses":
      return msg`Finish the whole course.`;
    case "exams":
      return msg`${plural(count, { one: "Pass your first typing exam.", other: `Pass ${number} typing exams.` })}`;
    case "distinctions":
      return msg`Pass an exam at one of its higher levels.`;
    case "races":
      return msg`${plural(count, { one: "Finish your first race.", other: `Finish ${number} races.` })}`;
    case "wins":
      return msg`${plural(count, { one: "Win a race against others.", other: `Win ${number} races against others.` })}`;
    case "texts":
      return msg`${plural(count, {
        one: "Share a text of your own with everyone.",
        other: `Share ${number} texts of your own with everyone.`,
      })}`;
    case "languages":
      return msg`Type in ${number} languages.`;
    case "layouts":
      return msg`Type on ${number} keyboard layouts.`;
    case "code":
      return msg`${plural(count, { one: "Finish a run with code.", other: `Finish ${number} runs with code.` })}`;
  }
}
