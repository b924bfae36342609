import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isLoopbackAddress, type KnownHosts, namesThisMachine } from './known-hosts.ts';
import { languageOfRequest } from './language.ts';
import { refuse } from './refuse.ts';

/** Refuses requests to a foreign host name, before anything is read of them. */
export function guardHosts(app: FastifyInstance, hosts: KnownHosts): void {
  app.addHook('onRequest', (request, reply, next) => {
    if (hosts.knows(request.headers.host) && !hasTwoHosts(request)) next();
    else refuse(reply, 421, 'host_unknown', languageOfRequest(request));
  });
}

/** Node keeps the first of two; a proxy that goes by the second let it through for another site. */
function hasTwoHosts({ raw }: FastifyRequest): boolean {
  let hosts = 0;
  for (let at = 0; at < raw.rawHeaders.length; at += 2) {
    const name = raw.rawHeaders[at];
    if (name?.length === 4 && name.toLowerCase() === 'host') hosts += 1;
  }
  return hosts > 1;
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
