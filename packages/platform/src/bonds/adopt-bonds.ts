import type { Kysely } from 'kysely';
import type { OpenAccount } from '../accounts/parts.ts';
import { inTransaction } from '../database/in-transaction.ts';
import type { PlatformTables } from '../database/tables.ts';
import type { PlatformLog } from '../log.ts';
import type { Bonds } from './bonds.ts';

/** The key that rows are tied under; passkeys and devices have had bonds for a shorter time than the others. */
const keyNames = { people: 'bond_key', factors: 'factor_bond_key' } as const;

interface Parts {
  readonly db: Kysely<PlatformTables>;
  readonly bonds: Bonds;
  readonly openAccount: OpenAccount;
  readonly log: PlatformLog;
}

/**
 * Checks every user's row at a start, and logs those that differ from their bond. Rows of 0.8 have no bonds, and after
 * the pepper was replaced all are under another key: then they are made once, and a user's only when the journal
 * confirms that the command that opened the account is this one.
 */
export async function checkBonds(parts: Parts): Promise<void> {
  const { db, bonds, log } = parts;
  if (!(await isAdopted(parts, keyNames.people))) await adoptPeople(parts);
  if (!(await isAdopted(parts, keyNames.factors))) await adoptFactors(parts);
  for (const row of await db.selectFrom('users').selectAll().execute()) {
    if (!bonds.isUser(row)) {
      log.error(
        { event: 'platform.user_damaged', userId: row.id },
        'a user is not what was written, and is not let in',
      );
    }
  }
}

async function isAdopted({ db, bonds }: Parts, name: string): Promise<boolean> {
  const known = await db.selectFrom('platform_facts').select('value').where('name', '=', name).executeTakeFirst();
  return known?.value === bonds.keyId;
}

async function noteAdopted(tx: Kysely<PlatformTables>, { bonds }: Parts, name: string): Promise<void> {
  await tx
    .insertInto('platform_facts')
    .values({ name, value: bonds.keyId })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value: bonds.keyId }))
    .execute();
}

async function adoptPeople(parts: Parts): Promise<void> {
  const { db, bonds, openAccount } = parts;
  for (const row of await db.selectFrom('users').selectAll().execute()) {
    const isHis = row.exchange_account_id === null || (await openAccount(row.command_id)) === row.exchange_account_id;
    if (!isHis) continue;
    await inTransaction(db, { lock: `user ${row.id}` }, async (tx) => {
      const now = await tx.selectFrom('users').selectAll().where('id', '=', row.id).executeTakeFirstOrThrow();
      // Another process has bound it anew in between.
      if (now.bond !== row.bond) return;
      await tx
        .updateTable('users')
        .set({ bond: bonds.ofUser(row) })
        .where('id', '=', row.id)
        .execute();
    });
  }
  await inTransaction(db, { lock: 'start' }, async (tx) => {
    for (const row of await tx.selectFrom('sessions').selectAll().execute()) {
      await tx
        .updateTable('sessions')
        .set({ bond: bonds.ofSession(row) })
        .where('id', '=', row.id)
        .execute();
    }
    for (const row of await tx.selectFrom('api_keys').selectAll().execute()) {
      await tx
        .updateTable('api_keys')
        .set({ bond: bonds.ofApiKey(row) })
        .where('id', '=', row.id)
        .execute();
    }
    await noteAdopted(tx, parts, keyNames.people);
  });
}

async function adoptFactors(parts: Parts): Promise<void> {
  const { db, bonds } = parts;
  await inTransaction(db, { lock: 'start' }, async (tx) => {
    for (const row of await tx.selectFrom('passkeys').selectAll().execute()) {
      await tx
        .updateTable('passkeys')
        .set({ bond: bonds.ofPasskey(row) })
        .where('id', '=', row.id)
        .execute();
    }
    for (const row of await tx.selectFrom('known_devices').selectAll().execute()) {
      await tx
        .updateTable('known_devices')
        .set({ bond: bonds.ofDevice(row) })
        .where('user_id', '=', row.user_id)
        .where('device_hash', '=', row.device_hash)
        .execute();
    }
    await noteAdopted(tx, parts, keyNames.factors);
  });
}
