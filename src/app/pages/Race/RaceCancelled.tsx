import { LinkButton } from "../../ui/LinkButton";
import { Notice } from "../../ui/Notice";

/** The race was called off before it ran. */
export function RaceCancelled() {
  return (
    <Notice isPage text="This race was called off">
      <p>The host cancelled it, or everybody left before it started.</p>
      <LinkButton look="primary" to="/race">
        All races
      </LinkButton>
      <LinkButton to="/">Practise</LinkButton>
    </Notice>
  );
}
