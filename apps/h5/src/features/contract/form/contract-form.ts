import type { Direction, EntryType, Lots, MarginMode } from '@candor/exchange/rules';
import { unitsFromText } from '@candor/money';
import { stepped } from '#lib/step.ts';

const contractFields = [
  'price',
  'lots',
  'slippage',
  'takeProfitPrice',
  'takeProfitLots',
  'stopLossPrice',
  'stopLossLots',
] as const;
export type ContractField = (typeof contractFields)[number];

/** Figures are plain decimal text; '' is empty or, where the field is in `unreadable`, not understood. */
export interface ContractForm extends Readonly<Record<ContractField, string>> {
  readonly marginMode: MarginMode;
  readonly multiple: number;
  readonly entryType: EntryType;
  readonly hasExits: boolean;
  /** As the slider was left; absent once the lots were set otherwise. */
  readonly percent: number | undefined;
  readonly unreadable: ReadonlySet<ContractField>;
}

/** Sizes have at most two decimals. */
export const lotsDecimals = 2;

export const initialContractForm: ContractForm = {
  marginMode: 'cross',
  multiple: 10,
  entryType: 'market',
  price: '',
  lots: '',
  slippage: '0.5',
  takeProfitPrice: '',
  takeProfitLots: '',
  stopLossPrice: '',
  stopLossLots: '',
  hasExits: false,
  percent: undefined,
  unreadable: new Set(),
};

/** Hundredths of a lot; `undefined` for none, and for unreadable text. */
export function lotsOf(text: string): Lots | undefined {
  const units = unitsFromText(text, lotsDecimals);
  return units === undefined || units === 0n ? undefined : (Number(units) as Lots);
}

/** The fields that count for the present kind. */
export function fieldsOf(form: ContractForm): readonly ContractField[] {
  const exits = ['takeProfitPrice', 'takeProfitLots', 'stopLossPrice', 'stopLossLots'] as const;
  return [form.entryType === 'limit' ? 'price' : 'slippage', 'lots', ...(form.hasExits ? exits : [])];
}

export const contractFormActions = {
  setMarginMode: (form: ContractForm, marginMode: MarginMode): ContractForm => ({ ...form, marginMode }),
  setMultiple: (form: ContractForm, multiple: number): ContractForm => ({ ...form, multiple }),
  setEntryType: (form: ContractForm, entryType: EntryType): ContractForm => ({ ...form, entryType }),
  /** Sets a field to its figure, or to '' when its text is unreadable. */
  setField(form: ContractForm, field: ContractField, text: string, isReadable = true): ContractForm {
    const unreadable = isReadable ? without(form, field) : new Set([...form.unreadable, field]);
    return { ...form, [field]: text, unreadable, ...(field === 'lots' ? { percent: undefined } : {}) };
  },
  /** The slider; `lots` is the size that this share pays for. */
  setPercent: (form: ContractForm, percent: number, lots: string): ContractForm => ({
    ...form,
    percent,
    lots,
    unreadable: without(form, 'lots'),
  }),
  setExits: (form: ContractForm, hasExits: boolean): ContractForm => ({ ...form, hasExits }),
  /** A quote tapped: it becomes the limit. */
  takePrice: (form: ContractForm, price: string): ContractForm =>
    contractFormActions.setField({ ...form, entryType: 'limit' }, 'price', price),
  /** The first limit of a market, where nothing was typed: the index, brought down to the tick. */
  suggestPrice(form: ContractForm, index: string, tick: string): ContractForm {
    if (form.price !== '' || form.unreadable.has('price')) return form;
    return { ...form, price: stepped(stepped(index, tick, 1), tick, -1) };
  },
  /** After an order was taken: mode, multiple and limit stay for the next one. */
  afterOpening: (form: ContractForm): ContractForm => ({
    ...form,
    lots: '',
    percent: undefined,
    hasExits: false,
    takeProfitPrice: '',
    takeProfitLots: '',
    stopLossPrice: '',
    stopLossLots: '',
  }),
  /** Another market: choices stay as far as the market allows them, typed texts do not. */
  forMarket: (form: ContractForm, multipleMax: number): ContractForm => ({
    ...initialContractForm,
    marginMode: form.marginMode,
    multiple: Math.min(form.multiple, multipleMax),
    entryType: form.entryType,
    slippage: form.slippage,
  }),
};

function without(form: ContractForm, field: ContractField): ReadonlySet<ContractField> {
  return new Set([...form.unreadable].filter((name) => name !== field));
}

/** True when a price for an exit is above the entry: profits of longs are, and losses of shorts. */
export function liesAbove(direction: Direction, exit: 'takeProfit' | 'stopLoss'): boolean {
  return (direction === 'long') === (exit === 'takeProfit');
}
