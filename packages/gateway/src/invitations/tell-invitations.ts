import type { AccountId, CommandOf, CommandType, RejectCode } from '@candor/exchange';
import type { HostedExchange } from '@candor/journal';
import { Fault } from '@candor/kernel';
import type { TellInvitations } from '@candor/platform';

/** Answers of a command that was sent before with other words: its effect is there. */
const known: ReadonlySet<RejectCode> = new Set(['request_id_reused', 'invitation_exists']);

/** Tells this exchange who came by whom, and what they have in common. */
export function tellInvitationsTo(exchange: HostedExchange): TellInvitations {
  async function tell<T extends CommandType>(commandId: string, command: CommandOf<T>): Promise<void> {
    const { outcome } = await exchange.submit<T>({ commandId, actor: 'system', command });
    if (outcome.ok || known.has(outcome.code)) return;
    throw new Fault('invitation_not_told', `${commandId} was refused: ${outcome.code}`);
  }
  return {
    bind: (id, { suspicions, ...friend }) =>
      tell<'invitations.bind'>(id, {
        type: 'invitations.bind',
        accountId: friend.accountId as AccountId,
        inviterId: friend.inviterId as AccountId,
        suspicions: [...suspicions],
      }),
    hold: (id, accountId, suspicion) =>
      tell<'invitations.hold'>(id, { type: 'invitations.hold', accountId: accountId as AccountId, suspicion }),
  };
}
