import { dayMs } from '@candor/kernel';
import { ppmOne } from '@candor/money';
import type { Change } from '../../module.ts';
import { staleAfterMs } from '../index-prices/index-prices.ts';
import { Product } from './product.ts';
import { dualPayoutsFor, dualStakeFor, dualSettleWaitMs, shareWorthMin } from './rules.ts';
import type { DualSlice } from './slice.ts';

const sharesMax = 1_000_000_000;
const maturityMsMax = 400 * dayMs;
/** Two of the spells that must not be gaps. */
const windowMsMin = 10_000;
const atomsMax = 1n << 60n;

/** New products are for purchases afterwards. Opening one always takes two operators. */
export const openChange: Change<'dual.open_product', DualSlice> = {
  refuses(core, terms) {
    const pair = core.catalog.pairs.get(terms.pairId);
    if (pair === undefined || pair.quote.assetId !== core.catalog.unitOfAccount) return 'pair_not_found';
    // A window at night would have no ticks.
    if (core.sessions.calendars.has(terms.pairId)) return 'terms_invalid';
    const { opensAtMs, closesAtMs, maturesAtMs, windowMs, shares, accountShares, interest, interestDays } = terms;
    // The last purchase is made at a price from before the window, by so much that none of its samples was seen.
    const isApart = closesAtMs + staleAfterMs <= maturesAtMs - windowMs;
    const isTimely = opensAtMs < closesAtMs && isApart && closesAtMs > core.nowMs;
    if (!isTimely || maturesAtMs > core.nowMs + maturityMsMax || windowMs < windowMsMin) return 'terms_invalid';
    if (shares < 1 || shares > sharesMax || accountShares < 1 || interestDays < 1) return 'terms_invalid';
    if (interest < 1 || interest > 10 * ppmOne || terms.linkedPrice < 1 || terms.share < 1n) return 'terms_invalid';
    const scales = { base: pair.base.scale, quote: pair.quote.scale };
    const { quoteOut, baseOut } = dualPayoutsFor(terms.share, { ...terms, interestDays: 0 }, scales);
    if (quoteOut < shareWorthMin * 10n ** BigInt(scales.quote) || baseOut < 1n) return 'terms_invalid';
    // Even the largest purchase has payouts that the ledger can count.
    const largest = dualPayoutsFor(dualStakeFor(terms.share, shares), terms, scales);
    return largest.baseOut < atomsMax && largest.quoteOut < atomsMax ? undefined : 'terms_invalid';
  },
  present: () => undefined,
  weakens: () => 'confirmed',
  make(core, { type: _type, ...wanted }) {
    const terms = { productId: core.dual.takeProductId(), ...wanted };
    const product = new Product(terms);
    core.dual.keepProduct(product);
    core.timers.set(terms.maturesAtMs + dualSettleWaitMs, 'dual.maturity', terms.productId);
    core.emit({ type: 'dual.product_opened', hash: product.hash, terms });
    return { productId: terms.productId };
  },
};

/** Closing only ends the sale, so one operator is enough. */
export const closeChange: Change<'dual.close_product', DualSlice> = {
  refuses(core, { productId }) {
    const product = core.dual.products.get(productId);
    return product === undefined || product.isClosed ? 'dual_not_offered' : undefined;
  },
  present: (_core, command) => command,
  weakens: () => 'none',
  make(core, { productId }) {
    core.dual.product(productId).isClosed = true;
    core.emit({ type: 'dual.product_closed', productId });
    return {};
  },
};
