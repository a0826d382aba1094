import { useRef, useState } from "react";
import type { ErrorCode } from "../../../contract/errorCodes";
import { readErrorCode } from "../readErrorCode";
import type { FieldIssue } from "./FieldIssue";
import type { FormOutcome } from "./FormOutcome";

type Options<Values> = {
  readonly initial: Values;
  /** What is wrong with the values; empty when they can be sent. */
  readonly check: (values: Values) => readonly FieldIssue[];
  /** Sends the values. Rejects when no answer came. */
  readonly send: (values: Values) => Promise<FormOutcome>;
  /** For what shall not stay on screen once it is done: a password. */
  readonly isEmptiedWhenDone?: boolean;
};

/**
 * The state of a form of texts. A field is checked when it is left and again while it is mended; everything is checked
 * when the form is sent, and the first
 * field with an issue gets the focus. What was typed stays whatever happens, and a form on its way is not sent twice.
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

  const settle = (outcome: FormOutcome) => {
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
      settle(await send(values));
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
     * When the form can be sent again, by `performance.now()`; null when it can at any time. Until then sending does
     * nothing.
     */
    retryAt,
    /** For a PageForm. */
    formProps: { formRef: form, onSubmit: () => void submit() },
    /** For a TextField of that name. */
    field: (name: keyof Values & string) => ({
      name,
      value: values[name] ?? "",
      issue: codeOf(name),
      onChange: (value: string) => {
        // Several fields may change at once: a rendered page takes over what stands in all of them.
        setValues((current) => ({ ...current, [name]: value }));
        if (codeOf(name) !== null) recheck(name, { ...values, [name]: value });
      },
      onBlur: () => {
        if (values[name] !== "") recheck(name, values);
      },
    }),
  };
}
