import { listOf, optional, struct, text, uint } from '@candor/kernel';
import { rejectCode } from '../../reject-codes.ts';
import { proposalEnd, proposalId } from '../../vocabulary.ts';
import { changeCodec } from '../../changes.ts';

export const proposalEvents = {
  'proposals.proposed': [160, struct({ proposalId, operator: text, change: changeCodec, lapsesAtMs: uint })],
  /** A second operator has confirmed it, and it waits for its time. */
  'proposals.confirmed': [161, struct({ proposalId, operator: text, takesEffectAtMs: uint })],
  'proposals.ended': [
    162,
    struct({
      proposalId,
      end: proposalEnd,
      /** Who proposed it, then who confirmed it; of one that was cancelled at last who did that. */
      operators: listOf(text),
      /** Why it could not be made when its time came. */
      reason: optional(rejectCode),
    }),
  ],
} as const;
