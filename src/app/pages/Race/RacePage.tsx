import { useLoaderData, useParams } from "react-router-dom";
import { PageMeta } from "../../ui/PageMeta";
import { RaceByCode } from "./RaceByCode";
import { RaceNotFound } from "./RaceNotFound";

/** One race, from lobby to podium. */
export function RacePage() {
  const { code = "" } = useParams();
  const isCode = useLoaderData<unknown>() !== null;
  return (
    <>
      <PageMeta title={`Race ${code}`} description="Type the same text at the same time as others, live." />
      {isCode ? <RaceByCode key={code} /> : <RaceNotFound />}
    </>
  );
}
