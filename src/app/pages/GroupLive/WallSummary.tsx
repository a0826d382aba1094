import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { useEffect, useEffectEvent, useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { WallSummary_live$key } from "../../../../__generated__/WallSummary_live.graphql";
import { VisuallyHidden } from "../../ui/primitives";

/** Who listens hears how the group does, at most so often (LOOK). */
const SUMMARY_MS = 10_000;

/** More are not named. */
const MOST_NAMES = 4;

/** The wall in a sentence or two, for those who listen instead of look: said when it has changed. */
export function WallSummary({ liveRef }: { readonly liveRef: WallSummary_live$key }) {
  const { t } = useLingui();
  const { members } = useFragment(
    graphql`
      fragment WallSummary_live on GroupLive @throwOnFieldError {
        members {
          name
          state
        }
      }
    `,
    liveRef,
  );
  const [said, setSaid] = useState("");
  const say = useEffectEvent(() => {
    const typing = members.filter(({ state }) => state === "TYPING").length;
    const stuck = members.filter(({ state }) => state === "STUCK").map(({ name }) => name);
    const types = t`${plural(typing, { one: "# is typing", other: "# are typing" })}.`;
    const names = stuck.slice(0, MOST_NAMES).join(", ");
    const more = stuck.length - MOST_NAMES;
    if (stuck.length === 0) return setSaid(types);
    const help = more > 0 ? t`Needing help: ${names}, and ${more} more.` : t`Needing help: ${names}.`;
    setSaid(`${help} ${types}`);
  });
  useEffect(() => {
    const timer = setInterval(() => say(), SUMMARY_MS);
    return () => clearInterval(timer);
  }, []);
  return (
    <VisuallyHidden>
      <output>{said}</output>
    </VisuallyHidden>
  );
}
