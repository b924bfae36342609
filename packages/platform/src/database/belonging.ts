import { Fault } from '@candor/kernel';
import type { Kysely } from 'kysely';
import type { MasterKeys } from '../vault/master-keys.ts';
import { sealedKeyId } from '../vault/vault.ts';
import { readingFile } from './engine.ts';
import { inTransaction } from './in-transaction.ts';
import type { PlatformTables } from './tables.ts';

/** The journal beside the platform's database. */
export interface JournalBeside {
  readonly salt: string;
  /** Accounts from this number on are not known to it. */
  readonly nextAccountId: number;
  /** It has accounts that were opened for people. */
  readonly hasPeople: boolean;
  /** The folder has had a platform before. */
  readonly isKnown: boolean;
}

const saltName = 'journal_salt';

/**
 * Refuses a database that does not belong to the journal beside it: another folder's, an empty one in place of a lost
 * one, or a copy that is newer than the journal's. The last one would give the next user an account that an existing
 * user believes to own.
 */
export async function refuseForeign(db: Kysely<PlatformTables>, beside: JournalBeside): Promise<void> {
  await inTransaction(db, { lock: 'start' }, (tx) => refuseForeignIn(tx, beside));
}

async function refuseForeignIn(db: Kysely<PlatformTables>, beside: JournalBeside): Promise<void> {
  const fact = await db.selectFrom('platform_facts').select('value').where('name', '=', saltName).executeTakeFirst();
  if (fact === undefined ? beside.isKnown : fact.value !== beside.salt) {
    throw new Fault(
      'platform_foreign',
      'platform.db does not belong to the journal.db beside it: it is empty, or of another folder. Put the right one back, or restore the whole folder from a backup.',
    );
  }
  const { users, highest } = await db
    .selectFrom('users')
    .select(({ fn }) => [fn.countAll<number>().as('users'), fn.max('exchange_account_id').as('highest')])
    .executeTakeFirstOrThrow();
  if (users === 0 && beside.hasPeople) {
    throw new Fault(
      'platform_missing',
      'platform.db has no users, though journal.db has accounts of theirs: it is a new file. Put the right one back, or restore the whole folder from a backup.',
    );
  }
  if (highest !== null && highest >= beside.nextAccountId) {
    throw new Fault(
      'platform_newer',
      `platform.db is newer than the journal.db beside it: it names the account ${highest}, and the journal ends before that was opened. Restore both from one backup; if the newer journal.db still exists, put that back.`,
    );
  }
  if (fact === undefined)
    await db.insertInto('platform_facts').values({ name: saltName, value: beside.salt }).execute();
}

/** Every column with something sealed but the texts of messages, which are plain in public conversations. */
export const sealedColumns = [
  ['destinations', 'sealed'],
  ['game_secrets', 'sealed'],
  ['deposit_claims', 'payer_sealed'],
  ['identity_cases', 'sealed_fields'],
  ['post_box', 'sealed'],
  ['totp_factors', 'secret'],
  ['support_notes', 'sealed'],
  ['support_cases', 'object_sealed'],
  ['support_cases', 'comment_sealed'],
  ['otc_methods', 'sealed'],
  ['otc_deals', 'sealed'],
  ['otc_statements', 'sealed'],
  ['otc_verdicts', 'sealed'],
  ['document_keys', 'sealed'],
  ['push_keys', 'sealed'],
  ['push_subscriptions', 'sealed'],
  ['person_notes', 'sealed'],
  ['send_notes', 'sealed'],
] as const;

/** Refuses a start without a key that sealed data needs: its owner would only get "try again". */
export async function refuseMissingKeys(db: Kysely<PlatformTables>, masterKeys: MasterKeys): Promise<void> {
  const present = new Set(masterKeys.map(({ id }) => id.toString('hex')));
  for (const [table, column] of sealedColumns) {
    const { ref } = db.dynamic;
    const beginnings = await db
      .selectFrom(table)
      .select(({ fn, val }) => fn<string>('substr', [ref(column), val(1), val(beginningSize)]).as('beginning'))
      .where(ref(column), 'is not', null)
      .distinct()
      .execute();
    for (const { beginning } of beginnings) {
      const id = sealedKeyId(Buffer.from(beginning, 'base64'));
      if (id === undefined || present.has(id)) continue;
      throw new Fault(
        'master_key_missing',
        `The master key ${id} is missing: something in ${table} of platform.db is sealed under it. Put it back into CANDOR_MASTER_KEY or platform-master-keys, behind the newest one.`,
      );
    }
  }
}

/** A master key that something in a database file is sealed under, which nothing else has open yet. */
export function keySealedUnder(path: string): { readonly id: string; readonly table: string } | undefined {
  return readingFile(path, (firstOf) => {
    for (const [table, column] of sealedColumns) {
      const sealed = firstOf(table, column);
      const id = typeof sealed === 'string' && sealedKeyId(Buffer.from(sealed.slice(0, beginningSize), 'base64'));
      if (typeof id === 'string') return { id, table };
    }
    return undefined;
  });
}

/** Base64 of the version and the id of the key, without a rest. */
const beginningSize = 12;
