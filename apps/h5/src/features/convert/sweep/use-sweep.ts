import { acceptConversion, asCallError } from '@candor/api';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { send } from '#client/read.ts';
import { readAgain } from '#hooks/read-again.ts';
import { changedByConversion, requestQuote } from '../request-quote.ts';
import type { SmallBalance } from './sweep-list.ts';
import { linesToAccept, noSweep, type Sweep, type SweepLine } from './sweep-stage.ts';

/** Requests a quote for each of some balances, and accepts them together: each at its own figures or not at all. */
export function useSweep(usdtId: number | undefined) {
  const queries = useQueryClient();
  const [sweep, setSweep] = useState<Sweep>(noSweep);

  async function ask(balances: readonly SmallBalance[]): Promise<void> {
    if (usdtId === undefined) return;
    setSweep({ ...noSweep, isAsking: true });
    const lines = await Promise.all(balances.map((balance) => quoted(balance, usdtId)));
    setSweep({ ...noSweep, lines });
  }

  async function accept(): Promise<void> {
    const open = new Set(linesToAccept(sweep));
    setSweep({ ...sweep, isAccepting: true, isConfirmed: true });
    const lines = await Promise.all(sweep.lines.map(async (line) => (open.has(line) ? accepted(line) : line)));
    setSweep({ lines, isAsking: false, isAccepting: false, isConfirmed: true });
    void readAgain(queries, ...changedByConversion);
  }
  return { sweep, ask, accept };
}

async function quoted({ asset }: SmallBalance, usdtId: number): Promise<SweepLine> {
  const { assetId, code, available: amount } = asset;
  const line = { assetId, code, amount, quote: undefined, error: undefined, done: undefined };
  try {
    return { ...line, quote: await requestQuote({ fromAssetId: assetId, toAssetId: usdtId, amount }) };
  } catch (thrown) {
    return { ...line, error: asCallError(thrown) };
  }
}

async function accepted(line: SweepLine): Promise<SweepLine> {
  const { quote } = line;
  if (quote === undefined) return line;
  const { quoteId, fromAssetId, toAssetId, fromAmount: amount } = quote;
  try {
    const done = await send(acceptConversion, { quoteId, fromAssetId, toAssetId, amount });
    return { ...line, done, error: undefined };
  } catch (thrown) {
    return { ...line, error: asCallError(thrown) };
  }
}
