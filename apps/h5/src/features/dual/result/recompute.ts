import type { DualPurchaseRow, getDualTape, OutputOf } from '@candor/api';
import {
  type DualResult,
  dualPayoutsFor,
  dualResultOf,
  dualSettlementOf,
  dualSpellsOf,
  isInDualWindow,
} from '@candor/exchange/rules';
import { type Atoms, atomsFromText, atomsToText, price, priceFromText, priceToText, zero } from '@candor/money';

export type DualTick = Pick<OutputOf<typeof getDualTape>['samples'][number], 'gridIndex' | 'price'>;

/** Each holds or not; together they tie what was paid to the ticks and to the terms. */
const dualChecks = ['window', 'settlement', 'side', 'payouts', 'paid'] as const;
type DualCheck = (typeof dualChecks)[number];

/** A settlement that was worked out here, from the ticks and the terms of the purchase. */
export interface RecomputedDual {
  readonly count: number;
  /** Spells of five seconds of the window, and how many of them have a tick. */
  readonly spells: number;
  readonly covered: number;
  /** The mean, rounded down; absent with too few ticks. */
  readonly settlement: string | undefined;
  readonly result: DualResult;
  readonly paid: string;
  readonly paidCode: string;
  readonly checks: readonly { readonly id: DualCheck; readonly holds: boolean }[];
  readonly isEqual: boolean;
}

/** Settles a purchase again with the core's own functions, and compares every step with what the page says of it. */
export function recomputeDual(purchase: DualPurchaseRow, ticks: readonly DualTick[]): RecomputedDual {
  const { baseCode, quoteCode, stakeCode } = purchase;
  const samples = ticks.map(({ gridIndex, price: text }) => ({ gridIndex, price: priceFromText(text) ?? price(1) }));
  const settlement = samples.length === 0 ? undefined : dualSettlementOf(samples, purchase);
  const linked = priceFromText(purchase.linkedPrice) ?? price(1);
  const result = dualResultOf(settlement, linked);

  const scales = { base: purchase.baseScale, quote: purchase.quoteScale };
  const stakeScale = purchase.direction === 'call' ? scales.base : scales.quote;
  const stake = atomsFromText(purchase.stake, stakeScale) ?? zero;
  const { baseOut, quoteOut } = dualPayoutsFor(stake, { ...purchase, linkedPrice: linked }, scales);
  const payments = {
    base: { amount: baseOut, scale: scales.base, code: baseCode },
    quote: { amount: quoteOut, scale: scales.quote, code: quoteCode },
    void: { amount: stake, scale: stakeScale, code: stakeCode },
  } as const;
  const payment = payments[result];
  const holds: Readonly<Record<DualCheck, boolean>> = {
    window: areInWindow(ticks, purchase),
    settlement: isSameText(settlement && priceToText(settlement), purchase.settlementPrice),
    side: result === (purchase.outcome ?? 'void'),
    payouts: isSame(purchase.baseOut, baseOut, scales.base) && isSame(purchase.quoteOut, quoteOut, scales.quote),
    paid: purchase.paidCode === payment.code && isSame(purchase.paid, payment.amount, payment.scale),
  };
  const checks = dualChecks.map((id) => ({ id, holds: holds[id] }));
  return {
    count: ticks.length,
    ...dualSpellsOf(samples, purchase),
    settlement: settlement && priceToText(settlement),
    result,
    paid: atomsToText(payment.amount, payment.scale),
    paidCode: payment.code,
    checks,
    isEqual: checks.every((check) => check.holds),
  };
}

/** All within the window, each once. */
function areInWindow(ticks: readonly DualTick[], purchase: DualPurchaseRow): boolean {
  const isOnce = new Set(ticks.map(({ gridIndex }) => gridIndex)).size === ticks.length;
  return isOnce && ticks.every(({ gridIndex }) => isInDualWindow(gridIndex, purchase));
}

function isSame(text: string | undefined, amount: Atoms, scale: number): boolean {
  return text !== undefined && atomsFromText(text, scale) === amount;
}

function isSameText(here: string | undefined, said: string | undefined): boolean {
  return here === undefined ? said === undefined : said !== undefined && priceFromText(said) === priceFromText(here);
}
