import type { AssetId, LoanProductView } from '@candor/exchange';
import { atomsFromText, type Atoms } from '@candor/money';
import type { Deps } from '../serving/deps.ts';

/** A product by its number. */
export async function loanProduct(
  { exchange }: Pick<Deps, 'exchange'>,
  productId: number,
): Promise<LoanProductView | undefined> {
  const products = await exchange.query('loanProducts');
  return products.find(({ terms }) => terms.productId === productId);
}

/** Reads collateral; absent when one of the assets does not exist, or an amount has too many decimals. */
export function collateralFrom(
  { market }: Pick<Deps, 'market'>,
  items: readonly (readonly string[])[],
): readonly { readonly assetId: AssetId; readonly amount: Atoms }[] | undefined {
  const collateral = items.map(([id, text]) => {
    const asset = market.instruments.asset(Number(id));
    const amount = asset && atomsFromText(text ?? '', asset.scale);
    return asset && amount !== undefined ? { assetId: asset.assetId, amount } : undefined;
  });
  return collateral.every((one) => one !== undefined) ? collateral : undefined;
}
