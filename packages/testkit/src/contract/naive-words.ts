import type { Command, CoreEvent, Direction, Lots } from '@candor/exchange';
import type { Ppm, Price } from '@candor/money';
import { pair, scaleOf } from '../catalog.ts';
import type { NaiveExits, NaiveTerms, NaiveTrail } from './naive-rules.ts';

type SetTerms = Extract<Command, { readonly type: 'contract.set_terms' }>;

interface Exit {
  readonly price: Price;
  readonly lots?: Lots | undefined;
}
interface Trail {
  readonly trailRate?: Ppm | undefined;
  readonly trailDistance?: Price | undefined;
  readonly activationPrice?: Price | undefined;
}

const whole = (value: number | undefined) => (value === undefined ? undefined : BigInt(value));

export function naiveTrail({ trailRate, trailDistance, activationPrice }: Trail): NaiveTrail {
  return { rate: whole(trailRate), distance: whole(trailDistance), activation: whole(activationPrice) };
}

/** Exits as the model has them, of each kind the nearest first. */
export function naiveExits(
  direction: Direction,
  takeProfits: readonly Exit[],
  stopLosses: readonly Exit[],
  trails: readonly (Trail & { readonly lots?: Lots | undefined })[] = [],
): NaiveExits {
  const kind = (exits: readonly Exit[], rises: boolean) =>
    exits
      .map(({ price, lots }) => ({ price: BigInt(price), lots: BigInt(lots ?? 0), isAlone: exits.length === 1 }))
      .sort((a, b) => Number(rises ? a.price - b.price : b.price - a.price));
  return {
    takeProfits: kind(takeProfits, direction === 'long'),
    stopLosses: kind(stopLosses, direction === 'short'),
    trails: trails.map((one) => ({ ...naiveTrail(one), lots: BigInt(one.lots ?? 0) })),
  };
}

/** The terms of a test pair as the model has them. */
export function naiveTerms(terms: SetTerms): NaiveTerms {
  const scale = terms.pairId === pair['ACME/USDT'] ? scaleOf.ACME : scaleOf.BTC;
  return {
    lot: terms.lot,
    baseScale: BigInt(scale),
    tick: 1_000_000n,
    spread: BigInt(terms.spread),
    fee: BigInt(terms.fee),
    overnightRate: BigInt(terms.overnightRate),
    liquidationFee: BigInt(terms.liquidationFee),
    stress: BigInt(terms.stress),
    tiers: terms.tiers.map(({ floor, maintenance, multipleMax }) => ({
      floor,
      maintenance: BigInt(maintenance),
      multipleMax: BigInt(multipleMax),
    })),
  };
}

/** A fact of the module in the words of the model. */
export function naiveWords(event: CoreEvent): string[] {
  if (event.type === 'contract.cancelled') return [`cancelled ${event.ticketId} ${event.reason} ${event.released}`];
  if (event.type === 'contract.opened') return [`opened ${event.ticketId} ${event.price} ${event.margin} ${event.fee}`];
  if (event.type === 'contract.overnight_charged') return [`overnight ${event.ticketId} ${event.fee}`];
  if (event.type === 'contract.closed') {
    const { ticketId, lots, price, reason, profit, fee, deficit, shortfall } = event;
    return [`closed ${ticketId} ${lots} ${price} ${reason} ${profit} ${fee} ${deficit} ${shortfall}`];
  }
  if (event.type === 'contract.liquidated') {
    const { accountId, marginMode, equity, closed, deficit, fromInsurance, fromOthers } = event;
    return [
      `liquidated ${accountId} ${marginMode} ${equity} [${closed.join()}] ${[deficit, fromInsurance, fromOthers].join()}`,
    ];
  }
  return [];
}
