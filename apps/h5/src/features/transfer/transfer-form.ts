import type { AccountType } from '@candor/api';
import { type Atoms, atomsFromText, atomsToText, minus, zero } from '@candor/money';
import type { AmountProblem } from '#lib/parse-amount.ts';

/** `amount` is plain decimal text; '' is empty or, with a problem, not understood. */
export interface TransferForm {
  readonly from: AccountType;
  readonly to: AccountType;
  readonly assetId: number | undefined;
  readonly amount: string;
  readonly unreadable: AmountProblem | undefined;
}

export interface TransferAsset {
  readonly assetId: number;
  readonly code: string;
  readonly scale: number;
  /** Decimal text by account. */
  readonly available: Readonly<Record<AccountType, string>>;
  /** Accounts that may hold it. */
  readonly allowedTypes: readonly AccountType[];
}

export interface TransferFacts {
  readonly assets: readonly TransferAsset[];
}

export interface TransferSummary {
  readonly asset: TransferAsset | undefined;
  /** In the account it comes from. */
  readonly available: string;
  /** Absent while there is no amount that fits. */
  readonly availableAfter: string | undefined;
  /** More than half of the available amount: confirmed before it is sent. */
  readonly isLarge: boolean;
}

/** In the order in which they are shown; the first one is above the button. */
export type TransferProblem =
  | 'nothing_to_transfer'
  | 'amount_unreadable'
  | 'amount_missing'
  | 'amount_zero'
  | 'amount_insufficient';

export const initialTransferForm: TransferForm = {
  from: 'spot',
  to: 'contract',
  assetId: undefined,
  amount: '',
  unreadable: undefined,
};

/** Another account or coin makes the amount a question again. */
const withoutAmount = { amount: '', unreadable: undefined } as const;

export const transferActions = {
  /** Choosing the account that is already on the other side means the other way round. */
  chooseFrom: (form: TransferForm, from: AccountType): TransferForm =>
    from === form.to ? transferActions.swap(form) : { ...form, ...withoutAmount, from },
  chooseTo: (form: TransferForm, to: AccountType): TransferForm =>
    to === form.from ? transferActions.swap(form) : { ...form, to },
  swap: (form: TransferForm): TransferForm => ({ ...form, ...withoutAmount, from: form.to, to: form.from }),
  chooseAsset: (form: TransferForm, assetId: number): TransferForm => ({ ...form, ...withoutAmount, assetId }),
  setAmount: (form: TransferForm, amount: string, unreadable?: AmountProblem): TransferForm => ({
    ...form,
    amount,
    unreadable,
  }),
  takeAll: (form: TransferForm, facts: TransferFacts): TransferForm =>
    transferActions.setAmount(form, summarizeTransfer(form, facts).available),
  /** After it was done: the same way, the next amount. */
  begin: (form: TransferForm): TransferForm => ({ ...form, ...withoutAmount }),
};

/** The assets that may go this way, held ones first. */
export function movableAssets({ from, to }: TransferForm, { assets }: TransferFacts): readonly TransferAsset[] {
  const movable = assets.filter(({ allowedTypes }) => allowedTypes.includes(from) && allowedTypes.includes(to));
  const isThere = (asset: TransferAsset) => availableOf(asset, from) > 0n;
  return [...movable.filter(isThere), ...movable.filter((asset) => !isThere(asset))];
}

/** The coin chosen, where it may go this way; else USDT or the first that may. */
export function chosenAsset(form: TransferForm, facts: TransferFacts): TransferAsset | undefined {
  const movable = movableAssets(form, facts);
  const chosen = movable.find(({ assetId }) => assetId === form.assetId);
  const usual = movable.find((asset) => asset.code === 'USDT' && availableOf(asset, form.from) > 0n);
  return chosen ?? usual ?? movable[0];
}

export function summarizeTransfer(form: TransferForm, facts: TransferFacts): TransferSummary {
  const asset = chosenAsset(form, facts);
  if (asset === undefined) return { asset, available: '0', availableAfter: undefined, isLarge: false };
  const available = availableOf(asset, form.from);
  const amount = atomsFromText(form.amount, asset.scale);
  const fits = amount !== undefined && amount > 0n && amount <= available;
  return {
    asset,
    available: atomsToText(available, asset.scale),
    availableAfter: fits ? atomsToText(minus(available, amount), asset.scale) : undefined,
    isLarge: fits && amount * 2n > available,
  };
}

export function transferProblems(form: TransferForm, facts: TransferFacts): readonly TransferProblem[] {
  const asset = chosenAsset(form, facts);
  if (asset === undefined) return ['nothing_to_transfer'];
  const amount = atomsFromText(form.amount, asset.scale);
  if (form.unreadable !== undefined) return ['amount_unreadable'];
  if (form.amount === '') return ['amount_missing'];
  if (amount === undefined) return ['amount_unreadable'];
  if (amount === 0n) return ['amount_zero'];
  return amount > availableOf(asset, form.from) ? ['amount_insufficient'] : [];
}

function availableOf(asset: TransferAsset, account: AccountType): Atoms {
  return atomsFromText(asset.available[account], asset.scale) ?? zero;
}
