import { createReadStream } from 'node:fs';
import type { NftMedium, Platform } from '@candor/platform';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { byteRange } from './byte-range.ts';
import { languageOfRequest } from './language.ts';
import { refuse } from './refuse.ts';

const yearSeconds = 31_536_000;
const hashPattern = /^[\da-f]{64}$/;

/**
 * The media of works, each at the hash of its bytes: public, and the same for ever. Players ask for parts of them. Should a
 * browser take one for a page, that page may do nothing.
 */
export function serveNftMedia(app: FastifyInstance, { nftMedia }: Platform): void {
  app.route<{ Params: { hash: string } }>({
    // A HEAD of our own: it has the length of what a GET would send, and opens no file.
    method: ['GET', 'HEAD'],
    url: '/media/:hash',
    handler: async (request, reply) => {
      const { hash } = request.params;
      const medium = hashPattern.test(hash) ? await nftMedia.find(hash) : undefined;
      if (medium === undefined) return refuse(reply, 404, 'not_found', languageOfRequest(request));
      const tag = `"${hash}"`;
      reply.headers({
        'accept-ranges': 'bytes',
        'cache-control': `public, max-age=${yearSeconds}, immutable`,
        'content-security-policy': "default-src 'none'; sandbox",
        'content-type': medium.mediaType,
        etag: tag,
        'x-content-type-options': 'nosniff',
      });
      const known = request.headers['if-none-match'];
      if (known !== undefined && (known === '*' || known.includes(tag))) return reply.code(304).send();
      // A part of other bytes would be of no use: then all of these are sent.
      const condition = request.headers['if-range'];
      const asked = condition === undefined || condition === tag ? request.headers.range : undefined;
      return answer(reply, medium, nftMedia.pathOf(medium), asked, request.method === 'HEAD');
    },
  });
}

function answer(reply: FastifyReply, { size }: NftMedium, path: string, asked: string | undefined, isHead: boolean) {
  const range = byteRange(asked, size);
  if (range === 'unsatisfiable') return reply.code(416).header('content-range', `bytes */${size}`).send();
  const { first, last } = range ?? { first: 0, last: size - 1 };
  if (range !== undefined) reply.code(206).header('content-range', `bytes ${first}-${last}/${size}`);
  reply.header('content-length', last - first + 1);
  return isHead ? reply.send() : reply.send(createReadStream(path, { start: first, end: last }));
}
