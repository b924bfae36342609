import type { AccountId, AssetId, EventOf } from '@candor/exchange';
import { amount } from '../../testing/facts.ts';

export function bound(
  accountId: AccountId,
  inviterId: AccountId,
  fields: Partial<EventOf<'invitations.bound'>> = {},
): EventOf<'invitations.bound'> {
  return { type: 'invitations.bound', accountId, inviterId, state: 'active', suspicions: [], ...fields };
}

export function rebated(
  accountId: AccountId,
  inviterId: AccountId,
  assetId: AssetId,
  fields: Partial<EventOf<'invitations.rebated'>> = {},
): EventOf<'invitations.rebated'> {
  return {
    type: 'invitations.rebated',
    accountId,
    inviterId,
    feeKind: 'trade_fee',
    reference: 1,
    assetId,
    fee: amount(100),
    friendPart: amount(5),
    inviterPart: amount(15),
    ...fields,
  };
}
