import type { CallSpec } from '@candor/api';
import type { Authenticated } from '@candor/platform';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { takeOfAddress } from './client-address.ts';
import { isProbe } from './health.ts';
import { languageOfRequest } from './language.ts';
import type { LimitName, RateLimiter } from './rate-limiter.ts';
import { tooMany } from './refuse.ts';
import { tokenOf } from './token-of.ts';

/** The cost of a route: the bucket, and the weight of one request. */
export interface Counted {
  readonly rate: LimitName;
  readonly weight: number;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    readonly counted?: Counted;
  }
}

/** The cost of requests for neither a file of the app nor a call: documents of the API, and unknown paths. */
const unnamed: Counted = { rate: 'public', weight: 1 };

/** The cost of a call before its input is known. */
export function countedAs({ rate, weight = 1 }: Pick<CallSpec, 'rate' | 'weight'>): Counted {
  return { rate, weight };
}

/**
 * Counts requests before anything is read of them: the address first, then the account, so that refusals, errors and
 * unknown paths cost their sender as well. Sessions are not counted: one account may have many.
 */
export class Admission {
  readonly #limiter: RateLimiter;
  readonly #authenticate: (token: string) => Authenticated | undefined;

  constructor(limiter: RateLimiter, authenticate: (token: string) => Authenticated | undefined) {
    this.#limiter = limiter;
    this.#authenticate = authenticate;
  }

  /** Answers 0, or how many seconds to wait. */
  arrives(request: FastifyRequest): number {
    const { ip, routeOptions } = request;
    const counted = routeOptions.config?.counted;
    const token = counted === undefined ? undefined : tokenOf(request);
    const known = token === undefined || counted?.rate === 'operator' ? undefined : this.#authenticate(token);
    if (known === undefined || counted === undefined) {
      const waitSeconds = takeOfAddress(this.#limiter, ip, 'arrival');
      if (waitSeconds > 0 || isPage(request)) return waitSeconds;
      const { rate, weight } = counted ?? unnamed;
      return takeOfAddress(this.#limiter, ip, rate, weight);
    }
    // A signed-in user may end a risk however busy their address is.
    if (counted.rate !== 'exit') {
      const waitSeconds =
        takeOfAddress(this.#limiter, ip, 'arrival') || takeOfAddress(this.#limiter, ip, 'crowd', counted.weight);
      if (waitSeconds > 0) return waitSeconds;
    }
    return this.ofAccount(known, counted);
  }

  /** For a session that was not cached, and is known only now. */
  ofAccount({ accountId }: Pick<Authenticated, 'accountId'>, { rate, weight }: Counted): number {
    return this.#limiter.take(`account ${accountId}`, rate, weight);
  }

  /** Counts the weight of a call beyond the part counted on arrival. */
  weighsMore(ip: string, session: Authenticated | undefined, { rate, weight }: Counted): number {
    if (weight <= 0) return 0;
    return session === undefined
      ? takeOfAddress(this.#limiter, ip, rate, weight)
      : this.ofAccount(session, { rate, weight });
  }
}

/** Counts every request before anything else is done for it. */
export function admitRequests(app: FastifyInstance, admission: Admission): void {
  app.addHook('onRequest', (request, reply, next) => {
    // A caller who has left before their request was looked at has no address any more, and hears no answer.
    if (request.socket.remoteAddress === undefined) {
      reply.hijack();
      return;
    }
    const waitSeconds = isProbe(request.routeOptions.url) ? 0 : admission.arrives(request);
    if (waitSeconds > 0) void tooMany(reply, waitSeconds, languageOfRequest(request));
    else next();
  });
}

/** Files of the app and of avatars: many, small and the same for all. */
function isPage({ is404, routeOptions }: FastifyRequest): boolean {
  if (is404 || routeOptions.config?.counted !== undefined) return false;
  return !(routeOptions.url ?? '').startsWith('/api/');
}
