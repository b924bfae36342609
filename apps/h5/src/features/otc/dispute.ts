import type { getOtcDispute, OutputOf } from '@candor/api';

export type Dispute = OutputOf<typeof getOtcDispute>;
