import type { GraphQLField } from "graphql";
import type { Services, Context, Viewer } from "../Context";
import type { Topic } from "../transport/TopicRoom";

/**
 * Finds the topic of a subscription; null when it does not exist.
 * @param args of the subscription's field, as the schema types them.
 */
export type FindTopic<Args> = (
  args: Args,
  viewer: Viewer | null,
  services: Services,
) => Topic | null | Promise<Topic | null>;

declare module "graphql" {
  interface GraphQLFieldExtensions<_TSource, _TContext, _TArgs> {
    /** The topic of a subscription's field. */
    readonly topic?: FindTopic<_TArgs>;
  }
}

/** Options of a subscription field that sends the current value of a topic, and a new one after each change. */
export function followTopic<Value extends object, Args extends object = object>(find: FindTopic<Args>) {
  return {
    // GraphqlWebsocket reads the topic and executes each value once for all subscribers, so this is never called.
    subscribe: (): AsyncIterable<Value> => {
      throw new Error("A subscription is followed by websocket.");
    },
    extensions: { topic: find },
  };
}

/** The topic of a subscription's field; null for a field without one. */
export function topicOf({ extensions }: GraphQLField<unknown, Context>): FindTopic<Record<string, unknown>> | null {
  return extensions.topic ?? null;
}
