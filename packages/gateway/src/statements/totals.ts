import { type AssetId, type EntryKind, entryKinds } from '@candor/exchange';
import { type Atoms, plus } from '@candor/money';
import type { Holding, StatementSection } from '@candor/readmodel';

interface MovementTotal {
  readonly kind: EntryKind;
  readonly amount: Atoms;
  readonly count: number;
}

/** One asset in all its wallets. */
export interface AssetTotal {
  readonly assetId: AssetId;
  readonly opening: Atoms;
  /** By kind, in the order of the kinds; those that cancel out, as transfers between own accounts do, are left out. */
  readonly movements: readonly MovementTotal[];
  readonly closing: Atoms;
}

/** Frozen amounts are the user's too: a move between the two parts of a balance is no movement. */
const whole = ({ available, frozen }: Holding): Atoms => plus(available, frozen);

/** The wallets of a statement by asset; opening and movements are closing. */
export function totalsOf(sections: readonly StatementSection[]): readonly AssetTotal[] {
  const assetIds = [...new Set(sections.map(({ assetId }) => assetId))];
  return assetIds.map((assetId) => {
    const own = sections.filter((section) => section.assetId === assetId);
    const moved = own.flatMap(({ movements }) => movements);
    return {
      assetId,
      opening: own.map(({ opening }) => whole(opening)).reduce(plus),
      movements: entryKinds.flatMap((kind) => {
        const some = moved.filter((movement) => movement.kind === kind);
        if (some.length === 0) return [];
        const amount = some.map(whole).reduce(plus);
        return amount === 0n ? [] : [{ kind, amount, count: some.reduce((sum, { count }) => sum + count, 0) }];
      }),
      closing: own.map(({ closing }) => whole(closing)).reduce(plus),
    };
  });
}
