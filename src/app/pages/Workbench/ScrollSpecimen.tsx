import { InPageLink } from "../../ui/InPageLink";
import { Row } from "./Row";

const places = [
  ["buttons", "Buttons"],
  ["fields", "Fields"],
  ["multiselect", "Choice of several"],
  ["dialog", "Dialog"],
  ["notices", "Notices"],
  ["waiting", "Places and pictures"],
  ["idle", "Somebody there"],
  ["dates", "Dates"],
  ["boundaries", "Boundaries"],
  ["errors", "Errors"],
] as const;

/** Links to each part: the page scrolls there. */
export function ScrollSpecimen() {
  return (
    <nav aria-label="On this page">
      <Row>
        {places.map(([id, title]) => (
          <InPageLink key={id} to={id}>
            {title}
          </InPageLink>
        ))}
      </Row>
    </nav>
  );
}
