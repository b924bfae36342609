import type { Loadable } from './use-call.ts';

type DataOf<Parts> = { readonly [K in keyof Parts]: Parts[K] extends Loadable<infer T> ? T : never };

/** Several answers as one: ready when all are; otherwise signed out, failed or loading, the first of these that one is. */
export function together<Parts extends Readonly<Record<string, Loadable<unknown>>>>(
  parts: Parts,
): Loadable<DataOf<Parts>> {
  const all = Object.values(parts);
  const missing =
    all.find(({ state }) => state === 'signed_out') ??
    all.find(({ state }) => state === 'failed') ??
    all.find(({ state }) => state === 'loading');
  if (missing !== undefined) return missing as Loadable<never>;
  const ready = all.filter((part) => part.state === 'ready');
  const data = Object.fromEntries(Object.keys(parts).map((name, place) => [name, ready[place]?.data]));
  return {
    state: 'ready',
    data: data as DataOf<Parts>,
    isRefreshing: ready.some(({ isRefreshing }) => isRefreshing),
    staleBecause: ready.find(({ staleBecause }) => staleBecause !== undefined)?.staleBecause,
    refetch: () => ready.forEach(({ refetch }) => refetch()),
  };
}
