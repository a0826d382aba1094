import { useLingui } from "@lingui/react/macro";
import { useLoaderData, useParams } from "react-router-dom";
import { PageMeta } from "../../ui/PageMeta";
import { RaceByCode } from "./RaceByCode";
import { RaceNotFound } from "./RaceNotFound";

/** One race, from lobby to podium. */
export function RacePage() {
  const { t } = useLingui();
  const { code = "" } = useParams();
  const isCode = useLoaderData<unknown>() !== null;
  return (
    <>
      <PageMeta title={t`Race ${code}`} description={t`Type the same text at the same time as others, live.`} />
      {isCode ? <RaceByCode key={code} /> : <RaceNotFound />}
    </>
  );
}
