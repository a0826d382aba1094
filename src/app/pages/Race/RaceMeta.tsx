import { useLingui } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay";
import type { RaceMeta_race$key } from "../../../../__generated__/RaceMeta_race.graphql";
import { PageMeta } from "../../ui/PageMeta";
import { languageName } from "./describeRace";

/** Title and description of a race, as those read them who were sent its link. */
export function RaceMeta({ raceRef }: { readonly raceRef: RaceMeta_race$key }) {
  const { t } = useLingui();
  const { code, language, isTextHidden, text } = useFragment(
    graphql`
      fragment RaceMeta_race on Race @throwOnFieldError {
        code
        language
        isTextHidden
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
  const description = isTextHidden
    ? t`${spoken}. Type the same text at the same time as others, live.`
    : t`“${title}”, ${characters} characters, ${spoken}. Type the same text at the same time as others, live.`;
  return <PageMeta title={t`Race ${code}`} description={description} />;
}
