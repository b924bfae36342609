import { type Atoms, atoms, negated, zero } from '@candor/money';
import type { EventOf } from '../../events.ts';
import { house } from '../../ledger-words.ts';
import type { AccountId, AssetId } from '../../vocabulary.ts';
import type { Invitation } from './invitation.ts';
import { isSharedFee, rebateOf, type SharedFee } from './rules.ts';
import type { InvitationsSlice } from './slice.ts';

/**
 * Shares the fees of a movement, in the command that charged them. Its own postings have no such fee, so they share nothing again.
 * Every posting comes here: while nobody was invited it costs one look at a number.
 */
export function onPosted(core: InvitationsSlice, { reference, lines }: EventOf<'ledger.posted'>): void {
  if (core.invitations.isUnused) return;
  for (const { accountId, assetId, kind, available, frozen } of lines) {
    if (!isSharedFee(kind)) continue;
    const invitation = core.invitations.of(accountId);
    if (invitation === undefined || !isShared(core, invitation)) continue;
    const fee = atoms(-(available + frozen));
    if (fee > 0n) share(core, invitation, { kind, reference, assetId, fee });
  }
}

/** True while fees of a friend are shared. The product has to be on for both. */
function isShared(core: InvitationsSlice, { accountId, inviterId, state, endsAtMs }: Invitation): boolean {
  if (state !== 'active' || (endsAtMs !== undefined && core.nowMs >= endsAtMs)) return false;
  return core.products.allows(accountId, 'invitations') && core.products.allows(inviterId, 'invitations');
}

interface PaidFee {
  readonly kind: SharedFee;
  readonly reference: number;
  readonly assetId: AssetId;
  readonly fee: Atoms;
}

function share(core: InvitationsSlice, { accountId, inviterId }: Invitation, paid: PaidFee): void {
  const { invitations, ledger } = core;
  const { kind, reference, assetId, fee } = paid;
  if (invitations.terms === undefined) return;
  const parts = rebateOf(fee, invitations.terms.share, invitations.splitOf(inviterId));
  const { rebate, friendPart, inviterPart } = parts;
  if (rebate === 0n) return;
  // The fee itself came in just now, so `fees` has it.
  ledger.line(ledger.wallet(house.fees, 'house', assetId), 'rebate', negated(rebate), zero);
  credit(inviterId, inviterPart);
  credit(accountId, friendPart);
  core.post(reference);
  core.emit({
    type: 'invitations.rebated',
    accountId,
    inviterId,
    feeKind: kind,
    reference,
    assetId,
    fee,
    friendPart,
    inviterPart,
  });

  function credit(to: AccountId, amount: Atoms): void {
    if (amount > 0n) ledger.line(ledger.wallet(to, 'spot', assetId), 'rebate', amount, zero);
  }
}
