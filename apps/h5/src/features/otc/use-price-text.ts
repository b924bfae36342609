import { useFormat } from '#hooks/use-format.ts';

/** A price in a currency, with the decimals of the currency at least: 0.50, 1.0125. */
export function usePriceText(): (price: string | undefined, fiatScale: number) => string {
  const format = useFormat();
  return (price, fiatScale) => format.amount(price, Math.max(fiatScale, price?.split('.')[1]?.length ?? 0));
}
