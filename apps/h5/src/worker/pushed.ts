import type { WorkerScope } from './worker-scope.ts';

interface Pushed {
  readonly title: string;
  readonly text: string;
  readonly path?: string;
  readonly tag?: string;
  readonly lang?: string;
  readonly atMs?: number;
}

/** Newer than TypeScript's library. */
type ShownOptions = NotificationOptions & { readonly timestamp?: number };

/** Shows what was pushed. Browsers ask that each push shows something: one that cannot be read says where it comes from. */
export function showPushed({ registration }: WorkerScope, content: unknown): Promise<void> {
  const { title, text, path, tag, lang, atMs } = { title: 'Candor', text: '', ...(content as Partial<Pushed>) };
  const options: ShownOptions = {
    body: text,
    icon: 'icon-192.png',
    data: { path },
    ...(tag !== undefined && { tag }),
    ...(lang !== undefined && { lang }),
    ...(atMs !== undefined && { timestamp: atMs }),
  };
  return registration.showNotification(title, options);
}

/** Shows the page of a notification in a window of the app that is open, else in a new one. */
export async function openPushed({ clients, registration: { scope } }: WorkerScope, path: unknown): Promise<void> {
  const address = pageOf(path, scope);
  const windows = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  const ours = windows.find(({ url }) => url.startsWith(scope));
  // A window from before this worker cannot be led by it.
  const led = await ours?.navigate(address).catch(() => null);
  if (led) await led.focus().catch(() => undefined);
  else await clients.openWindow(address);
}

/** A page of the app, and home in place of everything else. */
export function pageOf(path: unknown, home: string): string {
  if (typeof path !== 'string' || !path.startsWith('/') || !URL.canParse(path, home)) return home;
  const page = new URL(path, home);
  const app = new URL(home);
  return page.origin === app.origin && page.pathname === app.pathname ? page.href : home;
}
