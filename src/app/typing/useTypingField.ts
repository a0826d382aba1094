import { useEffect, type RefObject } from "react";
import { takeEarlyField } from "./early/earlyTyping";
import { takeRecordedInputs } from "./early/takeRecordedInputs";
import { FieldConnection } from "./input/FieldConnection";
import type { Refusal } from "./input/TypingSink";
import type { TypingRun } from "./TypingRun";

/**
 * Lets what is typed into the field count in the run, and gives the field the focus for each new run.
 * @param onRefuse the same function from one render to the next.
 */
export function useTypingField(
  run: TypingRun,
  field: RefObject<HTMLTextAreaElement | null>,
  onRefuse: (reason: Refusal) => void,
): void {
  useEffect(() => {
    if (field.current === null) return;
    field.current.focus({ preventScroll: true });
    const connection =
      takeEarlyField(run, field.current) ?? new FieldConnection(field.current, run, takeRecordedInputs(field.current));
    connection.onRefuse = onRefuse;
    return connection.close;
  }, [run, field, onRefuse]);
}
