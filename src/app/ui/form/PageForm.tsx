import {
  type FormEvent,
  type ReactNode,
  type RefObject,
  useDeferredValue,
  useEffect,
  useRef,
  useSyncExternalStore,
} from "react";
import { takeHeldForm, waitingFormAttribute } from "./heldForm";

type Props = {
  readonly className: string | undefined;
  readonly formRef?: RefObject<HTMLFormElement | null>;
  readonly onSubmit: () => void;
  readonly children: ReactNode;
};

const never = () => () => undefined;

/**
 * Every form of the app. The page sends it, never the browser: who presses Enter before a rendered page is alive has it
 * sent when it is. Should a browser
 * send it all the same, nothing of it stands in the address.
 */
export function PageForm({ className, formRef, onSubmit, children }: Props) {
  const own = useRef<HTMLFormElement>(null);
  const form = formRef ?? own;
  const isInBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  // Deferred: its fields take over what stands in them (useTakeOver), and that is drawn, before it is sent.
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
