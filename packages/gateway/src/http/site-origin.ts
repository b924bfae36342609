import type { FastifyRequest } from 'fastify';

const fallback = 'http://localhost';

/**
 * The site as the caller reaches it. Without a public address, as in practice, it is the requested host: a caller who
 * lies about it gets passkeys that no other page can use.
 */
export function siteOrigin(request: Pick<FastifyRequest, 'protocol' | 'host'>, publicUrl: URL | undefined): string {
  if (publicUrl !== undefined) return publicUrl.origin;
  const asked = `${request.protocol}://${request.host}`;
  return URL.canParse(asked) ? new URL(asked).origin : fallback;
}
