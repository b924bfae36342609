import { listOf, oneOf, optional, struct, uint } from '@candor/kernel';
import { entryKind } from '../../ledger-words.ts';
import { command, defineSpec, operators } from '../../spec.ts';
import { accountId, amount, assetId, ppm } from '../../vocabulary.ts';
import { invitationStates, invitationSuspicions, invitationVerdicts } from './fields.ts';
import { invitationsRejects } from './rejects.ts';

const state = oneOf(...invitationStates);
export const suspicionCodec = oneOf(...invitationSuspicions);
const ofInvitation = { accountId, inviterId: accountId } as const;

/** The account of an invitation is the friend's: each has one inviter at most. */
export const invitationsSpec = defineSpec({
  name: 'invitations',
  commands: {
    'invitations.set_terms': command(
      280,
      operators,
      struct({
        /** Of a friend's fees, from now on for all of them. */
        share: ppm,
        /** The time for which fees of friends are shared who come afterwards; absent: for ever. */
        days: optional(uint),
      }),
      struct({}),
      invitationsRejects['invitations.set_terms'],
    ),
    /** The platform knows who invited whom. With a suspicion it is held from the first. */
    'invitations.bind': command(
      281,
      'system',
      struct({ ...ofInvitation, suspicions: listOf(suspicionCodec) }),
      struct({ state }),
      invitationsRejects['invitations.bind'],
    ),
    /** A suspicion that was found later. One that is known, or of an invitation that is void, changes nothing. */
    'invitations.hold': command(
      282,
      'system',
      struct({ accountId, suspicion: suspicionCodec }),
      struct({ state }),
      invitationsRejects['invitations.hold'],
    ),
    'invitations.decide': command(
      283,
      operators,
      struct({ accountId, decision: oneOf(...invitationVerdicts) }),
      struct({ state }),
      invitationsRejects['invitations.decide'],
    ),
    /** The part of each rebate that an inviter leaves to their friends, for fees from now on. */
    'invitations.set_split': command(
      284,
      'user',
      struct({ accountId, friendShare: ppm }),
      struct({}),
      invitationsRejects['invitations.set_split'],
    ),
  },
  facts: {
    'invitations.terms_set': [280, struct({ share: ppm, days: optional(uint) })],
    'invitations.bound': [
      281,
      struct({ ...ofInvitation, state, suspicions: listOf(suspicionCodec), endsAtMs: optional(uint) }),
    ],
    'invitations.held': [282, struct({ ...ofInvitation, suspicion: suspicionCodec })],
    'invitations.decided': [283, struct({ ...ofInvitation, state })],
    'invitations.split_set': [284, struct({ accountId, friendShare: ppm })],
    /** A fee was shared. `reference` is that of the fee's posting. */
    'invitations.rebated': [
      285,
      struct({
        ...ofInvitation,
        feeKind: entryKind,
        reference: uint,
        assetId,
        fee: amount,
        friendPart: amount,
        inviterPart: amount,
      }),
    ],
  },
});
