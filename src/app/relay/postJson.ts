import type { Door } from "./Door";
import { isJson } from "./isJson";
import { SILENCE_MS } from "./silence";

/** The JSON door: one POST. A redirect is an answer like any other, and not followed. */
export const postJson: Door = async ({ url, headers, body, signal }) => {
  const request = new AbortController();
  const giveUp = () => request.abort();
  const silence = setTimeout(giveUp, SILENCE_MS);
  signal.addEventListener("abort", giveUp);
  try {
    const response = await fetch(url, {
      method: "POST",
      headers: { "Content-Type": "application/json", ...headers },
      body: JSON.stringify(body),
      redirect: "manual",
      signal: request.signal,
    });
    const text = await response.text();
    return {
      status: response.status,
      text: isJson(response.headers.get("Content-Type")) ? text : "",
      retryAfter: response.headers.get("Retry-After"),
    };
  } finally {
    clearTimeout(silence);
  }
};
