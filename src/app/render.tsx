import { StrictMode } from "react";
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from "react-router-dom";
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
import {
  pageTimes,
  type PageRequest,
  type RenderedPage,
  type RenderPage,
  type ExecuteDocument,
} from "../contract/renderPage";
import { Document, Frame } from "./Frame";
import { drawChallenge } from "./pages/Practice/challenge";
import { loadCatalog } from "./platform/locale/i18n";
import { appearanceAttributes, readAppearance } from "./platform/preferences/appearance";
import { printPreferences, createPreferenceStore } from "./platform/preferences/Preferences";
import { setPageConfig } from "./platform/readPageConfig";
import { logField } from "./relay/environment";
import { DocumentHead, drawDocument, PageStream } from "./rendering/drawDocument";
import { printAnswer, printPageData } from "./rendering/printPageData";
import { createRoutes, earlyPart, nameOfCached, partsOf } from "./routes";
import { loadErrorMessages } from "./ui/errorMessages";

/**
 * Renders a page with its data, without a user. Data that is not there after 300 ms is left out at first and follows in
 * the stream.
 */
export const renderPage: RenderPage = async (request) => {
  const done = new AbortController();
  const end = () => done.abort();
  try {
    const rendered = await render(request, AbortSignal.any([request.signal, done.signal]));
    // Cancels what its loaders have started.
    if (rendered.body === null) end();
    else rendered.body.on("close", end);
    return rendered;
  } catch (error) {
    end();
    throw error;
  }
};

/** Tests also run on busy computers, where a page without its data would be a different page. */
const PATIENCE = process.env.TYPELOOP_TEST_HOOKS ? 5 : 1;

async function render(
  { url, cookies, languages, page, assets, nonce, execute, onError }: PageRequest,
  signal: AbortSignal,
): Promise<RenderedPage> {
  const preferences = createPreferenceStore(cookies, languages, () => undefined);
  const locale = preferences.locale();
  setPageConfig(page);
  await Promise.all([loadCatalog("frame", locale), loadErrorMessages(locale)]);

  const patience = pause(pageTimes.renderPatienceMs * PATIENCE);
  const answers = new PageAnswers(execute);
  const first = drawChallenge();
  const handler = createStaticHandler(createRoutes(answers.environment, preferences, first.challengeOf));
  const context = await handler.query(new Request(url, { signal }));
  if (context instanceof Response)
    return {
      name: null,
      status: context.status,
      headers: { location: context.headers.get("location") ?? "/" },
      body: null,
    };
  const failure = Object.values(context.errors ?? {})[0];
  if (failure !== undefined) throw failure;
  await Promise.race([answers.waitForAnswers(), patience]);

  let status = context.statusCode;
  const { signedIn } = preferences.current();
  const appearance = readAppearance(preferences.current());
  const { host, hostname, protocol } = new URL(url);
  const isSecure = protocol === "https:" || hostname === "localhost";
  const rendering = {
    leavesViewer: signedIn,
    mistakesViewer: false,
    host,
    isSecure,
    setStatus: (next: number) => void (status = next),
  };
  const handles = context.matches.map(({ route }) => route.handle);
  const names = partsOf(handles, locale);
  const parts = names.flatMap((part) => assets.parts[part] ?? []);
  const early = (names.includes(earlyPart) && assets.parts[earlyPart]) || null;
  const document = (
    <StrictMode>
      <Document
        locale={locale}
        attributes={appearanceAttributes(appearance)}
        head={
          <DocumentHead
            locale={locale}
            appearance={appearance}
            assets={assets}
            parts={parts}
            early={early}
            page={page}
            nonce={nonce}
          />
        }
      >
        <Frame preferences={preferences} environment={answers.environment} rendering={rendering} epoch={1}>
          <StaticRouterProvider
            router={createStaticRouter(handler.dataRoutes, context)}
            context={context}
            hydrate={false}
          />
        </Frame>
      </Document>
    </StrictMode>
  );

  let hasStarted = false;
  const body = new PageStream(() => {
    if (hasStarted)
      return answers
        .takeLate()
        .map(([key, answer]) => printAnswer(key, answer))
        .join("");
    hasStarted = true;
    const taken = answers.take();
    // A pending response may mean that nothing was found.
    const hasErrorMessages = status >= 400 || taken.pending.length > 0;
    const data = {
      remembers: printPreferences(preferences.current()),
      locale,
      host,
      isSecure,
      hasErrorMessages,
      challenge: first.drawn(),
      ...taken,
    };
    return printPageData(data, assets, early, nonce);
  });
  await drawDocument(document, body, { nonce, signal, onError, patience });
  return { name: nameOfCached(handles), status, headers: {}, body };
}

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms).unref());

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
class PageAnswers {
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
