import { useState, type ReactNode } from "react";
import { Checkbox, SegmentedControl, Select } from "../../ui/ChoiceFields";
import { PasswordField, TextField } from "../../ui/TextField";
import { formatDate, formatDateTime, formatWeekday } from "../../platform/dates/formatDate";
import { isoWeekOf, monthGrid, weekRange } from "../../platform/dates/localTime";
import styles from "./FieldSpecimens.module.css";
import { MultiSelect } from "../../ui/MultiSelect";

const sizes = [
  { value: "s", label: "Short" },
  { value: "m", label: "Middling" },
  { value: "l", label: "Long" },
] as const;

/** Form fields: empty, filled, with a hint, invalid, disabled. */
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

/** An hour before midnight in the host's time zone; the month contains a week 53. */
const instant = "2026-12-31T22:00:00.000Z";
const weekdays = [0, 1, 2, 3, 4, 5, 6].map(formatWeekday);

/** Dates and weeks, in Dutch; a month in weeks from Monday. */
export function DateSpecimen() {
  const week = isoWeekOf(instant);
  const range = weekRange(week);
  return (
    <Specimen id="dates" title="Dates">
      <ul lang="nl">
        <li>{formatDateTime(instant)}</li>
        <li>{formatDateTime(instant, "short")}</li>
        <li>{range !== null && `${week}: ${formatDate(range.start)} tot ${formatDate(range.end)}`}</li>
      </ul>
      <table className={styles["month"]} lang="nl">
        <caption>december 2026</caption>
        <thead>
          <tr>
            <th scope="col">week</th>
            {weekdays.map((day) => (
              <th key={day} scope="col">
                {day}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {monthGrid(2026, 12).map((row) => (
            <tr key={row.week}>
              <th scope="row">{row.week}</th>
              {row.days.map(({ date, day, isInMonth }) => (
                <td key={date} className={isInMonth ? undefined : styles["other"]}>
                  <time dateTime={date}>{day}</time>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Specimen>
  );
}

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

/** A choice of several options: none chosen, some, without options, loading, disabled. */
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

/**
 * One part of the interface on the workbench.
 * @param id target of links on the page.
 */
export function Specimen({
  id,
  title,
  children,
}: {
  readonly id: string;
  readonly title: string;
  readonly children: ReactNode;
}) {
  return (
    <section id={id} className={styles["specimen"]} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className={styles["title"]}>
        {title}
      </h2>
      {children}
    </section>
  );
}

/** Fields side by side, in columns of equal width. */
export function Columns({ children }: { readonly children: ReactNode }) {
  return <div className={styles["columns"]}>{children}</div>;
}

/** States side by side, as many as fit. */
export function Row({ children }: { readonly children: ReactNode }) {
  return <div className={styles["row"]}>{children}</div>;
}
