import { listAssets, type QuotationRow } from '@candor/api';
import { useMemo } from 'react';
import type { Params } from '#client/navigation.ts';
import { type Loadable, useCall } from '#hooks/use-call.ts';
import { useQuotations } from '#hooks/use-live.ts';
import { useMarketChoice } from '#features/desk/use-market-choice.ts';
import { type PairTerms, pairTermsFrom } from './pair-terms.ts';
import { useFeeTier } from '#features/fees/use-fee-tier.ts';

/** Scales and names hardly ever change. */
const assetsForMs = 3_600_000;

export interface SpotPair {
  /** All pairs that have a book, in the server's order. */
  readonly pairs: readonly QuotationRow[];
  readonly row: QuotationRow;
  readonly terms: PairTerms;
}

/** The pair on the spot desk with its terms; none where no pair has a book. */
export function useSpotPair(params: Params): Loadable<SpotPair | undefined> {
  const quotations = useQuotations();
  const assets = useCall(listAssets, {}, { staleMs: assetsForMs });
  const rows = quotations.data;
  const known = assets.data;
  const pairs = useMemo(() => rows?.filter((row) => row.hasBook), [rows]);
  const row = useMarketChoice(pairs, params, 'pairId');
  const tier = useFeeTier();
  const terms = useMemo(
    () => (row === undefined || known === undefined ? undefined : pairTermsFrom(row, known, tier)),
    [row, known, tier],
  );
  if (quotations.state === 'failed') return quotations;
  if (assets.state === 'failed') return assets;
  if (quotations.state !== 'ready' || assets.state !== 'ready' || pairs === undefined) return { state: 'loading' };
  return { ...quotations, data: row === undefined || terms === undefined ? undefined : { pairs, row, terms } };
}
