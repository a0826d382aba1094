import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import { useNavigate } from "react-router-dom";
import type { RaceForTournament_tournament$key } from "../../../../__generated__/RaceForTournament_tournament.graphql";
import type { RaceForTournamentMutation } from "../../../../__generated__/RaceForTournamentMutation.graphql";
import {
  type Language,
  findWireLanguage,
  languageOfLocale,
  toWireLanguage,
} from "../../../contract/languages/languages";
import type { RaceCode } from "../../../contract/scalars";
import { languageOptions } from "../../platform/locale/languageName";
import { useLocale } from "../../platform/locale/useLocale";
import { useResultMutation } from "../../relay/useResultMutation";
import { Button } from "../../ui/Button";
import { SegmentedControl } from "../../ui/ChoiceFields";
import { errorMessage } from "../../ui/errorMessages";
import { announce } from "../../ui/Notice";
import { raceCode } from "../race/raceMutations";

type Props = {
  readonly tournamentRef: RaceForTournament_tournament$key;
  /** In a row: without the choice of a language. */
  readonly isSmall?: boolean;
};

/** One press to race for a tournament: with classmates who wait, or alone. In the interface's language by default. */
export function RaceForTournament({ tournamentRef, isSmall = false }: Props) {
  const { t } = useLingui();
  const locale = useLocale();
  const navigate = useNavigate();
  const { id, name, languages, hasDayTexts, hasRacedToday } = useFragment(
    graphql`
      fragment RaceForTournament_tournament on Tournament @throwOnFieldError {
        id
        name
        languages
        hasDayTexts
        hasRacedToday
      }
    `,
    tournamentRef,
  );
  const known = languages.flatMap((language) => findWireLanguage(language) ?? []);
  const own = languageOfLocale(locale);
  const [chosen, setChosen] = useState<Language | null>(null);
  const language = chosen ?? known.find((one) => one === own) ?? known[0] ?? own;
  const [race, isSeating] = useRaceForTournament();
  const enter = async (): Promise<void> => {
    const answer = await race({ tournamentId: id, language: toWireLanguage(language) });
    if (answer.ok) await navigate(`/race/${answer.data}`);
    else announce(errorMessage(answer.error, locale) ?? "");
  };
  return (
    <>
      {known.length > 1 && !hasDayTexts && !isSmall && (
        <SegmentedControl
          label={t`Language`}
          options={languageOptions(locale, known)}
          value={language}
          onChange={setChosen}
        />
      )}
      <Button
        isSmall={isSmall}
        look={hasRacedToday ? "secondary" : "primary"}
        isBusy={isSeating}
        onClick={enter}
        aria-label={isSmall ? t`Race now: ${name}` : undefined}
      >
        {isSmall ? t`Race now` : t`Race now for the tournament`}
      </Button>
    </>
  );
}

function useRaceForTournament() {
  return useResultMutation<RaceForTournamentMutation, RaceCode>(
    graphql`
      mutation RaceForTournamentMutation($tournamentId: ID!, $language: Language!) {
        raceForTournament(tournamentId: $tournamentId, language: $language) {
          __typename
          ... on RaceSuccess {
            race {
              code
              ...RacePage_race
            }
          }
          ... on Error {
            code
          }
        }
      }
    `,
    raceCode,
  );
}
