import { type ExitInput, type ExitRow, textOfLots } from '@candor/api';
import { type ContractGrid, exitsMax, type Direction, type Lots, sideOf, trailRefusal } from '@candor/exchange/rules';
import { type Atoms, ppmFromPercent, type Price, priceFromText, priceToText } from '@candor/money';
import { priceAtReturn } from '#features/position-model/ticket-figures.ts';
import { lotsOf } from '../lots.ts';

export type ExitKind = ExitRow['kind'];
/** Kinds of exits in the order in which they are shown. */
export const exitKinds = ['take_profit', 'stop_loss', 'trailing_stop'] as const satisfies readonly ExitKind[];

/** One level as it is typed. Figures are plain decimal text; '' is empty. */
export interface ExitDraft {
  readonly id: number;
  readonly kind: ExitKind;
  /** The mark that it waits for, or the return on the margin; of a trail its distance, as a price or in percent. */
  readonly at: string;
  readonly isPercent: boolean;
  /** The part that it closes: lots of a position, percent of an order. Empty: all that is left. */
  readonly size: string;
  /** Of a trail: the mark from which it begins; empty: at once. */
  readonly from: string;
  readonly unreadable: ReadonlySet<ExitField>;
}
export type ExitField = 'at' | 'size' | 'from';

/** A position, or an order as it would fill, as far as its exits depend on it. */
export interface ExitBasis {
  readonly direction: Direction;
  readonly lots: Lots;
  readonly entryPrice: Price;
  readonly margin: Atoms;
  /** The price that exits lie around. */
  readonly mark: Price;
  readonly grid: ContractGrid;
}

export function draftOf(exit: ExitRow, id: number): ExitDraft {
  const isTrail = exit.kind === 'trailing_stop';
  return {
    ...emptyDraft(exit.kind, id),
    at: (isTrail ? (exit.trailPercent ?? exit.trailDistance) : exit.price) ?? '',
    isPercent: isTrail && exit.trailDistance === undefined,
    size: exit.lots === undefined ? '' : textOfLots(exit.lots),
    from: exit.activationPrice ?? '',
  };
}

export function emptyDraft(kind: ExitKind, id: number): ExitDraft {
  return { id, kind, at: '', isPercent: kind === 'trailing_stop', size: '', from: '', unreadable: new Set() };
}

/**
 * A further level of a kind: it closes what the others leave, and shares the whole with one that stands alone. `whole`: hundredths of
 * the unit of sizes.
 */
export function withLevel(drafts: readonly ExitDraft[], kind: ExitKind, whole: number): readonly ExitDraft[] {
  const others = drafts.filter((one) => one.kind === kind);
  const half = Math.floor(whole / 2);
  const text = (size: number) => textOfLots(size as Lots);
  const sized = drafts.map((one) =>
    one.kind === kind && one.size === '' && half > 0 ? { ...one, size: text(whole - half) } : one,
  );
  let left = whole;
  for (const one of sized) if (one.kind === kind) left -= lotsOf(one.size) ?? whole;
  const next: ExitDraft = {
    ...emptyDraft(kind, Math.max(0, ...drafts.map(({ id }) => id)) + 1),
    isPercent: kind === 'trailing_stop' || (others.at(-1)?.isPercent ?? false),
    size: others.length === 0 || left <= 0 ? '' : text(left),
  };
  return [...sized, next];
}

/** The mark that a level waits for; `undefined` while it is empty, and where no price brings the return that it asks for. */
export function priceOf({ kind, at, isPercent }: ExitDraft, basis: ExitBasis): Price | undefined {
  if (at === '' || kind === 'trailing_stop') return undefined;
  if (!isPercent) return priceFromText(at);
  const rate = ppmFromPercent(at);
  return rate && priceAtReturn(basis, kind === 'take_profit' ? 'gain' : 'loss', rate);
}

/** The levels as the call takes them: those without a figure are left out. Sizes are lots. */
export function exitInputsFrom(drafts: readonly ExitDraft[], basis: ExitBasis): ExitInput[] {
  return drafts.flatMap((draft): ExitInput[] => {
    const { kind, at, isPercent, size, from } = draft;
    if (at === '') return [];
    const lots = lotsOf(size);
    const sized = lots === undefined ? {} : { lots };
    if (kind !== 'trailing_stop') {
      const price = priceOf(draft, basis);
      return price === undefined ? [] : [{ kind, price: priceToText(price), ...sized }];
    }
    const trail = isPercent ? { trailPercent: at } : { trailDistance: at };
    return [{ kind, ...trail, ...sized, ...(from === '' ? {} : { activationPrice: from }) }];
  });
}

