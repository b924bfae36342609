import { getSiteConfig } from '@candor/api';
import { decimalFrom, fixedText, times } from '@candor/kit';
import { createStore } from 'zustand/vanilla';
import { useStore } from 'zustand';
import { storage } from '#client/read.ts';
import { useCall } from '#hooks/use-call.ts';
import { useFiat } from '#hooks/use-fiat.ts';

export const totalUnits = ['fiat', 'usdt', 'btc'] as const;
export type TotalUnit = (typeof totalUnits)[number];

const unitKey = 'assetsUnit';
const store = createStore<{ unit: TotalUnit }>(() => ({
  unit: totalUnits.find((unit) => unit === storage.get(unitKey)) ?? 'fiat',
}));

/** The unit of the totals on the assets page, kept on this device. */
export function useTotalUnit(): TotalUnit {
  return useStore(store, ({ unit }) => unit);
}

export function setTotalUnit(unit: TotalUnit): void {
  storage.set(unitKey, unit);
  store.setState({ unit });
}

export interface Counted {
  readonly code: string;
  readonly decimals: number;
  /** `usdt` decimal text in this unit, cut to its decimals; undefined without a rate. */
  readonly convert: (usdt: string) => string | undefined;
}

/** Until the site's decimals of its currencies have come. */
const usualDecimals = 2;

/** One of the units with its name, its decimals and its arithmetic. */
export function useCountedIn(unit: TotalUnit, bitcoinPrice: string | undefined): Counted {
  const { code, rate } = useFiat();
  const config = useCall(getSiteConfig, {});
  if (unit === 'usdt') return { code: 'USDT', decimals: 2, convert: (usdt) => usdt };
  if (unit === 'btc') return { code: 'BTC', decimals: 5, convert: (usdt) => inBitcoin(usdt, bitcoinPrice) };
  const fiats = config.data?.fiats ?? [];
  const decimals = fiats.find((fiat) => fiat.code === code)?.decimals ?? usualDecimals;
  return { code, decimals, convert: (usdt) => product(usdt, rate, decimals) };
}

function product(usdt: string, rate: string, decimals: number): string | undefined {
  const [amount, factor] = [decimalFrom(usdt), decimalFrom(rate)];
  return amount === undefined || factor === undefined ? undefined : fixedText(times(amount, factor), decimals);
}

const bitcoinDecimals = 8;

/** Exact division, cut to eight decimals. */
function inBitcoin(usdt: string, bitcoinPrice: string | undefined): string | undefined {
  const amount = decimalFrom(usdt);
  const price = bitcoinPrice === undefined ? undefined : decimalFrom(bitcoinPrice);
  if (amount === undefined || price === undefined || price.units === 0n) return undefined;
  const units =
    (amount.units * 10n ** BigInt(bitcoinDecimals + price.scale)) / (price.units * 10n ** BigInt(amount.scale));
  return fixedText({ units, scale: bitcoinDecimals }, bitcoinDecimals);
}
