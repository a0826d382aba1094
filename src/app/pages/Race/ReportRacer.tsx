import { useLingui } from "@lingui/react/macro";
import { ReportButton } from "../../features/moderation/ReportButton";

type Props = {
  readonly racers: readonly { readonly userId: string; readonly name: string }[];
  readonly viewerId: string | null;
};

/** Reports the name of another racer. */
export function ReportRacer({ racers, viewerId }: Props) {
  const { t } = useLingui();
  const others = racers.filter(({ userId }) => userId !== viewerId).map(({ userId, name }) => ({ id: userId, name }));
  return (
    <div>
      <ReportButton label={t`Report a name`} kind="person" subjects={others} />
    </div>
  );
}
