import { Button } from "../../ui/Button";
import { Notice } from "../../ui/Notice";
import { announce } from "../../ui/notices";
import { Row } from "./Row";
import { Specimen } from "./Specimen";

const nothing = () => undefined;

/** Messages: those that stand, and those that pass. */
export function NoticeSpecimen() {
  return (
    <Specimen id="notices" title="Notices">
      <Notice text="Something to know." />
      <Notice kind="success" text="Something that went well." />
      <Notice kind="error" text="Something that did not, and what to do about it.">
        <Button onClick={nothing}>Do it</Button>
      </Notice>
      <Row>
        <Button onClick={() => announce("This passes by itself.")}>Say something in passing</Button>
      </Row>
    </Specimen>
  );
}
