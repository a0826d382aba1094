import {
  type CacheConfig,
  Environment,
  getRequestIdentifier,
  type GraphQLResponse,
  Network,
  Observable,
  RecordSource,
  type RequestParameters,
  Store,
  type Variables,
} from "relay-runtime";
import type { ExecuteDocument } from "../../contract/page";
import { logField } from "../relay/environment";

/** A query of a page: whether its response is the same for everyone, and the response once it is available. */
type PageQuery = {
  readonly isPublic: boolean;
  readonly answered: Promise<GraphQLResponse>;
  answer: GraphQLResponse | null;
};

/**
 * The queries of one page while the server renders it: executed in this process without a user, and stored to be sent
 * with the page.
 */
export class PageAnswers {
  readonly environment: Environment;
  readonly #execute: ExecuteDocument;
  readonly #queries = new Map<string, PageQuery>();
  readonly #sent = new Set<string>();

  constructor(execute: ExecuteDocument) {
    this.#execute = execute;
    const network = Network.create((params, variables, cacheConfig) =>
      Observable.from(this.#query(params, variables, cacheConfig)),
    );
    this.environment = new Environment({
      network,
      store: new Store(new RecordSource()),
      isServer: true,
      relayFieldLogger: logField,
    });
  }

  /** Resolves when all queries so far have a response. Rejects if the server failed to answer one. */
  async waitForAnswers(): Promise<void> {
    await Promise.all([...this.#queries.values()].map(({ answered }) => answered));
  }

  /** All responses so far, and the keys of pending ones. */
  take() {
    const all = [...this.#queries];
    const done = all.filter(([, { answer }]) => answer !== null);
    for (const [key] of done) this.#sent.add(key);
    const answersOf = (isPublic: boolean) =>
      Object.fromEntries(
        done.flatMap(([key, query]) =>
          query.isPublic === isPublic && query.answer !== null ? [[key, query.answer]] : [],
        ),
      );
    return {
      answers: answersOf(true),
      visitor: answersOf(false),
      pending: all.filter(([, { answer }]) => answer === null).map(([key]) => key),
    };
  }

  /** The responses since the last call. */
  takeLate(): readonly (readonly [key: string, answer: GraphQLResponse])[] {
    const late = [...this.#queries].flatMap(([key, { answer }]) =>
      answer !== null && !this.#sent.has(key) ? [[key, answer] as const] : [],
    );
    for (const [key] of late) this.#sent.add(key);
    return late;
  }

  #query(params: RequestParameters, variables: Variables, { metadata }: CacheConfig): Promise<GraphQLResponse> {
    const { id, name } = params;
    if (id === null) throw new Error(`${name} has no persisted id: run relay-compiler`);
    const key = getRequestIdentifier(params, variables);
    const existing = this.#queries.get(key);
    if (existing) return existing.answered;
    const answered = this.#execute(id, variables).then(({ data, errors }) => {
      if (errors !== undefined || typeof data !== "object" || data === null)
        throw new Error(`${name} could not be answered: ${JSON.stringify(errors)}`);
      return (query.answer = { data });
    });
    // The caller that awaits it handles the failure.
    answered.catch(() => undefined);
    const query: PageQuery = { isPublic: metadata?.["isPublic"] === true, answered, answer: null };
    this.#queries.set(key, query);
    return answered;
  }
}
