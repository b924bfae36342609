import { type AccountType, accountTypes } from '@candor/api';

/** The four accounts in the order they are shown: spot first, because it is where everything begins. */
export const accountOrder = ['spot', 'contract', 'options', 'fiat'] as const satisfies readonly AccountType[];

/** The colour of an account in the split bar and its legend, as the pictures have them. */
export const accountColours: Readonly<Record<AccountType, string>> = {
  spot: 'bg-ink',
  contract: 'bg-accent',
  options: 'bg-good',
  fiat: 'bg-warn',
};

/** The same colours for drawings. */
export const accountInks: Readonly<Record<AccountType, string>> = {
  spot: 'var(--ink)',
  contract: 'var(--accent)',
  options: 'var(--green)',
  fiat: 'var(--warn)',
};

/** An account named by an address: its word or its number on the wire; `undefined` for anything else. */
export function accountFrom(text: string | undefined): AccountType | undefined {
  return accountTypes.find((type, index) => text === type || text === String(index + 1));
}

/** An asset's number from an address. */
export function assetIdFrom(text: string | undefined): number | undefined {
  return text !== undefined && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined;
}
