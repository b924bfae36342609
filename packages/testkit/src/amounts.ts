import type { AssetId } from '@candor/exchange';
import { type Atoms, atomsFromText, atomsToText, type Price, priceFromText } from '@candor/money';
import { asset, type AssetCode, scaleOf } from './practice-world.ts';

/** "0.5 BTC": how tests write amounts. */
export type AmountText = `${number} ${AssetCode}`;

export interface Amount {
  readonly code: AssetCode;
  readonly assetId: AssetId;
  readonly atoms: Atoms;
}

/** Reads "0.5 BTC". Throws for a text that is no amount. */
export function amountOf(text: AmountText): Amount {
  const [digits = '', code = ''] = text.split(' ');
  const isKnown = (word: string): word is AssetCode => word in asset;
  if (!isKnown(code)) throw new Error(`no asset is called ${code}`);
  const amount = atomsFromText(digits, scaleOf[code]);
  if (amount === undefined) throw new Error(`not an amount: ${text}`);
  return { code, assetId: asset[code], atoms: amount };
}

export function amountText(amount: Atoms, code: AssetCode): string {
  return `${atomsToText(amount, scaleOf[code])} ${code}`;
}

/** Reads "60000.5". */
export function priceOfText(text: string): Price {
  const price = priceFromText(text);
  if (price === undefined) throw new Error(`not a price: ${text}`);
  return price;
}
