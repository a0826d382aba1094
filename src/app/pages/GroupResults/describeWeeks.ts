import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { mondayOfIsoWeek } from "../../../contract/dates";
import { formatDay } from "../../platform/dates/formatDate";

/**
 * What weeks a report is about, with their days in Dutch: "week 47: 16 nov to 22 nov 2026". @param from null for
 * everything since somebody joined
 */
export function describeWeeks(from: string | null, to: string): MessageDescriptor {
  const last = Number(to.slice(-2));
  const end = formatDay((mondayOfIsoWeek(to) ?? 0) + 6, "short");
  if (from === null) return msg`since each of them joined, up to week ${last}`;
  const first = Number(from.slice(-2));
  const start = formatDay(mondayOfIsoWeek(from) ?? 0, from.slice(0, 4) === to.slice(0, 4) ? "day" : "short");
  return from === to ? msg`week ${last}: ${start} to ${end}` : msg`weeks ${first} to ${last}: ${start} to ${end}`;
}
