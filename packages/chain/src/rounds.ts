import { setTimeout as pause } from 'node:timers/promises';
import { Fault } from '@candor/kernel';
import type { Duty } from '@candor/kernel/duty';
import type { ChainLog } from './chain.ts';

/** A round that hangs longer than this is left behind at a stop. */
const stopMsMax = 1_500;

/**
 * Works in rounds with a pause between two, until it is stopped. A round that fails is tried again after a longer
 * pause, up to a minute; each new reason is logged once. When the exchange has stopped the work is over.
 */
export function rounds(name: string, pauseMs: number, log: ChainLog, round: () => Promise<void>): Duty {
  const stopping = new AbortController();
  const { signal } = stopping;

  async function run(): Promise<void> {
    let failures = 0;
    let said = '';
    while (!signal.aborted) {
      try {
        await round();
        if (failures > 0) log.warn({ event: 'rounds.go_on', failures }, `${name} go on again`);
        failures = 0;
        said = '';
      } catch (error) {
        if (signal.aborted || (error instanceof Fault && error.kind === 'exchange_stopped')) return;
        failures += 1;
        const words = error instanceof Error ? error.message : String(error);
        if (words !== said) log.error({ event: 'rounds.stopped', err: error }, `${name} do not go on`);
        said = words;
      }
      const longer = Math.min(60_000, pauseMs * 2 ** Math.min(failures, 6));
      await pause(failures === 0 ? pauseMs : longer, undefined, { signal, ref: false }).catch(() => {});
    }
  }

  let running: Promise<void> | undefined;
  return {
    name,
    start() {
      running = run();
    },
    async stop() {
      stopping.abort();
      if (running !== undefined) await Promise.race([running, pause(stopMsMax, undefined, { ref: false })]);
    },
  };
}
