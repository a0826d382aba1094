import { Observable } from "relay-runtime";

/**
 * Starts the work for whoever subscribes, and aborts its signal when they do not wait any more: then nothing is said of
 * how it ended.
 */
export function abortable<T>(work: (signal: AbortSignal) => Promise<T>): Observable<T> {
  return Observable.create((sink) => {
    const waiting = new AbortController();
    work(waiting.signal).then(
      (value) => {
        sink.next(value);
        sink.complete();
      },
      (error: unknown) => {
        if (!waiting.signal.aborted) sink.error(error instanceof Error ? error : new Error(String(error)));
      },
    );
    return () => waiting.abort();
  });
}
