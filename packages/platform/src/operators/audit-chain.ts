import { createHash } from 'node:crypto';

/** The outcome before the call is answered, and for ever when the process ended in between. */
export const auditBegun = 'begun';
/** The hash before the first entry. */
export const chainStart = '0'.repeat(64);

/** One entry of the audit's chain: a call that was begun, how it ended, or one of before there was a chain. */
export type AuditEntry =
  | ({ readonly kind: 'begun'; readonly auditId: number; readonly atMs: number } & AuditedCall & AboutPersons)
  | ({
      readonly kind: 'ended';
      readonly auditId: number;
      readonly atMs: number;
      readonly outcome: string;
    } & AboutPersons)
  | ({
      readonly kind: 'kept';
      readonly auditId: number;
      readonly atMs: number;
      readonly outcome: string;
    } & AuditedCall);

interface AboutPersons {
  /** Accounts of the persons who read of the call; absent: it was about nobody. */
  readonly accountIds?: readonly number[];
}

interface AuditedCall {
  readonly operator: string;
  readonly role: string;
  /** Method and path. */
  readonly call: string;
  /** The input, as JSON. */
  readonly input: string;
}

/** SHA-256 over the hash of the entry before and the content as it is stored, in hex. */
export function chained(before: string, content: string): string {
  return createHash('sha256').update(before).update('\n').update(content).digest('hex');
}

export function contentOf(entry: AuditEntry): string {
  return JSON.stringify(entry);
}
