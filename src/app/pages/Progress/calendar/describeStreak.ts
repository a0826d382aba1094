import type { MessageDescriptor } from "@lingui/core";
import { msg, plural } from "@lingui/core/macro";
import type { Streak } from "../../../../engine/progress/practiceDays";

/** How many days in a row there are, what today has to do with it, and the longest row. In sentences. */
export function describeStreak({ current, longest, hasToday }: Streak): readonly MessageDescriptor[] {
  if (longest === 0) return [msg`No day with practice yet.`];
  const most = msg`${plural(longest, { one: "The longest row is # day.", other: "The longest row is # days." })}`;
  if (current === 0) return [msg`A new row begins with the next run.`, most];
  if (!hasToday)
    return [
      msg`${plural(current, { one: "# day in a row, up to yesterday: a run today goes on with it.", other: "# days in a row, up to yesterday: a run today goes on with it." })}`,
      most,
    ];
  return [msg`${plural(current, { one: "# day in a row, today.", other: "# days in a row, today included." })}`, most];
}
