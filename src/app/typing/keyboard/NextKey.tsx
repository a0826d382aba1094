import { useLingui } from "@lingui/react/macro";
import { useEffect, useState } from "react";
import type { KeyboardLayout } from "../../../engine/keyboards/KeyboardLayout";
import { Button } from "../../ui/Button";
import type { TypingRun } from "../TypingRun";
import { describeNext } from "./describeNext";
import styles from "./NextKey.module.css";

/** The next key in words, when somebody asks: not for each key. The answer goes with the next change. */
export function NextKey({ run, layout }: { readonly run: TypingRun; readonly layout: KeyboardLayout }) {
  const { t } = useLingui();
  const [answer, setAnswer] = useState("");
  useEffect(() => (answer === "" ? undefined : run.onChange(() => setAnswer(""))), [run, answer]);
  return (
    <div className={styles["next"]}>
      <Button look="quiet" isSmall onClick={() => setAnswer(describeNext(run, layout, t))}>
        {t`Say the next key`}
      </Button>
      <output className={styles["answer"]}>{answer}</output>
    </div>
  );
}
