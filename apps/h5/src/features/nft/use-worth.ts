import { listAssets } from '@candor/api';
import { decimalFrom, fixedText, times } from '@candor/kit';
import { useCall } from '#hooks/use-call.ts';
import { knownPrice } from '#lib/known-price.ts';

const usdtDecimals = 2;

/** The worth of a price in USDT; absent while nobody knows. */
export function useWorth(): (price: string, assetId: number) => string | undefined {
  const assets = useCall(listAssets, {}).data;
  return (price, assetId) => {
    const one = decimalFrom(knownPrice(assets?.find((asset) => asset.assetId === assetId)?.usdtPrice) ?? '');
    const amount = decimalFrom(price);
    return one === undefined || amount === undefined ? undefined : fixedText(times(amount, one), usdtDecimals);
  };
}
