import { type Atoms, atoms, mulDiv, negated, plus, ppmOne, type Price } from '@candor/money';
import type { Change } from '../../module.ts';
import { house } from '../../ledger-words.ts';
import type { OrderId, Side } from '../../vocabulary.ts';
import { weakeningBy } from '../../weakening.ts';
import type { Pair } from '../catalog/catalog.ts';
import { rest } from './lifecycle.ts';
import { match } from './matching.ts';
import { newOrder, remainingLots, type SpotOrder } from './order.ts';
import { holdFor } from './rules.ts';
import type { SpotSlice } from './slice.ts';
import type { MakerTerms } from './spot.ts';
import { evenWeight, unevenFrom, unevenRung } from './uneven-rung.ts';

/** Rungs have numbers of their own in the books, far above any user's order. */
const rungBase = 0x100_0000_0000;
const rungsPerSide = 2_048;
const levelsMax = 50;

function rungId(pair: Pair, side: Side, level: number): OrderId {
  return (rungBase + (pair.pairId * 2 + (side === 'sell' ? 1 : 0)) * rungsPerSide + level) as OrderId;
}

/** The price of a rung: the index less or more its distance, rounded away from the index. */
function rungTicks(pair: Pair, offset: number, index: Price, side: Side): number {
  const share = side === 'buy' ? ppmOne - offset : ppmOne + offset;
  const scaled = mulDiv(
    BigInt(index),
    BigInt(share),
    BigInt(ppmOne) * BigInt(pair.tick),
    side === 'buy' ? 'down' : 'up',
  );
  return Number(scaled);
}

/** The distance of a rung from the index in ppm, and its size in lots; no lots: there is a gap. */
function rungOf(core: SpotSlice, pair: Pair, terms: MakerTerms, side: Side, level: number) {
  const offset = terms.halfSpread + level * terms.step;
  const even = (terms.quantity * BigInt(level + 1)) / pair.lot;
  const place = { pairId: pair.pairId, side, level, step: terms.step };
  const uneven = terms.levels >= unevenFrom ? unevenRung(place, core.nowMs) : undefined;
  const lots = uneven === undefined ? even : (even * BigInt(uneven.weight)) / BigInt(evenWeight);
  const isGap = uneven?.isGap ?? false;
  return {
    offset: offset + (uneven?.further ?? 0),
    lots: isGap ? 0 : Math.min(Math.max(Number(lots), 1), pair.maxLots),
  };
}

function wallet(core: SpotSlice, pair: Pair, side: Side): number {
  const asset = side === 'buy' ? pair.quote : pair.base;
  return core.ledger.wallet(house.liquidity, 'house', asset.assetId);
}

function takeDown(core: SpotSlice, pair: Pair, rung: SpotOrder): void {
  core.spot.market(pair.pairId).book.remove(rung.orderId);
  core.spot.rungs.delete(rung.orderId);
  core.ledger.holdWithoutPosting(wallet(core, pair, rung.side), negated(rung.held));
  core.changedBooks.add(pair.pairId);
}

/** Takes the whole ladder of a pair out of the book. */
export function withdrawMaker(core: SpotSlice, pair: Pair): void {
  for (const side of ['buy', 'sell'] as const) {
    for (let level = 0; level < levelsMax; level++) {
      const rung = core.spot.rungs.get(rungId(pair, side, level));
      if (rung !== undefined) takeDown(core, pair, rung);
    }
  }
}

/**
 * Lays the house maker's ladder around the index (RULES 4; a deep one unevenly, `uneven-rung.ts`): rungs that no longer fit come down, then the missing ones
 * go up, best first. A rung is an ordinary limit order of the `liquidity` account: it is at the end of the queue,
 * trades with any order it crosses, pays fees, and is only as large as the account's funds allow.
 */
export function requote(core: SpotSlice, pair: Pair, index: Price): void {
  const terms = core.spot.makers.get(pair.pairId);
  if (terms === undefined || pair.status !== 'trading') return;
  const wanted: { id: OrderId; side: Side; ticks: number; lots: number }[] = [];
  for (let level = 0; level < levelsMax; level++) {
    for (const side of ['buy', 'sell'] as const) {
      const id = rungId(pair, side, level);
      const standing = core.spot.rungs.get(id);
      const { offset, lots } = rungOf(core, pair, terms, side, level);
      const ticks = level < terms.levels && lots > 0 ? rungTicks(pair, offset, index, side) : 0;
      const fits = standing !== undefined && standing.limitTicks === ticks && remainingLots(standing) === lots;
      if (standing !== undefined && !fits) takeDown(core, pair, standing);
      if (!fits && ticks > 0) wanted.push({ id, side, ticks, lots });
    }
  }
  for (const { id, side, ticks, lots } of wanted) putUp(core, pair, id, side, ticks, lots);
}

function putUp(core: SpotSlice, pair: Pair, id: OrderId, side: Side, ticks: number, lotsWanted: number): void {
  const funds = core.ledger.available(wallet(core, pair, side));
  const perLot = holdFor(pair, side, ticks, 1);
  const affordable = funds / perLot;
  const exact = Math.min(lotsWanted, Math.floor(Number.MAX_SAFE_INTEGER / ticks));
  const lots = affordable < BigInt(exact) ? Number(affordable) : exact;
  if (lots === 0) return;
  const rung = newOrder({
    orderId: id,
    accountId: house.liquidity,
    pairId: pair.pairId,
    side,
    orderType: 'limit',
    timeInForce: 'gtc',
    limitTicks: ticks,
    lots,
    makerFee: pair.makerFee,
    takerFee: pair.takerFee,
    placedAtMs: core.nowMs,
    status: 'open',
  });
  const needed: Atoms = holdFor(pair, side, ticks, lots);
  core.ledger.holdWithoutPosting(wallet(core, pair, side), needed);
  rung.held = plus(rung.held, needed);
  core.spot.rungs.set(id, rung);
  if (match(core, pair, rung) === 'filled') core.spot.rungs.delete(id);
  else rest(core, pair, rung);
}

/**
 * The quotes of the house itself. A ladder that is wider, narrower, deeper or larger may cost it; taking the ladder
 * down does not.
 */
export const makerChange: Change<'spot.set_maker', SpotSlice> = {
  refuses(core, { pairId, halfSpread, step, levels, quantity }) {
    const pair = core.catalog.pairs.get(pairId);
    if (pair === undefined) return 'pair_not_found';
    if (!pair.hasBook) return 'pair_has_no_book';
    const reach = halfSpread + levels * step;
    const isImpossible = levels > levelsMax || reach >= ppmOne || quantity < pair.lot || halfSpread < 1 || step < 1;
    return isImpossible ? 'pair_invalid' : undefined;
  },
  present(core, { type, pairId }) {
    const terms = core.spot.makers.get(pairId);
    if (terms === undefined) return undefined;
    return { type, pairId, ...terms };
  },
  weakens: weakeningBy({
    type: 'fixed',
    pairId: 'fixed',
    halfSpread: ['either', 'confirmed'],
    step: ['either', 'confirmed'],
    levels: ['up', 'confirmed'],
    quantity: ['up', 'confirmed'],
  }),
  make(core, { pairId, halfSpread, step, levels, quantity }) {
    core.spot.makers.set(pairId, { halfSpread, step, levels, quantity: atoms(quantity) });
    return {};
  },
};
