import { type Duty, repeating } from '@candor/kernel/duty';
import type { Logger } from 'pino';

/**
 * One product with demonstrations that a practice installation offers anew, again and again: short terms at which the whole way
 * from purchase to result can be tried in minutes. The core knows nothing of it: these are an operator's commands.
 */
interface PracticeOffer {
  readonly name: string;
  /** Looks at what is offered, and offers what is missing. */
  readonly look: () => Promise<void>;
}

const looksEveryMs = 5_000;

/** Looks at all offers every few seconds; one that cannot be looked at does not keep the others waiting. */
export function practiceOffers(
  offers: readonly PracticeOffer[],
  { log, speed = 1 }: { readonly log: Pick<Logger, 'warn'>; readonly speed?: number },
): Duty {
  return repeating('practice-offers', {
    everyMs: looksEveryMs / speed,
    async work() {
      for (const { name, look } of offers) {
        try {
          await look();
        } catch (error) {
          log.warn({ event: 'offers.blind', offer: name, err: error }, 'a practice offer could not be renewed');
        }
      }
    },
    onError: (error) => log.warn({ event: 'offers.blind', err: error }, 'practice offers could not be renewed'),
  });
}
