import { done, reject } from '@candor/kernel';
import type { Atoms } from '@candor/money';
import type { AccountId, AssetId, QuoteId } from '../../vocabulary.ts';
import { homeWalletOf } from '../catalog/wallet-type.ts';
import { countUses, offeredPair, planConversion, pricedSides, valueWithin } from './planning.ts';
import type { ConversionFigures } from './rules.ts';
import { settle } from './settle.ts';
import type { ConvertSlice } from './slice.ts';

interface Wanted {
  readonly accountId: AccountId;
  readonly fromAssetId: AssetId;
  readonly toAssetId: AssetId;
  readonly amount: Atoms;
}

/** A conversion that can be carried out in the moment it was planned. */
interface PlannedConversion extends ConversionFigures {
  readonly accountId: AccountId;
  readonly fromAssetId: AssetId;
  readonly toAssetId: AssetId;
  readonly fromAmount: Atoms;
  /** The amount that counts against limits. */
  readonly value: Atoms;
}

/**
 * The part of convert that plans of recurring buys may use: a conversion at the price of the moment, by the rules of a quote that is
 * accepted at once.
 */
export class ConversionsForPlans {
  readonly #core: ConvertSlice;

  constructor(core: ConvertSlice) {
    this.#core = core;
  }

  /** False while an asset has no fresh price, or the time is in doubt. */
  isPriced(fromAssetId: AssetId, toAssetId: AssetId): boolean {
    const pair = offeredPair(this.#core, { fromAssetId, toAssetId });
    // An asset that is not offered any more is refused for that in the planning.
    if (!pair.ok) return true;
    const sides = pricedSides(this.#core, pair.value);
    return sides.ok || sides.code === 'fiat_rate_stale';
  }

  /** The reason that nobody could convert an amount now, by its assets, its prices and its size. */
  refusalOf({ fromAssetId, toAssetId, amount }: Omit<Wanted, 'accountId'>) {
    const pair = offeredPair(this.#core, { fromAssetId, toAssetId });
    if (!pair.ok) return pair.code;
    if (amount <= 0n) return 'amount_invalid';
    const sides = pricedSides(this.#core, pair.value);
    if (!sides.ok) return sides.code;
    const value = valueWithin(this.#core, pair.value.terms, sides.value.given, amount);
    return value.ok ? undefined : value.code;
  }

  /** The figures of a conversion at this moment, or the reason that there is none. The funds are not asked for. */
  plan({ accountId, fromAssetId, toAssetId, amount }: Wanted) {
    if (!this.#core.products.allows(accountId, 'convert')) return reject('product_unavailable');
    const pair = offeredPair(this.#core, { fromAssetId, toAssetId });
    if (!pair.ok) return pair;
    if (amount <= 0n) return reject('amount_invalid');
    const planned = planConversion(this.#core, { accountId, amount }, pair.value);
    if (!planned.ok) return planned;
    return done<PlannedConversion>({ ...planned.value, accountId, fromAssetId, toAssetId, fromAmount: amount });
  }

  /** True when an account has what a conversion gives. */
  isCovered({ accountId, fromAssetId, fromAmount }: PlannedConversion): boolean {
    const { ledger } = this.#core;
    return ledger.available(ledger.wallet(accountId, homeWalletOf(this.#core, fromAssetId), fromAssetId)) >= fromAmount;
  }

  /** Carries out what was planned in this same moment. */
  carryOut(planned: PlannedConversion) {
    const core = this.#core;
    const quoteId = core.convert.nextQuoteId as QuoteId;
    core.convert.nextQuoteId += 1;
    countUses(core, planned);
    const { midRate, rate } = planned;
    return { ...settle(core, { ...planned, quoteId }), midRate, rate };
  }
}
