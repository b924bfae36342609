/** The things that deterministic folders may not use, and their replacements (docs/determinism.md). */

const time = "time comes with the command: use its `atMs`, or the core's `nowMs`";
const later = 'nothing runs later: due work is a timer of the core, ordered by time and id';
const noAsync = 'the core is one synchronous function: let the caller wait';
const exactMath = 'results differ between machines: use whole numbers and the functions of @candor/money';
const chance = 'randomness comes with the command as a seed: use `Seeded` from @candor/kernel';

/** Names that reach outside, wherever they appear as a value. */
export const forbiddenNames = new Map([
  ['Date', time],
  ['performance', time],
  ['setTimeout', later],
  ['setInterval', later],
  ['setImmediate', later],
  ['queueMicrotask', later],
  ['Promise', noAsync],
  ['crypto', chance],
  ['process', 'settings and surroundings arrive in commands'],
  ['fetch', 'the core does no I/O: facts from outside arrive as commands'],
  ['console', 'the core does no I/O: emit an event, or let the caller log'],
  ['globalThis', 'name what is needed, so that this check can see it'],
  ['require', 'import at the top'],
  ['eval', 'write the code out'],
  ['parseFloat', 'read decimal text with `unitsFromText` of @candor/money'],
  ['Intl', 'texts are made at the edge; the core has numbers and codes'],
  ['WeakRef', 'garbage collection is not part of the state'],
  ['FinalizationRegistry', 'garbage collection is not part of the state'],
]);

/** Types that promise features the core cannot provide. */
export const forbiddenTypes = new Map([
  ['Promise', noAsync],
  ['PromiseLike', noAsync],
  ['Date', time],
]);

/** The functions and constants of Math whose results are exact and the same everywhere, and whose rounding has a name. */
export const exactMathMembers = new Set(['floor', 'ceil', 'trunc', 'abs', 'min', 'max', 'sign', 'imul', 'clz32']);

export function mathProblem(member) {
  if (member === 'random') return chance;
  if (member === 'round') return 'name the direction: Math.floor, Math.ceil or Math.trunc';
  return exactMathMembers.has(member) ? undefined : exactMath;
}

/** Methods, whatever they are called on. */
export const forbiddenMethods = new Map([
  ['toFixed', 'write decimal text with `textFromUnits` of @candor/money'],
  ['toPrecision', 'write decimal text with `textFromUnits` of @candor/money'],
  ['toExponential', 'write decimal text with `textFromUnits` of @candor/money'],
  ['toLocaleString', 'texts are made at the edge; the core has numbers and codes'],
  ['localeCompare', 'compare with < and >: the order of a language changes between versions'],
]);

export const noStringify = 'it refuses bigint and depends on key order: encode with a codec of @candor/kernel';
export const noParseFloat = forbiddenNames.get('parseFloat');
export const noDefaultSort = 'the default order is that of texts (10 before 9): give a comparator';
export const noForIn = 'integer-like keys jump the queue: iterate a Map or an array with for…of';
export const noFloat = 'no fractions: use whole numbers of a smaller unit';
export const noDivision =
  'a fraction may come out: wrap it in Math.floor, Math.ceil or Math.trunc, use `mulDiv`, or give the operand the type bigint';
export const noPower = 'powers of numbers are rounded differently between machines: use bigint';
export { noAsync };
export const noOutside = "the core imports this project's packages only";

/** Modules from outside that one file may import, with the reason. */
export const allowedImports = new Map([
  [
    'packages/kernel/src/hash.ts',
    { 'node:crypto': 'SHA-256 is a pure function of its bytes; no randomness is taken from it' },
  ],
  [
    'packages/kernel/src/compiled.ts',
    { 'node:vm': 'the code that it compiles does what the codec does, which a property proves' },
  ],
]);

/** Files that may name a promise in a type, with the reason. */
export const allowedTypes = new Map([
  ['packages/exchange/src/exchange.ts', 'the interface others see from outside the core; it has types only'],
]);
