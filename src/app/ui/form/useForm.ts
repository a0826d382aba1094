import { useRef, useState } from "react";
import type { ErrorCode } from "../../../contract/errorCodes";
import { readErrorCode, isErrorCode } from "../../../contract/readErrorCode";
import { type AnySchema, ValidationError } from "yup";

type Options<Values> = {
  readonly initial: Values;
  /** What is wrong with the values; empty if they can be sent. */
  readonly check: (values: Values) => readonly FieldIssue[];
  /** Sends the values. Rejects when there is no response. */
  readonly send: (values: Values) => Promise<FormOutcome>;
  /** For values that must not stay on screen afterwards: a password. */
  readonly isEmptiedWhenDone?: boolean;
};

/**
 * The state of a form of text fields. A field is checked when it is left, and again while it is corrected; all are
 * checked on submit, and the first field with an issue gets the focus. What was typed always stays, and a form is not
 * submitted twice.
 */
export function useForm<Values extends Readonly<Record<string, string>>>({
  initial,
  check,
  send,
  isEmptiedWhenDone = false,
}: Options<Values>) {
  const [values, setValues] = useState(initial);
  const [issues, setIssues] = useState<readonly FieldIssue[]>([]);
  const [refusal, setRefusal] = useState<ErrorCode | null>(null);
  const [retryAt, setRetryAt] = useState<number | null>(null);
  const [isSending, setIsSending] = useState(false);
  const form = useRef<HTMLFormElement>(null);

  const codeOf = (name: string) => issues.find(({ path }) => path === name)?.code ?? null;

  const recheck = (name: string, current: Values) => {
    const issue = check(current).find(({ path }) => path === name);
    setIssues((former) => [...former.filter(({ path }) => path !== name), ...(issue === undefined ? [] : [issue])]);
  };

  const showIssues = (found: readonly FieldIssue[]) => {
    setIssues(found);
    const named = new Set(found.map(({ path }) => path));
    const fields = Array.from(
      form.current?.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>("input[name], textarea[name]") ?? [],
    );
    fields.find(({ name }) => named.has(name))?.focus();
  };

  const applyOutcome = (outcome: FormOutcome) => {
    if (outcome.kind === "issues") showIssues(outcome.issues);
    if (outcome.kind === "refused") {
      setRefusal(outcome.code);
      setRetryAt(outcome.retryAfterSeconds === undefined ? null : performance.now() + outcome.retryAfterSeconds * 1000);
    }
    if (outcome.kind === "done" && isEmptiedWhenDone) setValues(initial);
  };

  const submit = async () => {
    if (isSending || (retryAt !== null && performance.now() < retryAt)) return;
    setRefusal(null);
    setRetryAt(null);
    const found = check(values);
    showIssues(found);
    if (found.length > 0) return;
    setIsSending(true);
    try {
      applyOutcome(await send(values));
    } catch (error) {
      setRefusal(readErrorCode(error));
    } finally {
      setIsSending(false);
    }
  };

  return {
    isSending,
    /** Why the form as a whole was refused, or null. */
    refusal,
    /**
     * When the form can be submitted again, by `performance.now()`; null if at any time. Until then submitting does
     * nothing.
     */
    retryAt,
    /** For a PageForm. */
    formProps: { formRef: form, onSubmit: () => void submit() },
    /** For a TextField with that name. */
    field: (name: keyof Values & string) => ({
      name,
      value: values[name] ?? "",
      issue: codeOf(name),
      onChange: (value: string) => {
        // Several fields may change at once: hydration takes over the values of all of them.
        setValues((current) => ({ ...current, [name]: value }));
        if (codeOf(name) !== null) recheck(name, { ...values, [name]: value });
      },
      onBlur: () => {
        if (values[name] !== "") recheck(name, values);
      },
    }),
  };
}

/**
 * The outcome of a submitted form: done, with issues in some fields, or refused as a whole, possibly with the seconds
 * to wait.
 */
export type FormOutcome =
  | { readonly kind: "done" }
  | { readonly kind: "issues"; readonly issues: readonly FieldIssue[] }
  | { readonly kind: "refused"; readonly code: ErrorCode; readonly retryAfterSeconds?: number };

/** What is wrong with one field: its name in the form, and an error code. */
export type FieldIssue = { readonly path: string; readonly code: ErrorCode };

/**
 * Checks values by the rules: the first issue of each field, in the rules' order. The rules' messages are error codes.
 */
export function checkRules(rules: AnySchema, values: unknown): readonly FieldIssue[] {
  try {
    rules.validateSync(values, { abortEarly: false });
    return [];
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const found = new Map<string, FieldIssue>();
    for (const { path = "", message } of error.inner) {
      const code = isErrorCode(message) ? message : "BAD_REQUEST";
      // For an empty field, other issues do not matter.
      if (!found.has(path) || code === "REQUIRED") found.set(path, { path, code });
    }
    return [...found.values()];
  }
}
