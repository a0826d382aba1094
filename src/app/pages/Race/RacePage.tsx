import { useLoaderData, useParams } from "react-router-dom";
import { RaceByCode } from "./RaceByCode";
import { RaceNotFound } from "./RaceNotFound";

/** One race, from lobby to podium. */
export function RacePage() {
  const { code = "" } = useParams();
  const isCode = useLoaderData<unknown>() !== null;
  return isCode ? <RaceByCode key={code} /> : <RaceNotFound />;
}
