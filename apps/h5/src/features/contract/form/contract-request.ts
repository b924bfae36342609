import type { ArgumentsOf, ContractPreviewRow, ExitInput, previewContract } from '@candor/api';
import type { Direction, Lots } from '@candor/exchange/rules';
import type { CouponPlan } from '#features/coupons/use-coupon-choice.ts';
import { contractSlippageDefault } from '@candor/exchange/rules';
import { atomsFromText, type Ppm, ppmFromPercent, priceFromText, zero } from '@candor/money';
import type { ContractMarket } from '#features/position-model/market.ts';
import type { OpenRequest } from '#features/position-model/open-figures.ts';
import type { ContractForm } from './contract-form.ts';

type ContractInput = ArgumentsOf<typeof previewContract>;

export interface Assets {
  readonly baseAssetId: number;
  readonly quoteAssetId: number;
}

/** The form as the server takes it, in one direction. The lots have been checked, and so have the exits, which are in lots. */
export function inputFrom(
  form: ContractForm,
  direction: Direction,
  lots: Lots,
  assets: Assets,
  exits: readonly ExitInput[] = [],
): ContractInput {
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
    ...(form.trails ? trailFrom(form) : {}),
    ...(entryType === 'limit' ? { limitPrice: form.price } : { slippagePercent: form.slippage }),
    ...(exits.length === 0 ? {} : { exits }),
  };
}

/** The distance of an order that trails, in percent or as a price, and where it begins. */
function trailFrom({ trail, trailUnit, activationPrice }: ContractForm) {
  return {
    ...(trailUnit === 'percent' ? { trailPercent: trail } : { trailDistance: trail }),
    ...(activationPrice === '' ? {} : { activationPrice }),
  };
}

/** The trail of the form as the rules take it; `undefined` while its distance cannot be read. */
export function trailTermsFrom({ trail, trailUnit, activationPrice }: ContractForm) {
  const trailRate = trailUnit === 'percent' ? ppmFromPercent(trail) : undefined;
  const trailDistance = trailUnit === 'price' ? priceFromText(trail) : undefined;
  if (trailRate === undefined && trailDistance === undefined) return undefined;
  return { trailRate, trailDistance, activationPrice: priceFromText(activationPrice) };
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
