import type { OtcOrderRow } from '@candor/api';
import type { Generated } from 'kysely';

/** The part of OTC that the exchange does not know. */
export interface OtcTables {
  /** `destination_id`: of the bound card that it is; it goes with the card. */
  otc_methods: {
    user_id: number;
    method: string;
    sealed: string;
    destination_id: number | null;
    usable_at_ms: Generated<number>;
  };
  /** `sealed` is empty until the seller has details of the method. */
  otc_deals: { order_id: number; conversation_id: number; sealed: string };
  otc_texts: { hash: string; text: string };
  otc_statements: {
    order_id: number;
    role: OtcOrderRow['role'];
    reason: NonNullable<OtcOrderRow['disputeReason']>;
    sealed: string;
    at_ms: number;
  };
  otc_verdicts: { order_id: number; stage: 'first' | 'final'; sealed: string };
}
