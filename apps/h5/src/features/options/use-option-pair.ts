import { listOptionMarkets, type OptionMarketRow, type QuotationRow } from '@candor/api';
import type { Params } from '#client/navigation.ts';
import { type Loadable, useCall } from '#hooks/use-call.ts';
import { useQuotations } from '#hooks/use-live.ts';
import { useSessionTurns } from '#hooks/use-session-turns.ts';
import { useMarketChoice } from '#features/desk/use-market-choice.ts';

/** Payouts and the room of the house change seldom, but a buyer should not learn of it by a refusal. */
const marketsEveryMs = 15_000;

export interface OptionPair {
  /** All pairs with options, in the server's order. */
  readonly pairs: readonly QuotationRow[];
  readonly row: QuotationRow;
  readonly market: OptionMarketRow;
  /** Reads the terms anew. */
  readonly refetch: () => void;
}

/** The pair on the options desk with its market; none where none has options. */
export function useOptionPair(params: Params): Loadable<OptionPair | undefined> {
  const quotations = useQuotations();
  const markets = useCall(listOptionMarkets, {}, { everyMs: marketsEveryMs });
  useSessionTurns(listOptionMarkets, markets.data);
  const marketOf = (row: QuotationRow) => markets.data?.find((market) => market.pairId === row.pairId);
  const pairs = quotations.data?.filter((pair) => marketOf(pair) !== undefined) ?? [];
  const row = useMarketChoice(pairs, params, 'pairId');

  if (quotations.state === 'failed') return quotations;
  if (markets.state === 'failed') return markets;
  if (quotations.state !== 'ready' || markets.state !== 'ready') return { state: 'loading' };
  const market = row && marketOf(row);
  const data = row === undefined || market === undefined ? undefined : { pairs, row, market, refetch: markets.refetch };
  return { ...markets, data };
}
