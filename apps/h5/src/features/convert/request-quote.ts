import { CallError, listConversions, listUserAssets, listWallets, quoteConversion } from '@candor/api';
import { call } from '#client/read.ts';
import { type FullQuote, isFullQuote } from './quote-stage.ts';

export interface Wanted {
  readonly fromAssetId: number;
  readonly toAssetId: number;
  readonly amount: string;
}

/** The calls whose answers a conversion changes. */
export const changedByConversion = [listWallets, listUserAssets, listConversions] as const;

/** Requests a quote with all figures of its preview; throws a `CallError`. */
export async function requestQuote(wanted: Wanted): Promise<FullQuote> {
  const quote = await call(quoteConversion, wanted);
  if (!isFullQuote(quote)) throw new CallError({ kind: 'broken', code: 'quote_incomplete' });
  return quote;
}
