import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isLoopbackAddress, type KnownHosts, namesThisMachine } from './known-hosts.ts';
import { languageOfRequest } from './language.ts';
import { refuse } from './refuse.ts';

/** Refuses what was sent to a name that is not ours, before anything is read of it. */
export function guardHosts(app: FastifyInstance, hosts: KnownHosts): void {
  app.addHook('onRequest', async (request, reply) => {
    if (hosts.knows(request.headers.host) && !hasTwoHosts(request)) return undefined;
    return refuse(reply, 421, 'host_unknown', languageOfRequest(request));
  });
}

/** Node keeps the first of two; a proxy that goes by the second let it through for another site. */
function hasTwoHosts({ raw }: FastifyRequest): boolean {
  return raw.rawHeaders.filter((text, index) => index % 2 === 0 && text.toLowerCase() === 'host').length > 1;
}

const passedOn = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip'] as const;

/**
 * Whether somebody at this very machine asks. With a public address a proxy is in front, and everybody comes from here; so
 * does whoever is passed on by a proxy that nobody has told us of, as far as it says so.
 */
export function isFromHere(request: FastifyRequest, publicUrl: URL | undefined): boolean {
  const { headers, socket } = request.raw;
  if (publicUrl !== undefined || passedOn.some((name) => headers[name] !== undefined)) return false;
  return isLoopbackAddress(socket.remoteAddress ?? '') && namesThisMachine(headers.host);
}
