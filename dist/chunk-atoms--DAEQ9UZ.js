import { n as assert } from "./chunk-assert-NnURUTHi.js";
// packages/money/src/types.ts
var ppmOne = 1e6;
// packages/money/src/atoms.ts
/** A plain bigint as an amount. Only codecs, tests and this package need it. */
var atoms = (value) => value;
var zero = 0n;
function plus(a, b) {
	return a + b;
}
/** What is left of `whole` when `part` is taken out of it; never below zero. */
function minus(whole, part) {
	assert(part <= whole, "a part is not larger than the whole it is taken from");
	return whole - part;
}
function negated(amount) {
	return -amount;
}
function smaller(a, b) {
	return a < b ? a : b;
}
/** `value × numerator ÷ denominator` for non-negative numbers, exact but for the named rounding. */
function mulDiv(value, numerator, denominator, rounding) {
	assert(value >= 0n && numerator >= 0n && denominator > 0n, "a proportion is made of numbers of zero or more");
	const product = value * numerator;
	return rounding === "down" ? product / denominator : (product + denominator - 1n) / denominator;
}
/** A share of an amount of zero or more: fees `up`, payouts `down`. */
function shareOf(amount, share, rounding) {
	return mulDiv(amount, BigInt(share), BigInt(ppmOne), rounding);
}
/** What `quantity` of the base asset is worth in quote atoms at `price`. */
function notionalOf(quantity, price, scales, rounding) {
	return mulDiv(quantity, BigInt(price) * 10n ** BigInt(scales.quote), 10n ** BigInt(scales.base + 8), rounding);
}
/** How much of the base asset `amount` of the quote asset buys at `price`. */
function quantityFor(amount, price, scales, rounding) {
	assert(price > 0, "a price is above zero");
	return mulDiv(amount, 10n ** BigInt(scales.base + 8), BigInt(price) * 10n ** BigInt(scales.quote), rounding);
}
export { notionalOf as a, shareOf as c, ppmOne as d, negated as i, smaller as l, minus as n, plus as o, mulDiv as r, quantityFor as s, atoms as t, zero as u };

//# sourceMappingURL=chunk-atoms--DAEQ9UZ.js.map