import { type CallSpec, type getOperatorSelf, mayMake, type OutputOf } from '@candor/api';
import { createContext, useContext } from 'react';

export type Self = OutputOf<typeof getOperatorSelf>;

export const SelfContext = createContext<Self | undefined>(undefined);

/** The operator who is signed in. Only inside of the shell. */
export function useSelf(): Self {
  const self = useContext(SelfContext);
  if (self === undefined) throw new Error('nobody is signed in here');
  return self;
}

/** True when the operator may make a call: what they may not is not shown. */
export function useMay(): (spec: CallSpec) => boolean {
  const { role } = useSelf();
  return (spec) => mayMake(role, spec);
}
