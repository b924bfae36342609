import { listOptionMarkets } from '@candor/api';
import { decimalsOfTick, priceFromText } from '@candor/money';
import { useCall } from '#hooks/use-call.ts';

/** As many digits as the text has, and no fewer than `least`: 78 is shown as 78.00, 78.125 as it is. */
export function decimalsIn(text: string | undefined, least: number): number {
  return Math.max(text?.split('.')[1]?.length ?? 0, least);
}

/** Digits of the prices of a pair with options, from its tick; 0 until they are known. */
export function usePriceDecimals(pairId: number): number {
  const markets = useCall(listOptionMarkets, {});
  const market = markets.data?.find((one) => one.pairId === pairId);
  const tick = market && priceFromText(market.tick);
  return tick === undefined ? 0 : decimalsOfTick(tick);
}
