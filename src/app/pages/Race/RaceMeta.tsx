import { useLingui } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay";
import type { RaceMeta_race$key } from "../../../../__generated__/RaceMeta_race.graphql";
import { PageMeta } from "../../ui/PageMeta";
import { languageName } from "./describeRace";

/** Title and description of a race, as those read them who were sent its link. */
export function RaceMeta({ raceRef }: { readonly raceRef: RaceMeta_race$key }) {
  const { t } = useLingui();
  const { code, language, text } = useFragment(
    graphql`
      fragment RaceMeta_race on Race @throwOnFieldError {
        code
        language
        text {
          title
          characters
        }
      }
    `,
    raceRef,
  );
  const { title, characters } = text;
  const spoken = t(languageName(language));
  return <PageMeta title={t`Race ${code}`} description={t`“${title}”, ${characters} characters, ${spoken}. Type the same text at the same time as others, live.`} />;
}
