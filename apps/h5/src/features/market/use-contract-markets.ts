import { type ContractMarketRow, listContractMarkets } from '@candor/api';
import { useMemo } from 'react';
import { type Loadable, useCall } from '#hooks/use-call.ts';

/** Markets for contracts by pair. */
export type ContractMarkets = ReadonlyMap<number, ContractMarketRow>;

const none: ContractMarkets = new Map();
/** Prices and sessions come otherwise. */
const everyMs = 30_000;

/** The markets for contracts while a list shows them, with their multiples. */
export function useContractMarkets(isWanted: boolean): {
  readonly list: Loadable<readonly ContractMarketRow[]>;
  readonly markets: ContractMarkets;
} {
  const list = useCall(listContractMarkets, {}, { isEnabled: isWanted, everyMs });
  const rows = isWanted ? list.data : undefined;
  const markets = useMemo(() => (rows === undefined ? none : new Map(rows.map((row) => [row.pairId, row]))), [rows]);
  return { list, markets };
}
