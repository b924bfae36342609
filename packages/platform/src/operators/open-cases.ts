import type { Kysely } from 'kysely';
import type { PlatformTables } from '../database/tables.ts';

/** A case as far as its place in the work queue needs it. */
export interface OpenCase {
  readonly caseId: string;
  readonly subject: string;
  /** The account of its person; absent: there is none. */
  readonly accountId?: number;
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
      .innerJoin('users', 'users.id', 'identity_cases.user_id')
      .select(['identity_cases.id', 'identity_cases.country', 'submitted_at_ms', 'exchange_account_id'])
      .where('state', '=', 'verifying')
      .execute();
    return rows.map((row) => ({
      caseId: `${row.id}`,
      subject: row.country,
      ...accountOf(row),
      sinceMs: row.submitted_at_ms,
      operator: '',
    }));
  }

  async recoveries(): Promise<readonly OpenCase[]> {
    const rows = await this.#db
      .selectFrom('recoveries')
      .innerJoin('users', 'users.id', 'recoveries.user_id')
      .select(['recoveries.id', 'submitted_at_ms', 'begun_at_ms', 'exchange_account_id'])
      .where('decision', '=', 'open')
      .where('state', '=', 'waiting')
      .execute();
    return rows.map((row) => ({
      caseId: `${row.id}`,
      subject: '',
      ...accountOf(row),
      sinceMs: row.submitted_at_ms ?? row.begun_at_ms,
      operator: '',
    }));
  }

  /** Reported messages, each once, with the kind of their conversation and the person who wrote it. */
  async reports(): Promise<readonly OpenCase[]> {
    const rows = await this.#db
      .selectFrom('message_reports')
      .innerJoin('conversations', 'conversations.id', 'message_reports.conversation_id')
      .innerJoin('messages', (join) =>
        join
          .onRef('messages.conversation_id', '=', 'message_reports.conversation_id')
          .onRef('messages.seq', '=', 'message_reports.seq'),
      )
      .leftJoin('users', 'users.id', 'messages.user_id')
      .select(({ fn }) => [
        'message_reports.conversation_id',
        'message_reports.seq',
        'kind',
        'exchange_account_id',
        fn.min('message_reports.at_ms').as('first_at_ms'),
      ])
      .where('decision', 'is', null)
      .groupBy(['message_reports.conversation_id', 'message_reports.seq', 'kind', 'exchange_account_id'])
      .execute();
    return rows.map((row) => ({
      caseId: `${row.conversation_id}-${row.seq}`,
      subject: row.kind,
      ...accountOf(row),
      sinceMs: row.first_at_ms,
      operator: '',
    }));
  }

  async support(): Promise<readonly OpenCase[]> {
    const rows = await this.#db
      .selectFrom('support_cases')
      .innerJoin('users', 'users.id', 'support_cases.user_id')
      .select(['support_cases.id', 'topic', 'operator', 'waiting_since_ms', 'opened_at_ms', 'exchange_account_id'])
      .where('state', '=', 'waiting')
      .execute();
    return rows.map((row) => ({
      caseId: `${row.id}`,
      subject: row.topic,
      ...accountOf(row),
      sinceMs: row.waiting_since_ms ?? row.opened_at_ms,
      operator: row.operator,
    }));
  }
}

/** A user whom the exchange does not know yet has no account. */
function accountOf({ exchange_account_id: accountId }: { readonly exchange_account_id: number | null }) {
  return accountId === null ? {} : { accountId };
}
