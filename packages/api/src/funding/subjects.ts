import { stepUpSubject } from '../step-up/step-up.ts';

/**
 * The subjects that step-ups of money on its way out are bound to: the app writes them, and the server writes them
 * again.
 */

interface WithdrawalSubject {
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

/** All fields that decide the destination of a card's money, of either kind of card. */
export interface CardSubject {
  readonly railId: number;
  readonly account: string;
  readonly holder: string;
  readonly bankName: string;
  readonly place: string;
  readonly phone: string;
  readonly branch?: string | undefined;
  readonly swiftCode?: string | undefined;
  readonly olderSwiftCode?: string | undefined;
  readonly abaNumber?: string | undefined;
  readonly holderAddress?: string | undefined;
}

/** A card is a place that money goes to, like an address: bank and holder decide as much as the number does. */
export function cardSubject({ railId, account, swiftCode, olderSwiftCode, ...card }: CardSubject): string {
  const { holder, bankName, place, phone, branch = '', abaNumber = '', holderAddress = '' } = card;
  const texts = { holder, bankName, place, phone, branch, abaNumber, holderAddress };
  const trimmed = Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, text.trim()]));
  return stepUpSubject('address_add', {
    ...trimmed,
    railId: String(railId),
    account: account.replaceAll(' ', ''),
    swiftCode: swiftCode ?? olderSwiftCode ?? '',
  });
}

export const bookOnlySubject: string = stepUpSubject('book_only_off', {});
