import { useLingui } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay";
import type { RatingBand_band$key } from "../../../../__generated__/RatingBand_band.graphql";

/** The band of a rating in races: "rating 1400–1599", or "new to racing". */
export function RatingBand({ bandRef }: { readonly bandRef: RatingBand_band$key }) {
  const { t } = useLingui();
  const { from, to } = useFragment(
    graphql`
      fragment RatingBand_band on RatingBand @throwOnFieldError {
        from
        to
      }
    `,
    bandRef,
  );
  if (from == null || to == null) return t`new to racing`;
  return t`rating ${from}–${to}`;
}
