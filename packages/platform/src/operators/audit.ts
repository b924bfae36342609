import { type Kysely, type Selectable, sql } from 'kysely';
import type { Page } from '../content/articles.ts';
import { inTransaction } from '../database/in-transaction.ts';
import { takeNumber } from '../database/take-number.ts';
import type { OperatorAuditRow, PlatformTables } from '../database/tables.ts';
import type { PlatformLog } from '../log.ts';
import { type AuditEntry, auditBegun, chained, chainStart, contentOf } from './audit-chain.ts';
import { type AuditReport, verifyAudit } from './verify-audit.ts';

/** The maker of a call, as the record names them. */
interface AuditActor {
  readonly name: string;
  /** At the time of the call; `none` without one. */
  readonly role: string;
}

/** One call of an operator. */
interface AuditRecord extends AuditActor {
  readonly auditId: number;
  readonly atMs: number;
  /** Method and path. */
  readonly call: string;
  /** The input, as JSON. */
  readonly input: string;
  /** "begun" until it is answered; then "ok", or the code it was refused with. */
  readonly outcome: string;
}

/** The persons that a call is about, who read of it. */
export interface AuditedPersons {
  readonly accountIds: readonly number[];
  /** The word of the contract for what was looked at or done. */
  readonly act: string;
  readonly isView: boolean;
}

/** One call as a person whom it was about reads of it. */
interface ToldAct extends Omit<AuditedPersons, 'accountIds'>, AuditActor {
  readonly auditId: number;
  readonly atMs: number;
}

/** The filters of the record; an absent one lets everything through. */
interface AuditFilter {
  readonly operator?: string | undefined;
  /** Method and path, whole. */
  readonly call?: string | undefined;
  /** `refused`: every outcome but "ok" and "begun". */
  readonly outcome?: string | undefined;
  /** It was about the owner of this account. */
  readonly accountId?: number | undefined;
  /** A part of the input. */
  readonly text?: string | undefined;
  readonly fromMs?: number | undefined;
  /** Exclusive. */
  readonly toMs?: number | undefined;
}

interface CallCount {
  readonly operator: string;
  /** Method and path of each. */
  readonly calls: readonly string[];
  readonly sinceMs: number;
}

interface OutcomeQuery<Outcome extends string> {
  readonly outcomes: readonly Outcome[];
  readonly sinceMs: number;
  /** Absent: of everybody. */
  readonly operator?: string | undefined;
}

interface OutcomeTally<Outcome extends string> {
  readonly operator: string;
  readonly outcome: Outcome;
  readonly times: number;
  readonly lastAtMs: number;
}

interface AuditQuery extends AuditFilter {
  readonly page: number;
  readonly limit: number;
}

/**
 * The record of operators' calls. A call is recorded before it is carried out and its outcome afterwards, so that
 * nothing happens without a record. Rows are never deleted, and each entry of the chain holds the hash of the one
 * before it: to change or remove a record, an attacker would have to rewrite all later ones, and those in the log as
 * well.
 */
export class AuditLog {
  readonly #db: Kysely<PlatformTables>;
  readonly #clock: () => number;
  readonly #log: PlatformLog;

  constructor(db: Kysely<PlatformTables>, clock: () => number, log: PlatformLog) {
    this.#db = db;
    this.#clock = clock;
    this.#log = log;
  }

