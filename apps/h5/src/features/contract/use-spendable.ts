import { type Atoms, atomsFromText } from '@candor/money';
import { usePositions } from '#hooks/use-positions.ts';

/** The amount that the contract account may use for new positions; undefined until known. */
export function useSpendable(scale: number): Atoms | undefined {
  const { account } = usePositions();
  return account === undefined ? undefined : atomsFromText(account.spendable, scale);
}
