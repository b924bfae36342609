import type { LanguageCode } from '@candor/api';
import type { OtcDisputeReason, OtcMethod, OtcRole, OtcVerdictReason } from '@candor/exchange/rules';

/** Amounts are decimal text, times ISO 8601 in UTC. */
export interface VerdictDocument {
  readonly exchange: string;
  readonly order: number;
  /** Public numbers of the users. */
  readonly buyer: number;
  readonly seller: number;
  readonly escrow: string;
  readonly coin: string;
  readonly price: string;
  readonly total: string;
  readonly fiat: string;
  readonly method: OtcMethod;
  readonly opened: string;
  readonly paid?: string;
  readonly dispute: { readonly by: OtcRole; readonly reason: OtcDisputeReason; readonly at: string };
  readonly statements: readonly {
    readonly by: OtcRole;
    readonly reason: OtcDisputeReason;
    readonly text: string;
    readonly at: string;
  }[];
  /** The messages of both sides until the verdict: hashes of their words (UTF-8) and of their pictures as they are shown. */
  readonly evidence: readonly {
    readonly by: OtcRole;
    readonly message: number;
    readonly at: string;
    readonly textSha256?: string;
    readonly pictureSha256?: string;
    readonly removed?: true;
  }[];
  readonly verdicts: readonly {
    readonly operator: string;
    readonly reason: OtcVerdictReason;
    readonly toBuyer: string;
    readonly toSeller: string;
    readonly promised: string;
    readonly at: string;
  }[];
  readonly appeal?: { readonly by: OtcRole; readonly at: string };
  readonly outcome: { readonly appealUntil: string } | { readonly carriedOut: string };
  readonly check: string;
}

export interface SignedVerdict {
  readonly document: VerdictDocument;
  /** The text and its signature. */
  readonly note: string;
}

/** Can be sent to another thread. */
export interface PrintedVerdict extends SignedVerdict {
  readonly language: LanguageCode;
}
