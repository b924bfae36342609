import type { CardRow, LanguageCode, SupportState, SupportTopic } from '@candor/api';
import type { Kysely, Selectable } from 'kysely';
import type { SupportCaseRow } from '../database/conversation-tables.ts';
import type { PlatformTables } from '../database/tables.ts';
import type { Vault } from '../vault/vault.ts';

/** One case of a user's, and its conversation. */
export interface SupportCase {
  readonly caseId: number;
  readonly userId: number;
  readonly conversationId: number;
  readonly topic: SupportTopic;
  readonly lang: LanguageCode;
  readonly state: SupportState;
  /** Empty while nobody has taken it. */
  readonly operator: string;
  readonly object?: CardRow | undefined;
  readonly openedAtMs: number;
  readonly lastAtMs: number;
  readonly waitingSinceMs?: number | undefined;
  readonly rating?: number | undefined;
  readonly comment?: string | undefined;
}

/** Reads rows of cases; what they say of people is sealed under the case that it belongs to. */
export class CaseRecords {
  readonly #vault: Vault;

  constructor(vault: Vault) {
    this.#vault = vault;
  }

  row(db: Kysely<PlatformTables>, caseId: number, userId?: number) {
    return db
      .selectFrom('support_cases')
      .selectAll()
      .where('id', '=', caseId)
      .$if(userId !== undefined, (query) => query.where('user_id', '=', userId as number))
      .executeTakeFirst();
  }

  async shown(row: Selectable<SupportCaseRow>): Promise<SupportCase> {
    const object = row.object_sealed === null ? undefined : await this.opened(row.object_sealed, `object ${row.id}`);
    const comment =
      row.comment_sealed === null ? undefined : await this.opened(row.comment_sealed, `comment ${row.id}`);
    return {
      caseId: row.id,
      userId: row.user_id,
      conversationId: row.conversation_id,
      topic: row.topic as SupportTopic,
      lang: row.lang as LanguageCode,
      state: row.state as SupportState,
      operator: row.operator,
      ...(object !== undefined && { object: JSON.parse(object) as CardRow }),
      openedAtMs: row.opened_at_ms,
      lastAtMs: row.last_at_ms,
      ...(row.waiting_since_ms !== null && { waitingSinceMs: row.waiting_since_ms }),
      ...(row.rating !== null && { rating: row.rating }),
      ...(comment !== undefined && { comment }),
    };
  }

  async sealed(text: string, context: string): Promise<string> {
    return Buffer.from(await this.#vault.seal(Buffer.from(text), `support ${context}`)).toString('base64');
  }

  async opened(sealed: string, context: string): Promise<string> {
    const plain = await this.#vault.open(Buffer.from(sealed, 'base64'), `support ${context}`);
    return Buffer.from(plain).toString('utf8');
  }
}
