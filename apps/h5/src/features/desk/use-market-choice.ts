import type { QuotationRow } from '@candor/api';
import { useEffect } from 'react';
import type { Params } from '#client/navigation.ts';
import { changeTradePreferences, useTradePreferences } from './trade-preferences.ts';

/**
 * The pair of a desk, of those that it offers: the one in the address (`symbol` or `id`), else the one last traded there,
 * else the first. It is remembered under `lastName`; absent while nothing is offered.
 */
export function useMarketChoice(
  pairs: readonly QuotationRow[] | undefined,
  params: Params,
  lastName: 'pairId' | 'contractPairId' | 'stockPairId',
): QuotationRow | undefined {
  const lastId = useTradePreferences()[lastName];
  const pair =
    pairs?.find(({ symbol, pairId }) => symbol === params.symbol || String(pairId) === params.id) ??
    pairs?.find(({ pairId }) => pairId === lastId) ??
    pairs?.[0];
  const shownId = pair?.pairId;
  useEffect(() => {
    if (shownId !== undefined) changeTradePreferences({ [lastName]: shownId });
  }, [shownId, lastName]);
  return pair;
}
