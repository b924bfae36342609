import type { AccountId, Command, CommandOf, CommandType } from '@candor/exchange';
import type { Ppm } from '@candor/money';
import type { Runner } from '../runner.ts';

interface World {
  /** Came by `trader`, and is held. */
  readonly follower: AccountId;
  readonly trader: AccountId;
  /** Came by nobody. */
  readonly buyer: AccountId;
}

/** Terms, and one invitation that an operator has to judge. */
export function startInvitations(
  runner: Runner,
  { friend, inviter }: { readonly friend: AccountId; readonly inviter: AccountId },
): void {
  runner.must({ type: 'invitations.set_terms', share: 200_000 as Ppm });
  runner.must({ type: 'invitations.bind', accountId: friend, inviterId: inviter, suspicions: ['same_device'] });
}

/** A command of each type about invitations that is accepted in such a world. */
export const everyInvitationCommand: {
  readonly [T in Extract<CommandType, `invitations.${string}`>]: (world: World) => CommandOf<T> & Command;
} = {
  'invitations.set_terms': () => ({ type: 'invitations.set_terms', share: 300_000 as Ppm, days: 365 }),
  'invitations.bind': ({ buyer: accountId, trader: inviterId }) => ({
    type: 'invitations.bind',
    accountId,
    inviterId,
    suspicions: [],
  }),
  'invitations.hold': ({ follower: accountId }) => ({
    type: 'invitations.hold',
    accountId,
    suspicion: 'same_documents',
  }),
  'invitations.decide': ({ follower: accountId }) => ({ type: 'invitations.decide', accountId, decision: 'release' }),
  'invitations.set_split': ({ trader: accountId }) => ({
    type: 'invitations.set_split',
    accountId,
    friendShare: 250_000 as Ppm,
  }),
};
