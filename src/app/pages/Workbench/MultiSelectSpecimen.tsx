import { useState } from "react";
import { MultiSelect } from "../../ui/MultiSelect";
import { Columns } from "./Columns";
import { Specimen } from "./Specimen";

const options = [
  "Dutch",
  "English",
  "Frisian",
  "French",
  "German",
  "Low Saxon",
  "Papiamento",
  "Sranan Tongo",
  "Turkish",
  "Ukrainian",
].map((label) => ({ value: label, label }));

/** A choice of several: nothing chosen, some, without options, while they load, not to be changed. */
export function MultiSelectSpecimen() {
  const [none, setNone] = useState<readonly string[]>([]);
  const [some, setSome] = useState<readonly string[]>(["Dutch", "Frisian"]);
  return (
    <Specimen id="multiselect" title="Choice of several">
      <Columns>
        <MultiSelect label="Nothing chosen" options={options} value={none} onChange={setNone} />
        <MultiSelect label="Some chosen" options={options} value={some} onChange={setSome} />
        <MultiSelect label="Without options" options={[]} value={[]} onChange={setNone} />
        <MultiSelect label="Loading" isLoading options={[]} value={[]} onChange={setNone} />
        <MultiSelect label="Off" isDisabled options={options} value={some} onChange={setSome} />
      </Columns>
    </Specimen>
  );
}
