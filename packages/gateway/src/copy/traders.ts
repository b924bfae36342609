import { dayMs } from '@candor/kernel';
import type { TraderDays } from '@candor/api';
import type { AccountId, TraderView } from '@candor/exchange';
import type { TraderPerformance, TraderRecord } from '@candor/readmodel';
import type { Face } from '@candor/platform';
import type { Deps } from '../serving/deps.ts';

/** Records change hourly (RULES 7) and with each close; a minute later is soon enough for a list that everybody reads. */
const keptMs = 60_000;
const keptMax = 5_000;

/** A trader with the core's view, the history and the profile. */
export interface KnownTrader {
  readonly view: TraderView;
  readonly record: TraderRecord;
  readonly face: TraderFace;
}

/** The name and picture of a trader. */
export interface TraderFace {
  readonly name: string;
  /** Path of the picture; empty when none was chosen. */
  readonly avatar: string;
}

const tradersMax = 500;

/** Traders by status, with their faces; the core has the traders, history their trades. */
export async function knownTraders(
  { exchange, reader, platform }: Deps,
  status: TraderView['status'],
): Promise<readonly KnownTrader[]> {
  const [views, records] = await Promise.all([
    exchange.query('traders'),
    reader.traders({ statuses: [status], page: 1, limit: tradersMax }),
  ]);
  const byId = new Map(views.map((view) => [view.traderId, view]));
  const faces = await platform.accounts.faces(records.rows.map(({ traderId }) => traderId));
  return records.rows.flatMap((record) => {
    const view = byId.get(record.traderId);
    return view === undefined ? [] : [{ view, record, face: faceOf(faces, record.traderId) }];
  });
}

/** One trader, whatever their status; absent when no account of that number ever applied. */
export async function knownTrader(
  { exchange, reader, platform }: Deps,
  traderId: AccountId,
): Promise<KnownTrader | undefined> {
  const [view, record, faces] = await Promise.all([
    exchange.query('trader', traderId),
    reader.trader(traderId),
    platform.accounts.faces([traderId]),
  ]);
  return view === undefined || record === undefined ? undefined : { view, record, face: faceOf(faces, traderId) };
}

/** Faces of traders for rows that mention them. */
export async function traderFaces(
  { platform }: Pick<Deps, 'platform'>,
  traderIds: readonly AccountId[],
): Promise<(traderId: AccountId) => TraderFace> {
  const faces = await platform.accounts.faces([...new Set(traderIds)]);
  return (traderId) => faceOf(faces, traderId);
}

function faceOf(faces: ReadonlyMap<number, Face>, traderId: AccountId): TraderFace {
  const { nickname, avatar } = faces.get(traderId) ?? { nickname: `#${traderId}`, avatar: '' };
  return { name: nickname, avatar };
}

interface Kept {
  readonly atMs: number;
  readonly performance: Promise<TraderPerformance>;
}

const kept = new WeakMap<Deps, Map<string, Kept>>();

/** The performance of a trader in the last so many days; computed at most once a minute. */
export function performanceOf(deps: Deps, traderId: AccountId, days: TraderDays): Promise<TraderPerformance> {
  const nowMs = deps.clock();
  const known = kept.get(deps) ?? new Map<string, Kept>();
  kept.set(deps, known);
  const key = `${traderId} ${days}`;
  const last = known.get(key);
  if (last !== undefined && Math.abs(nowMs - last.atMs) < keptMs) return last.performance;
  const performance = deps.reader.traderPerformance({ traderId, fromMs: nowMs - Number(days) * dayMs, toMs: nowMs });
  known.delete(key);
  known.set(key, { atMs: nowMs, performance });
  if (known.size > keptMax) known.delete(known.keys().next().value as string);
  // A failure goes to the present caller, and is not kept for the next.
  performance.catch(() => known.delete(key));
  return performance;
}
