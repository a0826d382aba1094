import { useContext, useSyncExternalStore } from "react";
import { readPageConfig } from "../platform/readPageConfig";
import { RenderingContext } from "./RenderingContext";

const never = () => () => undefined;

/**
 * Where others find this server: `typing.example:4000`. What the address bar says; on the server's own computer, where
 * that is `localhost`, its address on the network
 * if it has one.
 */
export function useHost(): string {
  const { host } = useContext(RenderingContext);
  return useSyncExternalStore(never, hostForOthers, () => host);
}

function hostForOthers(): string {
  const { networkAddress } = readPageConfig();
  if (networkAddress === undefined) return location.host;
  return location.port === "" ? networkAddress : `${networkAddress}:${location.port}`;
}
