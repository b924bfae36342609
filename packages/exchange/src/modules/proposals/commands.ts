import { optional, struct, text, uint } from '@candor/kernel';
import { changeCodec } from '../../changes.ts';
import { proposalId } from '../../vocabulary.ts';

/** Operators are known by the name that the installation gave them, so that two can be told from one. */
export const proposalCommands = {
  /** A change that only tightens is made at once; any other waits for a second operator. */
  'proposals.propose': [160, struct({ operator: text, change: changeCodec })],
  'proposals.confirm': [161, struct({ operator: text, proposalId })],
  /** While it waits, for the second operator or for its time. */
  'proposals.cancel': [162, struct({ operator: text, proposalId })],
} as const;

export const proposalResults = {
  'proposals.propose': struct({
    /** Absent: it was made at once. */
    proposalId: optional(proposalId),
  }),
  'proposals.confirm': struct({
    /** Absent: it was made at once. */
    takesEffectAtMs: optional(uint),
  }),
  'proposals.cancel': struct({}),
} as const;
