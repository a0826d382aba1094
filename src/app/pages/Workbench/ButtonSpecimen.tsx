import { Button, type ButtonLook, LinkButton } from "../../ui/Button";
import { Row } from "./Row";
import { Specimen } from "./Specimen";

const looks: readonly ButtonLook[] = ["primary", "secondary", "quiet", "danger"];

/** Buttons of every look: as they are, small, under way, not to be pressed, and as links. */
export function ButtonSpecimen() {
  return (
    <Specimen id="buttons" title="Buttons">
      {looks.map((look) => (
        <Row key={look}>
          <Button look={look}>{look}</Button>
          <Button look={look} isSmall>
            {look}, small
          </Button>
          <Button look={look} isBusy>
            {look}, under way
          </Button>
          <Button look={look} disabled>
            {look}, off
          </Button>
          <LinkButton look={look} to="/workbench">
            {look}, a link
          </LinkButton>
        </Row>
      ))}
    </Specimen>
  );
}
