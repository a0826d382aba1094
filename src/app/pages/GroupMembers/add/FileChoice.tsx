import { useLingui } from "@lingui/react/macro";
import { useRef } from "react";
import { Button } from "../../../ui/Button";

type Props = { readonly isBusy: boolean; readonly onChoose: (file: File) => void };

/** Choosing a list from a file. */
export function FileChoice({ isBusy, onChoose }: Props) {
  const { t } = useLingui();
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        accept=".csv,.txt,text/csv,text/plain"
        aria-label={t`A file with names`}
        onChange={(event) => {
          const file = event.target.files?.[0];
          // The same file may be chosen again once it is mended.
          event.target.value = "";
          if (file !== undefined) onChoose(file);
        }}
      />
      <Button isBusy={isBusy} onClick={() => input.current?.click()}>
        {t`Choose a CSV or text file`}
      </Button>
    </>
  );
}
