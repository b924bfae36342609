import type { AssetId } from '@candor/exchange';
import { done, type Outcome, reject } from '@candor/kernel';
import { type Atoms, atomsFromText, atomsToText } from '@candor/money';
import type { Deps } from './deps.ts';

interface InAtoms {
  readonly assetId: AssetId;
  readonly amount: Atoms;
}

/** The amount of an asset that a call moves, as the core counts it. */
export function assetAmount(
  { market }: Deps,
  given: { readonly assetId: number; readonly amount: string },
): Outcome<InAtoms, 'asset_not_found' | 'amount_invalid'> {
  const asset = market.instruments.asset(given.assetId);
  if (asset === undefined) return reject('asset_not_found');
  const amount = atomsFromText(given.amount, asset.scale);
  return amount === undefined ? reject('amount_invalid') : done({ assetId: asset.assetId, amount });
}

/** The same as the call has it. */
export function assetAmountFields({ market }: Deps, { assetId, amount }: InAtoms) {
  return { assetId, amount: atomsToText(amount, market.instruments.assetOf(assetId).scale) };
}
