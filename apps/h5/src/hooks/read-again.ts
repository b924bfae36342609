import type { CallSpec } from '@candor/api';
import type { Query, QueryClient } from '@tanstack/react-query';
import { callKey } from './use-call.ts';

/** Reads these calls again, whatever their input, because their data has changed. Resolves when that is done. */
export async function readAgain(queries: QueryClient, ...specs: readonly CallSpec[]): Promise<void> {
  const paths = new Set(specs.map((spec) => callKey(spec)[0]));
  await readAgainWhere(queries, (path) => paths.has(path));
}

/**
 * The same for each call whose path fits. A first reading under way may have left before the change, and the cache does
 * not begin it anew: it is followed by a second one, otherwise the change would be missed.
 */
export async function readAgainWhere(queries: QueryClient, fits: (path: string) => boolean): Promise<void> {
  const isMeant = ({ queryKey: [path] }: Query) => fits(String(path));
  const first = new Set(
    queries
      .getQueryCache()
      .findAll({ fetchStatus: 'fetching', predicate: isMeant })
      .filter(({ state }) => state.data === undefined),
  );
  await queries.invalidateQueries({ predicate: isMeant });
  if (first.size > 0) await queries.invalidateQueries({ predicate: (query) => first.has(query) });
}

/**
 * Drops the answers for the previous user: keys of their answers end in `true`. A page that still shows some reads
 * again for the present user, and without one reads nothing: a call without a session would be answered by "please log
 * in" on a device whose user has just left.
 */
export function forgetUserAnswers(queries: QueryClient, isSignedIn: boolean): void {
  const cache = queries.getQueryCache();
  const isOfUser = ({ queryKey }: Query) => queryKey.at(-1) === true;
  for (const query of cache.findAll({ predicate: isOfUser })) {
    if (query.isActive()) query.reset();
    else cache.remove(query);
  }
  if (isSignedIn) void queries.refetchQueries({ type: 'active', predicate: isOfUser });
}
