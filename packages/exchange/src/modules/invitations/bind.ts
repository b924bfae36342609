import { done, reject } from '@candor/kernel';
import { ppmOne } from '@candor/money';
import type { CommandOf, OutcomeOf } from '../../commands.ts';
import { invitationEndsAtMs } from './rules.ts';
import type { InvitationsSlice } from './slice.ts';

/** Writes down who invited an account: once and for ever. */
export function bind(core: InvitationsSlice, command: CommandOf<'invitations.bind'>): OutcomeOf<'invitations.bind'> {
  const { invitations } = core;
  const { accountId, inviterId } = command;
  if (!core.accounts.has(accountId) || !core.accounts.has(inviterId)) return reject('account_not_found');
  if (accountId === inviterId) return reject('invite_self');
  if (invitations.of(accountId) !== undefined) return reject('invitation_exists');

  const suspicions = [...new Set(command.suspicions)];
  const state = suspicions.length > 0 ? 'held' : 'active';
  const endsAtMs = invitationEndsAtMs(core.nowMs, invitations.terms?.days);
  invitations.keep({ accountId, inviterId, boundAtMs: core.nowMs, endsAtMs, state, suspicions });
  core.emit({ type: 'invitations.bound', accountId, inviterId, state, suspicions, endsAtMs });
  return done({ state });
}

/** Stops sharing for a suspicion that was not known before, until an operator has judged it. */
export function hold(
  core: InvitationsSlice,
  { accountId, suspicion }: CommandOf<'invitations.hold'>,
): OutcomeOf<'invitations.hold'> {
  const invitation = core.invitations.of(accountId);
  if (invitation === undefined) return reject('invitation_not_found');
  const { state, inviterId, suspicions } = invitation;
  if (state === 'void' || suspicions.includes(suspicion)) return done({ state });

  invitation.suspicions = [...suspicions, suspicion];
  invitation.state = 'held';
  core.emit({ type: 'invitations.held', accountId, inviterId, suspicion });
  return done({ state: 'held' });
}

/** Releases a held invitation, or ends one that should not be: fees before are not shared later. */
export function decide(
  core: InvitationsSlice,
  { accountId, decision }: CommandOf<'invitations.decide'>,
): OutcomeOf<'invitations.decide'> {
  const invitation = core.invitations.of(accountId);
  if (invitation === undefined) return reject('invitation_not_found');
  const { state: before, inviterId } = invitation;
  if (before === 'void' || (before === 'active' && decision === 'release')) return reject('invitation_state_wrong');

  const state = decision === 'release' ? 'active' : 'void';
  invitation.state = state;
  core.emit({ type: 'invitations.decided', accountId, inviterId, state });
  return done({ state });
}

export function setSplit(
  core: InvitationsSlice,
  { accountId, friendShare }: CommandOf<'invitations.set_split'>,
): OutcomeOf<'invitations.set_split'> {
  if (!core.accounts.has(accountId)) return reject('account_not_found');
  if (friendShare > ppmOne) return reject('split_invalid');

  core.invitations.setSplit(accountId, friendShare);
  core.emit({ type: 'invitations.split_set', accountId, friendShare });
  return done({});
}
