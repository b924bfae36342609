import { listLive } from '@candor/api';
import type { AccountId } from '@candor/exchange';
import { done, reject } from '@candor/kernel';
import { pageAnswer } from '../../serving/own-lists.ts';
import { serveOperator } from '../../serving/serve.ts';
import { liveLists, personsIn } from '../live.ts';

export default serveOperator(
  listLive,
  async (deps, { product, accountId, uid, subjectId, page, limit }, { operator }) => {
    const { platform, market } = deps;
    const named = uid === undefined ? undefined : await platform.persons.byUid(uid);
    if (uid !== undefined && (named === undefined || (accountId ?? named.accountId) !== named.accountId)) {
      return reject('account_not_found');
    }
    const found = await liveLists[product](deps, market.instruments, {
      accountId: (named?.accountId ?? accountId) as AccountId | undefined,
      subjectId,
      page,
      limit,
    });
    const persons = personsIn(found.rows);
    operator.about(persons);
    const faces = await platform.accounts.faces(persons);
    return done(
      pageAnswer({ page, limit }, found, (row) => ({
        ...row,
        uid: row.accountId === undefined ? undefined : faces.get(row.accountId)?.uid,
        otherUid: row.otherId === undefined ? undefined : faces.get(row.otherId)?.uid,
      })),
    );
  },
);