  /** Records a call and returns its number. */
  async begin({ name, role }: AuditActor, call: string, input: string, persons?: AuditedPersons): Promise<number> {
    const atMs = this.#clock();
    const { id, entry } = await inTransaction(this.#db, { lock: 'audit' }, async (tx) => {
      const id = await takeNumber(tx, 'operator_audit');
      await tx
        .insertInto('operator_audit')
        .values({ id, at_ms: atMs, operator: name, role, call, input, outcome: auditBegun })
        .execute();
      const begun = { kind: 'begun', auditId: id, atMs, operator: name, role, call, input } as const;
      return { id, entry: await append(tx, begun, persons) };
    });
    this.#log.info({ event: 'audit.begun', auditId: id, operator: name, role, call, ...entry }, 'an operator’s call');
    return id;
  }

  /** With the persons that turned out only while the call was carried out. */
  async finish(auditId: number, outcome: string, persons?: AuditedPersons): Promise<void> {
    const entry = await inTransaction(this.#db, { lock: 'audit' }, async (tx) => {
      await tx.updateTable('operator_audit').set({ outcome }).where('id', '=', auditId).execute();
      return append(tx, { kind: 'ended', auditId, atMs: this.#clock(), outcome }, persons);
    });
    this.#log.info({ event: 'audit.ended', auditId, outcome, ...entry }, 'an operator’s call was answered');
  }

  /** The calls of an operator since a moment that were done, or are under way. */
  async countDone({ operator, calls, sinceMs }: CallCount): Promise<number> {
    const { done } = await this.#db
      .selectFrom('operator_audit')
      .select((row) => row.fn.countAll<number | string>().as('done'))
      .where('at_ms', '>=', sinceMs)
      .where('operator', '=', operator)
      .where('call', 'in', [...calls])
      .where('outcome', 'in', ['ok', auditBegun])
      .executeTakeFirstOrThrow();
    return Number(done);
  }

  /** The persons whom an operator has looked at since a moment, each once. */
  async countPersons(operator: string, sinceMs: number): Promise<number> {
    const { persons } = await this.#db
      .selectFrom('operator_audit')
      .innerJoin('audit_persons', 'audit_persons.audit_id', 'operator_audit.id')
      .select((row) => row.fn.count<number | string>('account_id').distinct().as('persons'))
      .where('at_ms', '>=', sinceMs)
      .where('operator', '=', operator)
      .where('is_view', '=', 1)
      .where('outcome', 'in', toldOutcomes)
      .executeTakeFirstOrThrow();
    return Number(persons);
  }

  /** Calls that had one of these outcomes since a moment, by operator and outcome; the latest first. */
  async tally<Outcome extends string>({
    outcomes,
    sinceMs,
    operator,
  }: OutcomeQuery<Outcome>): Promise<readonly OutcomeTally<Outcome>[]> {
    const rows = await this.#db
      .selectFrom('operator_audit')
      .select((row) => [
        'operator',
        'outcome',
        row.fn.countAll<number | string>().as('times'),
        row.fn.max('at_ms').as('last_at_ms'),
      ])
      .where('at_ms', '>=', sinceMs)
      .where('outcome', 'in', [...outcomes])
      .$if(operator !== undefined, (query) => query.where('operator', '=', operator as string))
      .groupBy(['operator', 'outcome'])
      .orderBy('last_at_ms', 'desc')
      .execute();
    return rows.map(({ operator: name, outcome, times, last_at_ms }) => ({
      operator: name,
      outcome: outcome as Outcome,
      times: Number(times),
      lastAtMs: last_at_ms,
    }));
  }

  /** Walks the whole chain; with a hash, checks that it contains that hash. */
  verify(hash?: string): Promise<AuditReport> {
    return verifyAudit(this.#db, hash);
  }

  /** Newest first. */
  async list({ page, limit, ...filter }: AuditQuery): Promise<Page<AuditRecord>> {
    const matching = this.#matching(filter);
    const { total } = await matching.select((row) => row.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
    const rows = await matching
      .selectAll()
      .orderBy('id', 'desc')
      .limit(limit)
      .offset((page - 1) * limit)
      .execute();
    return { rows: rows.map(asRecord), total };
  }

  #matching({ operator, call, outcome, accountId, text, fromMs, toMs }: AuditFilter) {
    return this.#db
      .selectFrom('operator_audit')
      .$if(operator !== undefined, (query) => query.where('operator', '=', operator as string))
      .$if(call !== undefined, (query) => query.where('call', '=', call as string))
      .$if(outcome === refused, (query) => query.where('outcome', 'not in', toldOutcomes))
      .$if(outcome !== undefined && outcome !== refused, (query) => query.where('outcome', '=', outcome as string))
      .$if(accountId !== undefined, (query) =>
        query.where(
          'id',
          'in',
          this.#db
            .selectFrom('audit_persons')
            .select('audit_id')
            .where('account_id', '=', accountId as number),
        ),
      )
      .$if(text !== undefined, (query) => query.where(sql<boolean>`input like ${partOf(text as string)} escape '!'`))
      .$if(fromMs !== undefined, (query) => query.where('at_ms', '>=', fromMs as number))
      .$if(toMs !== undefined, (query) => query.where('at_ms', '<', toMs as number));
  }

  /** The calls that were about the owner of an account and were not refused, newest first. */
  async toldTo(
    accountId: number,
    { page, limit }: { readonly page: number; readonly limit: number },
  ): Promise<Page<ToldAct>> {
    const matching = this.#db
      .selectFrom('audit_persons')
      .innerJoin('operator_audit', 'operator_audit.id', 'audit_persons.audit_id')
      .where('audit_persons.account_id', '=', accountId)
      .where('operator_audit.outcome', 'in', toldOutcomes);
    const { total } = await matching.select((row) => row.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
    const rows = await matching
      .select(['id', 'at_ms', 'operator', 'role', 'act', 'is_view'])
      .orderBy('audit_persons.audit_id', 'desc')
      .limit(limit)
      .offset((page - 1) * limit)
      .execute();
    return {
      rows: rows.map(({ id, at_ms, operator, role, act, is_view }) => ({
        auditId: id,
        atMs: at_ms,
        name: operator,
        role,
        act,
        isView: is_view === 1,
      })),
      total,
    };
  }
}

const refused = 'refused';

/** The pattern of texts with this part; it has no signs of its own. */
function partOf(text: string): string {
  return `%${text.replaceAll(/[!%_]/g, '!$&')}%`;
}

/** Everything that was done or looked at, as far as it was not refused. */
const toldOutcomes = ['ok', auditBegun];

function asRecord(row: Selectable<OperatorAuditRow>): AuditRecord {
  const { id, at_ms, operator, role, call, input, outcome } = row;
  return { auditId: id, atMs: at_ms, name: operator, role, call, input, outcome };
}

/** The number is taken first, so that two at a time queue for it. */
async function append(
  tx: Kysely<PlatformTables>,
  entry: Extract<AuditEntry, { kind: 'begun' | 'ended' }>,
  persons?: AuditedPersons,
): Promise<{ readonly seq: number; readonly hash: string }> {
  const seq = await takeNumber(tx, 'audit_entries');
  const before = await tx
    .selectFrom('audit_entries')
    .select('hash')
    .where('seq', '=', seq - 1)
    .executeTakeFirst();
  const isAboutSomebody = persons !== undefined && persons.accountIds.length > 0;
  const content = contentOf(isAboutSomebody ? { ...entry, accountIds: persons.accountIds } : entry);
  const hash = chained(before?.hash ?? chainStart, content);
  await tx.insertInto('audit_entries').values({ seq, audit_id: entry.auditId, content, hash }).execute();
  if (isAboutSomebody) {
    const { accountIds, act, isView } = persons;
    const told = accountIds.map((account_id) => ({
      audit_id: entry.auditId,
      account_id,
      act,
      is_view: isView ? 1 : 0,
    }));
    await tx.insertInto('audit_persons').values(told).execute();
  }
  return { seq, hash };
}
