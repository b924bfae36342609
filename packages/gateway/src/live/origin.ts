import type { IncomingMessage } from 'node:http';
import type { KnownHosts } from '../http/known-hosts.ts';

/**
 * Whether a handshake may come from where it says it does. Browsers always tell the page's origin: it must be the site's
 * own, under a name that is ours. Programs tell none; they cannot be tricked into calling for somebody else.
 */
export function isOwnOrigin({ headers }: IncomingMessage, hosts: KnownHosts, publicUrl: URL | undefined): boolean {
  const { origin, host } = headers;
  if (!hosts.knows(host)) return false;
  if (origin === undefined) return true;
  if (!URL.canParse(origin)) return false;
  const page = new URL(origin);
  return page.host === host || page.origin === publicUrl?.origin;
}
