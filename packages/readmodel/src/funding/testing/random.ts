import type { AccountId, CoreEvent, WithdrawalStatus } from '@candor/exchange';
import type { Seeded } from '@candor/kernel';
import { account, amount, btc, usdt } from '../../testing/facts.ts';
import {
  bytes,
  claimDecided,
  claimMade,
  claimProposed,
  depositDropped,
  depositSeen,
  depositSettled,
  withdrawalMoved,
  withdrawalRequested,
} from './facts.ts';

interface Open {
  readonly id: number;
  readonly accountId: AccountId;
}

const users = [account(1_000), account(1_001)];

/** Makers of facts about money coming in and going out that hang together as the core's do. */
export function randomFunding(random: Seeded): readonly (() => CoreEvent[])[] {
  const payments: Open[] = [];
  const claims: (Open & { isProposed: boolean })[] = [];
  const withdrawals: (Open & { next: WithdrawalStatus[] })[] = [];
  let depositCount = 0;
  let claimCount = 0;
  let withdrawalCount = 0;

  return [pay, move, settle, notice, decide, withdraw, goOn, goOn, goOn];

  /** Some transactions pay two users at once. */
  function pay(): CoreEvent[] {
    const transaction = bytes(1 + random.below(200));
    return users.slice(0, 1 + random.below(2)).map((accountId, index) => {
      depositCount += 1;
      payments.push({ id: depositCount, accountId });
      return depositSeen(depositCount, accountId, { transaction, index, assetId: random.pick([usdt, btc]) });
    });
  }

  /** The block of a pending payment was replaced, by one with it or by one without. */
  function move(): CoreEvent[] {
    const index = random.below(payments.length + 1);
    const found = payments[index];
    if (!found) return [];
    if (random.chance(1, 2)) return [depositSeen(found.id, found.accountId, { height: 901 + random.below(9) })];
    payments.splice(index, 1);
    return [depositDropped(found.id, found.accountId)];
  }

  function settle(): CoreEvent[] {
    const found = payments.shift();
    if (!found) return [];
    const { id, accountId } = found;
    const credited = depositSettled('funding.deposit_credited', id, accountId);
    return random.chance(1, 3) ? [depositSettled('funding.deposit_kept', id, accountId), credited] : [credited];
  }

  function notice(): CoreEvent[] {
    claimCount += 1;
    const accountId = random.pick(users);
    claims.push({ id: claimCount, accountId, isProposed: false });
    return [claimMade(claimCount, accountId, { amount: amount(1 + random.below(90)) })];
  }

  function decide(): CoreEvent[] {
    const found = claims[0];
    if (!found) return [];
    const { id, accountId } = found;
    if (!found.isProposed && random.chance(1, 3)) {
      found.isProposed = true;
      return [claimProposed(id, accountId, 40)];
    }
    claims.shift();
    if (random.chance(1, 3)) return [claimDecided(id, accountId, ['second'])];
    return [claimDecided(id, accountId, found.isProposed ? ['first', 'second'] : ['first'], 40)];
  }

  function withdraw(): CoreEvent[] {
    withdrawalCount += 1;
    const accountId = random.pick(users);
    const ways: WithdrawalStatus[][] = [
      ['cancelled'],
      ['held', 'review', 'refused'],
      ['approved', 'signing', 'signed', 'broadcast', 'broadcast', 'confirmed'],
      ['held', 'approved', 'signing', 'failed'],
    ];
    withdrawals.push({ id: withdrawalCount, accountId, next: random.pick(ways).slice() });
    return [withdrawalRequested(withdrawalCount, accountId, { amount: amount(100 + random.below(900)) })];
  }

  function goOn(): CoreEvent[] {
    const found = withdrawals.length === 0 ? undefined : random.pick(withdrawals);
    const status = found?.next.shift();
    if (!found || !status) return [];
    return [
      withdrawalMoved(found.id, found.accountId, status, {
        ...(status === 'held' && { reason: 'security_hold', untilMs: 90_000 }),
        ...(status === 'broadcast' && { transaction: bytes(1 + random.below(200)) }),
        ...(status === 'refused' && { reason: 'identity_doubtful', operators: ['first'] }),
      }),
    ];
  }
}
