import { done, reject } from '@candor/kernel';
import { type Atoms, plus, zero } from '@candor/money';
import type { CommandOf, OutcomeOf, RejectOf } from '../../commands.ts';
import type { AccountId, AssetId, QuoteId } from '../../vocabulary.ts';
import type { Asset } from '../catalog/catalog.ts';
import { countUses, limitReached, pricedSides } from './planning.ts';
import { isConvertible, spreadBetween } from './pricing.ts';
import { type ConversionFigures, conversionFigures, sweptMax, valueInUnit } from './rules.ts';
import { houseAvailable, settle } from './settle.ts';
import type { ConvertSlice } from './slice.ts';

interface SweepLine extends ConversionFigures {
  readonly fromAssetId: AssetId;
  readonly fromAmount: Atoms;
  /** In the unit of account, rounded up: the amount that counts against limits. */
  readonly value: Atoms;
}

/** Everything about a requested sweep: its refusal, and its figures as far as they are known. */
export interface SweepPlan {
  readonly rejects?: RejectOf<'convert.sweep'>;
  /** Of each balance that brings at least one atom; what brings none is left as it is. */
  readonly lines: readonly SweepLine[];
  /** Received in all, and the fee in it; both in the unit of account. */
  readonly total: Atoms;
  readonly fee: Atoms;
}

/**
 * The one planner for the preview and the command (RULES 13): all that is available of each asset into the unit of account, by the
 * spread, the fee and the limits of a conversion, without its least amount. Codes in the order they are checked.
 */
export function planSweep(core: ConvertSlice, accountId: AccountId, assetIds: readonly AssetId[]): SweepPlan {
  const { catalog, convertDesk: desk } = core;
  const refused = (rejects: RejectOf<'convert.sweep'>): SweepPlan => ({ rejects, lines: [], total: zero, fee: zero });
  if (!core.accounts.has(accountId)) return refused('account_not_found');
  if (!core.products.allows(accountId, 'convert')) return refused('product_unavailable');
  const swept = assetIds.map((id) => catalog.assets.get(id));
  if (!swept.every((asset) => asset !== undefined)) return refused('asset_not_found');
  const { terms } = desk;
  const unit = catalog.unitOfAccount === undefined ? undefined : catalog.assets.get(catalog.unitOfAccount);
  if (terms === undefined || unit === undefined) return refused('convert_not_offered');
  if (swept.includes(unit)) return refused('convert_same_asset');
  if (!swept.every((asset) => asset.assetClass === 'coin' && isConvertible(core, asset))) {
    return refused('convert_not_offered');
  }
  if (swept.length === 0 || swept.length > sweptMax || new Set(swept).size < swept.length) {
    return refused('amount_invalid');
  }
  if (!desk.mayAsk(accountId, core.nowMs)) return refused('too_many_quotes');
  const lines: SweepLine[] = [];
  for (const asset of swept) {
    const sides = pricedSides(core, { from: asset, to: unit, terms });
    if (!sides.ok) return refused(sides.code);
    const { given, received } = sides.value;
    const fromAmount = available(core, accountId, asset);
    if (fromAmount <= 0n) return refused('balance_insufficient');
    const spread = spreadBetween(core, terms, asset, unit);
    const figures = conversionFigures(fromAmount, given, received, { spread, fee: terms.fee });
    const value = valueInUnit(fromAmount, given, unit.scale, 'up');
    if (figures.toAmount > 0n) lines.push({ ...figures, fromAssetId: asset.assetId, fromAmount, value });
  }
  const sum = (name: 'toAmount' | 'fee' | 'gross' | 'value') =>
    lines.reduce((total, line) => plus(total, line[name]), zero);
  const refusal = (): RejectOf<'convert.sweep'> | undefined => {
    if (lines.length === 0) return 'convert_too_small';
    if (lines.some(({ value }) => value > terms.maxValue)) return 'convert_too_large';
    const toAssetId = unit.assetId;
    const whole = { fromAssetId: toAssetId, value: sum('value') };
    const reached = [...lines, whole].map(({ fromAssetId, value }) =>
      limitReached(core, terms, { accountId, fromAssetId, toAssetId, value }),
    );
    if (reached.includes('convert_day_limit')) return 'convert_day_limit';
    if (reached.includes('convert_house_limit')) return 'convert_house_limit';
    return houseAvailable(core, unit.assetId) < sum('gross') ? 'liquidity_insufficient' : undefined;
  };
  const rejects = refusal();
  return { ...(rejects === undefined ? {} : { rejects }), lines, total: sum('toAmount'), fee: sum('fee') };
}

/**
 * Converts several whole balances at the prices of this moment, all of them or none. No quote was given, so the least total that the
 * user accepts is what protects them from a price that has moved; it counts like one quote against those of the minute.
 */
export function sweep(core: ConvertSlice, command: CommandOf<'convert.sweep'>): OutcomeOf<'convert.sweep'> {
  const { convert, convertDesk: desk, catalog } = core;
  const { accountId, assetIds, leastTotal } = command;
  const { rejects, lines, total, fee } = planSweep(core, accountId, assetIds);
  if (rejects !== undefined) return reject(rejects);
  if (total < leastTotal) return reject('sweep_below_least');

  const toAssetId = catalog.unitOfAccount as AssetId;
  const minuteEndsAtMs = desk.countQuote(accountId, core.nowMs);
  if (minuteEndsAtMs !== undefined) core.timers.set(minuteEndsAtMs, 'convert.minute_end', accountId);
  const quoteIds = lines.map(({ value, ...line }) => {
    const quoteId = convert.nextQuoteId as QuoteId;
    convert.nextQuoteId += 1;
    countUses(core, { accountId, fromAssetId: line.fromAssetId, toAssetId, value });
    settle(core, { ...line, quoteId, accountId, toAssetId });
    return quoteId;
  });
  return done({ quoteIds, total, fee });
}

function available(core: ConvertSlice, accountId: AccountId, { assetId }: Asset): Atoms {
  return core.ledger.available(core.ledger.wallet(accountId, 'spot', assetId));
}
