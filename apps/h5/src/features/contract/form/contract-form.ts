import type { EntryType, MarginMode } from '@candor/exchange/rules';
import { stepped } from '#lib/step.ts';
import type { SizeUnit } from '#features/desk/trade-preferences.ts';
import { emptyDraft, type ExitDraft } from '../exits/exit-drafts.ts';

const contractFields = ['triggerPrice', 'trail', 'activationPrice', 'price', 'lots', 'amount', 'slippage'] as const;
export type ContractField = (typeof contractFields)[number];

/** Figures are plain decimal text; '' is empty or, where the field is in `unreadable`, not understood. */
export interface ContractForm extends Readonly<Record<ContractField, string>> {
  readonly marginMode: MarginMode;
  readonly multiple: number;
  readonly entryType: EntryType;
  /** True when it waits for the mark to reach `triggerPrice` first. */
  readonly waits: boolean;
  /** True when it trails the mark, by `trail` in the unit, from `activationPrice` on where there is one. */
  readonly trails: boolean;
  readonly trailUnit: 'percent' | 'price';
  /** The unit of the typed size; with another than lots it is `amount`, and `lots` follow from it. */
  readonly unit: SizeUnit;
  readonly hasExits: boolean;
  /** Their sizes are percent of the order. One that trails itself has none with a price. */
  readonly exits: readonly ExitDraft[];
  /** As the slider was left; absent once the lots were set otherwise. */
  readonly percent: number | undefined;
  readonly unreadable: ReadonlySet<ContractField>;
}

/** The kinds of an order: what it fills at, and whether it waits for a mark first. */
export const entryKinds = ['market', 'limit', 'triggerMarket', 'triggerLimit', 'trailing'] as const;
export type EntryKind = (typeof entryKinds)[number];

export function kindOf({ entryType, waits, trails }: Pick<ContractForm, 'entryType' | 'waits' | 'trails'>): EntryKind {
  if (trails) return 'trailing';
  if (!waits) return entryType;
  return entryType === 'limit' ? 'triggerLimit' : 'triggerMarket';
}

/** One exit of each kind, empty. */
const plainExits = [emptyDraft('take_profit', 1), emptyDraft('stop_loss', 2)] as const;

export const initialContractForm: ContractForm = {
  marginMode: 'cross',
  multiple: 10,
  entryType: 'market',
  waits: false,
  triggerPrice: '',
  trails: false,
  trailUnit: 'percent',
  trail: '1',
  activationPrice: '',
  price: '',
  unit: 'lots',
  lots: '',
  amount: '',
  slippage: '0.5',
  hasExits: false,
  exits: plainExits,
  percent: undefined,
  unreadable: new Set(),
};

/** The fields that count for the present kind. */
export function fieldsOf(form: ContractForm): readonly ContractField[] {
  const size = form.unit === 'lots' ? 'lots' : 'amount';
  const trigger = form.waits ? (['triggerPrice'] as const) : [];
  if (form.trails) return ['trail', 'activationPrice', 'slippage', size];
  return [...trigger, form.entryType === 'limit' ? 'price' : 'slippage', size];
}

export const contractFormActions = {
  setMarginMode: (form: ContractForm, marginMode: MarginMode): ContractForm => ({ ...form, marginMode }),
  /** A typed worth or margin stays, and the lots follow. */
  setMultiple: (form: ContractForm, multiple: number): ContractForm => ({
    ...form,
    multiple,
    percent: form.unit === 'lots' ? form.percent : undefined,
  }),
  /** Another unit for the same size: `amount` is what its lots come to. */
  setUnit: (form: ContractForm, unit: SizeUnit, amount: string): ContractForm => ({
    ...form,
    unit,
    amount,
    unreadable: without({ ...form, unreadable: without(form, 'amount') }, 'lots'),
  }),
  setKind: (form: ContractForm, kind: EntryKind): ContractForm => ({
    ...form,
    entryType: kind === 'limit' || kind === 'triggerLimit' ? 'limit' : 'market',
    waits: kind === 'triggerMarket' || kind === 'triggerLimit',
    trails: kind === 'trailing',
  }),
  /** Sets a field to its figure, or to '' when its text is unreadable. */
  setField(form: ContractForm, field: ContractField, text: string, isReadable = true): ContractForm {
    const unreadable = isReadable ? without(form, field) : new Set([...form.unreadable, field]);
    return { ...form, [field]: text, unreadable, ...(isSize(field) && { percent: undefined }) };
  },
  /** The slider; `lots` is the size that this share pays for, `amount` the same in the form's unit. */
  setPercent: (form: ContractForm, percent: number, lots: string, amount = ''): ContractForm => ({
    ...form,
    percent,
    lots,
    amount,
    unreadable: without({ ...form, unreadable: without(form, 'amount') }, 'lots'),
  }),
  setExits: (form: ContractForm, hasExits: boolean): ContractForm => ({ ...form, hasExits }),
  /** Without any level the order has no exits. */
  changeExits: (form: ContractForm, exits: readonly ExitDraft[]): ContractForm =>
    exits.length === 0 ? { ...form, hasExits: false, exits: plainExits } : { ...form, exits },
  /** A quote tapped: it becomes the limit. */
  takePrice: (form: ContractForm, price: string): ContractForm =>
    contractFormActions.setField({ ...form, entryType: 'limit', waits: false, trails: false }, 'price', price),
  /** Another unit of the distance: what was typed means nothing in it. */
  setTrailUnit: (form: ContractForm, trailUnit: ContractForm['trailUnit']): ContractForm => ({
    ...form,
    trailUnit,
    trail: '',
    unreadable: without(form, 'trail'),
  }),
  /** The first limit and trigger of a market, where nothing was typed: the index, brought down to the tick. */
  suggestPrice(form: ContractForm, index: string, tick: string): ContractForm {
    if (form.price !== '' || form.unreadable.has('price')) return form;
    const price = stepped(stepped(index, tick, 1), tick, -1);
    return { ...form, price, triggerPrice: form.triggerPrice === '' ? price : form.triggerPrice };
  },
  /** After an order was taken: mode, multiple and limit stay for the next one. */
  afterOpening: (form: ContractForm): ContractForm => ({
    ...form,
    lots: '',
    amount: '',
    percent: undefined,
    hasExits: false,
    exits: plainExits,
  }),
  /** Another market: choices stay as far as the market allows them, typed texts do not. */
  forMarket: (form: ContractForm, multipleMax: number): ContractForm => ({
    ...initialContractForm,
    marginMode: form.marginMode,
    multiple: Math.min(form.multiple, multipleMax),
    entryType: form.entryType,
    waits: form.waits,
    trails: form.trails,
    unit: form.unit,
    slippage: form.slippage,
  }),
};

function isSize(field: ContractField): boolean {
  return field === 'lots' || field === 'amount';
}

function without(form: ContractForm, field: ContractField): ReadonlySet<ContractField> {
  return new Set([...form.unreadable].filter((name) => name !== field));
}
