import { DATE_LANGUAGE, formatDay } from "../platform/dates/formatDate";
import { TextField, type TextFieldProps } from "./TextField";

const DAY_MS = 86_400_000;

/**
 * A date (`2026-11-21`), and below it the same date in Dutch: browsers write the field itself in the language of the
 * computer.
 */
export function DateField({ hint, ...field }: Omit<TextFieldProps, "type">) {
  const day = Date.parse(`${field.value}T00:00:00Z`) / DAY_MS;
  const date = Number.isNaN(day) ? null : formatDay(day, "long");
  const below = (
    <>
      {hint} {date !== null && <span lang={DATE_LANGUAGE}>{date}</span>}
    </>
  );
  return (
    <TextField
      {...field}
      type="date"
      lang={DATE_LANGUAGE}
      hint={hint === undefined && date === null ? undefined : below}
    />
  );
}
