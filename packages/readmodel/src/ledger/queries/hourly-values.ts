import { dayOf, hourMs } from '@candor/kernel';
import type { AccountId, AssetId, Direction, PairId } from '@candor/exchange';
import { type Atoms, atoms, plus, type Price, zero } from '@candor/money';
import { openProfitOf } from '../../contract/open-profit.ts';
import { periodsMs } from '../../market/periods.ts';
import { atomsOf } from '../../queries/amounts.ts';
import type { ReadDatabase } from '../../queries/database.ts';
import { valuationPairs } from '../daily-prices.ts';
import type { ValuationPair } from '../valuation-pair.ts';
import { worthOf } from '../worth-of.ts';

interface HourValue {
  /** A full hour. */
  readonly atMs: number;
  /** USDT atoms, rounded down: all wallets and the profit of open contracts at the hour's index prices. */
  readonly value: Atoms;
}

interface HourlyValuesRequest {
  readonly accountId: AccountId;
  /** The number of full hours before now. */
  readonly hours: number;
  readonly nowMs: number;
  /** As for days. */
  readonly worthElse?: (assetId: AssetId, total: Atoms) => Atoms | undefined;
  readonly contractLots?: ReadonlyMap<PairId, Atoms>;
}

/** Of an account that trades by the second the day's picture is by days. */
const changesMax = 5_000;

/** A price older than this, of a market that was closed or a coin that left, is none. */
const priceAgeHours = 24 * 7;

/**
 * The worth of an account at each full hour, oldest first, from the first at which it had anything. Empty when loans or
 * tokens that wait have changed meanwhile, since their hours are not kept, and after too many changes to read.
 */
export async function hourlyValues(
  db: ReadDatabase,
  { accountId, hours, nowMs, worthElse, contractLots = new Map() }: HourlyValuesRequest,
): Promise<readonly HourValue[]> {
  const lastMs = Math.floor(nowMs / hourMs) * hourMs;
  const firstMs = lastMs - (hours - 1) * hourMs;
  if (await hasUntimedChanges(db, accountId, firstMs)) return [];
  const changes = await balanceChanges(db, accountId, firstMs);
  if (changes.length > changesMax) return [];
  const pairs = await valuationPairs(db);
  const prices = await hourPrices(db, pairs, firstMs);
  const totals = await totalsNow(db, accountId);
  const sides = await openSides(db, accountId, firstMs);
  const values: HourValue[] = [];
  let next = 0;
  for (let atMs = lastMs; atMs >= firstMs; atMs -= hourMs) {
    // Back in time: what came after the hour is taken away again.
    for (; next < changes.length && (changes[next] as Change).atMs > atMs; next++) {
      const { assetId, amount } = changes[next] as Change;
      totals.set(assetId, atoms((totals.get(assetId) ?? 0n) - amount));
    }
    const held = [...totals].filter(([, total]) => total !== 0n);
    const open = sides(atMs);
    if (held.length === 0 && open.length === 0 && next === changes.length) break;
    values.unshift({ atMs, value: valueAt(atMs, held, open) });
  }
  return values;

  function valueAt(atMs: number, held: readonly (readonly [AssetId, Atoms])[], open: readonly OpenSide[]): Atoms {
    let value = zero;
    for (const [assetId, total] of held) {
      const pair = pairs.find((one) => one.assetId === assetId && prices(one.pairId, atMs) !== undefined);
      const close = pair && prices(pair.pairId, atMs);
      const price = pair && close !== undefined ? { ...pair, close } : undefined;
      value = plus(value, worthOf(assetId, total, price) ?? worthElse?.(assetId, total) ?? zero);
    }
    for (const { pairId, direction, lots, entryWeight } of open) {
      const pair = pairs.find((one) => one.pairId === pairId && !one.isInverse);
      const mark = prices(pairId, atMs);
      if (pair === undefined || mark === undefined) continue;
      const lot = contractLots.get(pairId) ?? zero;
      value = plus(value, atoms(openProfitOf(direction, { lots, entryWeight }, mark, lot, pair.scales)));
    }
    return value;
  }
}

/** True after changes that are kept by days only. */
async function hasUntimedChanges(db: ReadDatabase, accountId: AccountId, firstMs: number): Promise<boolean> {
  const day = dayOf(firstMs);
  const [debt, waiting] = await Promise.all([
    db
      .selectFrom('daily_debts')
      .select('day')
      .where('account_id', '=', accountId)
      .where('day', '>=', day)
      .limit(1)
      .execute(),
    db
      .selectFrom('daily_unreleased')
      .select('day')
      .where('account_id', '=', accountId)
      .where('day', '>=', day)
      .limit(1)
      .execute(),
  ]);
  return debt.length > 0 || waiting.length > 0;
}

