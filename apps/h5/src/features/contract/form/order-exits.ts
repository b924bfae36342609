import { type ExitInput, textOfLots } from '@candor/api';
import type { Direction, Lots } from '@candor/exchange/rules';
import type { ContractRules } from '#features/position-model/market.ts';
import type { OpenFigures } from '#features/position-model/open-figures.ts';
import {
  closesTooMuch,
  type ExitBasis,
  type ExitDraft,
  type ExitDraftProblem,
  exitDraftsProblem,
  exitInputsFrom,
  exitKinds,
} from '../exits/exit-drafts.ts';
import { lotsOf } from '../lots.ts';
import type { ContractForm } from './contract-form.ts';

/** The whole of an order in hundredths of a percent. */
export const wholeShare = 10_000;

/** An order in one direction with the figures that it would fill with. */
export interface FilledOrder {
  readonly direction: Direction;
  readonly lots: Lots;
  readonly figures: OpenFigures;
}

interface WithRules {
  readonly rules: ContractRules;
}

/** The exits that count, kind by kind: nobody knows where an order that trails opens, so it has none. */
export function exitsOf({ hasExits, trails, exits }: ContractForm): readonly ExitDraft[] {
  if (!hasExits || trails) return [];
  return exitKinds.flatMap((kind) => exits.filter((one) => one.kind === kind));
}

export function areExitsMissing(form: ContractForm): boolean {
  const exits = exitsOf(form);
  return exits.length > 0 && exits.every(({ at, unreadable }) => at === '' && unreadable.size === 0);
}

/** True for at most one price of each kind that closes the whole: these fit into the form itself. */
export function arePlain(exits: readonly ExitDraft[]): boolean {
  return (
    exits.length <= 2 &&
    exits.every(
      ({ kind, isPercent, size, unreadable }) =>
        kind !== 'trailing_stop' && !isPercent && size === '' && !unreadable.has('size'),
    ) &&
    new Set(exits.map(({ kind }) => kind)).size === exits.length
  );
}

/** The order as its exits see it: they lie around the price that it fills at. */
export function basisOf({ rules }: WithRules, { direction, lots, figures }: FilledOrder): ExitBasis {
  const { price, margin } = figures;
  return { direction, lots, entryPrice: price, margin, mark: price, grid: rules.grid };
}

/**
 * Exits with lots in the place of their percent of the order, rounded down; where those of a kind close the whole, the last takes
 * the rest.
 */
export function inLots(exits: readonly ExitDraft[], lots: Lots): readonly ExitDraft[] {
  const sized = new Map<number, string>();
  for (const kind of exitKinds) {
    const set = exits.filter((one) => one.kind === kind && one.at !== '' && one.size !== '');
    let share = 0;
    let left: number = lots;
    for (const [place, { id, size }] of set.entries()) {
      const part = lotsOf(size) ?? 0;
      share += part;
      const takesRest = place === set.length - 1 && share === wholeShare;
      const own = takesRest ? left : Math.floor((lots * part) / wholeShare);
      left -= own;
      sized.set(id, textOfLots(own as Lots));
    }
  }
  return exits.map((one) => ({ ...one, size: sized.get(one.id) ?? one.size }));
}

/** The reason that the exits of an order cannot be set in its direction. */
export function orderExitsProblem(
  form: ContractForm,
  facts: WithRules,
  order: FilledOrder,
): ExitDraftProblem | undefined {
  const exits = exitsOf(form);
  if (closesTooMuch(exits, wholeShare)) return { kind: 'exit_sum' };
  return exitDraftsProblem(inLots(exits, order.lots), [], basisOf(facts, order));
}

/** The exits as they are sent with the order: prices and lots, which stay as they were when it was asked for. */
export function orderExits(form: ContractForm, facts: WithRules, order: FilledOrder): readonly ExitInput[] {
  return exitInputsFrom(inLots(exitsOf(form), order.lots), basisOf(facts, order));
}
