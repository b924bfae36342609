import type { TextPartName } from '@candor/messages';
import { createContext, useContext } from 'react';

/** How the parts of the texts stand: what was asked for, and whether asking failed. */
export type AskedParts = Readonly<Partial<Record<TextPartName, 'wanted' | 'failed'>>>;

type PartState = 'absent' | 'loading' | 'failed' | 'ready';

/** The parts of the texts beside the base: whether they are here, and how to ask for them. */
export interface TextParts {
  readonly here: readonly TextPartName[];
  readonly asked: AskedParts;
  /** Fetches them; asking again does nothing but after a failure. */
  readonly fetch: (names: readonly TextPartName[]) => void;
}

export const TextPartsContext = createContext<TextParts>({ here: [], asked: {}, fetch: () => undefined });

export function useTextParts(): TextParts {
  return useContext(TextPartsContext);
}

/** Those on the screen and those asked for, always in the same order. */
export function wantedParts(here: readonly TextPartName[], asked: AskedParts): readonly TextPartName[] {
  const wanted = (Object.keys(asked) as TextPartName[]).filter((name) => asked[name] === 'wanted');
  return [...new Set([...here, ...wanted])].sort();
}

export function withAsked(asked: AskedParts, names: readonly TextPartName[]): AskedParts {
  return { ...asked, ...Object.fromEntries(names.map((name) => [name, 'wanted'])) };
}

/** After a failure: what was waited for has to be asked for again. The same object when nothing was. */
export function allFailed(asked: AskedParts): AskedParts {
  if (!Object.values(asked).includes('wanted')) return asked;
  return Object.fromEntries(Object.keys(asked).map((name) => [name, 'failed']));
}

/** Of several parts together: ready when all are here, and otherwise the worst of those that are not. */
export function stateOfParts(
  { here, asked }: Pick<TextParts, 'here' | 'asked'>,
  names: readonly TextPartName[],
): PartState {
  const missing = names.filter((name) => !here.includes(name));
  if (missing.length === 0) return 'ready';
  if (missing.some((name) => asked[name] === 'failed')) return 'failed';
  return missing.every((name) => asked[name] === 'wanted') ? 'loading' : 'absent';
}
