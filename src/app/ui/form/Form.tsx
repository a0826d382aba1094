import { useLingui } from "@lingui/react/macro";
import {
  useLayoutEffect,
  useState,
  type ReactNode,
  type RefObject,
  type FormEvent,
  useDeferredValue,
  useEffect,
  useRef,
  useSyncExternalStore,
} from "react";
import type { ErrorCode } from "../../../contract/errorCodes";
import { Button } from "../Button";
import { ErrorNotice } from "../ErrorBoundary";
import styles from "./Form.module.css";
import { takeReplayedSubmit, waitingFormAttribute } from "../eventReplay";

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
