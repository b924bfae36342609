import { acceptConversion, asCallError } from '@candor/api';
import { useState } from 'react';
import { useCommand } from '#hooks/use-command.ts';
import { type FullQuote, noQuoting, type Quoting } from './quote-stage.ts';
import { changedByConversion, requestQuote, type Wanted } from './request-quote.ts';

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
    invalidates: changedByConversion,
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
      setQuoting({ ...noQuoting, quote: await requestQuote(wanted), movedFrom });
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
