import type { ReportReason } from '@candor/api';
import type { Kysely } from 'kysely';
import type { PlatformTables } from '../database/tables.ts';

interface ReportedMessage {
  readonly conversationId: number;
  readonly seq: number;
  readonly reasons: readonly ReportReason[];
  readonly reports: number;
  readonly firstAtMs: number;
}

export interface ReportQuery {
  /** Of this conversation, and this message of it alone. */
  readonly conversationId?: number | undefined;
  readonly seq?: number | undefined;
  readonly page: number;
  readonly limit: number;
}

/** Messages with reports that nobody has decided on, oldest first. */
export async function openReports(
  db: Kysely<PlatformTables>,
  { conversationId, seq: onlySeq, page, limit }: ReportQuery,
): Promise<{ readonly rows: readonly ReportedMessage[]; readonly total: number }> {
  const open = db
    .selectFrom('message_reports')
    .where('decision', 'is', null)
    .$if(conversationId !== undefined, (query) => query.where('conversation_id', '=', conversationId as number))
    .$if(onlySeq !== undefined, (query) => query.where('seq', '=', onlySeq as number));
  const all = await open.select(['conversation_id', 'seq']).distinct().execute();
  const shown = await open
    .select(({ fn }) => ['conversation_id', 'seq', fn.min('at_ms').as('first_at_ms')])
    .groupBy(['conversation_id', 'seq'])
    .orderBy('first_at_ms')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute();
  const rows = await Promise.all(
    shown.map(async ({ conversation_id, seq, first_at_ms }) => {
      const reports = await open
        .select('reason')
        .where('conversation_id', '=', conversation_id)
        .where('seq', '=', seq)
        .execute();
      const reasons = [...new Set(reports.map(({ reason }) => reason as ReportReason))];
      return { conversationId: conversation_id, seq, reasons, reports: reports.length, firstAtMs: first_at_ms };
    }),
  );
  return { rows, total: all.length };
}

/** Ends the reports of a message; false when there were none. */
export async function decideReports(
  db: Kysely<PlatformTables>,
  { conversationId, seq, decision }: { conversationId: number; seq: number; decision: string },
): Promise<boolean> {
  const decided = await db
    .updateTable('message_reports')
    .set({ decision })
    .where('conversation_id', '=', conversationId)
    .where('seq', '=', seq)
    .where('decision', 'is', null)
    .returning('user_id')
    .execute();
  return decided.length > 0;
}
