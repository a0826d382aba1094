import type { FormEvent, ReactNode, Ref } from "react";
import type { ErrorCode } from "../../../contract/errorCodes";
import { Button } from "../Button";
import { ErrorNotice } from "../ErrorNotice";
import styles from "./Form.module.css";

type Props = {
  readonly formProps: { readonly ref: Ref<HTMLFormElement>; readonly noValidate: boolean; readonly onSubmit: (event: FormEvent) => void };
  readonly refusal: ErrorCode | null;
  readonly isSending: boolean;
  /** On the button, and while it is under way: "Sign in", "Signing in". */
  readonly action: string;
  readonly actionUnderWay: string;
  readonly children: ReactNode;
};

/** Fields in a column, why they were refused, and the button. */
export function Form({ formProps, refusal, isSending, action, actionUnderWay, children }: Props) {
  return (
    <form className={styles["form"]} {...formProps}>
      {children}
      {refusal !== null && <ErrorNotice code={refusal} />}
      <div>
        <Button type="submit" look="primary" isBusy={isSending}>
          {isSending ? actionUnderWay : action}
        </Button>
      </div>
    </form>
  );
}