/** The kind that changed, where it is one alone; `undefined`: several. A call that names one kind leaves the others as they are. */
export function changedKind(
  before: readonly ExitDraft[],
  after: readonly ExitDraft[],
  basis: ExitBasis,
): ExitKind | undefined {
  const words = (drafts: readonly ExitDraft[], kind: ExitKind) =>
    JSON.stringify(
      exitInputsFrom(
        drafts.filter((one) => one.kind === kind),
        basis,
      ),
    );
  const changed = exitKinds.filter((kind) => words(before, kind) !== words(after, kind));
  return changed.length === 1 ? changed[0] : undefined;
}

export type ExitDraftProblem =
  | {
      readonly kind:
        | 'unreadable'
        | 'exit_lots'
        | 'exit_sum'
        | 'exit_small'
        | 'exit_far'
        | 'off_tick'
        | 'trail'
        | 'activation';
    }
  | { readonly kind: 'exit_side'; readonly exit: 'takeProfit' | 'stopLoss'; readonly isAbove: boolean };

/** The reason that the levels cannot be set. `before`: those that trail already begin nowhere anew. */
export function exitDraftsProblem(
  drafts: readonly ExitDraft[],
  before: readonly ExitDraft[],
  basis: ExitBasis,
): ExitDraftProblem | undefined {
  for (const draft of drafts) {
    if (draft.unreadable.size > 0) return { kind: 'unreadable' };
    if (draft.at === '') continue;
    const known = before.find(({ id }) => id === draft.id);
    const isSame = known?.at === draft.at && known.from === draft.from && known.isPercent === draft.isPercent;
    const problem = draft.kind === 'trailing_stop' ? !isSame && trailProblem(draft, basis) : levelProblem(draft, basis);
    if (problem) return problem;
    const lots = lotsOf(draft.size);
    if (draft.size !== '' && lots === undefined) return { kind: 'exit_small' };
    if ((lots ?? 0) > basis.lots) return { kind: 'exit_lots' };
  }
  return closesTooMuch(drafts, basis.lots) ? { kind: 'exit_sum' } : undefined;
}

/** True when levels of one kind close more than the whole together, which is so many hundredths of the unit of sizes. */
export function closesTooMuch(drafts: readonly ExitDraft[], whole: number): boolean {
  return exitKinds.some((kind) => {
    const set = drafts.filter((one) => one.kind === kind && one.at !== '');
    return set.reduce((sum, { size }) => sum + (lotsOf(size) ?? whole), 0) > whole;
  });
}

/** True when a price for an exit is above the entry: profits of longs are, and losses of shorts. */
function liesAbove(direction: Direction, exit: 'takeProfit' | 'stopLoss'): boolean {
  return (direction === 'long') === (exit === 'takeProfit');
}

function levelProblem(draft: ExitDraft, basis: ExitBasis): ExitDraftProblem | undefined {
  const { direction, mark, grid } = basis;
  const price = priceOf(draft, basis);
  if (price === undefined && draft.isPercent) return { kind: 'exit_far' };
  if (price === undefined || price % grid.tick !== 0) return { kind: 'off_tick' };
  const exit = draft.kind === 'take_profit' ? 'takeProfit' : 'stopLoss';
  const isAbove = liesAbove(direction, exit);
  return (isAbove ? price <= mark : price >= mark) ? { kind: 'exit_side', exit, isAbove } : undefined;
}

function trailProblem(
  { at, isPercent, from }: ExitDraft,
  { direction, mark, grid: { tick } }: ExitBasis,
): ExitDraftProblem | undefined {
  const rate = isPercent ? ppmFromPercent(at) : undefined;
  const distance = isPercent ? undefined : priceFromText(at);
  const activation = from === '' ? undefined : priceFromText(from);
  if (rate === undefined && distance === undefined) return { kind: 'trail' };
  if ((distance ?? 0) % tick !== 0 || (activation ?? 0) % tick !== 0) return { kind: 'off_tick' };
  const terms = { trailRate: rate, trailDistance: distance, activationPrice: activation };
  const refusal = trailRefusal(sideOf(direction, 'close'), terms, mark);
  if (refusal === undefined) return undefined;
  return { kind: refusal === 'trail_invalid' ? 'trail' : 'activation' };
}

/** True when a kind has as many levels as it may have. */
export function isKindFull(drafts: readonly ExitDraft[], kind: ExitKind): boolean {
  return drafts.filter((one) => one.kind === kind).length >= exitsMax;
}
