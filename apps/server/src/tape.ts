import { randomBytes } from 'node:crypto';
import type { IndexView, PairId } from '@candor/exchange';
import { type Catalogue, instantsPerMinute, isPriced, minuteMs, type TapeStart } from '@candor/feed';
import { JournalReader } from '@candor/journal';
import { type Price, price } from '@candor/money';
import { type Installation, newestTape, type TapePlace } from './installation-file.ts';
import { saveInstallation } from './installation.ts';

/** The source of an installation's simulated market. */
export interface Tape {
  readonly seed: string;
  /** The start of its ticks, which is the end of its history. Absent: the start of the seed's own tape. */
  readonly onward: TapeStart | undefined;
  readonly history: TapeStart | undefined;
}

/** The number of records read at once in search of the first tick. */
const recordsAtOnce = 1_000;

/**
 * Opens the tape of an installation. One that was founded before seeds were secret gets another: from its past prices
 * anybody could compute the old one, and with it all future ones. The new tape continues from the last price of each
 * pair, and the history before the founding leads to the first. `renewed` is the changed installation, already saved.
 */
export function openTape(
  installation: Installation,
  given: {
    readonly dataFolder: string;
    readonly journalPath: string;
    /** The last price of each pair. */
    readonly index: readonly Pick<IndexView, 'pairId' | 'price'>[];
    readonly catalogue: Pick<Catalogue, 'pairs'>;
    readonly nowMs: number;
  },
): { readonly tape: Tape; readonly renewed: Installation | undefined } {
  const renewed = installation.tape === undefined ? renew(installation, given) : undefined;
  if (renewed !== undefined) saveInstallation(given.dataFolder, renewed);
  const { seed, tape: { onward, history } = {} } = renewed ?? installation;
  return { tape: { seed, onward: startOf(onward), history: startOf(history) }, renewed };
}

function renew(installation: Installation, given: Parameters<typeof openTape>[1]): Installation {
  const pairs = given.catalogue.pairs.filter(isPriced);
  const placed = (minute: number, prices: ReadonlyMap<PairId, Price>): TapePlace => ({
    minute,
    prices: pairs.flatMap(({ pairId, tick }): [number, number][] => {
      const last = prices.get(pairId);
      return last === undefined ? [] : [[pairId, Math.max(tick, last - (last % tick))]];
    }),
  });
  const tape = { version: newestTape, formerSeed: installation.seed } as const;
  const fresh = { ...installation, seed: randomBytes(32).toString('hex') };
  const first = firstTickOf(given.journalPath);
  // An exchange without a tick has no price to go on from.
  if (first === undefined) return { ...fresh, tape };
  const last = new Map(given.index.map((one) => [one.pairId, one.price]));
  return {
    ...fresh,
    tape: {
      ...tape,
      onward: placed(Math.floor(given.nowMs / minuteMs), last),
      history: placed(Math.floor(first.gridIndex / instantsPerMinute), first.prices),
    },
  };
}

function firstTickOf(
  path: string,
): { readonly gridIndex: number; readonly prices: ReadonlyMap<PairId, Price> } | undefined {
  const journal = new JournalReader(path);
  try {
    let sequence = 0;
    for (;;) {
      const batches = journal.batchesAfter(sequence, recordsAtOnce);
      if (batches.length === 0) return undefined;
      for (const { events, lastSequence } of batches) {
        sequence = lastSequence;
        for (const { event } of events) {
          if (event.type !== 'index.ticked') continue;
          const prices = new Map(event.prices.map((one) => [one.pairId, one.price]));
          return { gridIndex: event.gridIndex, prices };
        }
      }
    }
  } finally {
    journal.close();
  }
}

function startOf(place: TapePlace | undefined): TapeStart | undefined {
  if (place === undefined) return undefined;
  const prices = place.prices.map(([pairId, atStart]): [PairId, Price] => [pairId as PairId, price(atStart)]);
  return { minute: place.minute, prices: new Map(prices) };
}

const lettersLeast = 32;
const differentLeast = 10;

/** True if the seed can be found by guessing: a short one, or one of few different letters. */
export function isGuessable(seed: string): boolean {
  return seed.length < lettersLeast || new Set(seed).size < differentLeast;
}
