/** How the network between people and the app is: each chunk of bytes is asked for its delay. */
export type Weather = {
  /** ms on the way, drawn anew for each chunk. */
  readonly delay: () => number;
};

export const calm: Weather = { delay: () => 0 };

/**
 * The first time-out after which TCP sends again (RFC 6298 has 1 s at the most careful; Linux has 200 ms and the round
 * trip), doubled with each further loss.
 */
const RETRANSMISSION_MS = 200;

/**
 * A bad line. TCP loses nothing, so a lost packet is a long delay here, of that chunk and all behind it.
 * @param random from 0 to below 1.
 */
export function badWeather(
  random: () => number,
  { meanMs, jitterMs, loss }: { readonly meanMs: number; readonly jitterMs: number; readonly loss: number },
): Weather {
  const delay = () => {
    let ms = meanMs + (random() * 2 - 1) * jitterMs;
    for (let wait = RETRANSMISSION_MS + meanMs * 2; random() < loss; wait *= 2) ms += wait;
    return ms;
  };
  return { delay };
}
