import type { ArgumentsOf, CallSpec, OutputOf } from '@candor/contract';
import { useEffect, useEffectEvent, useState } from 'react';
import { asCallError, type CallError } from '../../../brain/call-error.ts';
import { call } from '../../../brain/read.ts';

export type Begun<T> =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly error: CallError }
  | { readonly state: 'ready'; readonly data: T };

/**
 * Begins something on the server when the page opens, once: each beginning makes a new secret, so unlike a read it is
 * neither cached nor repeated by itself.
 */
export function useBegun<C extends CallSpec>(
  spec: C,
  input: ArgumentsOf<C>,
): Begun<OutputOf<C>> & { readonly again: () => void } {
  const [tries, setTries] = useState(0);
  const [begun, setBegun] = useState<Begun<OutputOf<C>>>({ state: 'loading' });
  const begin = useEffectEvent((signal: AbortSignal) => call(spec, input, { signal }));
  useEffect(() => {
    const stop = new AbortController();
    begin(stop.signal).then(
      (data) => setBegun({ state: 'ready', data }),
      (thrown) => !stop.signal.aborted && setBegun({ state: 'failed', error: asCallError(thrown) }),
    );
    return () => stop.abort();
  }, [tries]);
  const again = () => {
    setBegun({ state: 'loading' });
    setTries(tries + 1);
  };
  return { ...begun, again };
}
