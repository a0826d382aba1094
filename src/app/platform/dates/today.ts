import { localMoments } from "./localMoments";

/** The day that it is on this host now, as dayNumber counts. */
export function today(): number {
  return Math.floor(localMoments([Date.now()])[0] ?? 0);
}
