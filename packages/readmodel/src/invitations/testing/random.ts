import type { AccountId, CoreEvent } from '@candor/exchange';
import { invitationSuspicions } from '@candor/exchange/rules';
import type { Seeded } from '@candor/kernel';
import { account, amount, btc, usdt } from '../../testing/facts.ts';
import { bound, rebated } from './facts.ts';

/** Makers of facts about invitations that hang together as the core's do. */
export function randomInvitations(random: Seeded): readonly (() => CoreEvent[])[] {
  const friends: { readonly accountId: AccountId; readonly inviterId: AccountId }[] = [];

  return [come, share, share, hold];

  function come(): CoreEvent[] {
    const accountId = account(1_100 + friends.length);
    const inviterId = account(1_000 + random.below(3));
    friends.push({ accountId, inviterId });
    return [bound(accountId, inviterId)];
  }

  function share(): CoreEvent[] {
    const friend = friends[random.below(friends.length + 1)];
    if (friend === undefined) return [];
    const friendPart = amount(random.below(3));
    return [rebated(friend.accountId, friend.inviterId, random.pick([btc, usdt]), { friendPart })];
  }

  function hold(): CoreEvent[] {
    const friend = friends[random.below(friends.length + 1)];
    if (friend === undefined) return [];
    const suspicion = random.pick(invitationSuspicions);
    const held: CoreEvent = { type: 'invitations.held', ...friend, suspicion };
    return random.chance(1, 2) ? [held] : [held, { type: 'invitations.decided', ...friend, state: 'active' }];
  }
}
