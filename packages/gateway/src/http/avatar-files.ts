import type { Platform } from '@candor/platform';
import type { FastifyInstance } from 'fastify';
import { languageOfRequest } from './language.ts';
import { refuse } from './refuse.ts';

const yearSeconds = 31_536_000;

/**
 * The one kind of file that has an address: avatars are public. Each was drawn by our own encoder; should a browser
 * still take it for a page, that page may do nothing.
 */
export function serveAvatars(app: FastifyInstance, { profiles }: Platform): void {
  app.get<{ Params: { file: string } }>('/files/avatars/:file', async (request, reply) => {
    const picture = await profiles.avatar(`/files/avatars/${request.params.file}`);
    if (picture === undefined) return refuse(reply, 404, 'not_found', languageOfRequest(request));
    return reply
      .headers({
        'content-type': picture.mediaType,
        'content-security-policy': "default-src 'none'; sandbox",
        'x-content-type-options': 'nosniff',
        // Another picture has another address.
        'cache-control': `public, max-age=${yearSeconds}, immutable`,
      })
      .send(Buffer.from(picture.bytes));
  });
}
