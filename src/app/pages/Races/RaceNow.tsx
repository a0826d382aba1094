import { useLingui } from "@lingui/react/macro";
import { graphql } from "react-relay";
import { useNavigate } from "react-router-dom";
import type { RacesPageRaceNowMutation } from "../../../../__generated__/RacesPageRaceNowMutation.graphql";
import type { ErrorCode } from "../../../contract/errorCodes";
import { languageOfLocale, toWireLanguage, withPart } from "../../../contract/languages/languages";
import type { RaceCode } from "../../../contract/scalars";
import { raceCode } from "../../features/race/raceMutations";
import { useLocale } from "../../platform/locale/useLocale";
import { useResultMutation } from "../../relay/useResultMutation";
import { Button } from "../../ui/Button";

/** One press to race: a seat where people of like speed wait, or in a new race. */
export function RaceNow({ onRefused }: { readonly onRefused: (error: ErrorCode | null) => void }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const locale = useLocale();
  const [raceNow, isSeating] = useRaceNow();
  const enter = async (): Promise<void> => {
    onRefused(null);
    const answer = await raceNow({ language: toWireLanguage(withPart(languageOfLocale(locale), "passages")) });
    if (answer.ok) await navigate(`/race/${answer.data}`);
    else onRefused(answer.error);
  };
  return (
    <Button look="primary" isBusy={isSeating} onClick={enter}>
      {isSeating ? t`Finding a race` : t`Race now`}
    </Button>
  );
}

/** Takes a seat in an open race, ready to start. Visitors without an account become a guest first. */
function useRaceNow() {
  return useResultMutation<RacesPageRaceNowMutation, RaceCode>(
    graphql`
      mutation RacesPageRaceNowMutation($language: Language!) {
        raceNow(language: $language) {
          __typename
          ... on RaceSuccess {
            race {
              code
              ...RaceView_race
            }
          }
          ... on Error {
            code
          }
        }
      }
    `,
    raceCode,
    { needsAccount: true },
  );
}
