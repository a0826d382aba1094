/** The network between users and the app: returns a delay for each chunk of bytes. */
export type Weather = {
  /** Delay in ms, random for each chunk. */
  readonly delay: () => number;
};

export const calm: Weather = { delay: () => 0 };

/**
 * TCP's first retransmission timeout (RFC 6298 has 1 s at the most careful; Linux has 200 ms and the round trip),
 * doubled with each further loss.
 */
const RETRANSMISSION_MS = 200;

/**
 * A bad line. TCP loses nothing, so a lost packet is a long delay here, of that chunk and all after it.
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
