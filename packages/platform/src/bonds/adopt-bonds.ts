import type { Kysely } from 'kysely';
import type { OpenAccount } from '../accounts/parts.ts';
import type { PlatformTables } from '../database/tables.ts';
import type { PlatformLog } from '../log.ts';
import type { Bonds } from './bonds.ts';

const keyName = 'bond_key';

interface Parts {
  readonly db: Kysely<PlatformTables>;
  readonly bonds: Bonds;
  readonly openAccount: OpenAccount;
  readonly log: PlatformLog;
}

/**
 * Looks at every user's row at a start, and names in the log what is not as it was written. Rows of 0.8 have no bonds, and
 * after the pepper was replaced all are under another key: then they are made once, and a user's only when the journal
 * says of the command that opened the account that it is this one.
 */
export async function checkBonds(parts: Parts): Promise<void> {
  const { db, bonds, log } = parts;
  const known = await db.selectFrom('platform_facts').select('value').where('name', '=', keyName).executeTakeFirst();
  if (known?.value !== bonds.keyId) await adopt(parts);
  for (const row of await db.selectFrom('users').selectAll().execute()) {
    if (!bonds.isUser(row)) {
      log.error(
        { event: 'platform.user_damaged', userId: row.id },
        'a user is not what was written, and is not let in',
      );
    }
  }
}

async function adopt({ db, bonds, openAccount }: Parts): Promise<void> {
  for (const row of await db.selectFrom('users').selectAll().execute()) {
    const isHis = row.exchange_account_id === null || (await openAccount(row.command_id)) === row.exchange_account_id;
    if (!isHis) continue;
    await db
      .updateTable('users')
      .set({ bond: bonds.ofUser(row) })
      .where('id', '=', row.id)
      .execute();
  }
  await db.transaction().execute(async (tx) => {
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
    await tx
      .insertInto('platform_facts')
      .values({ name: keyName, value: bonds.keyId })
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ value: bonds.keyId }))
      .execute();
  });
}
