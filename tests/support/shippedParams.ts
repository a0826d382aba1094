import type { RequestParameters } from "relay-runtime";
import clock from "../../__generated__/serverClockQuery.graphql";
import signOut from "../../__generated__/useSignOutMutation.graphql";
import raceUpdates from "../../__generated__/RacePageSubscription.graphql";

/** What Relay gives the network of an operation that ships; a network test needs nothing more of it. */
export const shippedParams: Readonly<Record<"query" | "mutation" | "subscription", RequestParameters>> = {
  query: clock.params,
  mutation: signOut.params,
  subscription: raceUpdates.params,
};
