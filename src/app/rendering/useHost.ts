import { useContext, useSyncExternalStore } from "react";
import { readPageConfig } from "../platform/readPageConfig";
import { RenderingContext } from "./RenderingContext";

const never = () => () => undefined;

/**
 * The address of this server for other people: `typing.example:4000`. It is the host in the address bar; on the
 * server's own computer, where that is `localhost`, its address on the network if it has one.
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
