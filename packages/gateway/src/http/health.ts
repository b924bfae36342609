import type { HostedExchange } from '@candor/journal';
import type { Reader } from '@candor/readmodel';
import type { FastifyInstance } from 'fastify';
import type { ClockDoubt, ClockState } from '../clock/clock-state.ts';
import { metricsPath } from './metrics.ts';

const probePaths: ReadonlySet<string | undefined> = new Set(['/healthz', '/readyz', metricsPath]);

/** True for paths that monitors request: they are no visit, and spend no limit. */
export function isProbe(path: string | undefined): boolean {
  return probePaths.has(path);
}

/** A longer lag keeps people from seeing their own actions: other servers should take their calls. */
const lagMsMax = 30_000;
const answerMs = 2_000;

/**
 * Liveness and readiness. `/healthz` answers while the process does; a monitor that gets no answer restarts it.
 * `/readyz` answers 503, with reasons, while the exchange does not answer, its clock is in doubt, lists are far behind,
 * or `platform.db` was found damaged.
 */
export function serveHealth(
  app: FastifyInstance,
  exchange: HostedExchange,
  reader: Reader,
  clock: Pick<ClockState, 'doubt'>,
  isPlatformDamaged: () => boolean,
): void {
  app.get('/healthz', async () => {
    const { behindMs } = reader.lag();
    const sequence = exchange.lastSequence;
    return { ok: true, sequence, behind_ms: Math.round(behindMs), clock: clockText(clock.doubt) };
  });
  app.get('/readyz', async (_request, reply) => {
    const reasons = await reasonsNotToServe(exchange, reader);
    if (isPlatformDamaged()) reasons.push('platform_damaged');
    return reply.code(reasons.length === 0 ? 200 : 503).send({ ok: reasons.length === 0, reasons });
  });
}

/** A doubt of nothing is one that ends by itself in a moment. */
function clockText(doubt: ClockDoubt | undefined): ClockDoubt | 'settling' | 'consistent' {
  if (doubt === undefined) return 'consistent';
  return doubt.byMs === 0 ? 'settling' : doubt;
}

async function reasonsNotToServe(exchange: HostedExchange, reader: Reader): Promise<string[]> {
  const reasons: string[] = [];
  const { behindMs, isFollowing } = reader.lag();
  if (!isFollowing) reasons.push('readmodel_down');
  if (behindMs > lagMsMax) reasons.push('readmodel_behind');
  const clock = await inTime(exchange.query('clockFault').then((fault) => (fault === undefined ? 'right' : 'wrong')));
  if (clock === undefined) reasons.push('exchange_silent');
  if (clock === 'wrong') reasons.push('clock_fault');
  return reasons;
}

/** The value, or nothing when it does not come in time or not at all. */
export async function inTime<T>(value: Promise<T>): Promise<T | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), answerMs);
  });
  try {
    return await Promise.race([value, late]);
  } catch {
    return undefined;
  } finally {
    clearTimeout(timer);
  }
}
