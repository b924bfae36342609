// packages/kernel/src/assert.ts
/** Thrown when a rule of the program itself does not hold. Nobody catches it to go on: wrong code must not move money. */
var BrokenInvariant = class extends Error {
	name = "BrokenInvariant";
};
/**
* States a rule that holds unless the code is wrong, in positive words ("a hold is zero or more").
*
* Stays on in production: the process that meets a broken rule stops, and recovers from the journal.
*/
function assert(holds, rule) {
	if (!holds) throw new BrokenInvariant(rule);
}
/** The value, where the program knows that it is there. */
function present(value, rule) {
	assert(value !== void 0 && value !== null, rule);
	return value;
}
export { assert as n, present as r, BrokenInvariant as t };

//# sourceMappingURL=chunk-assert-NnURUTHi.js.map