import { type CommandsOf, defineModule } from '../../module.ts';
import { bind, decide, hold, setSplit } from './bind.ts';
import { checkInvitations } from './check.ts';
import { onPosted } from './rebate.ts';
import type { InvitationsSlice } from './slice.ts';
import type { invitationsSpec } from './spec.ts';
import { termsChange } from './terms.ts';

/** Invitations (RULES 16): one level, and a share of the fees that friends pay, posted with each fee. */
export const invitationsModule = defineModule<InvitationsSlice, CommandsOf<typeof invitationsSpec>>({
  name: 'invitations',
  handlers: {
    'invitations.set_terms': termsChange,
    'invitations.bind': bind,
    'invitations.hold': hold,
    'invitations.decide': decide,
    'invitations.set_split': setSplit,
  },
  reactions: { 'ledger.posted': onPosted },
  isIdle: ({ invitations }) => invitations.isUnused,
  isEmpty: ({ invitations }) => invitations.isEmpty,
  write: (core, writer) => core.invitations.write(writer),
  read: (core, reader) => core.invitations.read(reader),
  check: checkInvitations,
});
