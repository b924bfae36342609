import { type Atoms, atomsFromText, zero } from '@candor/money';
import type { AmountProblem } from '#lib/parse-amount.ts';

export type RecipientKind = 'email' | 'phone' | 'uid';

/** A recipient whom the server has found. */
export interface Recipient {
  /** Stands for them, for a while. */
  readonly token: string;
  readonly name: string;
  readonly avatar: string;
  /** As they were named: "minh@example.com", or from where they are known. */
  readonly named: string;
  readonly expiresAtMs: number;
}

/** The recipient that an address of the page names: a user's ID, or a received send whose sender is meant. */
export type SendLink = { readonly uid: string } | { readonly sendId: number };

/** `amount` is plain decimal text; '' is empty or, with a problem, not understood. */
export interface SendForm {
  readonly recipient: Recipient | undefined;
  readonly assetId: number | undefined;
  readonly amount: string;
  readonly unreadable: AmountProblem | undefined;
  readonly note: string;
}

export interface SendAsset {
  readonly assetId: number;
  readonly code: string;
  readonly scale: number;
  /** Decimal text, in the account that it is sent from. */
  readonly available: string;
}

/** In the order in which they are shown; the first one is above the button. */
export type SendProblem =
  | 'nothing_to_send'
  | 'recipient_missing'
  | 'amount_unreadable'
  | 'amount_missing'
  | 'amount_zero'
  | 'amount_insufficient';

export const emptySendForm: SendForm = {
  recipient: undefined,
  assetId: undefined,
  amount: '',
  unreadable: undefined,
  note: '',
};

/** The chosen asset; without a choice the first that there is something of. */
export function assetOf({ assetId }: SendForm, assets: readonly SendAsset[]): SendAsset | undefined {
  if (assetId !== undefined) return assets.find((asset) => asset.assetId === assetId);
  return assets.find(({ available }) => Number(available) > 0) ?? assets[0];
}

export const sendActions = {
  chooseAsset: (form: SendForm, assetId: number): SendForm => ({ ...form, assetId, amount: '', unreadable: undefined }),
  setAmount: (form: SendForm, amount: string, unreadable?: AmountProblem): SendForm => ({
    ...form,
    amount,
    unreadable,
  }),
  takeAll: (form: SendForm, asset: SendAsset): SendForm => ({
    ...form,
    amount: asset.available,
    unreadable: undefined,
  }),
};

function atomsOf(text: string, { scale }: SendAsset): Atoms {
  return atomsFromText(text, scale) ?? zero;
}

export function sendProblems(form: SendForm, assets: readonly SendAsset[]): readonly SendProblem[] {
  const asset = assetOf(form, assets);
  if (asset === undefined) return ['nothing_to_send'];
  const found: SendProblem[] = [];
  if (form.recipient === undefined) found.push('recipient_missing');
  if (form.unreadable !== undefined) found.push('amount_unreadable');
  else if (form.amount === '') found.push('amount_missing');
  else if (atomsOf(form.amount, asset) === zero) found.push('amount_zero');
  else if (atomsOf(form.amount, asset) > atomsOf(asset.available, asset)) found.push('amount_insufficient');
  return found;
}

/** The ID in the text of a code or a link: the app's own link for receiving, or the bare number. */
export function uidFromCode(text: string): string | undefined {
  const trimmed = text.trim();
  if (/^\d{8,9}$/.test(trimmed)) return trimmed;
  return /#\/pages\/fund\/send\?(?:.*&)?to=(\d{8,9})(?:&|$)/.exec(trimmed)?.[1];
}

/** The page that fills a user in as the recipient. */
export function sendLink(uid: number): string {
  return `/pages/fund/send?to=${uid}`;
}
