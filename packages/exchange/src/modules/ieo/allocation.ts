/** A waterline: the share of their demand that subscriptions get, up to the cap. All figures are atoms of the token. */
interface Waterline {
  /** The most that one subscription gets. */
  readonly cap: bigint;
  /** Subscriptions for this much or more get the cap. */
  readonly cappedFrom: bigint;
  /** Tokens left for the others, and their demand: each gets this share of its own, rounded down. */
  readonly tokens: bigint;
  readonly weights: bigint;
  /** Tokens left over by rounding go to remainders above this one, */
  readonly remainderMin: bigint;
  /** and to so many of those at it, by order number. */
  readonly ties: number;
}

/** Amounts in the order of the subscriptions' numbers; typed where a long list must not need much memory. */
type Amounts = readonly bigint[] | BigUint64Array;

const uint64End = 1n << 64n;

/** Ascending. Typed where the numbers fit: a million of them is a matter of a tenth of a second. */
function sorted(values: Amounts): ArrayLike<bigint> {
  // determinism-ok: a typed array is sorted by number
  if (values.every((value) => value < uint64End)) return BigUint64Array.from(values).sort();
  return [...values].sort((a, b) => (a < b ? -1 : a > b ? 1 : 0));
}

/**
 * The waterline of a pro-rata sale (RULES 9): the largest subscriptions that would get more than the cap get the cap,
 * and what they leave is shared by the others in proportion to their demand. With less demand than tokens, everybody
 * gets what they asked for, up to the cap.
 */
export function waterlineOf(wanted: Amounts, issuance: bigint, cap: bigint): Waterline {
  const ascending = sorted(wanted);
  let weights = 0n;
  let below = 0n;
  let demand = 0n;
  for (const one of wanted) {
    weights += one;
    demand += one < cap ? one : cap;
    if (one < cap) below += one;
  }
  if (demand <= issuance) return { cap, cappedFrom: cap, tokens: below, weights: below, remainderMin: below, ties: 0 };
  let tokens = issuance;
  let at = ascending.length - 1;
  let cappedFrom = (ascending[at] as bigint) + 1n;
  for (; at >= 0; at--) {
    const largest = ascending[at] as bigint;
    if (tokens * largest < cap * weights) break;
    cappedFrom = largest;
    tokens -= cap;
    weights -= largest;
  }
  return { cap, cappedFrom, tokens, weights, ...leftOver(wanted, cappedFrom, tokens, weights) };
}

/** The largest remainders: as many as there are tokens that rounding down leaves over. */
function leftOver(
  wanted: Amounts,
  cappedFrom: bigint,
  tokens: bigint,
  weights: bigint,
): Pick<Waterline, 'remainderMin' | 'ties'> {
  const remainders: bigint[] = [];
  let sum = 0n;
  for (const one of wanted) {
    if (one >= cappedFrom) continue;
    const remainder = (tokens * one) % weights;
    sum += remainder;
    remainders.push(remainder);
  }
  // The remainders are what rounding left over, in parts of one token atom.
  const left = weights === 0n ? 0 : Number(sum / weights);
  if (left === 0) return { remainderMin: weights, ties: 0 };
  const ascending = sorted(remainders);
  const remainderMin = ascending[ascending.length - left] as bigint;
  let ties = 0;
  for (let at = ascending.length - left; at < ascending.length && ascending[at] === remainderMin; at++) ties += 1;
  return { remainderMin, ties };
}

/** The tokens of one subscription, and the ties that are left for those after it. In the order of their numbers. */
export function allottedTo(
  wanted: bigint,
  { cap, cappedFrom, tokens, weights, remainderMin }: Waterline,
  ties: number,
): { readonly allocated: bigint; readonly ties: number } {
  if (wanted >= cappedFrom) return { allocated: cap, ties };
  const share = tokens * wanted;
  const allocated = share / weights;
  const remainder = share % weights;
  if (remainder > remainderMin) return { allocated: allocated + 1n, ties };
  if (remainder < remainderMin || ties === 0) return { allocated, ties };
  return { allocated: allocated + 1n, ties: ties - 1 };
}

/** The tokens of every subscription of a pro-rata sale, in the order of their numbers. */
export function allocationOf(wanted: readonly bigint[], issuance: bigint, cap: bigint): bigint[] {
  const line = waterlineOf(wanted, issuance, cap);
  let { ties } = line;
  return wanted.map((one) => {
    const allotted = allottedTo(one, line, ties);
    ties = allotted.ties;
    return allotted.allocated;
  });
}

/**
 * The tokens that a subscription would get at the least if nobody else came: its share of the whole demand, up to the
 * cap. Caps of others can only add to it.
 */
export function estimateFor(
  wanted: bigint,
  wantedTotal: bigint,
  { issuance, accountMax }: { readonly issuance: bigint; readonly accountMax: bigint },
): bigint {
  const share = wantedTotal <= issuance ? wanted : (issuance * wanted) / wantedTotal;
  return share < accountMax ? share : accountMax;
}
