import { stepUpSubject } from './step-up.ts';

/** What the step-ups of money on its way out are bound to: the app writes them, and the server writes them again. */

export interface WithdrawalSubject {
  readonly railId: number;
  /** Decimal text as it is sent, fee included. */
  readonly amount: string;
  readonly destinationId: number;
  /** Decimal text as it was shown: another fee by now needs another step-up. */
  readonly fee: string;
}

export function withdrawalSubject({ railId, amount, destinationId, fee }: WithdrawalSubject): string {
  return stepUpSubject('withdraw', { railId: String(railId), amount, destinationId: String(destinationId), fee });
}

/** The address as it is sent, without spaces around it. */
export function addressSubject({ railId, address }: { readonly railId: number; readonly address: string }): string {
  return stepUpSubject('address_add', { railId: String(railId), address: address.trim() });
}

/** A card is a place that money goes to, like an address. `account` as it is sent, without spaces. */
export function cardSubject({ railId, account }: { readonly railId: number; readonly account: string }): string {
  return stepUpSubject('address_add', { railId: String(railId), account: account.replaceAll(' ', '') });
}

export const bookOnlySubject: string = stepUpSubject('book_only_off', {});
