import { useState } from "react";
import { Checkbox, SegmentedControl, Select } from "../../ui/ChoiceFields";
import { PasswordField, TextField } from "../../ui/TextField";
import { Columns } from "./Columns";
import { Specimen } from "./Specimen";

const sizes = [
  { value: "s", label: "Short" },
  { value: "m", label: "Middling" },
  { value: "l", label: "Long" },
] as const;

/** What is filled in and chosen: empty, filled, hinted, wrong, not to be changed. */
export function FieldSpecimen() {
  const [text, setText] = useState("");
  const [secret, setSecret] = useState("");
  const [size, setSize] = useState<(typeof sizes)[number]["value"]>("m");
  const [isChecked, setIsChecked] = useState(true);
  const field = { value: text, onChange: setText };
  return (
    <Specimen id="fields" title="Fields">
      <Columns>
        <TextField name="plain" label="Plain" {...field} />
        <TextField name="hinted" label="With a hint" hint="3 to 20 letters or digits." {...field} />
        <TextField name="wrong" label="With an issue" issue="TOO_SHORT" {...field} />
        <TextField name="both" label="With both" hint="3 to 20 letters or digits." issue="USERNAME_TAKEN" {...field} />
        <TextField name="off" label="Not to be changed" disabled {...field} />
        <PasswordField
          name="password"
          label="Password"
          autoComplete="new-password"
          value={secret}
          onChange={setSecret}
        />
        <Select label="One of many" options={sizes} value={size} onChange={setSize} />
        <SegmentedControl label="One of a few" options={sizes} value={size} onChange={setSize} />
        <Checkbox label="So or not" hint="A word on what that means." isChecked={isChecked} onChange={setIsChecked} />
      </Columns>
    </Specimen>
  );
}
