import { type Codec, oneOf } from '@candor/kernel';

/** The outcome of a proposal. `outdated`: the value it was to replace had changed when its time came. */
const proposalEnds = ['made', 'cancelled', 'lapsed', 'outdated', 'refused'] as const;
export type ProposalEnd = (typeof proposalEnds)[number];
export const proposalEnd: Codec<ProposalEnd> = oneOf(...proposalEnds);
