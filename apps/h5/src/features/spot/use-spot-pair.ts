import { listAssets, type QuotationRow } from '@candor/api';
import { useEffect, useMemo } from 'react';
import type { Params } from '#client/navigation.ts';
import { type Loadable, useCall } from '#hooks/use-call.ts';
import { useQuotations } from '#hooks/use-live.ts';
import { changeTradePreferences, useTradePreferences } from '#features/desk/trade-preferences.ts';
import { type PairTerms, pairTermsFrom } from './pair-terms.ts';

/** Scales and names hardly ever change. */
const assetsForMs = 3_600_000;

export interface SpotPair {
  /** All pairs that have a book, in the server's order. */
  readonly pairs: readonly QuotationRow[];
  readonly row: QuotationRow;
  readonly terms: PairTerms;
}

/** The pair on the trade page: the one in the address (`id` or `symbol`), else the one last traded, else the first; none where no pair has a book. */
export function useSpotPair(params: Params): Loadable<SpotPair | undefined> {
  const quotations = useQuotations();
  const assets = useCall(listAssets, {}, { staleMs: assetsForMs });
  const { pairId } = useTradePreferences();
  const rows = quotations.data;
  const known = assets.data;
  const pairs = useMemo(() => rows?.filter((row) => row.hasBook), [rows]);
  const row =
    pairs?.find((pair) => pair.symbol === params.symbol || String(pair.pairId) === params.id) ??
    pairs?.find((pair) => pair.pairId === pairId) ??
    pairs?.[0];
  const terms = useMemo(
    () => (row === undefined || known === undefined ? undefined : pairTermsFrom(row, known)),
    [row, known],
  );
  const shownId = row?.pairId;
  useEffect(() => {
    if (shownId !== undefined) changeTradePreferences({ pairId: shownId });
  }, [shownId]);

  if (quotations.state === 'failed') return quotations;
  if (assets.state === 'failed') return assets;
  if (quotations.state !== 'ready' || assets.state !== 'ready' || pairs === undefined) return { state: 'loading' };
  return { ...quotations, data: row === undefined || terms === undefined ? undefined : { pairs, row, terms } };
}
