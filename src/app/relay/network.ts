import { type INetwork, Network } from "relay-runtime";
import { abortable } from "./abortable";
import { createLiveDoor } from "./liveDoor";
import { answerFromPage } from "./renderedAnswers";
import { requestDocument } from "./requestDocument";
import type { RuntimeConfig } from "./runtimeConfig";

/**
 * The way to the server. Subscriptions go over the websocket, and nothing else does; everything else is one HTTP
 * request.
 *
 * To read on, in this order:
 * - `renderedAnswers` what a page that the server rendered knows already, while it comes alive.
 * - `runtimeConfig` where the server is and how documents travel; `documentRequest` what a request says;
 * `loadDocumentText` the texts, where they are sent at all.
 * - `requestDocument` a query or mutation from beginning to end; `askServer` one question of it, with its headers
 * (`authorization`, `traceHeaders`) and its patience (`retry`,
 * `retryAfterMs`). `openDoor` finds its door: `postJson`, or `postFiles` (with `findFiles`, `multipartBody`,
 * `uploadProgress`).
 * - `readAnswer` what an answer means; `settle` what becomes of it; `RequestError`, `reportError`, `unreached` when it
 * brings nothing.
 * - `liveDoor` a subscription, `subscribeDocument` its document, `socketClient` the connection under it, `socketTiming`
 * its patience.
 * - `sessionToken` who is asking; `connectionState` whether anybody answers; `newVersion` whether this page is out of
 * date.
 * - For pages: `routeQuery`, `useViewerQuery`, `useMutationPromise`, `useConnectionState`, `ensureAccount`,
 * `serverClock`; and `retry`'s `onlyOnce`.
 */
export function createNetwork(server: RuntimeConfig): INetwork {
  return Network.create(
    (params, variables, cacheConfig) =>
      answerFromPage(params, variables, () =>
        abortable((signal) => requestDocument({ server, params, variables, cacheConfig }, signal)),
      ),
    createLiveDoor(server),
  );
}
