import type { OperatorNewsKind } from '@candor/api';
import type { Kysely } from 'kysely';
import { takeNumber } from '../database/take-number.ts';
import type { PlatformTables } from '../database/tables.ts';

/** The end of something that an operator had asked for. */
export interface OperatorNewsItem {
  /** The operator who asked. */
  readonly operator: string;
  readonly kind: OperatorNewsKind;
  readonly atMs: number;
  /** The number of the proposal, or the place of the text as in the work queue. */
  readonly about: string;
  /** A text's title; empty for a proposal. */
  readonly subject: string;
  /** A reject code, or the one who ended it; empty: neither. */
  readonly reason: string;
}

interface UnseenNews extends OperatorNewsItem {
  readonly newsId: number;
}

const unseenMax = 50;

/** Tells operators how the things ended that they had asked for. It is kept until its operator has seen it. */
export class OperatorNews {
  readonly #db: Kysely<PlatformTables>;

  constructor(db: Kysely<PlatformTables>) {
    this.#db = db;
  }

  /** Newest first. */
  async unseen(operator: string): Promise<readonly UnseenNews[]> {
    const rows = await this.#db
      .selectFrom('operator_news')
      .selectAll()
      .where('operator', '=', operator)
      .where('is_seen', '=', 0)
      .orderBy('id', 'desc')
      .limit(unseenMax)
      .execute();
    return rows.map(({ id, operator: name, kind, at_ms, about, subject, reason }) => ({
      newsId: id,
      operator: name,
      kind: kind as OperatorNewsKind,
      atMs: at_ms,
      about,
      subject,
      reason,
    }));
  }

  async seen(operator: string, newsId: number): Promise<void> {
    await this.#db
      .updateTable('operator_news')
      .set({ is_seen: 1 })
      .where('id', '=', newsId)
      .where('operator', '=', operator)
      .execute();
  }
}

/** Tells it in the transaction of whatever ended. */
export async function tellOperators(tx: Kysely<PlatformTables>, news: readonly OperatorNewsItem[]): Promise<void> {
  for (const { operator, kind, atMs, about, subject, reason } of news) {
    const id = await takeNumber(tx, 'operator_news');
    await tx
      .insertInto('operator_news')
      .values({ id, operator, kind, at_ms: atMs, about, subject, reason, is_seen: 0 })
      .execute();
  }
}
