import type { Kysely } from 'kysely';
import type { PlatformTables } from '../database/tables.ts';
import type { Vault } from '../vault/vault.ts';

/** A user's note about their payment, beside the exchange's claim. */
interface ClaimNote {
  readonly claimId: number;
  readonly userId: number;
  /** Account, card or address that it was paid from. */
  readonly payer: string;
  /** Of the proof. */
  readonly uploadId: string;
}

/** The words and the proof that belong to claims of deposits: personal, so not in the journal. */
export class ClaimNotes {
  readonly #db: Kysely<PlatformTables>;
  readonly #vault: Vault;

  constructor(db: Kysely<PlatformTables>, vault: Vault) {
    this.#db = db;
    this.#vault = vault;
  }

  /** Keeping the note of a claim again changes nothing. */
  async keep({ claimId, userId, payer, uploadId }: ClaimNote): Promise<void> {
    const sealed = await this.#vault.seal(Buffer.from(payer, 'utf8'), contextOf(claimId));
    await this.#db
      .insertInto('deposit_claims')
      .values({
        claim_id: claimId,
        user_id: userId,
        payer_sealed: Buffer.from(sealed).toString('base64'),
        upload_id: uploadId,
      })
      .onConflict((conflict) => conflict.column('claim_id').doNothing())
      .execute();
  }

  async find(claimId: number): Promise<ClaimNote | undefined> {
    const row = await this.#db
      .selectFrom('deposit_claims')
      .selectAll()
      .where('claim_id', '=', claimId)
      .executeTakeFirst();
    if (row === undefined) return undefined;
    const payer = await this.#vault.open(Buffer.from(row.payer_sealed, 'base64'), contextOf(claimId));
    return {
      claimId,
      userId: row.user_id,
      payer: Buffer.from(payer).toString('utf8'),
      uploadId: row.upload_id,
    };
  }
}

const contextOf = (claimId: number): string => `claim ${claimId}`;
