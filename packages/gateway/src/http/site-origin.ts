import type { FastifyRequest } from 'fastify';

const fallback = 'http://localhost';

/** Nearly all requests ask for the same site, and reading an address takes as long as all the rest of a request's context. */
let last = { asked: fallback, origin: fallback };

/**
 * The site as the caller reaches it. Without a public address, as in practice, it is the requested host: a caller who
 * lies about it gets passkeys that no other page can use.
 */
export function siteOrigin(request: Pick<FastifyRequest, 'protocol' | 'host'>, publicUrl: URL | undefined): string {
  if (publicUrl !== undefined) return publicUrl.origin;
  const asked = `${request.protocol}://${request.host}`;
  if (asked !== last.asked) last = { asked, origin: URL.canParse(asked) ? new URL(asked).origin : fallback };
  return last.origin;
}
