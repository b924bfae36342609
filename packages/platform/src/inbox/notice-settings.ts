import { type NoticeCategory, type NoticeChannel, noticeCategories } from '@candor/api';
import { done, type Outcome, reject } from '@candor/kernel';
import type { Kysely } from 'kysely';
import { inTransaction } from '../database/in-transaction.ts';
import type { PlatformTables } from '../database/tables.ts';

type Ways = Readonly<Record<NoticeChannel, boolean>>;

interface NoticeSetting extends Ways {
  readonly category: NoticeCategory;
  readonly isFixed: boolean;
}

const all: Ways = { app: true, mail: true, push: true };
const quiet: Ways = { app: true, mail: false, push: false };

/** The ways before a user has switched any: what may cost money is told on all, what one has just done oneself in the app. */
const atFirst: Readonly<Record<NoticeCategory, Ways>> = {
  orders: quiet,
  liquidations: all,
  deposits: all,
  withdrawals: all,
  security: all,
  otc: all,
  nft: all,
  products: { app: true, mail: true, push: false },
  rewards: quiet,
  alerts: { app: true, mail: false, push: true },
  support: { app: true, mail: false, push: true },
  chat: quiet,
  news: quiet,
};

/** A thief with a session must not be able to silence them. */
const fixed: ReadonlySet<NoticeCategory> = new Set<NoticeCategory>(['security']);

export async function noticeSettings(db: Kysely<PlatformTables>, userId: number): Promise<readonly NoticeSetting[]> {
  const rows = await db.selectFrom('notice_settings').selectAll().where('user_id', '=', userId).execute();
  return noticeCategories.map((category) => {
    const isFixed = fixed.has(category);
    const row = isFixed ? undefined : rows.find((one) => one.category === category);
    const ways =
      row === undefined ? atFirst[category] : { app: row.app === 1, mail: row.mail === 1, push: row.push === 1 };
    return { category, ...ways, isFixed };
  });
}

/** The ways of one category. */
export async function noticeWays(
  db: Kysely<PlatformTables>,
  userId: number,
  category: NoticeCategory,
): Promise<NoticeSetting> {
  const settings = await noticeSettings(db, userId);
  return settings.find((one) => one.category === category) as NoticeSetting;
}

export async function switchNotices(
  db: Kysely<PlatformTables>,
  userId: number,
  {
    category,
    channel,
    isOn,
  }: { readonly category: NoticeCategory; readonly channel: NoticeChannel; readonly isOn: boolean },
): Promise<Outcome<NoticeSetting, 'notice_fixed'>> {
  if (fixed.has(category)) return reject('notice_fixed');
  return inTransaction(db, { lock: `user ${userId}` }, async (tx) => {
    const changed = { ...(await noticeWays(tx, userId, category)), [channel]: isOn };
    const ways = { app: changed.app ? 1 : 0, mail: changed.mail ? 1 : 0, push: changed.push ? 1 : 0 };
    await tx
      .insertInto('notice_settings')
      .values({ user_id: userId, category, ...ways })
      .onConflict((conflict) => conflict.columns(['user_id', 'category']).doUpdateSet(ways))
      .execute();
    return done(changed);
  });
}
