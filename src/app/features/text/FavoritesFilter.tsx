import { useLingui } from "@lingui/react/macro";
import { Button } from "../../ui/Button";
import { Star } from "./Star";

type Props = { readonly isChosen: boolean; readonly onChange: (isChosen: boolean) => void };

/** Filters a list of texts by the viewer's favorites. */
export function FavoritesFilter({ isChosen, onChange }: Props) {
  const { t } = useLingui();
  return (
    <div>
      <Button look={isChosen ? "primary" : "secondary"} aria-pressed={isChosen} onClick={() => onChange(!isChosen)}>
        <Star isFilled={isChosen} />
        {t`Favorites`}
      </Button>
    </div>
  );
}
