import { type ArgumentsOf, asCallError, type CallError, type CallSpec, type OutputOf } from '@candor/api';
import { useRef, useState } from 'react';
import { call } from '#client/read.ts';
import { knock } from '#lib/haptics.ts';

export type Answer<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: CallError };

/**
 * Sends a call with a password or a code. Not by useCommand: that stores a command until its answer has come, and a
 * password must never reach storage. A second tap while one is under way returns undefined, and so does a call whose
 * page was left.
 */
export function useSecretCall() {
  const [isBusy, setIsBusy] = useState(false);
  const isUnderWay = useRef(false);
  async function run<C extends CallSpec>(spec: C, input: ArgumentsOf<C>): Promise<Answer<OutputOf<C>> | undefined> {
    if (isUnderWay.current) return undefined;
    isUnderWay.current = true;
    setIsBusy(true);
    try {
      return { ok: true, value: await call(spec, input) };
    } catch (thrown) {
      const error = asCallError(thrown);
      if (error.failure.kind === 'given_up') return undefined;
      knock('refused');
      return { ok: false, error };
    } finally {
      isUnderWay.current = false;
      setIsBusy(false);
    }
  }
  return { run, isBusy };
}
