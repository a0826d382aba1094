import { useContext, useSyncExternalStore } from "react";
import { readPageConfig } from "../platform/readPageConfig";
import { RenderingContext } from "./RenderingContext";

const never = () => () => undefined;

/**
 * The address of this server for other people: `typing.example:4000`. It is that of the operator's setting
 * (TYPELOOP_PUBLIC_URL), otherwise the host in the address bar; on the server's own computer, where that is
 * `localhost`, its address on the network if it has one.
 */
export function useHost(): string {
  const { host } = useContext(RenderingContext);
  return useSyncExternalStore(never, hostForOthers, () => host);
}

function hostForOthers(): string {
  const { publicUrl, networkAddress } = readPageConfig();
  if (publicUrl !== undefined && URL.canParse(publicUrl)) return new URL(publicUrl).host;
  if (networkAddress === undefined) return location.host;
  return location.port === "" ? networkAddress : `${networkAddress}:${location.port}`;
}

/**
 * The whole address of a path for other people. Only in the browser, which knows the protocol of its page.
 * @param host from {@link useHost}, or as somebody wrote it.
 */
export function addressForOthers(host: string, path: string): string {
  const { publicUrl = "" } = readPageConfig();
  const origin = host !== "" && publicUrl.endsWith(`//${host}`) ? publicUrl : `${location.protocol}//${host}`;
  return URL.canParse(path, origin) ? new URL(path, origin).href : `${origin}${path}`;
}

/**
 * Sets the status of the server's response when this component is rendered: 404 for what does not exist, null for no
 * change.
 */
export function usePageStatus(status: number | null): void {
  const { setStatus } = useContext(RenderingContext);
  if (status !== null) setStatus(status);
}
