import { Trans } from "@lingui/react/macro";
import type { ErrorCode } from "../../../contract/errorCodes";
import type { RaceCode } from "../../../contract/scalars";
import { ErrorNotice } from "../../ui/ErrorNotice";
import { LinkButton } from "../../ui/LinkButton";

/** A race that somebody could not join, and why. */
export type Refusal = { readonly code: RaceCode; readonly error: ErrorCode };

/** Races that are there all the same: full, begun, or not for this person. */
const watchable: ReadonlySet<ErrorCode> = new Set(["RACE_FULL", "RACE_STARTED", "KICKED"]);

/** Why somebody could not join, with what they can do instead. */
export function JoinRefusal({ refusal: { code, error } }: { readonly refusal: Refusal }) {
  return (
    <ErrorNotice code={error}>
      {watchable.has(error) && (
        <LinkButton to={`/race/${code}`}>
          <Trans>Watch this race</Trans>
        </LinkButton>
      )}
      {error === "RACE_STOPPED" && (
        <LinkButton to={`/race/${code}`}>
          <Trans>Open the race</Trans>
        </LinkButton>
      )}
      {error === "RACE_OVER" && (
        <LinkButton to={`/race/${code}`}>
          <Trans>See how it ended</Trans>
        </LinkButton>
      )}
    </ErrorNotice>
  );
}
