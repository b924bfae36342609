import type { ContractPreviewRow } from '@candor/api';
import { type Price, priceFromText } from '@candor/money';
import type { OpenFigures } from '#features/position-model/open-figures.ts';

interface LiquidationSources {
  readonly figures: OpenFigures | undefined;
  readonly preview: ContractPreviewRow | undefined;
  readonly isIsolated: boolean;
}

/**
 * The price at which an order that fills now would be liquidated: `none` where no price would do it, `undefined` while it
 * is not known. What stands behind a cross position is the whole account, which only the server's answer counts in.
 */
export function liquidationOf({ figures, preview, isIsolated }: LiquidationSources): Price | 'none' | undefined {
  if (figures === undefined) return undefined;
  if (isIsolated) return figures.liquidation ?? 'none';
  if (preview === undefined) return undefined;
  return preview.liquidationPrice === undefined ? 'none' : priceFromText(preview.liquidationPrice);
}
