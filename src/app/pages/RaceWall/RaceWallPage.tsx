import { useLoaderData, useParams } from "react-router-dom";
import { RaceNotFound } from "../Race/RaceNotFound";
import { WallByCode } from "./WallByCode";

/** A race on the big screen: for a room to look at, and for nobody to touch. */
export function RaceWallPage() {
  const { code = "" } = useParams();
  const isCode = useLoaderData<unknown>() !== null;
  return isCode ? <WallByCode key={code} /> : <RaceNotFound />;
}
