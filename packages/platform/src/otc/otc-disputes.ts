import type { OtcOrderRow } from '@candor/api';
import { present } from '@candor/kernel';
import type { Kysely } from 'kysely';
import type { PlatformTables } from '../database/tables.ts';
import type { Vault } from '../vault/vault.ts';

interface Parts {
  readonly db: Kysely<PlatformTables>;
  readonly clock: () => number;
  readonly vault: Vault;
}

type OtcRole = OtcOrderRow['role'];

/** The reason of a side in a dispute, and its own words. */
interface OtcStatement {
  readonly role: OtcRole;
  readonly reason: NonNullable<OtcOrderRow['disputeReason']>;
  readonly text: string;
  readonly atMs: number;
}

/** `first`: of the verdict that may still be appealed against. `final`: of the one that was carried out. */
type OtcVerdictStage = 'first' | 'final';

/** Statements of the sides of disputes, and the signed documents of the verdicts, all of it sealed. */
export class OtcDisputes {
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** Keeps what a side says, in the place of what it said before. */
  async state(orderId: number, { role, reason, text }: Omit<OtcStatement, 'atMs'>): Promise<void> {
    const { db, clock } = this.#parts;
    const said = { reason, sealed: await this.#seal(text, statementContext(orderId, role)), at_ms: clock() };
    await db
      .insertInto('otc_statements')
      .values({ order_id: orderId, role, ...said })
      .onConflict((conflict) => conflict.columns(['order_id', 'role']).doUpdateSet(said))
      .execute();
  }

  /** In the order in which they were made. */
  async statements(orderId: number): Promise<readonly OtcStatement[]> {
    const rows = await this.#parts.db
      .selectFrom('otc_statements')
      .selectAll()
      .where('order_id', '=', orderId)
      .orderBy('at_ms')
      .execute();
    return Promise.all(
      rows.map(async ({ role, reason, sealed, at_ms: atMs }) => ({
        role,
        reason,
        text: await this.#open(sealed, statementContext(orderId, role)),
        atMs,
      })),
    );
  }

  /** The signed document of a stage; `made` makes it where there is none yet, and the first one that is kept stays. */
  async document(orderId: number, stage: OtcVerdictStage, made: () => Promise<string>): Promise<string> {
    const { db } = this.#parts;
    const context = verdictContext(orderId, stage);
    const read = () =>
      db
        .selectFrom('otc_verdicts')
        .select('sealed')
        .where('order_id', '=', orderId)
        .where('stage', '=', stage)
        .executeTakeFirst();
    let row = await read();
    if (row === undefined) {
      const sealed = await this.#seal(await made(), context);
      await db
        .insertInto('otc_verdicts')
        .values({ order_id: orderId, stage, sealed })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      row = await read();
    }
    return this.#open(present(row, 'the document was kept').sealed, context);
  }

  async #seal(text: string, context: string): Promise<string> {
    return Buffer.from(await this.#parts.vault.seal(Buffer.from(text), context)).toString('base64');
  }

  async #open(sealed: string, context: string): Promise<string> {
    return Buffer.from(await this.#parts.vault.open(Buffer.from(sealed, 'base64'), context)).toString('utf8');
  }
}

const statementContext = (orderId: number, role: OtcRole): string => `otc statement ${orderId} ${role}`;
const verdictContext = (orderId: number, stage: OtcVerdictStage): string => `otc verdict ${orderId} ${stage}`;
