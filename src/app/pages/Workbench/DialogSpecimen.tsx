import { useState } from "react";
import { Button } from "../../ui/Button";
import { Dialog } from "../../ui/Dialog";
import { TextField } from "../../ui/TextField";
import { Row } from "./Row";
import { Specimen } from "./Specimen";

/** A dialog, and what is pressed beside it. */
export function DialogSpecimen() {
  const [isOpen, setIsOpen] = useState(false);
  const [name, setName] = useState("");
  const [presses, setPresses] = useState(0);
  return (
    <Specimen id="dialog" title="Dialog">
      <Row>
        <Button onClick={() => setIsOpen(true)}>Open the dialog</Button>
        <Button onClick={() => setPresses(presses + 1)}>Beside: {presses}</Button>
      </Row>
      <Dialog title="A dialog" isOpen={isOpen} onClose={() => setIsOpen(false)}>
        <TextField name="name" label="Name" value={name} onChange={setName} />
        <Button look="primary" onClick={() => setIsOpen(false)}>
          Done
        </Button>
      </Dialog>
    </Specimen>
  );
}
