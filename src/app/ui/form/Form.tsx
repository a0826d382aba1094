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
import { takeHeldForm, waitingFormAttribute } from "../eventReplay";

/** How often the seconds left are looked at, in ms. */
const LOOK_MS = 250;

type Props = {
  readonly formProps: { readonly formRef: RefObject<HTMLFormElement | null>; readonly onSubmit: () => void };
  readonly refusal: ErrorCode | null;
  /** When it can be sent again, by `performance.now()`: the seconds until then are counted down. */
  readonly retryAt?: number | null;
  readonly isSending: boolean;
  /** On the button, and while it is under way: "Sign in", "Signing in". */
  readonly action: string;
  readonly actionUnderWay: string;
  readonly children: ReactNode;
};

/** Fields in a column, why they were refused, and the button. */
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
          {/* There before its words are, so that they are read out. */}
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

/** Whole seconds until a moment of `performance.now()`, counted down; 0 from then on and without one. */
function useSecondsUntil(moment: number | null): number {
  const [now, setNow] = useState(0);
  // Before the form is seen: it never shows seconds of an older moment.
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
    if (isAlive && takeHeldForm(form.current)) form.current?.requestSubmit();
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