interface Change {
  readonly atMs: number;
  readonly assetId: AssetId;
  readonly amount: bigint;
}

/** The newest first. */
async function balanceChanges(db: ReadDatabase, accountId: AccountId, firstMs: number): Promise<readonly Change[]> {
  const rows = await db
    .selectFrom('ledger_entries')
    .select(['at_ms', 'asset_id', 'available_atoms', 'frozen_atoms'])
    .where('account_id', '=', accountId)
    .where('at_ms', '>', firstMs)
    .orderBy('at_ms', 'desc')
    .limit(changesMax + 1)
    .execute();
  return rows.map((row) => ({
    atMs: row.at_ms,
    assetId: row.asset_id,
    amount: atomsOf(row.available_atoms) + atomsOf(row.frozen_atoms),
  }));
}

async function totalsNow(db: ReadDatabase, accountId: AccountId): Promise<Map<AssetId, Atoms>> {
  const rows = await db
    .selectFrom('balances')
    .select(['asset_id', 'available_atoms', 'frozen_atoms'])
    .where('account_id', '=', accountId)
    .execute();
  const totals = new Map<AssetId, Atoms>();
  for (const { asset_id, available_atoms, frozen_atoms } of rows) {
    const total = plus(atomsOf(available_atoms), atomsOf(frozen_atoms));
    totals.set(asset_id, plus(totals.get(asset_id) ?? zero, total));
  }
  return totals;
}

/** The close of the last candle of an hour that had ended at a full hour. */
async function hourPrices(db: ReadDatabase, pairs: readonly ValuationPair[], firstMs: number) {
  const rows = await db
    .selectFrom('candles')
    .select(['pair_id', 'open_ms', 'close'])
    .where(
      'pair_id',
      'in',
      pairs.map(({ pairId }) => pairId),
    )
    .where('period_ms', '=', periodsMs['1hour'])
    .where('open_ms', '>=', firstMs - priceAgeHours * hourMs)
    .orderBy('pair_id')
    .orderBy('open_ms')
    .execute();
  const closes = new Map<PairId, { readonly endMs: number; readonly close: Price }[]>();
  for (const { pair_id, open_ms, close } of rows) {
    const list = closes.get(pair_id) ?? [];
    closes.set(pair_id, list);
    list.push({ endMs: open_ms + hourMs, close });
  }
  return (pairId: PairId, atMs: number): Price | undefined => {
    const list = closes.get(pairId) ?? [];
    // The first hour of an installation has no hour before it: its own open price is nearest, and its candle the first.
    return (list.findLast(({ endMs }) => endMs <= atMs) ?? list[0])?.close;
  };
}

interface OpenSide {
  readonly pairId: PairId;
  readonly direction: Direction;
  readonly lots: number;
  readonly entryWeight: bigint;
}

/** The open contracts of an account at any moment since `firstMs`: each ticket less what had been closed of it. */
async function openSides(db: ReadDatabase, accountId: AccountId, firstMs: number) {
  const tickets = await db
    .selectFrom('tickets')
    .select(['ticket_id', 'pair_id', 'direction', 'lots', 'entry_price', 'opened_at_ms'])
    .where('account_id', '=', accountId)
    .where('opened_at_ms', 'is not', null)
    .where((eb) => eb.or([eb('ended_at_ms', 'is', null), eb('ended_at_ms', '>', firstMs)]))
    .limit(changesMax)
    .execute();
  const ids = tickets.map(({ ticket_id }) => ticket_id);
  const closes =
    ids.length === 0
      ? []
      : await db
          .selectFrom('ticket_closes')
          .select(['ticket_id', 'lots', 'at_ms'])
          .where('ticket_id', 'in', ids)
          .execute();
  return (atMs: number): readonly OpenSide[] =>
    tickets.flatMap(({ ticket_id, pair_id: pairId, direction, lots, entry_price, opened_at_ms }) => {
      if (opened_at_ms === null || entry_price === null || opened_at_ms > atMs) return [];
      const closed = closes
        .filter((close) => close.ticket_id === ticket_id && close.at_ms <= atMs)
        .reduce((sum, close) => sum + close.lots, 0);
      const open = lots - closed;
      return open === 0 ? [] : [{ pairId, direction, lots: open, entryWeight: BigInt(open) * BigInt(entry_price) }];
    });
}
