import type { ExecutionResult, GraphQLError } from "graphql";
import type { Context } from "../graphql/Context";
import { maskErrors } from "./maskErrors";
import type { PreparedDocument } from "./prepareDocument";
import { TryAgain } from "./TryAgain";
import { UnexpectedFailure } from "./UnexpectedFailure";
import { LiveRoom, type Watcher } from "./LiveRoom";
import type { LiveTopic } from "./LiveTopic";

/** All rooms of this process: one for each operation with its variables that somebody follows. */
export class LiveHub {
  readonly #rooms = new Map<string, LiveRoom>();
  readonly #fail: (error: Error) => string;

  readonly #onSent: ((delayMs: number) => void) | undefined;

  /**
   * @param fail writes an unforeseen failure to the log and gives its trace id.
   * @param onSent hears how long each change waited until all were told.
   */
  constructor(fail: (error: Error) => string, onSent?: (delayMs: number) => void) {
    this.#fail = fail;
    this.#onSent = onSent;
  }

  /** How many follow something. */
  get size(): number {
    return [...this.#rooms.values()].reduce((sum, room) => sum + room.size, 0);
  }

  /**
   * Follows a topic. Values go to the watcher's socket until the returned function is called.
   * @param context without a viewer: the value is the same for all.
   */
  join(
    prepared: PreparedDocument,
    variables: Record<string, unknown>,
    topic: LiveTopic,
    context: Context,
    watcher: Watcher,
  ): () => void {
    const key = `${topic.key ?? ""} ${prepared.id}${JSON.stringify(variables)}`;
    const room = this.#rooms.get(key) ?? this.#open(key, topic, this.#executor(prepared, variables, context));
    void room.add(watcher);
    return () => {
      room.remove(watcher);
      if (!room.isEmpty || this.#rooms.get(key) !== room) return;
      room.close();
      this.#rooms.delete(key);
    };
  }

  /** Tells everybody that no news come at the moment, and ends what they follow: whoever wants it asks again. */
  interrupt(errors: readonly GraphQLError[]): void {
    const payload = JSON.stringify({ errors });
    for (const room of this.#rooms.values()) room.interrupt(payload);
  }

  #open(key: string, topic: LiveTopic, execute: (value: object) => Promise<string | null>): LiveRoom {
    const room = new LiveRoom(topic, execute, this.#onSent);
    this.#rooms.set(key, room);
    return room;
  }

  #executor(prepared: PreparedDocument, variables: Record<string, unknown>, context: Context) {
    return async (value: object): Promise<string | null> => {
      try {
        // Each value is executed with loaders of its own: what was true a moment ago is not kept.
        const result: ExecutionResult = await prepared.compiled.query(value, { ...context }, variables);
        // Something it needs is away: there is nothing new to say before it is back.
        if (result.errors?.some(({ originalError }) => originalError instanceof TryAgain)) return null;
        const { errors, data } = maskErrors(result, this.#fail);
        return JSON.stringify({ errors, data });
      } catch (error) {
        // The room goes on, and so does the process.
        const traceId = this.#fail(error instanceof Error ? error : new Error(String(error)));
        return JSON.stringify({ errors: new UnexpectedFailure(traceId).toErrors() });
      }
    };
  }
}
