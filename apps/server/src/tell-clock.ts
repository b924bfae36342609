import type { Exchange } from '@candor/exchange';
import type { Logger } from 'pino';

/** Says in the log when the exchange's clock is in doubt and when it is consistent again. Prices are paused in between. */
export async function tellClock(exchange: Pick<Exchange, 'onCommit' | 'query'>, log: Logger): Promise<void> {
  const tell = (kind: string, byMs: number): void =>
    log.error({ event: 'clock.fault', kind, byMs }, "the machine's clock is in doubt: prices are paused");
  exchange.onCommit(({ events }) => {
    for (const { event } of events) {
      if (event.type === 'clock.faulted') tell(event.kind, event.byMs);
      else if (event.type === 'clock.restored')
        log.warn({ event: 'clock.restored' }, "the machine's clock is consistent again: prices go on");
    }
  });
  const fault = await exchange.query('clockFault');
  if (fault !== undefined) tell(fault.kind, fault.byMs);
}
