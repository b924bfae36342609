import type { Command, CoreEvent, Lots } from '@candor/exchange';
import type { Price } from '@candor/money';
import { pair, scaleOf } from '../catalog.ts';
import type { NaiveExit, NaiveTerms } from './naive-rules.ts';

type SetTerms = Extract<Command, { readonly type: 'contract.set_terms' }>;

/** An exit as the model has it. */
export function naiveExit(
  exit: { readonly price: Price; readonly lots?: Lots | undefined } | undefined,
): NaiveExit | undefined {
  return exit === undefined ? undefined : { price: BigInt(exit.price), lots: BigInt(exit.lots ?? 0) };
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
