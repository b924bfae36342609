import type { RepeatedEvents } from '@candor/platform';
import type { FastifyInstance } from 'fastify';

/** Logs refusals from before a call is read. Addresses and fields stay out of it: they are personal. */
export function logRefusals(app: FastifyInstance, events: RepeatedEvents): void {
  app.addHook('onResponse', (request, reply, next) => {
    const details = { route: request.routeOptions.url ?? 'none' };
    if (reply.statusCode === 421) events.note('host.refused', 'a call named a host that is not ours', details);
    if (reply.statusCode === 429) events.note('limit.hit', 'a caller came too often', details);
    next();
  });
}
