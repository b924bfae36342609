import type { ArgumentsOf, ContractPreviewRow, previewContract } from '@candor/api';
import type { Direction, Lots } from '@candor/exchange/rules';
import type { CouponPlan } from '#features/coupons/use-coupon-choice.ts';
import { ppmFromPercent } from '#features/spot/pair-terms.ts';
import { contractSlippageDefault } from '@candor/exchange/rules';
import { atomsFromText, type Ppm, priceFromText, zero } from '@candor/money';
import type { ContractMarket } from '#features/position-model/market.ts';
import type { OpenRequest } from '#features/position-model/open-figures.ts';
import { type ContractForm, lotsOf } from './contract-form.ts';

type ContractInput = ArgumentsOf<typeof previewContract>;

export interface Assets {
  readonly baseAssetId: number;
  readonly quoteAssetId: number;
}

/** The form as the server takes it, in one direction. The lots have been checked. */
export function inputFrom(form: ContractForm, direction: Direction, lots: Lots, assets: Assets): ContractInput {
  const { marginMode, multiple, entryType } = form;
  return {
    baseAssetId: assets.baseAssetId,
    quoteAssetId: assets.quoteAssetId,
    direction,
    entryType,
    lots,
    multiple,
    marginMode,
    ...(form.waits ? { triggerPrice: form.triggerPrice } : {}),
    ...(entryType === 'limit' ? { limitPrice: form.price } : { slippagePercent: form.slippage }),
    ...(form.hasExits ? exitsFrom(form) : {}),
  };
}

export type ExitTexts = Pick<ContractForm, 'takeProfitPrice' | 'takeProfitLots' | 'stopLossPrice' | 'stopLossLots'>;

/** Either exit alone, or both; without lots of its own one closes the whole remainder. */
function exitsFrom(texts: ExitTexts) {
  const takeProfitLots = lotsOf(texts.takeProfitLots);
  const stopLossLots = lotsOf(texts.stopLossLots);
  return {
    ...(texts.takeProfitPrice === '' ? {} : { takeProfitPrice: texts.takeProfitPrice }),
    ...(texts.takeProfitPrice === '' || takeProfitLots === undefined ? {} : { takeProfitLots }),
    ...(texts.stopLossPrice === '' ? {} : { stopLossPrice: texts.stopLossPrice }),
    ...(texts.stopLossPrice === '' || stopLossLots === undefined ? {} : { stopLossLots }),
  };
}

/** The changes that lead to the written exits: an unchanged side is not named, an empty one is removed. */
export function exitChangesFrom(before: ExitTexts, after: ExitTexts) {
  const wanted = exitsFrom(after);
  const isChanged = (side: 'takeProfit' | 'stopLoss') =>
    before[`${side}Price`] !== after[`${side}Price`] || before[`${side}Lots`] !== after[`${side}Lots`];
  return {
    ...(isChanged('takeProfit') && { takeProfitLots: wanted.takeProfitLots, takeProfitPrice: after.takeProfitPrice }),
    ...(isChanged('stopLoss') && { stopLossLots: wanted.stopLossLots, stopLossPrice: after.stopLossPrice }),
  };
}

/** The form as the rules take it; `undefined` while a limit order has no price that can be read. */
export function requestFrom(form: ContractForm, direction: Direction): Omit<OpenRequest, 'lots'> | undefined {
  const limitPrice = form.entryType === 'limit' ? priceFromText(form.price) : undefined;
  if (form.entryType === 'limit' && limitPrice === undefined) return undefined;
  const slippage: Ppm = ppmFromPercent(form.slippage) ?? contractSlippageDefault;
  return { direction, multiple: form.multiple, marginMode: form.marginMode, limitPrice, slippage };
}

/** The opening as a coupon sees it: the fee that is charged at once. That of the close counts too, but is not known yet. */
export function couponPlanOf({ notional, openFee }: ContractPreviewRow, { row, rules }: ContractMarket): CouponPlan {
  const atoms = (text: string) => atomsFromText(text, rules.grid.quoteScale) ?? zero;
  return { act: 'contract', assetId: row.quoteAssetId, size: atoms(notional), charged: atoms(openFee) };
}
