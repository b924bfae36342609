import { listContractMarkets, type QuotationRow } from '@candor/api';
import { useMemo } from 'react';
import type { Params } from '#client/navigation.ts';
import { type Loadable, useCall } from '#hooks/use-call.ts';
import { useQuotations } from '#hooks/use-live.ts';
import { useSessionTurns } from '#hooks/use-session-turns.ts';
import { useMarketChoice } from '#features/desk/use-market-choice.ts';
import { type ContractMarket, marketFrom } from '#features/position-model/market.ts';

/** Room and terms: refreshed at this interval while they are shown. Prices come by the socket. */
const marketsEveryMs = 15_000;

/** The kind of a desk: contracts on coins, or on stocks. */
export type DeskKind = 'contract' | 'stocks';

export interface ContractPair extends ContractMarket {
  readonly quotation: QuotationRow;
  /** All pairs of the desk's kind, in the server's order. */
  readonly pairs: readonly QuotationRow[];
}

/** The market on a desk of contracts; absent without markets. */
export function useContractPair(kind: DeskKind, params: Params): Loadable<ContractPair | undefined> {
  const quotations = useQuotations();
  const markets = useCall(listContractMarkets, {}, { everyMs: marketsEveryMs });
  useSessionTurns(listContractMarkets, markets.data);
  const rows = markets.data;
  const known = quotations.data;
  const pairs = useMemo(
    () =>
      known?.filter(
        ({ pairId, assetClass }) =>
          (assetClass === 'stock') === (kind === 'stocks') && rows?.some((row) => row.pairId === pairId),
      ) ?? [],
    [known, rows, kind],
  );
  const quotation = useMarketChoice(pairs, params, kind === 'stocks' ? 'stockPairId' : 'contractPairId');
  const row = rows?.find((market) => market.pairId === quotation?.pairId);
  const market = useMemo(() => row && marketFrom(row), [row]);

  if (quotations.state === 'failed') return quotations;
  if (markets.state === 'failed') return markets;
  if (quotations.state !== 'ready' || markets.state !== 'ready') return { state: 'loading' };
  const isKnown = quotation !== undefined && market !== undefined;
  return { ...markets, data: isKnown ? { ...market, quotation, pairs } : undefined };
}
