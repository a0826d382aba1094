import {
  type CacheConfig,
  createOperationDescriptor,
  Environment,
  type GraphQLResponse,
  Network,
  Observable,
  RecordSource,
  type RequestParameters,
  Store,
  type Variables,
} from "relay-runtime";
import { MockPayloadGenerator } from "relay-test-utils";
import type { MockResolvers } from "relay-test-utils/lib/RelayMockPayloadGenerator";

/**
 * What an operation is answered with: data, a failure, or a promise of either (one that stays open keeps the page
 * waiting).
 */
export type Answer =
  | { readonly data: Record<string, unknown> | null; readonly errors?: readonly { readonly message: string }[] }
  | Error;

/** Answers of single operations, by name; others are made up by type. */
export type Answers = Readonly<Record<string, (variables: Variables) => Answer | Promise<Answer>>>;

type Sink = {
  readonly next: (response: GraphQLResponse) => void;
  readonly error: (error: Error) => void;
  readonly complete: () => void;
};

/**
 * A Relay environment whose server is made up: by type, or by operation where a test says so. It keeps what it was
 * asked.
 */
export class FakeServer {
  readonly requests: {
    readonly name: string;
    readonly variables: Variables;
    readonly metadata: Readonly<Record<string, unknown>>;
  }[] = [];
  readonly environment: Environment;
  readonly #sinks = new Map<string, Set<Sink>>();

  constructor(
    readonly mocks: MockResolvers = {},
    readonly answers: Answers = {},
  ) {
    this.environment = new Environment({
      network: Network.create(
        (params, variables, cacheConfig) => this.#fetch(params, variables, cacheConfig),
        (params) => this.#subscribe(params.name ?? ""),
      ),
      store: new Store(new RecordSource(), { gcReleaseBufferSize: 0 }),
      relayFieldLogger: () => undefined,
    });
  }

  /** Variables of the requests of one operation so far. */
  variablesOf(name: string): Variables[] {
    return this.requests.filter((request) => request.name === name).map(({ variables }) => variables);
  }

  /** Sends data to everyone who listens to a subscription. Wrap it in `act`. */
  push(name: string, data: Record<string, unknown>): void {
    for (const sink of this.#sinks.get(name) ?? []) sink.next({ data });
  }

  /** Ends a subscription, as the server does when there is nothing left to follow. Wrap it in `act`. */
  complete(name: string): void {
    for (const sink of this.#sinks.get(name) ?? []) sink.complete();
  }

  /** How many listen to a subscription now. */
  listeners(name: string): number {
    return this.#sinks.get(name)?.size ?? 0;
  }

  #fetch(
    { name }: RequestParameters,
    variables: Variables,
    { metadata = {} }: CacheConfig,
  ): Observable<GraphQLResponse> {
    this.requests.push({ name, variables, metadata });
    return Observable.create((sink) => {
      let isWanted = true;
      // Later, as every server answers: loading an artifact while its query is being loaded would be news that nobody
      // waits for yet.
      const answered = Promise.resolve().then(() => (this.answers[name] ?? this.answersByType(name))(variables));
      void answered.then((answer) => {
        if (!isWanted) return;
        if (answer instanceof Error) {
          sink.error(answer);
          return;
        }
        sink.next(answer as GraphQLResponse);
        sink.complete();
      });
      return () => {
        isWanted = false;
      };
    });
  }

  /** Makes up answers of an operation by type, for a test that answers some of its requests itself. */
  answersByType(name: string): (variables: Variables) => Answer {
    return (variables: Variables): Answer => {
      // The artifact of the operation that ships: tests have no documents of their own.
      const artifact = require(`../../__generated__/${name}.graphql`).default;
      return MockPayloadGenerator.generate(createOperationDescriptor(artifact, variables), this.mocks) as Answer;
    };
  }

  #subscribe(name: string): Observable<GraphQLResponse> {
    return Observable.create((sink) => {
      const sinks = this.#sinks.get(name) ?? new Set();
      this.#sinks.set(name, sinks.add(sink));
      return () => sinks.delete(sink);
    });
  }
}
