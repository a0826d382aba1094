import { useContext, useSyncExternalStore } from "react";
import { RenderingContext } from "./RenderingContext";

const never = () => () => undefined;

/** Where this server is found, as the address bar says it: `typing.example:4000`. */
export function useHost(): string {
  const { host } = useContext(RenderingContext);
  return useSyncExternalStore(
    never,
    () => location.host,
    () => host,
  );
}
