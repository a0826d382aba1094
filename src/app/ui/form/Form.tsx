import { useLingui } from "@lingui/react/macro";
import { useLayoutEffect, useState, useDeferredValue, useEffect, useRef, useSyncExternalStore } from "react";
import type { ReactNode, RefObject, FormEvent } from "react";
import type { ErrorCode } from "../../../contract/errorCodes";
import { Button } from "../Button";
import { ErrorNotice } from "../ErrorBoundary";
import styles from "./Form.module.css";
import { takeReplayedSubmit, waitingFormAttribute } from "../eventReplay";
import { readErrorCode, isErrorCode } from "../../../contract/readErrorCode";
import { type AnySchema, ValidationError } from "yup";

/** How often the remaining seconds are updated, in ms. */
const LOOK_MS = 250;

type Props = {
  readonly formProps: { readonly formRef: RefObject<HTMLFormElement | null>; readonly onSubmit: () => void };
  readonly refusal: ErrorCode | null;
  /** When it can be submitted again, by `performance.now()`; the seconds until then are counted down. */
  readonly retryAt?: number | null;
  readonly isSending: boolean;
  /** The button's text, normally and while submitting: "Sign in", "Signing in". */
  readonly action: string;
  readonly actionUnderWay: string;
  readonly children: ReactNode;
};

/** Fields in a column, an error message, and the button. */
export function Form({ formProps, refusal, retryAt = null, isSending, action, actionUnderWay, children }: Props) {
  const { t } = useLingui();
  const seconds = useSecondsUntil(retryAt);
  return (
    <PageForm className={styles["form"]} {...formProps}>
      {children}
      {refusal !== null && <ErrorNotice code={refusal} />}
      {retryAt !== null && (
        <div>
          {seconds > 0 && <p role="timer">{t`You can try again in ${seconds} s.`}</p>}
          {/* Rendered before it has text, so that screen readers announce the text. */}
          <output>{seconds === 0 && t`You can try again now.`}</output>
        </div>
      )}
      <div>
        <Button type="submit" look="primary" isBusy={isSending} aria-disabled={seconds > 0}>
          {isSending ? actionUnderWay : action}
        </Button>
      </div>
    </PageForm>
  );
}

/** Whole seconds until a moment of `performance.now()`, counted down; 0 after it and without one. */
function useSecondsUntil(moment: number | null): number {
  const [now, setNow] = useState(0);
  // Before the form is painted, so that it never shows the seconds of an earlier moment.
  useLayoutEffect(() => {
    if (moment === null) return undefined;
    const look = () => {
      setNow(performance.now());
      if (performance.now() >= moment) clearInterval(timer);
    };
    const timer = setInterval(look, LOOK_MS);
    look();
    return () => clearInterval(timer);
  }, [moment]);
  return moment === null ? 0 : Math.max(0, Math.ceil((moment - now) / 1000));
}

type PageFormProps = {
  readonly className: string | undefined;
  readonly formRef?: RefObject<HTMLFormElement | null>;
  readonly onSubmit: () => void;
  readonly children: ReactNode;
};

const never = () => () => undefined;

/**
 * Every form of the app. The page submits it, not the browser: Enter before hydration submits it afterwards. Should a
 * browser submit it all the same, nothing of it appears in the address.
 */
export function PageForm({ className, formRef, onSubmit, children }: PageFormProps) {
  const own = useRef<HTMLFormElement>(null);
  const form = formRef ?? own;
  const isInBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  // Deferred: first its fields take over their current values (useTakeOver) and are rendered.
  const isAlive = useDeferredValue(isInBrowser);
  useEffect(() => {
    if (isAlive && takeReplayedSubmit(form.current)) form.current?.requestSubmit();
  }, [isAlive, form]);

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    onSubmit();
  };

  return (
    <form
      ref={form}
      className={className}
      method="post"
      noValidate
      onSubmit={submit}
      {...(!isAlive && { [waitingFormAttribute]: "" })}
    >
      {children}
    </form>
  );
}

/** A narrow column in the middle of the page, for a form that is the page. */
export function FormColumn({ children }: { readonly children: ReactNode }) {
  return <div className={styles["column"]}>{children}</div>;
}

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
  /** Nothing was sent, and nothing is wrong with a field: the person broke it off. */
  | { readonly kind: "stopped" }
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
