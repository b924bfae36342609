import type { Page } from '@candor/api';
import type { AccountId } from '@candor/exchange';
import { Fault } from '@candor/kernel';
import type { Page as Rows } from '@candor/readmodel';
import type { Deps, UserContext } from './deps.ts';

const waitMs = 2_000;
const scanSize = 500;
const scanPagesMax = 20;

/**
 * Waits until the read model has the last command and the last notice of this user. After a while the list is shown as
 * it is.
 */
export async function awaitOwnWrites({ reader, writes }: Deps, { user }: UserContext): Promise<void> {
  await reader.waitFor(writes.of(user.accountId), waitMs);
}

/** Throws a fault that passes where the read model has not got to a user's own last command: what it lacks may exist. */
export function failIfBehind({ reader, writes }: Deps, accountId: AccountId): void {
  if (reader.lag().sequence < writes.of(accountId)) {
    throw new Fault('readmodel_behind', 'the history of an account is behind its commands');
  }
}

/** The answer of a list call out of a page of the read model. */
export function pageAnswer<Row, Shown>(
  asked: { readonly page: number; readonly limit: number },
  { rows, total }: Rows<Row>,
  show: (row: Row) => Shown,
): Mutable<Page<Shown>> {
  return { data: rows.map(show), page: asked.page, limit: asked.limit, total };
}

type Mutable<P> = { -readonly [K in keyof P]: P[K] extends readonly (infer Row)[] ? Row[] : P[K] };

/**
 * A page of the rows that fit, for filters that the read model has no index for: walks the newest ten thousand rows.
 * `total` counts those that fit among them.
 */
export async function scanned<Row>(
  fetch: (page: { readonly page: number; readonly limit: number }) => Promise<Rows<Row>>,
  fits: (row: Row) => boolean,
  asked: { readonly page: number; readonly limit: number },
): Promise<Rows<Row>> {
  const fitting: Row[] = [];
  for (let page = 1; page <= scanPagesMax; page++) {
    const { rows } = await fetch({ page, limit: scanSize });
    fitting.push(...rows.filter(fits));
    if (rows.length < scanSize) break;
  }
  const start = (asked.page - 1) * asked.limit;
  return { rows: fitting.slice(start, start + asked.limit), total: fitting.length };
}

/**
 * A page of live rows, as the core has them now, followed by ended ones. The read model has whole pages only, so that
 * one which begins among the live rows is combined from two.
 */
export async function liveThenEnded<Live, Ended>(
  live: readonly Live[],
  fetchEnded: (page: { readonly page: number; readonly limit: number }) => Promise<Rows<Ended>>,
  { page, limit }: { readonly page: number; readonly limit: number },
): Promise<{ readonly live: readonly Live[]; readonly ended: readonly Ended[]; readonly total: number }> {
  const start = (page - 1) * limit;
  const shown = live.slice(start, start + limit);
  const endedStart = Math.max(0, start - live.length);
  const firstPage = Math.floor(endedStart / limit) + 1;
  const skipped = endedStart % limit;
  const first = await fetchEnded({ page: firstPage, limit });
  const second = skipped === 0 ? [] : (await fetchEnded({ page: firstPage + 1, limit })).rows;
  const ended = [...first.rows, ...second].slice(skipped, skipped + limit - shown.length);
  return { live: shown, ended, total: live.length + first.total };
}
