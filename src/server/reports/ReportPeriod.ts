import { mondayOf, weekOf } from "../../engine/progress/weeklyMedians";
import { builder } from "../graphql/builder";

export const ReportPeriodEnum = builder.enumType("ReportPeriod", {
  description: "What time a report is about: whole weeks, which begin on Monday by the clock of the host.",
  values: {
    WEEK: { description: "This week, until now." },
    LAST_WEEK: { description: "The week before this one." },
    FOUR_WEEKS: { description: "This week and the three before it." },
    ALL: { description: "Everything since somebody joined. There is nothing before it to compare with." },
  } as const,
});

export type ReportPeriod = typeof ReportPeriodEnum.$inferType;

/**
 * Days (see dayNumber of contract/dates.ts) of a report: its first, the first after it, and the first of the equally long time
 * before it. Null: no bound, or no such time.
 */
export type ReportDays = { readonly from: number | null; readonly to: number | null; readonly before: number | null };

export function reportDays(period: ReportPeriod, today: number): ReportDays {
  const monday = mondayOf(weekOf(today));
  switch (period) {
    case "WEEK":
      return { from: monday, to: null, before: monday - 7 };
    case "LAST_WEEK":
      return { from: monday - 7, to: monday, before: monday - 14 };
    case "FOUR_WEEKS":
      return { from: monday - 21, to: null, before: monday - 49 };
    case "ALL":
      return { from: null, to: null, before: null };
  }
}
