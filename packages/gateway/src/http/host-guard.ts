import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isLoopbackAddress, type KnownHosts, namesThisMachine } from './known-hosts.ts';
import { languageOfRequest } from './language.ts';
import { refuse } from './refuse.ts';

/** Refuses requests to a foreign host name, before anything is read of them. */
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
 * True for a request from this very machine. With a public address there is a proxy in front, and every request comes
 * from here; an unknown proxy is recognised as far as it sends its headers.
 */
export function isFromHere(request: FastifyRequest, publicUrl: URL | undefined): boolean {
  const { headers, socket } = request.raw;
  if (publicUrl !== undefined || passedOn.some((name) => headers[name] !== undefined)) return false;
  return isLoopbackAddress(socket.remoteAddress ?? '') && namesThisMachine(headers.host);
}
