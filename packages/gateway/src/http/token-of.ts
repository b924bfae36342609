import type { FastifyRequest } from 'fastify';

/** The token as it is, as the spec's client sends it, or as `Bearer <token>`. */
export function tokenOf({ headers }: Pick<FastifyRequest, 'headers'>): string | undefined {
  const header = headers.authorization?.trim();
  return header === undefined || header === '' ? undefined : header.replace(/^Bearer\s+/i, '');
}
