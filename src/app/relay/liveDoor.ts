import { Observable, type SubscribeFunction } from "relay-runtime";
import type { RuntimeConfig } from "./runtimeConfig";
import type { SocketClient } from "./socketClient";

/**
 * The live door: subscriptions over one websocket. Its code arrives with the first subscription, its connection with
 * it. Where the host runs none a
 * subscription stays silent, and the screen that opened it polls.
 */
export function createLiveDoor({ websocketUrl, persistedQueries }: RuntimeConfig): SubscribeFunction {
  if (websocketUrl === null) return () => Observable.create(() => undefined);
  let socket: SocketClient | undefined;

  return (params, variables) =>
    Observable.from(import("./subscribeDocument")).mergeMap(({ createSocketClient, subscribeDocument }) => {
      socket ??= createSocketClient(websocketUrl);
      return subscribeDocument(socket, params, variables, persistedQueries);
    });
}
