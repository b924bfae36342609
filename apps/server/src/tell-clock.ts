import type { ClockFaultKind, Exchange } from '@candor/exchange';
import type { Logger } from 'pino';

/** Logs when the exchange's clock is in doubt and when it is consistent again. Prices are paused in between. */
export async function tellClock(
  exchange: Pick<Exchange, 'onCommit' | 'query'>,
  log: Pick<Logger, 'warn' | 'error'>,
): Promise<void> {
  const tell = (kind: ClockFaultKind, byMs: number): void => {
    if (byMs > 0) log.error({ event: 'clock.fault', kind, byMs }, words[kind]);
    else
      log.warn({ event: 'clock.settling' }, 'the clocks agree: prices are paused until they have done so for a while');
  };
  exchange.onCommit(
    ({ events }) => {
      for (const { event } of events) {
        if (event.type === 'clock.faulted') tell(event.kind, event.byMs);
        else if (event.type === 'clock.restored')
          log.warn({ event: 'clock.restored' }, "the machine's clock is consistent again: prices go on");
      }
    },
    (type) => type.startsWith('clock.'),
  );
  const fault = await exchange.query('clockFault');
  if (fault !== undefined) tell(fault.kind, fault.byMs);
}

const words: Readonly<Record<ClockFaultKind, string>> = {
  ahead: "the machine's clock is ahead of the time that has passed: prices are paused",
  behind: "the machine's clock is behind the time that has passed: prices are paused",
};
