import { useLingui } from "@lingui/react/macro";
import { weekNumberOf } from "../../platform/dates/calendar";
import { formatDateTime } from "../../platform/dates/formatDate";

type Props = {
  /** When the work is due. */
  readonly at: string;
  /** Whether that has passed. */
  readonly isLate: boolean;
};

/** When work is or was due, with the number of the week, by which schools plan. */
export function DueMoment({ at, isLate }: Props) {
  const { t } = useLingui();
  const moment = formatDateTime(at, "short");
  const week = weekNumberOf(at);
  return <time dateTime={at}>{isLate ? t`was due ${moment}` : t`due ${moment} (week ${week})`}</time>;
}
