import type { Destination } from '@candor/platform';
import { assert } from '@candor/kernel';

/** An address in its text, or the fields of a card by name (`@candor/chain/destination`). */
export type Place =
  | { readonly kind: 'address'; readonly address: string }
  | { readonly kind: 'card'; readonly fields: ReadonlyMap<string, string> };

export function placeOf({ text }: Pick<Destination, 'text'>): Place {
  const [kind, ...lines] = text.split('\n');
  if (kind === 'address') return { kind, address: lines[1] ?? '' };
  const fields: unknown = JSON.parse(lines.join('\n'));
  assert(kind === 'card' && Array.isArray(fields), 'a destination is an address or a card');
  return { kind, fields: new Map(fields as [string, string][]) };
}

const shownDigits = 4;

/** The last four digits, as banks show them. */
export function maskedAccount(account: string): string {
  return `•••• ${account.slice(-shownDigits)}`;
}

/** Its beginning and its last two digits. */
export function maskedPhone(phone: string): string {
  return `${phone.slice(0, 3)}••••${phone.slice(-2)}`;
}

/** In one line: the address whole, a card by its bank and its last digits. */
export function placeText(destination: Pick<Destination, 'text'>): string {
  const place = placeOf(destination);
  if (place.kind === 'address') return place.address;
  return `${place.fields.get('bankName') ?? ''} ${maskedAccount(place.fields.get('account') ?? '')}`.trim();
}
