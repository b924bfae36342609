// packages/kernel/src/outcome.ts
function done(value) {
	return {
		ok: true,
		value
	};
}
function reject(code) {
	return {
		ok: false,
		code
	};
}
export { reject as n, done as t };

//# sourceMappingURL=chunk-outcome-Cyzjq9-L.js.map