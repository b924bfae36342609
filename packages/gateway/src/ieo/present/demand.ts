import type { getProjectDemand, OutputOf } from '@candor/api';
import { atoms, atomsToText } from '@candor/money';
import { type DemandRecord, demandStepFloor, type ProjectRecord } from '@candor/readmodel';

const stepsMax = 40;

/** Subscriptions of about the same size, together; in atoms of the token. */
interface Sums {
  readonly subscribers: number;
  readonly wanted: bigint;
  readonly allocated: bigint;
}

interface Step extends Sums {
  readonly from: bigint;
  readonly to: bigint;
}

/** The demand for a project in a few steps of size, from the smallest, and what each gets. */
export function demandOf(
  { state, terms, subscribers }: Pick<ProjectRecord, 'state' | 'terms' | 'subscribers'>,
  records: readonly DemandRecord[],
  scale: number,
): OutputOf<typeof getProjectDemand> {
  const steps = merged(records);
  const isExact = terms.mode === 'first_come' || state === 'finished';
  const allocated = isExact ? steps.map((step) => step.allocated) : allocatedNow(steps, terms);
  const tokens = (amount: bigint) => atomsToText(atoms(amount), scale);
  return {
    subscribers,
    isExact,
    steps: steps.map(({ from, to, subscribers: count, wanted }, at) => ({
      from: tokens(from),
      to: tokens(to),
      subscribers: count,
      wanted: tokens(wanted),
      allocated: tokens(allocated[at] ?? 0n),
    })),
  };
}

/** Neighbours together, in twos, until there are few enough. */
function merged(records: readonly DemandRecord[]): Step[] {
  const span = (shift: number) =>
    records.length === 0 ? 0 : ((records.at(-1)?.step ?? 0) >> shift) - ((records[0]?.step ?? 0) >> shift) + 1;
  let shift = 0;
  while (span(shift) > stepsMax) shift += 1;
  const steps = new Map<number, Step>();
  for (const { step, subscribers, wanted, allocated } of records) {
    const at = step >> shift;
    const before = steps.get(at);
    steps.set(at, {
      from: demandStepFloor(at << shift),
      to: demandStepFloor((at + 1) << shift),
      subscribers: (before?.subscribers ?? 0) + subscribers,
      wanted: (before?.wanted ?? 0n) + wanted,
      allocated: (before?.allocated ?? 0n) + allocated,
    });
  }
  return [...steps.values()];
}

/**
 * The tokens of each step if the sale closed now, with every subscription of a step at its mean: the rule of the
 * allocation on a few sums. Never more than there is for sale.
 */
export function allocatedNow(
  steps: readonly Sums[],
  { issuance, accountMax: cap }: { readonly issuance: bigint; readonly accountMax: bigint },
): bigint[] {
  const most = steps.map(({ subscribers, wanted }) => least(wanted, cap * BigInt(subscribers)));
  if (most.reduce((sum, one) => sum + one, 0n) <= issuance) return most;
  let tokens = issuance;
  let weights = steps.reduce((sum, { wanted }) => sum + wanted, 0n);
  const allocated = steps.map(() => 0n);
  let at = steps.length - 1;
  for (; at >= 0; at--) {
    const { subscribers, wanted } = steps[at] as Sums;
    const capped = cap * BigInt(subscribers);
    if (tokens * wanted < capped * weights) break;
    allocated[at] = capped;
    tokens -= capped;
    weights -= wanted;
  }
  for (; at >= 0; at--) allocated[at] = weights === 0n ? 0n : (tokens * (steps[at] as Sums).wanted) / weights;
  return allocated;
}

function least(a: bigint, b: bigint): bigint {
  return a < b ? a : b;
}
