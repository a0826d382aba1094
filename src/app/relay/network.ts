import { type INetwork, Network, Observable } from "relay-runtime";
import { fetchDocument } from "./fetchDocument";
import { findFiles } from "./findFiles";
import type { RuntimeConfig } from "./runtimeConfig";
import type { SocketClient } from "./socketClient";
import { subscribeDocument } from "./subscribeDocument";

/**
 * Picks the door. Subscriptions go over the websocket and nothing else does; a request with files goes as multipart; everything else is one
 * JSON POST. The two doors that few visits need are loaded when they are first used.
 */
export function createNetwork({ graphqlUrl, websocketUrl }: RuntimeConfig): INetwork {
  let socket: Promise<SocketClient> | undefined;

  return Network.create(
    (params, variables) => {
      const files = findFiles(variables);
      if (files.length === 0) return fetchDocument(graphqlUrl, params, variables);
      const upload = import("./uploadDocument").then(({ uploadDocument }) => uploadDocument);
      return Observable.from(upload).mergeMap((send) => send({ url: graphqlUrl, params, variables, files }));
    },
    (params, variables) => {
      // Without a live door a subscription stays silent, and the screen that opened it polls.
      if (websocketUrl === null) return Observable.create(() => undefined);
      const client = () => (socket ??= import("./socketClient").then(({ createSocketClient }) => createSocketClient(websocketUrl)));
      return subscribeDocument(client, params, variables);
    },
  );
}
