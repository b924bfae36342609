import type { AccountId } from '@candor/exchange';
import { type Atoms, atoms, type Ppm } from '@candor/money';
import type { ReadDatabase } from '../../queries/database.ts';
import { type NavPoint, navPoints } from '../nav-point.ts';

/** A unit's worth where it began, in millionths. */
const navOne = 1_000_000;
const ppmOne = 1_000_000n;

interface TraderPerformanceRequest {
  readonly traderId: AccountId;
  readonly fromMs: number;
  readonly toMs: number;
}

/** The performance of a trader over a period. */
export interface TraderPerformance {
  /** Hourly, oldest first; it begins with the last mark at or before the period. */
  readonly points: readonly NavPoint[];
  /** Change of a unit's worth over the period in ppm, rounded towards zero; absent without a mark. */
  readonly return?: number;
  /** The deepest fall from a peak inside the period, in ppm, rounded down; absent without a mark. */
  readonly maxDrawdown?: Ppm;
  /** Tickets of the trader's record that ended in the period, the number of those won, and their result. */
  readonly closedTrades: number;
  readonly wonTrades: number;
  readonly realised: Atoms;
}

/** From hourly marks and closed tickets alone. A record that begins inside the period is measured from its beginning. */
export async function traderPerformance(
  db: ReadDatabase,
  request: TraderPerformanceRequest,
): Promise<TraderPerformance> {
  const points = await navPoints(db, request);
  const closed = await closedTickets(db, request);
  return {
    points,
    ...navFigures(points, request.fromMs),
    closedTrades: closed.length,
    wonTrades: closed.filter((net) => net > 0n).length,
    realised: atoms(closed.reduce((sum, net) => sum + net, 0n)),
  };
}

function navFigures(points: readonly NavPoint[], fromMs: number): Pick<TraderPerformance, 'return' | 'maxDrawdown'> {
  const [first] = points;
  const last = points.at(-1);
  if (!first || !last) return {};
  const base = first.atMs <= fromMs ? first.nav : navOne;
  let peak = base;
  let deepest = 0;
  for (const { nav } of points) {
    peak = Math.max(peak, nav);
    deepest = Math.max(deepest, -changeIn(nav, peak));
  }
  return { return: changeIn(last.nav, base), maxDrawdown: deepest as Ppm };
}

/** Ppm between two worths, towards zero: BigInt, because a unit that has grown a thousandfold is beyond a safe product. */
function changeIn(nav: number, base: number): number {
  return base === 0 ? 0 : Number(((BigInt(nav) - BigInt(base)) * ppmOne) / BigInt(base));
}

/** Price profit less fees of each ticket of the record that was closed between two times. */
async function closedTickets(
  db: ReadDatabase,
  { traderId, fromMs, toMs }: TraderPerformanceRequest,
): Promise<readonly bigint[]> {
  const rows = await db
    .selectFrom('tickets')
    .select('realised_atoms')
    .where('account_id', '=', traderId)
    .where('record_closed_at_ms', 'is not', null)
    .where('record_closed_at_ms', '>=', fromMs)
    .where('record_closed_at_ms', '<=', toMs)
    .execute();
  return rows.map((row) => BigInt(row.realised_atoms));
}
