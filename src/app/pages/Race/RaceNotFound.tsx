import { ErrorNotice } from "../../ui/ErrorNotice";
import { LinkButton } from "../../ui/LinkButton";

/** No race has this code, or not any more. */
export function RaceNotFound() {
  return (
    <ErrorNotice code="RACE_NOT_FOUND" isPage>
      <LinkButton look="primary" to="/race">
        All races
      </LinkButton>
    </ErrorNotice>
  );
}
