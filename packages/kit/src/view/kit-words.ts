import { createContext, useContext } from 'react';

/** The words of pieces that bring some by themselves, in the reader's language. */
interface KitWords {
  readonly loading: string;
  readonly retry: string;
  readonly copyOf: (label: string) => string;
}

const context = createContext<KitWords | undefined>(undefined);

export const KitWordsProvider = context.Provider;

export function useKitWords(): KitWords {
  const words = useContext(context);
  if (words === undefined) throw new Error('nothing around this piece says the words of the kit');
  return words;
}
