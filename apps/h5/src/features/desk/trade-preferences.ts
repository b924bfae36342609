import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { readJson, type Storage } from '#client/storage.ts';
import { storage } from '#client/read.ts';

export type BookLayout = 'both' | 'bids' | 'asks';
export const bookLayouts: readonly BookLayout[] = ['both', 'bids', 'asks'];

/** The unit in which the size of a contract is typed: lots, its worth, or its margin. */
export const sizeUnits = ['lots', 'value', 'margin'] as const;
export type SizeUnit = (typeof sizeUnits)[number];

const key = 'trade';

/** The settings of the trade page that this device keeps. */
interface TradePreferences {
  /** The pair last traded; absent before the first choice. */
  readonly pairId: number | undefined;
  /** The same of contracts, and of stocks. */
  readonly contractPairId: number | undefined;
  readonly stockPairId: number | undefined;
  /** Shows every figure before an order is sent. */
  readonly confirms: boolean;
  readonly bookLayout: BookLayout;
  readonly thisPairOnly: boolean;
  readonly sizeUnit: SizeUnit;
  /** Contract positions are shown by symbol, each symbol as one. */
  readonly netsPositions: boolean;
}

export const defaultTradePreferences: TradePreferences = {
  pairId: undefined,
  contractPairId: undefined,
  stockPairId: undefined,
  confirms: true,
  bookLayout: 'both',
  thisPairOnly: false,
  sizeUnit: 'lots',
  netsPositions: false,
};

/** Each stored value is believed on its own; a strange one falls back to its default. */
export function tradePreferencesFrom(stored: Readonly<Record<string, unknown>>): TradePreferences {
  const { pairId, contractPairId, stockPairId, confirms, bookLayout, thisPairOnly, sizeUnit, netsPositions } = stored;
  return {
    pairId: idFrom(pairId),
    contractPairId: idFrom(contractPairId),
    stockPairId: idFrom(stockPairId),
    confirms: typeof confirms === 'boolean' ? confirms : defaultTradePreferences.confirms,
    bookLayout: bookLayouts.find((layout) => layout === bookLayout) ?? defaultTradePreferences.bookLayout,
    thisPairOnly: typeof thisPairOnly === 'boolean' ? thisPairOnly : defaultTradePreferences.thisPairOnly,
    sizeUnit: sizeUnits.find((unit) => unit === sizeUnit) ?? defaultTradePreferences.sizeUnit,
    netsPositions: typeof netsPositions === 'boolean' ? netsPositions : defaultTradePreferences.netsPositions,
  };
}

function idFrom(value: unknown): number | undefined {
  return typeof value === 'number' && Number.isSafeInteger(value) && value > 0 ? value : undefined;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function createTradePreferences(kept: Storage) {
  const store = createStore<TradePreferences>(() => tradePreferencesFrom(readJson(kept, key, isRecord) ?? {}));
  store.subscribe((preferences) => kept.set(key, JSON.stringify(preferences)));
  return store;
}

const store = createTradePreferences(storage);

export function useTradePreferences(): TradePreferences {
  return useStore(store);
}

export function changeTradePreferences(changed: Partial<TradePreferences>): void {
  store.setState(changed);
}
