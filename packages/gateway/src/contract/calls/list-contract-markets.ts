import { type ContractMarketRow, listContractMarkets } from '@candor/api';
import { done } from '@candor/kernel';
import { shownContractMarkets } from '../markets.ts';
import type { Deps } from '../../serving/deps.ts';
import { filteredPair } from '../../market/pair-of.ts';
import { serve } from '../../serving/serve.ts';

/** The list is the same for everybody: it is written at most this often. */
const sharedForMs = 500;

const shared = new WeakMap<Deps, { readonly atMs: number; readonly rows: Promise<ContractMarketRow[]> }>();

export default serve(listContractMarkets, async (deps, filter) => {
  const pair = filteredPair(deps.market.instruments, filter);
  if (!pair.ok) return pair;
  const nowMs = deps.clock();
  let known = shared.get(deps);
  if (known === undefined || Math.abs(nowMs - known.atMs) >= sharedForMs) {
    known = { atMs: nowMs, rows: shownContractMarkets(deps) };
    shared.set(deps, known);
  }
  const rows = await known.rows;
  const pairId = pair.value?.pairId;
  return done(pairId === undefined ? rows : rows.filter((row) => row.pairId === pairId));
});
