import { acceptConversion, listConversions, listUserAssets, listWallets, quoteConversion } from '@candor/contract';
import { useState } from 'react';
import { asCallError, CallError } from '../../../brain/call-error.ts';
import { call } from '../../../brain/read.ts';
import { useCommand } from '../../../hooks/use-command.ts';
import { isFullQuote, noQuoting, type Quoting } from './quote-stage.ts';

export interface Wanted {
  readonly fromAssetId: number;
  readonly toAssetId: number;
  readonly amount: string;
}

/** Asks for quotes and accepts one: at its own figures or not at all. */
export function useQuoting(onDone: () => void) {
  const [quoting, setQuoting] = useState<Quoting>(noQuoting);
  const accepting = useCommand(acceptConversion, {
    invalidates: [listWallets, listUserAssets, listConversions],
    onFailed: (error) => {
      setQuoting((before) => ({ ...before, error }));
      return true;
    },
    onDone: (done) => {
      setQuoting((before) => ({ ...before, error: undefined, done }));
      onDone();
    },
  });
  async function ask(wanted: Wanted): Promise<void> {
    setQuoting({ ...noQuoting, isAsking: true });
    try {
      const quote = await call(quoteConversion, wanted);
      if (!isFullQuote(quote)) throw new CallError({ kind: 'broken', code: 'quote_incomplete' });
      setQuoting({ ...noQuoting, quote });
    } catch (thrown) {
      setQuoting({ ...noQuoting, error: asCallError(thrown) });
    }
  }
  async function accept(): Promise<void> {
    const { quote } = quoting;
    if (quote === undefined) return;
    const { quoteId, fromAssetId, toAssetId, fromAmount } = quote;
    await accepting.run({ quoteId, fromAssetId, toAssetId, amount: fromAmount });
  }
  return { quoting, isAccepting: accepting.isBusy, ask, accept };
}
