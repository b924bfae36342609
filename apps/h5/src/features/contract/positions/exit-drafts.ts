import { type ExitInput, type ExitRow, textOfLots } from '@candor/api';
import { exitsMax, type Direction, type Lots, sideOf, trailRefusal } from '@candor/exchange/rules';
import { type Price, priceFromText } from '@candor/money';
import { ppmFromPercent } from '#features/position-model/percent-text.ts';
import { liesAbove, lotsOf } from '../form/contract-form.ts';

export type ExitKind = ExitRow['kind'];
/** Kinds of exits in the order in which they are shown. */
export const exitKinds = ['take_profit', 'stop_loss', 'trailing_stop'] as const satisfies readonly ExitKind[];

/** One level as it is typed. Figures are plain decimal text; '' is empty. */
export interface ExitDraft {
  readonly id: number;
  readonly kind: ExitKind;
  /** The mark that it waits for; of a trail the distance, in percent or as a price. */
  readonly at: string;
  readonly isPercent: boolean;
  /** Empty: all that is left. */
  readonly lots: string;
  /** Of a trail: the mark from which it begins; empty: at once. */
  readonly from: string;
  readonly unreadable: ReadonlySet<ExitField>;
}
export type ExitField = 'at' | 'lots' | 'from';

export function draftOf(exit: ExitRow, id: number): ExitDraft {
  const isTrail = exit.kind === 'trailing_stop';
  return {
    id,
    kind: exit.kind,
    at: (isTrail ? (exit.trailPercent ?? exit.trailDistance) : exit.price) ?? '',
    isPercent: isTrail && exit.trailDistance === undefined,
    lots: exit.lots === undefined ? '' : textOfLots(exit.lots),
    from: exit.activationPrice ?? '',
    unreadable: new Set(),
  };
}

/** A further level of a kind: it closes what the others leave, and shares the whole with one that stands alone. */
export function withLevel(drafts: readonly ExitDraft[], kind: ExitKind, whole: Lots): readonly ExitDraft[] {
  const others = drafts.filter((one) => one.kind === kind);
  const half = Math.floor(whole / 2) as Lots;
  const sized = drafts.map((one) =>
    one.kind === kind && one.lots === '' && half > 0 ? { ...one, lots: textOfLots((whole - half) as Lots) } : one,
  );
  let left: number = whole;
  for (const one of sized) if (one.kind === kind) left -= lotsOf(one.lots) ?? whole;
  const next: ExitDraft = {
    id: Math.max(0, ...drafts.map(({ id }) => id)) + 1,
    kind,
    at: '',
    isPercent: kind === 'trailing_stop',
    lots: others.length === 0 || left <= 0 ? '' : textOfLots(left as Lots),
    from: '',
    unreadable: new Set(),
  };
  return [...sized, next];
}

/** The levels as the call takes them: those without a figure are left out. */
export function exitInputsFrom(drafts: readonly ExitDraft[]): ExitInput[] {
  return drafts.flatMap(({ kind, at, isPercent, lots, from }): ExitInput[] => {
    if (at === '') return [];
    const size = lotsOf(lots);
    const sized = size === undefined ? {} : { lots: size };
    if (kind !== 'trailing_stop') return [{ kind, price: at, ...sized }];
    const trail = isPercent ? { trailPercent: at } : { trailDistance: at };
    return [{ kind, ...trail, ...sized, ...(from === '' ? {} : { activationPrice: from }) }];
  });
}

/** The kind that changed, where it is one alone; `undefined`: several. A call that names one kind leaves the others as they are. */
export function changedKind(before: readonly ExitDraft[], after: readonly ExitDraft[]): ExitKind | undefined {
  const words = (drafts: readonly ExitDraft[], kind: ExitKind) =>
    JSON.stringify(exitInputsFrom(drafts.filter((one) => one.kind === kind)));
  const changed = exitKinds.filter((kind) => words(before, kind) !== words(after, kind));
  return changed.length === 1 ? changed[0] : undefined;
}

export type ExitDraftProblem =
  | { readonly kind: 'unreadable' | 'exit_lots' | 'exit_sum' | 'off_tick' | 'trail' | 'activation' }
  | { readonly kind: 'exit_side'; readonly exit: 'takeProfit' | 'stopLoss'; readonly isAbove: boolean };

interface Around {
  readonly direction: Direction;
  readonly lots: Lots;
  readonly mark: Price;
  readonly tick: Price;
}

/** The reason that the levels cannot be set. `before`: those that trail already begin nowhere anew. */
export function exitDraftsProblem(
  drafts: readonly ExitDraft[],
  before: readonly ExitDraft[],
  around: Around,
): ExitDraftProblem | undefined {
  for (const draft of drafts) {
    if (draft.unreadable.size > 0) return { kind: 'unreadable' };
    if (draft.at === '') continue;
    const known = before.find(({ id }) => id === draft.id);
    const isSame = known?.at === draft.at && known.from === draft.from && known.isPercent === draft.isPercent;
    const problem =
      draft.kind === 'trailing_stop' ? !isSame && trailProblem(draft, around) : levelProblem(draft, around);
    if (problem) return problem;
    if ((lotsOf(draft.lots) ?? 0) > around.lots) return { kind: 'exit_lots' };
  }
  for (const kind of exitKinds) {
    const sizes = drafts
      .filter((one) => one.kind === kind && one.at !== '')
      .map(({ lots }) => lotsOf(lots) ?? around.lots);
    if (sizes.reduce((sum, one) => sum + one, 0) > around.lots) return { kind: 'exit_sum' };
  }
  return undefined;
}

function levelProblem({ kind, at }: ExitDraft, { direction, mark, tick }: Around): ExitDraftProblem | undefined {
  const price = priceFromText(at);
  if (price === undefined || price % tick !== 0) return { kind: 'off_tick' };
  const exit = kind === 'take_profit' ? 'takeProfit' : 'stopLoss';
  const isAbove = liesAbove(direction, exit);
  return (isAbove ? price <= mark : price >= mark) ? { kind: 'exit_side', exit, isAbove } : undefined;
}

function trailProblem(
  { at, isPercent, from }: ExitDraft,
  { direction, mark, tick }: Around,
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
