import type { LanguageCode } from '@candor/api';
import { dayMs } from '@candor/kernel';
import type { Kysely } from 'kysely';
import { findArticle, newsBetween } from '../content/articles.ts';
import { inTransaction } from '../database/in-transaction.ts';
import type { PlatformTables } from '../database/tables.ts';
import { languageOfUser } from '../notices/owner.ts';
import type { Inbox } from './inbox.ts';

/** From this age on an article is no news. */
const newsMs = 7 * dayMs;
/** Users of one transaction: it has the platform's only connection to itself. */
const togetherMax = 200;

interface Parts {
  readonly db: Kysely<PlatformTables>;
  readonly clock: () => number;
  readonly inbox: Inbox;
}

/** Tells users of articles that were published since they came, each once. */
export async function tellNews({ db, clock, inbox }: Parts): Promise<void> {
  const nowMs = clock();
  for (const { id, publishedAtMs: happenedAtMs } of await newsBetween(db, { afterMs: nowMs - newsMs, nowMs })) {
    const titles = new Map<LanguageCode, string>();
    const key = `news ${id}`;
    for (let afterId = 0, isMore = true; isMore; ) {
      const users = await db
        .selectFrom('users')
        .selectAll()
        .where('id', '>', afterId)
        .where('created_at_ms', '<', happenedAtMs)
        .where('managed', '!=', 'house')
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom('notices')
                .select('notices.id')
                .whereRef('notices.user_id', '=', 'users.id')
                .where('notices.notice_key', '=', key),
            ),
          ),
        )
        .orderBy('id')
        .limit(togetherMax)
        .execute();
      for (const lang of new Set(users.map(languageOfUser))) {
        const article = await findArticle(db, nowMs, id, lang);
        titles.set(lang, article.ok ? article.value.title : '');
      }
      const shown = await inTransaction(db, { lock: 'none' }, async (tx) => {
        const told: (() => void)[] = [];
        for (const user of users) {
          const title = titles.get(languageOfUser(user)) ?? '';
          told.push(
            await inbox.putIn(tx, user, {
              key,
              happenedAtMs,
              told: { kind: 'news_published', article: String(id), title },
            }),
          );
        }
        return told;
      });
      for (const show of shown) show();
      afterId = users.at(-1)?.id ?? afterId;
      isMore = users.length === togetherMax;
    }
  }
}
