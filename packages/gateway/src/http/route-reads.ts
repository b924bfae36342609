import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import etag from '@fastify/etag';
import type { FastifyInstance } from 'fastify';
import type { ServedCall } from '../serving/serve.ts';
import { type CallDoor, routeCalls } from './call-route.ts';

/** Below it an answer is one packet either way. */
const packedFromBytes = 1_024;
/** A third of the bytes for a fifth of a millisecond; the best quality takes fifty times as long for a tenth less. */
const brotliQuality = 4;

/**
 * Registers calls that only read. Lists go out packed: the text of an answer holds no secret beside what its reader chose, and
 * a session's token is in no address, so that its length tells others nothing. What a browser may keep (`mayBeKept`) has a
 * tag, and is not sent again while it is the same.
 */
export async function routeReads(app: FastifyInstance, door: CallDoor): Promise<void> {
  await app.register(async (reads) => {
    await reads.register(compress, {
      globalDecompression: false,
      threshold: packedFromBytes,
      encodings: ['br', 'gzip'],
      brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality } },
    });
    routeCalls(reads, { ...door, calls: door.calls.filter(({ call }) => !call.mayBeKept) });
    await reads.register(async (kept) => {
      kept.addHook('onRequest', (_request, reply, next) => {
        reply.header('cache-control', 'private, no-cache');
        next();
      });
      // A weak one: packed and plain answers say the same.
      await kept.register(etag, { weak: true });
      routeCalls(kept, { ...door, calls: door.calls.filter(({ call }) => call.mayBeKept) });
    });
  });
}

/** True for the calls of `routeReads`. */
export function onlyReads({ call }: ServedCall): boolean {
  return call.method === 'GET' && call.effect === 'reads';
}
