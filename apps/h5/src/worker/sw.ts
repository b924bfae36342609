/*
 * The service worker: keeps the app's own files, so that it opens without a connection, and shows notices that are
 * pushed. It is built into one file, because the pages' policy (Trusted Types) holds here too and lets no worker fetch
 * further scripts.
 */
import { cleanupOutdatedCaches, createHandlerBoundToURL, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { openPushed, showPushed } from './pushed.ts';
import type { PushedEvent, WorkerScope } from './worker-scope.ts';

declare const self: WorkerScope & { readonly __WB_MANIFEST: Parameters<typeof precacheAndRoute>[0] };

precacheAndRoute(self.__WB_MANIFEST);
cleanupOutdatedCaches();
// Money is never shown from a cache: calls and the socket always go to the server.
const denylist = [/^\/api/, /^\/socket\.io/, /^\/outbox/, /^\/console/];
registerRoute(new NavigationRoute(createHandlerBoundToURL('/h5/index.html'), { denylist }));

self.addEventListener('message', ({ data }) => {
  // The user has agreed to the new release.
  if (data?.type === 'SKIP_WAITING') void self.skipWaiting();
});

self.addEventListener('push', (event) => event.waitUntil(showPushed(self, contentOf(event))));

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openPushed(self, (event.notification.data as { readonly path?: unknown } | null)?.path));
});

function contentOf({ data }: PushedEvent): unknown {
  try {
    return data?.json();
  } catch {
    return undefined;
  }
}
