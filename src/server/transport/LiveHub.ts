import type { ExecutionResult } from "graphql";
import type { Context } from "../graphql/Context";
import type { PreparedDocument } from "./prepareDocument";
import { LiveRoom, type Watcher } from "./LiveRoom";
import type { LiveTopic } from "./LiveTopic";

/** All rooms of this process: one for each operation with its variables that somebody follows. */
export class LiveHub {
  readonly #rooms = new Map<string, LiveRoom>();

  /**
   * Follows a topic. Values go to the watcher's socket until the returned function is called.
   * @param context without a viewer: the value is the same for all.
   */
  join(prepared: PreparedDocument, variables: Record<string, unknown>, topic: LiveTopic, context: Context, watcher: Watcher): () => void {
    const key = prepared.id + JSON.stringify(variables);
    const room = this.#rooms.get(key) ?? this.#open(key, topic, executor(prepared, variables, context));
    void room.add(watcher);
    return () => {
      room.remove(watcher);
      if (!room.isEmpty || this.#rooms.get(key) !== room) return;
      room.close();
      this.#rooms.delete(key);
    };
  }

  #open(key: string, topic: LiveTopic, execute: (value: object) => Promise<string>): LiveRoom {
    const room = new LiveRoom(topic, execute);
    this.#rooms.set(key, room);
    return room;
  }
}

/** What watchers get when a value cannot be executed at all: the room goes on, and so does the process. */
const internalError = JSON.stringify({ errors: [{ message: "Something went wrong on the server.", extensions: { code: "INTERNAL" } }] });

function executor(prepared: PreparedDocument, variables: Record<string, unknown>, context: Context) {
  return async (value: object): Promise<string> => {
    try {
      // Each value is executed with loaders of its own: what was true a moment ago is not kept.
      const result: ExecutionResult = await prepared.compiled.query(value, { ...context }, variables);
      return JSON.stringify(result.errors ? { errors: result.errors, data: result.data } : { data: result.data });
    } catch {
      return internalError;
    }
  };
}
