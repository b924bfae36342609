import type { OutputOf, checkChange } from '@candor/api';
import {
  type AccountId,
  type AssetId,
  type ChangeCommand,
  firstUserAccount,
  house,
  houseNames,
} from '@candor/exchange';
import { correctedWallet } from '@candor/exchange/rules';
import { type Atoms, atoms, atomsToText, negated, plus } from '@candor/money';
import type { Deps } from '../serving/deps.ts';

type Row = OutputOf<typeof checkChange>['balances'][number];

interface Movement {
  readonly from: AccountId;
  readonly to: AccountId;
  readonly assetId: AssetId;
  readonly amount: Atoms;
}

/** The available balances that a change would move, as they are and as they would be; none for one that moves no money. */
export async function movedBalances(deps: Pick<Deps, 'exchange' | 'market'>, change: ChangeCommand): Promise<Row[]> {
  const moved = movementOf(change);
  if (moved === undefined) return [];
  const { from, to, assetId, amount } = moved;
  const { code, scale, assetClass } = deps.market.instruments.assetOf(assetId);
  const rowOf = async (accountId: AccountId, by: Atoms): Promise<Row> => {
    const balances = await deps.exchange.query('balances', accountId);
    const type = correctedWallet(accountId, assetClass);
    const found = balances.find((one) => one.assetId === assetId && one.walletType === type);
    const before = found?.available ?? atoms(0n);
    return {
      account: nameOf(accountId),
      code,
      before: atomsToText(before, scale),
      after: atomsToText(plus(before, by), scale),
    };
  };
  return Promise.all([rowOf(from, negated(amount)), rowOf(to, amount)]);
}

function movementOf(change: ChangeCommand): Movement | undefined {
  const { treasury, rewards_locked, rewards_coupons, issuance } = house;
  switch (change.type) {
    case 'ledger.correct':
      return { ...change, from: change.fromAccountId, to: change.toAccountId };
    case 'locked.fund_rewards':
      return { ...change, from: treasury, to: rewards_locked };
    case 'coupons.fund_rewards':
      return { ...change, from: treasury, to: rewards_coupons };
    case 'ieo.move_issuance':
      return change.direction === 'to_issuance'
        ? { ...change, from: treasury, to: issuance }
        : { ...change, from: issuance, to: treasury };
    default:
      return undefined;
  }
}

function nameOf(accountId: AccountId): string {
  const name = accountId < firstUserAccount ? houseNames.find((one) => house[one] === accountId) : undefined;
  return name ?? String(accountId);
}
