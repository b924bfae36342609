import type { Kysely } from 'kysely';

/** The logo that installations were seeded with was never in the app; another one that an operator chose stays. */
export async function correctLogo(db: Kysely<any>): Promise<void> {
  await db
    .updateTable('site_settings')
    .set({ value: '/h5/logo.svg' })
    .where('setting_key', '=', 'site_logo')
    .where('value', '=', '/h5/icons/candor.svg')
    .execute();
}
