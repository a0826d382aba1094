import type { GraphQLField } from "graphql";
import type { Services } from "../services";
import type { Topic } from "../transport/TopicRoom";
import type { Context, Viewer } from "./Context";

/**
 * Finds what a subscription follows; null when there is nothing of that name.
 * @param args of the subscription's field, as the schema types them.
 */
export type FindTopic<Args> = (
  args: Args,
  viewer: Viewer | null,
  services: Services,
) => Topic | null | Promise<Topic | null>;

declare module "graphql" {
  interface GraphQLFieldExtensions<_TSource, _TContext, _TArgs> {
    /** Of a subscription's field: what it follows. */
    readonly topic?: FindTopic<_TArgs>;
  }
}

/** Options of a subscription's field that sends a value of a topic now, and one after each change. */
export function followTopic<Value extends object, Args extends object = object>(find: FindTopic<Args>) {
  return {
    // GraphqlWebsocket reads the topic and executes each value once for all who follow it. Nothing else runs them.
    subscribe: (): AsyncIterable<Value> => {
      throw new Error("A subscription is followed by websocket.");
    },
    extensions: { topic: find },
  };
}

/** What a subscription's field follows; null for a field without a topic. */
export function topicOf({ extensions }: GraphQLField<unknown, Context>): FindTopic<Record<string, unknown>> | null {
  return extensions.topic ?? null;
}
