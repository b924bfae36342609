import {
  acceptConversion,
  asCallError,
  CallError,
  listConversions,
  listUserAssets,
  listWallets,
  quoteConversion,
} from '@candor/api';
import { useState } from 'react';
import { call } from '#client/read.ts';
import { useCommand } from '#hooks/use-command.ts';
import { type FullQuote, isFullQuote, noQuoting, type Quoting } from './quote-stage.ts';

export interface Wanted {
  readonly fromAssetId: number;
  readonly toAssetId: number;
  readonly amount: string;
}

function wantedOf({ fromAssetId, toAssetId, fromAmount }: FullQuote): Wanted {
  return { fromAssetId, toAssetId, amount: fromAmount };
}

/**
 * Requests quotes and accepts one: at its own figures or not at all. When the index has run away from it, a new one is
 * requested at once.
 */
export function useQuoting(onDone: () => void) {
  const [quoting, setQuoting] = useState<Quoting>(noQuoting);
  const accepting = useCommand(acceptConversion, {
    invalidates: [listWallets, listUserAssets, listConversions],
    onFailed: (error) => {
      if (error.code === 'quote_moved' && quoting.quote !== undefined) void ask(wantedOf(quoting.quote), quoting.quote);
      else setQuoting((before) => ({ ...before, error }));
      return true;
    },
    onDone: (done) => {
      setQuoting((before) => ({ ...before, error: undefined, done }));
      onDone();
    },
  });
  /** `moved`: the quote that was refused because the index had moved; the new one mentions it. */
  async function ask(wanted: Wanted, moved?: FullQuote): Promise<void> {
    const movedFrom = moved?.toAmount;
    setQuoting({ ...noQuoting, isAsking: true });
    try {
      const quote = await call(quoteConversion, wanted);
      if (!isFullQuote(quote)) throw new CallError({ kind: 'broken', code: 'quote_incomplete' });
      setQuoting({ ...noQuoting, quote, movedFrom });
    } catch (thrown) {
      setQuoting({ ...noQuoting, error: asCallError(thrown) });
    }
  }
  async function accept(): Promise<void> {
    const { quote } = quoting;
    if (quote === undefined) return;
    await accepting.run({ quoteId: quote.quoteId, ...wantedOf(quote) });
  }
  return { quoting, isAccepting: accepting.isBusy, ask, accept };
}
