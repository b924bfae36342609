import type { Customers, Frame, Money } from '../../slices.ts';
import type { Invitations } from './invitations.ts';
import type { invitationsSpec } from './spec.ts';

export interface InvitationsSlice extends Frame<typeof invitationsSpec>, Pick<Money, 'ledger' | 'post'>, Customers {
  readonly invitations: Invitations;
}
