import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { Button } from "../../ui/Button";
import { Dialog } from "../../ui/Dialog";
import styles from "./ExamRoom.module.css";

type Props = {
  /** Attempts that can still be made, 1 or more. */
  readonly left: number;
  readonly isBusy: boolean;
  readonly onFinish: () => void;
};

/** By this attribute a dialog knows what to focus when it opens; React does not write it. */
const focusFirst = (actions: HTMLElement | null): void =>
  actions?.querySelector("button")?.setAttribute("autofocus", "");

/** Ends an exam with attempts left, once it is clear what that gives up. */
export function FinishExam({ left, isBusy, onFinish }: Props) {
  const { t } = useLingui();
  const [isAsking, setAsking] = useState(false);
  const finish = (): void => {
    setAsking(false);
    onFinish();
  };
  return (
    <>
      <Button isBusy={isBusy} onClick={() => setAsking(true)}>
        {t`Finish the exam`}
      </Button>
      <Dialog title={t`Finish the exam?`} isOpen={isAsking} onClose={() => setAsking(false)}>
        <p>
          {t`${plural(left, {
            one: "You have # attempt left. If you finish now, you give it up.",
            other: "You have # attempts left. If you finish now, you give them up.",
          })}`}
        </p>
        <p>{t`The best attempt counts: another one cannot make your result worse.`}</p>
        <div className={styles["actions"]} ref={focusFirst}>
          <Button look="primary" onClick={() => setAsking(false)}>
            {t`Keep going`}
          </Button>
          <Button look="danger" onClick={finish}>
            {t`Finish the exam`}
          </Button>
        </div>
      </Dialog>
    </>
  );
}
