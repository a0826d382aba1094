import { useLingui } from "@lingui/react/macro";
import type { RaceCode } from "../../../contract/scalars";
import { Notice } from "../../ui/Notice";
import { useOwnRun } from "./keystrokes/useOwnRun";
import type { RaceSession } from "./keystrokes/RaceSession";
import { KeptRun } from "./KeptRun";

type Props = { readonly code: RaceCode; readonly userId: string; readonly session: RaceSession | null };

/** The race ended while its racer was still typing: there is no place for them, and yet it is a run. */
export function UnfinishedRun({ code, userId, session }: Props) {
  const { t } = useLingui();
  const own = useOwnRun(session, { code, userId });
  if (own === null) return null;
  return (
    <>
      <Notice text={t`The race ended before you were through. What you typed is kept as a result of your own.`} />
      <KeptRun own={own} />
    </>
  );
}
