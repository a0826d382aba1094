import { setTimeout as sleep } from "node:timers/promises";
import { sendKeyed, type KeyedOptions, type RawAnswer } from "./keyedRequest";

/** Sends as pages do: again after each 503, under the same key. */
export async function retryOn503(
  url: string,
  text: string,
  variables: object,
  options: KeyedOptions,
): Promise<RawAnswer> {
  for (let attempt = 0; attempt < 300; attempt += 1) {
    const answer = await sendKeyed(url, text, variables, options);
    if (answer.status !== 503) return answer;
    await sleep(200);
  }
  throw new Error("It was told to try again 300 times.");
}
