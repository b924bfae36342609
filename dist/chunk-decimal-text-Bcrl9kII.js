import { n as assert } from "./chunk-assert-NnURUTHi.js";
// packages/money/src/decimal-text.ts
/** The one grammar of amounts on the wire (RULES 1): no sign, exponent, space or separator. */
var decimalGrammar = /^(0|[1-9]\d{0,17})(\.\d{1,18})?$/;
/**
* Reads decimal text into whole units of 10^-scale, or `undefined` when it is not in the grammar or has more decimals
* than the scale: too fine an amount is refused, never rounded. Zero reads as 0n; callers that need more say so.
*/
function unitsFromText(text, scale) {
	if (!decimalGrammar.test(text)) return void 0;
	const [whole = "", fraction = ""] = text.split(".");
	if (fraction.length > scale) return void 0;
	return BigInt(whole + fraction.padEnd(scale, "0"));
}
/** Writes whole units of 10^-scale as decimal text without trailing zeros: 1_500_000 at scale 6 is "1.5". */
function textFromUnits(units, scale) {
	return trimZeros(textWithAllDecimals(units, scale));
}
/** The same with exactly `scale` decimals: "1.500000". */
function textWithAllDecimals(units, scale) {
	const sign = units < 0n ? "-" : "";
	const digits = (units < 0n ? -units : units).toString().padStart(scale + 1, "0");
	return scale === 0 ? sign + digits : `${sign}${digits.slice(0, -scale)}.${digits.slice(-scale)}`;
}
function trimZeros(decimal) {
	return decimal.includes(".") ? decimal.replace(/\.?0+$/, "") : decimal;
}
function atomsFromText(text, scale) {
	return unitsFromText(text, scale);
}
function atomsToText(amount, scale) {
	return textFromUnits(amount, scale);
}
/** Reads a price; `undefined` when it is not in the grammar, too fine, zero, or too large for exact whole numbers. */
function priceFromText(text) {
	const units = unitsFromText(text, 8);
	if (units === void 0 || units === 0n || units > BigInt(Number.MAX_SAFE_INTEGER)) return void 0;
	return Number(units);
}
/** A whole number as a price. Only codecs, tests and tick arithmetic need it. */
function price(value) {
	assert(Number.isSafeInteger(value) && value > 0, "a price is a whole number above zero");
	return value;
}
export { priceFromText as a, price as i, atomsToText as n, textFromUnits as o, decimalGrammar as r, atomsFromText as t };

//# sourceMappingURL=chunk-decimal-text-Bcrl9kII.js.map