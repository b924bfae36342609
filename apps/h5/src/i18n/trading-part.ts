import { createContext, useContext } from 'react';

/** The second part of the texts: whether it is here, and how to ask for it. */
export interface TradingPart {
  readonly state: 'absent' | 'loading' | 'failed' | 'ready';
  /** Fetches it; asking again does nothing but after a failure. */
  readonly fetch: () => void;
}

export const TradingPartContext = createContext<TradingPart>({ state: 'absent', fetch: () => undefined });

export function useTradingPart(): TradingPart {
  return useContext(TradingPartContext);
}
