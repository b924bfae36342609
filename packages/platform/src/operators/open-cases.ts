import type { Kysely } from 'kysely';
import type { PlatformTables } from '../database/tables.ts';

/** A case as far as its place in the work queue needs it. */
export interface OpenCase {
  readonly caseId: string;
  readonly subject: string;
  readonly sinceMs: number;
  /** The operator who has taken it; empty: nobody. */
  readonly operator: string;
}

/** All open cases of the platform, each kind by one query that reads nothing sealed: the queue has them in one order. */
export class OpenCases {
  readonly #db: Kysely<PlatformTables>;

  constructor(db: Kysely<PlatformTables>) {
    this.#db = db;
  }

  async identities(): Promise<readonly OpenCase[]> {
    const rows = await this.#db
      .selectFrom('identity_cases')
      .select(['id', 'country', 'submitted_at_ms'])
      .where('state', '=', 'verifying')
      .execute();
    return rows.map((row) => ({
      caseId: `${row.id}`,
      subject: row.country,
      sinceMs: row.submitted_at_ms,
      operator: '',
    }));
  }

  async recoveries(): Promise<readonly OpenCase[]> {
    const rows = await this.#db
      .selectFrom('recoveries')
      .select(['id', 'submitted_at_ms', 'begun_at_ms'])
      .where('decision', '=', 'open')
      .where('state', '=', 'waiting')
      .execute();
    return rows.map((row) => ({
      caseId: `${row.id}`,
      subject: '',
      sinceMs: row.submitted_at_ms ?? row.begun_at_ms,
      operator: '',
    }));
  }

  /** Reported messages, each once, with the kind of their conversation. */
  async reports(): Promise<readonly OpenCase[]> {
    const rows = await this.#db
      .selectFrom('message_reports')
      .innerJoin('conversations', 'conversations.id', 'message_reports.conversation_id')
      .select(({ fn }) => ['conversation_id', 'seq', 'kind', fn.min('at_ms').as('first_at_ms')])
      .where('decision', 'is', null)
      .groupBy(['conversation_id', 'seq', 'kind'])
      .execute();
    return rows.map((row) => ({
      caseId: `${row.conversation_id}-${row.seq}`,
      subject: row.kind,
      sinceMs: row.first_at_ms,
      operator: '',
    }));
  }

  async support(): Promise<readonly OpenCase[]> {
    const rows = await this.#db
      .selectFrom('support_cases')
      .select(['id', 'topic', 'operator', 'waiting_since_ms', 'opened_at_ms'])
      .where('state', '=', 'waiting')
      .execute();
    return rows.map((row) => ({
      caseId: `${row.id}`,
      subject: row.topic,
      sinceMs: row.waiting_since_ms ?? row.opened_at_ms,
      operator: row.operator,
    }));
  }
}
