import { n as assert, r as present } from "./chunk-assert-NnURUTHi.js";
import { a as notionalOf, c as shareOf, d as ppmOne, r as mulDiv, t as atoms, u as zero } from "./chunk-atoms--DAEQ9UZ.js";
import { i as price } from "./chunk-decimal-text-Bcrl9kII.js";
// packages/exchange/src/modules/contract/tiers.ts
var known = /* @__PURE__ */ new WeakMap();
/**
* What each tier takes off (RULES 5): cumₙ = floorₙ × (mmrₙ − mmrₙ₋₁) + cumₙ₋₁, which makes the maintenance continuous at
* each floor. Exact: floors are whole units, so every product divides.
*/
function tierDeductions(tiers) {
	const before = known.get(tiers);
	if (before !== void 0) return before;
	const deductions = [];
	let cum = zero;
	for (let index = 0; index < tiers.length; index++) {
		const { floor, maintenance } = tiers[index];
		const below = index === 0 ? maintenance : tiers[index - 1].maintenance;
		cum = atoms(cum + floor * BigInt(maintenance - below) / BigInt(ppmOne));
		deductions.push(cum);
	}
	known.set(tiers, deductions);
	return deductions;
}
/** How far the quote may move before a market order fills, unless the order says otherwise: 0.5 % (RULES 5). */
var contractSlippageDefault = 5e3;
/** The furthest it may be allowed to move: 5 %. */
var contractSlippageMax = 5e4;
/** Risk rates are hundredths of a percent: 8_000 is 80 %. */
var riskRateOne = 1e4;
var daysPerYear = 365n;
var dayMs = 864e5;
/** Base atoms of a size. */
function quantityOf(grid, size) {
	return atoms(BigInt(size) * grid.lot / BigInt(100));
}
/** What a size is worth at a price. Exact on the tick grid; between ticks it rounds as named. */
function notionalAt(grid, size, at, rounding) {
	return notionalOf(quantityOf(grid, size), at, {
		base: grid.baseScale,
		quote: grid.quoteScale
	}, rounding);
}
/** Which of the two quotes a fill is at: who opens long or closes short pays the upper one. */
function fillsAtUpper(direction, step) {
	return direction === "long" === (step === "open");
}
/**
* The house's quote: the index and half the spread, on the tick grid (RULES 5). Rounded away from the index, so that
* the two quotes are never nearer to each other than the spread.
*/
function quotePrice(grid, spread, index, direction, step) {
	const isUpper = fillsAtUpper(direction, step);
	const twice = BigInt(ppmOne) * 2n;
	const share = isUpper ? twice + BigInt(spread) : twice - BigInt(spread);
	const ticks = mulDiv(BigInt(index), share, twice * BigInt(grid.tick), isUpper ? "up" : "down");
	return price(Math.max(Number(ticks), 1) * grid.tick);
}
/** The furthest a market order fills at, from the quote at its acceptance; towards the user's safety. */
function worstPriceFrom(grid, reference, slippage, direction) {
	const share = BigInt(direction === "long" ? ppmOne + slippage : ppmOne - slippage);
	const rounding = direction === "long" ? "down" : "up";
	const ticks = mulDiv(BigInt(reference), share, BigInt(ppmOne) * BigInt(grid.tick), rounding);
	return price(Math.max(Number(ticks), 1) * grid.tick);
}
/** Whether an order with this limit accepts a fill at this price. */
function acceptsPrice(direction, limit, at) {
	return direction === "long" ? at <= limit : at >= limit;
}
/** Notional ÷ multiple. Rounds up, as every charge. */
function marginFor(notional, multiple) {
	assert(multiple >= 1, "a multiple is one or more");
	return atoms(mulDiv(notional, 1n, BigInt(multiple), "up"));
}
/** A fee on a notional. Rounds up, as every charge. */
function contractFee(notional, fee) {
	return shareOf(notional, fee, "up");
}
/** The tier a notional lies in. */
function tierAt(tiers, notional) {
	let index = 0;
	while (index + 1 < tiers.length && notional >= tiers[index + 1].floor) index++;
	return index;
}
/** The highest multiple a notional may have. */
function multipleMaxAt(tiers, notional) {
	return tiers[tierAt(tiers, notional)].multipleMax;
}
/** Notional × mmr − cum (RULES 5). Rounds up, so that a position is never let go with less than it needs. */
function maintenanceFor(tiers, notional) {
	const index = tierAt(tiers, notional);
	const deduction = present(tierDeductions(tiers)[index], "each tier has its deduction");
	return atoms(shareOf(notional, tiers[index].maintenance, "up") - deduction);
}
/** Price profit between two prices, below zero for a loss. Exact on the tick grid; otherwise rounded against the owner. */
function profitBetween(grid, direction, size, entry, exit) {
	if (exit === entry) return zero;
	const isGain = direction === "long" ? exit >= entry : exit <= entry;
	const worth = notionalAt(grid, size, price(Math.abs(exit - entry)), isGain ? "down" : "up");
	return atoms(isGain ? worth : -worth);
}
/** What closing at the mark would bring before fees, less what was paid out already. */
function unrealisedOf(grid, position, mark) {
	const { direction, lots, entryPrice, settled } = position;
	return atoms(profitBetween(grid, direction, lots, entryPrice, mark) - settled);
}
/**
* (balance + Σ margin + Σ unrealised) ÷ Σ margin, in hundredths of a percent, rounded down; `undefined` without margin.
*/
function riskRate(balance, margin, unrealised) {
	if (margin <= 0n) return void 0;
	const equity = balance + margin + unrealised;
	const rate = mulDiv(equity < 0n ? -equity : equity, BigInt(riskRateOne), margin, equity < 0n ? "up" : "down");
	return Number(equity < 0n ? -rate : rate);
}
/**
* The risk rate at which liquidation starts: Σ maintenance ÷ Σ margin, to the nearest. Both are rounded up to the atom already: 75 × 0.4 % is
* 30 %, whichever of them is an atom more. What is liquidated shows a risk rate, which is rounded down, of at most this.
*/
function liquidationRate(maintenance, margin) {
	if (margin <= 0n) return void 0;
	return Number(mulDiv(maintenance * 2n * BigInt(riskRateOne) + margin, 1n, margin * 2n, "down"));
}
/** The equity at which liquidation starts: at or below the maintenance (RULES 5). */
function isLiquidated(equity, maintenance) {
	return equity <= maintenance;
}
/** Roundings that equity and maintenance may each lose an atom to: allowed for, so that nothing happens before its shown price. */
var roundingAtoms = 2n;
/**
* The mark at which a position is liquidated if nothing else changes (RULES 5): long (Q·E − C − cum) ÷ (Q(1 − m)),
* short (C + Q·E + cum) ÷ (Q(1 + m)), where C is what stands behind it: its margin (isolated), or balance, margins and
* the other tickets' unrealised less their maintenance (cross). The maintenance is the highest that any tier asks for (that
* is what makes it continuous), so the price nearest to the entry is the one. In price units, rounded towards the entry;
* `undefined` when no price above zero would do it.
*/
function liquidationPrice(grid, tiers, position, behind) {
	const { direction, lots, entryPrice } = position;
	const quantity = quantityOf(grid, lots);
	const isLong = direction === "long";
	const entryWorth = notionalAt(grid, lots, entryPrice, isLong ? "up" : "down");
	const deductions = tierDeductions(tiers);
	const perAtom = 10n ** BigInt(grid.baseScale + 8);
	let found;
	for (let index = 0; index < tiers.length; index++) {
		const { maintenance } = tiers[index];
		const cum = present(deductions[index], "each tier has its deduction");
		const kept = behind - roundingAtoms;
		const worth = isLong ? entryWorth - kept - cum : entryWorth + kept + cum;
		const share = BigInt(isLong ? ppmOne - maintenance : ppmOne + maintenance);
		if (worth <= 0n || share === 0n) continue;
		const divisor = share * quantity * 10n ** BigInt(grid.quoteScale);
		const at = mulDiv(worth, BigInt(ppmOne) * perAtom, divisor, isLong ? "up" : "down");
		if (found === void 0 || (isLong ? at > found : at < found)) found = at;
	}
	return found === void 0 || found > BigInt(Number.MAX_SAFE_INTEGER) || found === 0n ? void 0 : price(Number(found));
}
/** A price on the tick grid, rounded towards the entry: where the mark liquidates, it is at the latest there. */
function shownLiquidationPrice(grid, direction, at) {
	const ticks = direction === "long" ? Math.ceil(at / grid.tick) : Math.floor(at / grid.tick);
	return price(Math.max(ticks, 0) * grid.tick);
}
/**
* Where closing brings back both fees (RULES 5): long E(1 + f) ÷ (1 − f), short E(1 − f) ÷ (1 + f). In price units,
* rounded away from the entry, so that it never promises too much.
*/
function breakEvenPrice(direction, entry, openFee, closeFee) {
	const isLong = direction === "long";
	const one = BigInt(ppmOne);
	const up = isLong ? one + BigInt(openFee) : one - BigInt(openFee);
	const down = isLong ? one - BigInt(closeFee) : one + BigInt(closeFee);
	return price(Number(mulDiv(BigInt(entry), up, down, isLong ? "up" : "down")));
}
/** Notional at mark × annual rate ÷ 365 (RULES 5). Rounds up, as every charge. */
function overnightFee(notional, rate) {
	return atoms(mulDiv(notional, BigInt(rate), BigInt(ppmOne) * daysPerYear, "up"));
}
/** The next 00:00 UTC after a moment: when the next overnight fee falls due. */
function nextOvernightAtMs(nowMs) {
	return (Math.floor(nowMs / dayMs) + 1) * dayMs;
}
/**
* The return of a position on its margin in hundredths of a percent, rounded towards zero: what the app shows beside
* the profit.
*/
function returnRate(profit, margin) {
	if (margin <= 0n) return 0;
	const rate = mulDiv(profit < 0n ? -profit : profit, BigInt(riskRateOne), margin, "down");
	return Number(profit < 0n ? -rate : rate);
}
export { returnRate as _, contractSlippageMax as a, unrealisedOf as b, liquidationRate as c, multipleMaxAt as d, nextOvernightAtMs as f, quotePrice as g, profitBetween as h, contractSlippageDefault as i, maintenanceFor as l, overnightFee as m, breakEvenPrice as n, isLiquidated as o, notionalAt as p, contractFee as r, liquidationPrice as s, acceptsPrice as t, marginFor as u, riskRate as v, worstPriceFrom as x, shownLiquidationPrice as y };

//# sourceMappingURL=chunk-rules-BILvb8cM.js.map