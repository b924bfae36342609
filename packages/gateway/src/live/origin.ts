import type { IncomingMessage } from 'node:http';
import type { KnownHosts } from '../http/known-hosts.ts';

/**
 * True when a handshake may come from its origin. Browsers always send the page's origin: it must be the site's own,
 * under a name that is ours. Programs send none; they cannot be tricked into calling for another page.
 */
export function isOwnOrigin({ headers }: IncomingMessage, hosts: KnownHosts, publicUrl: URL | undefined): boolean {
  const { origin, host } = headers;
  if (!hosts.knows(host)) return false;
  if (origin === undefined) return true;
  if (!URL.canParse(origin)) return false;
  const page = new URL(origin);
  return page.host === host || page.origin === publicUrl?.origin;
}
