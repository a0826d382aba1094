import { HOST_MARK, type WorkerWord } from "../../contract/protocol";
import { answerPage, type BuiltFiles, isPage, FileCache, type WorkerScope } from "./responses";

/**
 * The service worker, with which Typeloop starts offline. Files come from the cache, and pages from the server while it
 * responds; all else (GraphQL, pictures) passes through. A new worker waits until a page says that no one is typing,
 * and deletes nothing that open pages need.
 */
declare const self: WorkerScope;

/** Inserted by the build (src/tools/offline/offlinePlugin.ts). */
declare const TYPELOOP_FILES: BuiltFiles;

/** Patterns of the pages in src/app/pages.ts. */
declare const TYPELOOP_PAGES: readonly string[];

const cache = new FileCache(self.caches, TYPELOOP_FILES, HOST_MARK);

const actions: Readonly<Record<WorkerWord, () => Promise<void>>> = {
  "take over": () => self.skipWaiting(),
  "fetch the rest": () => cache.cacheRest(),
};

self.addEventListener("install", (event) => event.waitUntil(cache.cacheNeeded()));

self.addEventListener("activate", (event) =>
  event.waitUntil(
    Promise.all([cache.forgetOldBuilds(), self.registration.navigationPreload?.enable(), self.clients.claim()]),
  ),
);

self.addEventListener("message", (event) => {
  for (const [word, act] of Object.entries(actions)) if (word === event.data) event.waitUntil(act());
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin) return;
  if (pathname.startsWith("/assets/")) event.respondWith(cache.file(request));
  else if (request.mode === "navigate" && isPage(pathname, TYPELOOP_PAGES))
    event.respondWith(answerPage(event, () => cache.shell()));
});
