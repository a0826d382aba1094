import type { Plugin } from "vite";
import relay from "vite-plugin-relay";

/**
 * GraphQL documents become imports of what the compiler made of them. Only what holds one goes through Babel: by itself
 * the package would read every package as well.
 */
export function relayPlugin(): Plugin {
  if (typeof relay !== "object" || relay === null || !("transform" in relay) || typeof relay.transform !== "function")
    throw new Error("vite-plugin-relay is no longer a plain plugin");
  return {
    name: "typeloop:relay",
    transform: { filter: { id: /\/src\/app\//u, code: "graphql`" }, handler: relay.transform },
  };
}
