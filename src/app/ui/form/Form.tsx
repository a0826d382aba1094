import type { ReactNode, RefObject } from "react";
import type { ErrorCode } from "../../../contract/errorCodes";
import { Button } from "../Button";
import { ErrorNotice } from "../ErrorNotice";
import styles from "./Form.module.css";
import { PageForm } from "./PageForm";

type Props = {
  readonly formProps: { readonly formRef: RefObject<HTMLFormElement | null>; readonly onSubmit: () => void };
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
    <PageForm className={styles["form"]} {...formProps}>
      {children}
      {refusal !== null && <ErrorNotice code={refusal} />}
      <div>
        <Button type="submit" look="primary" isBusy={isSending}>
          {isSending ? actionUnderWay : action}
        </Button>
      </div>
    </PageForm>
  );
}
