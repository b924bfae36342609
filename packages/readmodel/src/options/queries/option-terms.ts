import { hex } from '@candor/kernel/hash';
import type { EventOf, TermsId } from '@candor/exchange';
import { atomsOf } from '../../queries/amounts.ts';
import type { ReadDatabase } from '../../queries/database.ts';
import { bytesOf } from '../../encoded.ts';

/** Which version of the terms: by its number, or by the hash that a buyer accepted. */
type OptionTermsRequest = { readonly termsId: TermsId } | { readonly hash: Uint8Array };

/** One version of the terms, in the very form that was hashed. */
interface OptionTermsRecord {
  readonly termsId: TermsId;
  /** SHA-256. */
  readonly hash: Uint8Array;
  readonly terms: EventOf<'options.terms_set'>['terms'];
  readonly setAtMs: number;
}

/** Terms that are or were in force; of several versions with one hash, which are the same, the last. */
export async function optionTerms(
  db: ReadDatabase,
  request: OptionTermsRequest,
): Promise<OptionTermsRecord | undefined> {
  const row = await db
    .selectFrom('option_terms')
    .selectAll()
    .$if('termsId' in request, (query) => query.where('terms_id', '=', (request as { termsId: TermsId }).termsId))
    .$if('hash' in request, (query) => query.where('hash', '=', hex((request as { hash: Uint8Array }).hash)))
    .orderBy('terms_id', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!row) return undefined;
  const durations = await db
    .selectFrom('option_durations')
    .select(['seconds', 'payout_ppm as payout'])
    .where('terms_id', '=', row.terms_id)
    .orderBy('position')
    .execute();
  return {
    termsId: row.terms_id,
    hash: bytesOf(row.hash),
    terms: {
      pairId: row.pair_id,
      durations,
      stakeMin: atomsOf(row.stake_min_atoms),
      stakeMax: atomsOf(row.stake_max_atoms),
      exposureMax: atomsOf(row.exposure_max_atoms),
      isOffered: row.is_offered,
    },
    setAtMs: row.set_at_ms,
  };
}
