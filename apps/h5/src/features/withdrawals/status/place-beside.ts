import type { WithdrawalRow } from '@candor/api';

/** The place of a withdrawal beside its label: a card begins with its bank, and the bank is its label. */
export function placeBeside({ label, place }: Pick<WithdrawalRow, 'label' | 'place'>): string {
  return place.startsWith(`${label} `) ? place.slice(label.length + 1) : place;
}
