import type { IncomingMessage } from 'node:http';

/**
 * Whether a handshake may come from where it says it does. Browsers always tell the page's origin: it must be the site's
 * own. Programs tell none; they cannot be tricked into calling for somebody else.
 */
export function isOwnOrigin({ headers }: IncomingMessage, publicUrl: URL | undefined): boolean {
  const { origin, host } = headers;
  if (origin === undefined) return true;
  if (!URL.canParse(origin)) return false;
  const page = new URL(origin);
  return page.host === host || page.origin === publicUrl?.origin;
}
