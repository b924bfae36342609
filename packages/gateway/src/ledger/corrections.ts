import type { CallCode } from '@candor/api';
import { type AccountId, type ChangeCommand, firstUserAccount, house } from '@candor/exchange';
import { type CorrectionHouse, correctionHouses } from '@candor/exchange/rules';
import type { Deps, ActingOperator } from '../serving/deps.ts';

type Sides = Pick<Extract<ChangeCommand, { readonly type: 'ledger.correct' }>, 'fromAccountId' | 'toAccountId'>;

/** The account that a side of a correction names. */
export function accountOfSide(side: string): AccountId {
  const name = correctionHouses.find((one) => one === side);
  return name === undefined ? (Number(side) as AccountId) : house[name];
}

/** The name of an account as a side of a correction. */
export function sideOfAccount(accountId: AccountId): string {
  return correctionHouses.find((name: CorrectionHouse) => house[name] === accountId) ?? String(accountId);
}

/** The persons' accounts of a correction. */
export function personsOf({ fromAccountId, toAccountId }: Sides): readonly AccountId[] {
  return [fromAccountId, toAccountId].filter((accountId) => accountId >= firstUserAccount);
}

/**
 * The reason that no correction reaches an account now: nobody has it any more, or its owner has frozen it. The core knows
 * accounts by their numbers alone.
 */
export async function ownersRefusal(
  { platform }: Pick<Deps, 'platform'>,
  sides: Sides,
): Promise<(CallCode & ('account_not_found' | 'frozen_by_owner')) | undefined> {
  const persons = await Promise.all(personsOf(sides).map((accountId) => platform.persons.byAccount(accountId)));
  if (persons.includes(undefined)) return 'account_not_found';
  return persons.some((person) => person?.frozenAtMs !== null) ? 'frozen_by_owner' : undefined;
}

/** The owners of the accounts of a correction read of what is done about it. */
export function tellOwners({ about }: ActingOperator, change: ChangeCommand | undefined): void {
  if (change?.type === 'ledger.correct') about(personsOf(change));
}
