import type { AccountId, CoreEvent } from '@candor/exchange';
import type { Seeded } from '@candor/kernel';
import { account, amount } from '../../testing/facts.ts';
import { deposited, dividendPaid, lockedDeposit, lockedEnded } from './facts.ts';

/** Makers of facts about locked mining that hang together as the core's do. */
export function randomLocked(random: Seeded): readonly (() => CoreEvent[])[] {
  const live: { readonly id: number; readonly accountId: AccountId; daysPaid: number }[] = [];
  let count = 0;

  return [make, pay, pay, renew];

  function make(): CoreEvent[] {
    count += 1;
    const accountId = account(1_000 + random.below(3));
    live.push({ id: count, accountId, daysPaid: 0 });
    return [deposited(count, accountId)];
  }

  function pay(): CoreEvent[] {
    const deposit = live[random.below(live.length + 1)];
    if (deposit === undefined) return [];
    const { id, accountId } = deposit;
    if (random.chance(1, 5)) return [leave(deposit, { end: 'redeemed', refund: amount(996), penalty: amount(4) })];
    deposit.daysPaid += 1;
    const paid = dividendPaid(id, accountId, deposit.daysPaid);
    return deposit.daysPaid < 2 ? [paid] : [paid, leave(deposit)];
  }

  function leave(deposit: (typeof live)[number], fields: Parameters<typeof lockedEnded>[2] = {}): CoreEvent {
    live.splice(live.indexOf(deposit), 1);
    return lockedEnded(deposit.id, deposit.accountId, { daysPaid: deposit.daysPaid, ...fields });
  }

  function renew(): CoreEvent[] {
    const deposit = live[random.below(live.length + 1)];
    if (deposit === undefined) return [];
    const { id, accountId } = deposit;
    return [
      { type: 'locked.renewal_set', depositId: lockedDeposit(id), accountId, renewal: random.pick(['off', 'on']) },
    ];
  }
}
