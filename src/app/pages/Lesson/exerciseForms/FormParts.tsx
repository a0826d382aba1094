import { type ComponentType, lazy, Suspense } from "react";
import type { ExerciseForm, TypedExercise } from "../../../../engine/lessons/Course";
import type { Pace } from "../../../../engine/lessons/pace";
import type { TypingRun } from "../../../typing/TypingRun";
import type { Outcome } from "../lessonText";
import styles from "./forms.module.css";
import type { FormStart } from "./formRecords";

export type FormFieldProps = { readonly run: TypingRun; readonly start: FormStart };

export type FormResultProps = FormFieldProps & {
  readonly exercise: TypedExercise;
  readonly outcome: Outcome;
  /** 0 to 100: how even the run was. */
  readonly consistency: number;
};

/** What a form shows above the line while the user types, and in the result. */
type FormModule = {
  readonly Field?: ComponentType<FormFieldProps>;
  readonly Result?: ComponentType<FormResultProps>;
};

type Form = { readonly Field: ComponentType<FormFieldProps>; readonly Result: ComponentType<FormResultProps> };

const Nothing = (): null => null;

/** Without a network the exercise is typed without its extras. */
function lazyForm(load: () => Promise<FormModule>): Form {
  const loaded = async (): Promise<FormModule> => load().catch(() => ({}));
  return {
    Field: lazy(async () => ({ default: (await loaded()).Field ?? Nothing })),
    Result: lazy(async () => ({ default: (await loaded()).Result ?? Nothing })),
  };
}

const forms: Readonly<Partial<Record<ExerciseForm, Form>>> = {
  ghost: lazyForm(async () => (await import("./paceForms")).ghost),
  rhythm: lazyForm(() => import("./Rhythm")),
  fallingWords: lazyForm(() => import("./FallingWords")),
  duel: lazyForm(async () => (await import("./paceForms")).duel),
};

/** What the form of an exercise shows above the line. Its height is reserved before it is loaded. */
export function FormField({ form, ...props }: FormFieldProps & { readonly form: ExerciseForm }) {
  const Field = forms[form]?.Field;
  if (Field === undefined) return null;
  return (
    <div className={styles["field"]} data-form={form}>
      <Suspense>
        <Field {...props} />
      </Suspense>
    </div>
  );
}

/** What the result of an exercise says about its form. */
export function FormResult(props: FormResultProps) {
  const Result = forms[props.exercise.form]?.Result;
  if (Result === undefined) return null;
  return (
    // Rendered before it has text, because only then do screen readers announce it.
    <output className={styles["result"]}>
      <Suspense>
        <Result {...props} />
      </Suspense>
    </output>
  );
}

const loadPaceCaret = async (): Promise<ComponentType<{ readonly run: TypingRun; readonly pace: Pace }>> => {
  try {
    return (await import("../../../typing/PaceCaret")).PaceCaret;
  } catch {
    return Nothing;
  }
};
const PaceCaret = lazy(async () => ({ default: await loadPaceCaret() }));

/** What the form of an exercise draws over the line. */
export function FormOverlay({ form, run, start }: FormFieldProps & { readonly form: ExerciseForm }) {
  if (form !== "ghost") return null;
  return (
    <Suspense>
      <PaceCaret run={run} pace={start.pace} />
    </Suspense>
  );
}
