import { listOf, optional, struct, text, uint } from '@candor/kernel';
import { changeCodec } from '../../changes.ts';
import { rejectCode } from '../../reject-codes.ts';
import { command, defineSpec } from '../../spec.ts';
import { proposalId } from '../../vocabulary.ts';
import { proposalEnd } from './ends.ts';
import { proposalsRejects } from './rejects.ts';

/** Operators are known by their names in the installation, so that two can be distinguished from one. */
export const proposalsSpec = defineSpec({
  name: 'proposals',
  commands: {
    /** A change that only tightens is made at once; any other waits for a second operator. */
    'proposals.propose': command(
      160,
      'operator',
      struct({ operator: text, change: changeCodec }),
      struct({
        /** Absent: it was made at once. */
        proposalId: optional(proposalId),
      }),
      proposalsRejects['proposals.propose'],
    ),
    'proposals.confirm': command(
      161,
      'operator',
      struct({ operator: text, proposalId }),
      struct({
        /** Absent: it was made at once. */
        takesEffectAtMs: optional(uint),
      }),
      proposalsRejects['proposals.confirm'],
    ),
    /** While it waits, for the second operator or for its time. */
    'proposals.cancel': command(
      162,
      'operator',
      struct({ operator: text, proposalId }),
      struct({}),
      proposalsRejects['proposals.cancel'],
    ),
    /** It was found not to fit when somebody wanted to confirm it. */
    'proposals.end_unfit': command(
      165,
      'operator',
      struct({ operator: text, proposalId }),
      struct({}),
      proposalsRejects['proposals.end_unfit'],
    ),
  },
  facts: {
    'proposals.proposed': [160, struct({ proposalId, operator: text, change: changeCodec, lapsesAtMs: uint })],
    /** A second operator has confirmed it, and it waits for its time. */
    'proposals.confirmed': [161, struct({ proposalId, operator: text, takesEffectAtMs: uint })],
    'proposals.ended': [
      162,
      struct({
        proposalId,
        end: proposalEnd,
        /** The proposer, then the confirmer; at the end the one who cancelled it, or found that it no longer fits. */
        operators: listOf(text),
        /** The reason that it could not be made. Absent: what it was to change had changed. */
        reason: optional(rejectCode),
      }),
    ],
  },
});
