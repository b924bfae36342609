import { n as assert, r as present, t as BrokenInvariant } from "./chunk-assert-NnURUTHi.js";
import { $ as assetId, At as termsId, B as standardCaps, Bt as Fault, C as unreadable, Ct as priceOf, D as encodeOutcome, Dt as quoteId, E as decodeSubmission, Et as proposalId, F as keptBlocks, Ft as walletTypes, G as creditCaps, Gt as oneOf, H as eventCodec, Ht as bool, I as limitValueOf, It as withdrawalId, J as convertTerms, Jt as text, K as fundingTerms, Kt as optional, L as limitWindowMs, Lt as withdrawalReason, M as isDepositEnded, Mt as ticketStatus, N as isEnded, Nt as timeInForce, O as encodeSubmission, Ot as railId, P as isOpenEnded, Pt as traderStatus, Q as assetClass, R as liveLeast, Rt as withdrawalReasons, S as stopped, St as ppm, Tt as products, U as changeCodec, Ut as encode, V as withdrawalFigures, Vt as blob, W as optionTerms, Wt as listOf, X as accountId, Xt as ByteReader, Y as contractTerms, Yt as uint, Z as amount, Zt as ByteWriter, _ as readable, _t as orderId, a as readMark, at as direction, b as diverged, bt as pairId, c as AnswerIndex, ct as firstUserAccount, d as RowSums, dt as identityLevel, et as claimId, f as areSameSums, ft as lots, g as GroupSource, gt as optionId, h as sumOfIndex, ht as optionDirection, i as readMeta, it as depositStatus, j as isCancellable, jt as ticketId, k as alikeWindowMs, kt as side, l as AnswerRows, lt as holdReason, m as readSum, mt as modes, nt as copyMode, o as refuseOther, ot as directions, p as noAnswers, pt as marginMode, q as rail, qt as struct, r as openForWriting, rt as depositId, s as writeMark, st as entryType, t as inMemory, tt as clockFaultKind, u as CommandKeys, ut as house, v as GroupWriter, vt as orderStatus, w as storageFault, wt as product, x as messageOf, xt as pairStatus, y as damaged, yt as orderType, zt as withdrawalStatus } from "./chunk-journal-file-BvQ3povr.js";
import { n as reject, t as done } from "./chunk-outcome-Cyzjq9-L.js";
import { a as notionalOf, c as shareOf, d as ppmOne, i as negated, l as smaller, n as minus, o as plus, r as mulDiv, t as atoms, u as zero } from "./chunk-atoms--DAEQ9UZ.js";
import { i as price } from "./chunk-decimal-text-Bcrl9kII.js";
import { _ as returnRate, a as contractSlippageMax, b as unrealisedOf, c as liquidationRate, d as multipleMaxAt, f as nextOvernightAtMs, g as quotePrice, h as profitBetween, l as maintenanceFor, m as overnightFee, n as breakEvenPrice, o as isLiquidated, p as notionalAt, r as contractFee, s as liquidationPrice, t as acceptsPrice, u as marginFor, v as riskRate, x as worstPriceFrom, y as shownLiquidationPrice } from "./chunk-rules-BILvb8cM.js";
import { r as sha256, t as hex } from "./chunk-hash-CPk15ec7.js";
import { workerData } from "node:worker_threads";
import "node:path";
import { uptime } from "node:os";
// packages/kernel/src/int-table.ts
var empty = -1;
/**
* An open-addressing table from whole numbers (0 to 2^53 − 1) to small indexes (0 to 2^31 − 1).
*
* Two flat arrays instead of a `Map`: a million entries cost 12 to 24 MB and no garbage. It has no iteration order on
* purpose, so nothing can come to depend on one. Deleting shifts the followers back, so there are no tombstones.
*/
var IntTable = class {
	#keys;
	#values;
	#mask;
	#size = 0;
	constructor(capacity = 1024) {
		let slots = 16;
		while (slots < capacity * 2) slots *= 2;
		this.#keys = new Float64Array(slots).fill(empty);
		this.#values = new Int32Array(slots);
		this.#mask = slots - 1;
	}
	get size() {
		return this.#size;
	}
	/** The index kept under `key`, or −1. */
	get(key) {
		const keys = this.#keys;
		for (let slot = this.#home(key);; slot = slot + 1 & this.#mask) {
			const found = keys[slot];
			if (found === key) return this.#values[slot];
			if (found === empty) return -1;
		}
	}
	set(key, value) {
		if (this.#size * 2 >= this.#mask) this.#grow();
		const keys = this.#keys;
		for (let slot = this.#home(key);; slot = slot + 1 & this.#mask) {
			const found = keys[slot];
			if (found === empty) {
				keys[slot] = key;
				this.#values[slot] = value;
				this.#size++;
				return;
			}
			if (found === key) {
				this.#values[slot] = value;
				return;
			}
		}
	}
	delete(key) {
		const keys = this.#keys;
		let hole = this.#home(key);
		while (keys[hole] !== key) {
			if (keys[hole] === empty) return;
			hole = hole + 1 & this.#mask;
		}
		this.#size--;
		for (let next = hole + 1 & this.#mask;; next = next + 1 & this.#mask) {
			const follower = keys[next];
			if (follower === empty) break;
			const home = this.#home(follower);
			if ((next - home & this.#mask) >= (next - hole & this.#mask)) {
				keys[hole] = follower;
				this.#values[hole] = this.#values[next];
				hole = next;
			}
		}
		keys[hole] = empty;
	}
	#home(key) {
		const low = key >>> 0;
		const high = Math.floor(key / 4294967296);
		let mixed = Math.imul(low ^ Math.imul(high | 0, 2654435761), 2246822507);
		mixed ^= mixed >>> 15;
		mixed = Math.imul(mixed, 3266489909);
		return (mixed ^ mixed >>> 13) & this.#mask;
	}
	#grow() {
		const keys = this.#keys;
		const values = this.#values;
		const slots = keys.length * 2;
		assert(slots <= 1073741824, "a table has at most 2^30 slots");
		this.#keys = new Float64Array(slots).fill(empty);
		this.#values = new Int32Array(slots);
		this.#mask = slots - 1;
		this.#size = 0;
		for (let i = 0; i < keys.length; i++) if (keys[i] !== empty) this.set(keys[i], values[i]);
	}
};
// packages/exchange/src/module.ts
/** The handler of a change, whose checks stand apart from its effect: a proposal is checked when it is made. */
function changing({ make, ...change }) {
	return {
		actor: ["operator", "system"],
		change,
		handle(core, command) {
			const refusal = change.refuses(core, command);
			return refusal === void 0 ? done(make(core, command)) : reject(refusal);
		}
	};
}
function defineModule(module) {
	return module;
}
// packages/exchange/src/modules/accounts/module.ts
/** The numbers of users' accounts, given out in order. Who a number belongs to, only the platform knows. */
var Accounts = class {
	next = firstUserAccount;
	has(accountId) {
		return accountId >= 1e3 && accountId < this.next;
	}
};
var accountsModule = defineModule({
	name: "accounts",
	handlers: {
		"accounts.open": {
			actor: "system",
			handle(core) {
				const accountId = core.accounts.next;
				core.accounts.next += 1;
				core.emit({
					type: "accounts.opened",
					accountId
				});
				return done({ accountId });
			}
		},
		"house.fund": {
			actor: "system",
			handle(core, { house: name, assetId, amount }) {
				if (core.founded?.mode !== "practice") return reject("practice_only");
				if (!core.catalog.assets.has(assetId)) return reject("asset_not_found");
				const { ledger } = core;
				if (amount <= 0n || name === "external" || !ledger.canIssue(assetId, amount)) return reject("amount_invalid");
				ledger.line(ledger.wallet(house.external, "house", assetId), "house_funding", negated(amount), zero);
				ledger.line(ledger.wallet(house[name], "house", assetId), "house_funding", amount, zero);
				core.post(0);
				return done({});
			}
		}
	},
	write: (core, writer) => writer.uint(core.accounts.next),
	read(core, reader) {
		core.accounts.next = reader.uint();
	}
});
/** Pair numbers share keys with account numbers. */
var pairIdMax = 4095;
var assetRecord = struct({
	assetId,
	code: text,
	name: text,
	scale: uint,
	assetClass
});
var pairRecord = struct({
	pairId,
	baseAssetId: assetId,
	quoteAssetId: assetId,
	tick: priceOf,
	lot: amount,
	minNotional: amount,
	maxLots: uint,
	band: uint,
	hasBook: bool,
	cross: optional(struct({
		numerator: pairId,
		denominator: pairId
	})),
	makerFee: ppm,
	takerFee: ppm,
	status: pairStatus
});
/** Assets and pairs, by number. They are listed once and never leave; a pair can be halted. */
var Catalog = class {
	assets = /* @__PURE__ */ new Map();
	pairs = /* @__PURE__ */ new Map();
	/** The pair that prices an asset in the unit of account, for conversions. */
	#pricedBy = /* @__PURE__ */ new Map();
	/** The asset that everything is valued in: the quote of the first pair listed. */
	get unitOfAccount() {
		for (const pair of this.pairs.values()) return pair.quote.assetId;
	}
	/** The pair of `assetId` against the unit of account; none for the unit itself. */
	pricingPair(assetId) {
		return this.#pricedBy.get(assetId);
	}
	addPair(pair) {
		this.pairs.set(pair.pairId, pair);
		if (pair.quote.assetId === this.unitOfAccount && !this.#pricedBy.has(pair.base.assetId)) this.#pricedBy.set(pair.base.assetId, pair);
	}
	write(writer) {
		listOf(assetRecord).write(writer, [...this.assets.values()]);
		listOf(pairRecord).write(writer, [...this.pairs.values()].map((pair) => ({
			...pair,
			baseAssetId: pair.base.assetId,
			quoteAssetId: pair.quote.assetId
		})));
	}
	read(reader) {
		for (const asset of listOf(assetRecord).read(reader)) this.assets.set(asset.assetId, asset);
		for (const record of listOf(pairRecord).read(reader)) {
			const base = this.assets.get(record.baseAssetId);
			const quote = this.assets.get(record.quoteAssetId);
			this.addPair({
				...record,
				base,
				quote,
				cross: record.cross,
				quotePerTickLot: present(quotePerTickLot(record.tick, record.lot, base, quote), "a listed pair has an exact grid")
			});
		}
	}
};
/** Quote atoms of one lot at one tick, or `undefined` when that is not a whole number above zero. */
function quotePerTickLot(tick, lot, base, quote) {
	const numerator = BigInt(tick) * lot * 10n ** BigInt(quote.scale);
	const denominator = 10n ** BigInt(8 + base.scale);
	return numerator > 0n && numerator % denominator === 0n ? atoms(numerator / denominator) : void 0;
}
/** The pair a command asks for, or `undefined` when its grid breaks a rule. */
function pairFrom(command, base, quote) {
	if (command.pairId < 1 || command.pairId > pairIdMax) return void 0;
	if (command.maxQuantity < 0n || command.minNotional < 0n) return void 0;
	const perTickLot = command.lot > 0n && command.tick > 0 ? quotePerTickLot(command.tick, command.lot, base, quote) : void 0;
	if (perTickLot === void 0) return void 0;
	const maxLots = mulDiv(command.maxQuantity, 1n, command.lot, "down");
	if (maxLots < 1n || maxLots > BigInt(2147483647)) return void 0;
	return {
		pairId: command.pairId,
		base,
		quote,
		tick: command.tick,
		lot: command.lot,
		quotePerTickLot: perTickLot,
		minNotional: command.minNotional,
		maxLots: Number(maxLots),
		band: command.band,
		hasBook: command.hasBook === "yes",
		cross: command.cross,
		makerFee: command.makerFee,
		takerFee: command.takerFee,
		status: "trading"
	};
}
/** The price of a number of ticks. */
function priceOfTicks(pair, ticks) {
	return price(ticks * pair.tick);
}
/** The base atoms of a number of lots. */
function atomsOfLots(pair, lots) {
	return atoms(BigInt(lots) * pair.lot);
}
/** What `lots` cost at `ticks`, in quote atoms, exactly. */
function notionalOfLots(pair, ticks, lots) {
	assert(Number.isSafeInteger(ticks * lots), "ticks times lots is exact");
	return atoms(BigInt(ticks * lots) * pair.quotePerTickLot);
}
// packages/exchange/src/modules/clock/clock.ts
var stored$1 = struct({
	isFaulty: bool,
	kind: clockFaultKind,
	byMs: uint,
	sinceMs: uint,
	isConfirmed: bool,
	trustedFromGrid: uint
});
/** What the core knows of its host's clock: whether it is in doubt now, and since which tick prices count again. */
var Clock = class {
	fault;
	/** The first grid instant after the last fault; 0 when there was none. */
	trustedFromGrid = 0;
	get isEmpty() {
		return this.fault === void 0 && this.trustedFromGrid === 0;
	}
	write(writer) {
		const { fault, trustedFromGrid } = this;
		const { kind, byMs, sinceMs, isConfirmed } = fault ?? {
			kind: "ahead",
			byMs: 0,
			sinceMs: 0,
			isConfirmed: false
		};
		stored$1.write(writer, {
			isFaulty: fault !== void 0,
			kind,
			byMs,
			sinceMs,
			isConfirmed,
			trustedFromGrid
		});
	}
	read(reader) {
		const { isFaulty, trustedFromGrid, ...fault } = stored$1.read(reader);
		this.fault = isFaulty ? fault : void 0;
		this.trustedFromGrid = trustedFromGrid;
	}
};
// packages/exchange/src/modules/contract/ordered-ids.ts
/** A set of whole numbers that gives out the lowest first, while more come in: a binary heap that knows what it has. */
var OrderedIds = class {
	#heap = [];
	#known = /* @__PURE__ */ new Set();
	add(id) {
		if (this.#known.has(id)) return;
		this.#known.add(id);
		const heap = this.#heap;
		let at = heap.length;
		heap.push(id);
		while (at > 0) {
			const parent = at - 1 >> 1;
			if (heap[parent] <= id) break;
			heap[at] = heap[parent];
			at = parent;
		}
		heap[at] = id;
	}
	takeLowest() {
		const heap = this.#heap;
		const lowest = heap[0];
		const last = heap.pop();
		if (lowest === void 0 || last === void 0) return void 0;
		this.#known.delete(lowest);
		if (heap.length === 0) return lowest;
		let at = 0;
		for (;;) {
			let child = at * 2 + 1;
			if (child >= heap.length) break;
			if (child + 1 < heap.length && heap[child + 1] < heap[child]) child++;
			if (heap[child] >= last) break;
			heap[at] = heap[child];
			at = child;
		}
		heap[at] = last;
		return lowest;
	}
};
// packages/exchange/src/modules/contract/guards.ts
function unitOf$1(ticket) {
	return ticket.marginMode === "cross" ? ticket.accountId * 2 : ticket.ticketId * 2 + 1;
}
function isCrossUnit(unitId) {
	return unitId % 2 === 0;
}
/** Whose cross tickets a unit is. */
function accountOfUnit(unitId) {
	return Math.floor(unitId / 2);
}
/** Which isolated ticket a unit is. */
function ticketOfUnit(unitId) {
	return Math.floor(unitId / 2);
}
/**
* So that a tick does not walk all positions: each unit sets bounds of the index inside which it is certainly safe, and is
* computed exactly only when one of them is touched or something of it has changed. Bounds decide when to look, never
* what is found, so they are not part of the state.
*/
var Guards = class {
	#set = /* @__PURE__ */ new Map();
	#suspects = new OrderedIds();
	/** Something of a ticket has changed, and with it the balance of its account: both are looked at on the next tick. */
	suspect(ticket) {
		this.#suspects.add(unitOf$1(ticket));
		this.suspectAccount(ticket.accountId);
	}
	suspectAccount(accountId) {
		this.#suspects.add(accountId * 2);
	}
	/** Sets bounds around the present marks, unless those that are set still do: moving them is what costs. */
	arm(unitId, guards) {
		const before = this.#set.get(unitId) ?? [];
		if (before.length === guards.length && guards.every((guard, i) => holds(before[i], guard))) return;
		this.disarm(unitId);
		const bounds = guards.map(boundsOf);
		for (const { market, low, high } of bounds) {
			market.guards.add(low, unitId, false);
			market.guards.add(high, unitId, true);
		}
		if (bounds.length > 0) this.#set.set(unitId, bounds);
	}
	disarm(unitId) {
		for (const { market, low, high } of this.#set.get(unitId) ?? []) {
			market.guards.remove(low, unitId, false);
			market.guards.remove(high, unitId, true);
		}
		this.#set.delete(unitId);
	}
	/** A new mark: units whose bounds it touches are looked at, and have none until then. */
	touch(market, mark) {
		const { tick } = market.grid;
		for (const unitId of market.guards.takeTouched(Math.floor(mark / tick), Math.ceil(mark / tick))) {
			this.#suspects.add(unitId);
			this.disarm(unitId);
		}
	}
	/**
	* The suspect with the lowest number, until there is none. One at a time: closing one unit may bring down another, and
	* which one is next must follow from what they are worth, not from who happened to be suspected before.
	*/
	takeSuspect() {
		return this.#suspects.takeLowest();
	}
};
/** A little nearer than they would have to be, so that a small change, such as a night's fee, leaves them right. */
function boundsOf({ market, mark, room }) {
	const nearer = room - Math.floor(room / 8);
	const { tick } = market.grid;
	return {
		market,
		low: Math.ceil((mark - nearer) / tick),
		high: Math.floor((mark + nearer) / tick)
	};
}
/** Whether bounds that are set lie inside of what is safe, around the mark, and not much nearer than they could. */
function holds(bounds, { market, mark, room }) {
	if (bounds?.market !== market) return false;
	const low = bounds.low * market.grid.tick;
	const high = bounds.high * market.grid.tick;
	return low < mark && mark < high && low >= mark - room && high <= mark + room && high - low >= room;
}
// packages/exchange/src/matching/triggers.ts
/** What waits for the index of one pair and direction, sorted so that the next to fire is last; equal prices fire in order of their numbers. */
var Line = class {
	#entries = [];
	#direction;
	constructor(direction) {
		this.#direction = direction;
	}
	add(ticks, id) {
		this.#entries.splice(this.#find(ticks, id), 0, {
			ticks,
			id
		});
	}
	remove(ticks, id) {
		const position = this.#find(ticks, id);
		if (this.#entries[position]?.id === id) this.#entries.splice(position, 1);
	}
	/** Takes those that an index of `ticks` touches, in firing order. */
	takeTouched(ticks) {
		const touched = [];
		for (let last = this.#entries.at(-1); last !== void 0; last = this.#entries.at(-1)) {
			if ((ticks - last.ticks) * this.#direction < 0) break;
			touched.push(last.id);
			this.#entries.pop();
		}
		return touched;
	}
	#find(ticks, id) {
		let low = 0;
		let high = this.#entries.length;
		while (low < high) {
			const middle = low + high >>> 1;
			const entry = this.#entries[middle];
			const ahead = (entry.ticks - ticks) * this.#direction;
			if (ahead > 0 || ahead === 0 && entry.id > id) low = middle + 1;
			else high = middle;
		}
		return low;
	}
};
/** What waits for the index of one pair: those that fire when the index rises to them, and those when it falls. */
var Triggers = class {
	#rising = new Line(1);
	#falling = new Line(-1);
	add(ticks, id, firesOnRise) {
		(firesOnRise ? this.#rising : this.#falling).add(ticks, id);
	}
	remove(ticks, id, firesOnRise) {
		(firesOnRise ? this.#rising : this.#falling).remove(ticks, id);
	}
	/**
	* Takes the orders an index price touches: first those waiting for a rise, then those waiting for a fall. The index
	* may lie between two ticks: it is rounded away from the stops, so that none fires early.
	*/
	takeTouched(floorTicks, ceilTicks) {
		return [...this.#rising.takeTouched(floorTicks), ...this.#falling.takeTouched(ceilTicks)];
	}
};
// packages/exchange/src/modules/contract/tick-wins.ts
/**
* What the two sides of a market were paid at the tick that is being worked off, by account. A take profit fires before the other
* side is liquidated: its profit answers for that side's loss as if it still stood open. Nothing of it outlives the tick.
*/
var TickWins = class {
	#paid = {
		long: /* @__PURE__ */ new Map(),
		short: /* @__PURE__ */ new Map()
	};
	clear() {
		this.#paid.long.clear();
		this.#paid.short.clear();
	}
	note({ accountId, direction }, amount) {
		if (amount === 0n) return;
		const side = this.#paid[direction];
		side.set(accountId, atoms((side.get(accountId) ?? 0n) + amount));
	}
	/** Takes up to so much of what the side opposite to a ticket was paid. */
	take({ accountId, direction }, most) {
		const side = this.#paid[direction === "long" ? "short" : "long"];
		const won = side.get(accountId) ?? 0n;
		const taken = smaller(won, most);
		side.set(accountId, atoms(won - taken));
		return taken;
	}
};
// packages/exchange/src/modules/contract/ticket.ts
var ticketCodec = struct({
	ticketId,
	accountId,
	pairId,
	termsId,
	direction,
	marginMode,
	multiple: uint,
	entryType,
	limitPrice: priceOf,
	referencePrice: priceOf,
	orderedAtMs: uint,
	traderId: accountId,
	traderTicketId: ticketId,
	status: ticketStatus,
	lots,
	closingLots: lots,
	isReversing: uint,
	hold: amount,
	entryPrice: priceOf,
	openedAtMs: uint,
	margin: amount,
	settled: amount,
	feeTotal: amount,
	overnightTotal: amount,
	profitTotal: amount,
	takeProfitPrice: priceOf,
	takeProfitLots: lots,
	stopLossPrice: priceOf,
	stopLossLots: lots
});
var none$2 = 0;
/** A pending ticket: what is not given is zero. */
function newTicket(given) {
	return {
		ticketId: given.ticketId,
		accountId: given.accountId,
		pairId: given.pairId,
		termsId: given.termsId,
		direction: given.direction,
		marginMode: given.marginMode,
		multiple: given.multiple,
		entryType: given.entryType,
		limitPrice: given.limitPrice,
		referencePrice: given.referencePrice,
		orderedAtMs: given.orderedAtMs,
		traderId: given.traderId ?? none$2,
		traderTicketId: given.traderTicketId ?? none$2,
		status: "pending",
		lots: given.lots,
		closingLots: none$2,
		isReversing: 0,
		hold: given.hold ?? 0n,
		entryPrice: none$2,
		openedAtMs: 0,
		margin: zero,
		settled: zero,
		feeTotal: zero,
		overnightTotal: zero,
		profitTotal: zero,
		takeProfitPrice: none$2,
		takeProfitLots: none$2,
		stopLossPrice: none$2,
		stopLossLots: none$2
	};
}
function isOpen(ticket) {
	return ticket.status === "open" || ticket.status === "closing";
}
/** The facts about a copy that events carry. */
function copySourceOf(ticket) {
	const { traderId, traderTicketId } = ticket;
	return traderId === 0 ? void 0 : {
		traderId,
		traderTicketId
	};
}
function exitOf(price, size) {
	if (price === 0) return void 0;
	return size === 0 ? {
		price,
		lots: void 0
	} : {
		price,
		lots: size
	};
}
function exitsOf(ticket) {
	return {
		takeProfit: exitOf(ticket.takeProfitPrice, ticket.takeProfitLots),
		stopLoss: exitOf(ticket.stopLossPrice, ticket.stopLossLots)
	};
}
function setExitsOf(ticket, takeProfit, stopLoss) {
	ticket.takeProfitPrice = takeProfit?.price ?? none$2;
	ticket.takeProfitLots = takeProfit?.lots ?? none$2;
	ticket.stopLossPrice = stopLoss?.price ?? none$2;
	ticket.stopLossLots = stopLoss?.lots ?? none$2;
}
/** The part of an amount that belongs to `part` of `whole` lots: all of it for all lots, else rounded down. */
function partOf(total, part, whole) {
	return part === whole ? total : atoms(total * BigInt(part) / BigInt(whole));
}
// packages/exchange/src/modules/contract/market.ts
/** What waits for the next tick of one pair, and what is open in it. Everything here can be rebuilt from the tickets. */
var ContractMarket = class {
	pair;
	grid;
	/** Market orders, and limit orders the quote touched already: they are tried at the next tick. */
	atNextTick = /* @__PURE__ */ new Set();
	/** Limit orders by the index at which they may fill. */
	limits = new Triggers();
	closing = /* @__PURE__ */ new Set();
	takeProfits = new Triggers();
	stopLosses = new Triggers();
	/** Bounds of the index inside which a risk unit cannot be liquidated, by its number. */
	guards = new Triggers();
	wins = new TickWins();
	open = {
		long: /* @__PURE__ */ new Set(),
		short: /* @__PURE__ */ new Set()
	};
	interest = {
		long: {
			lots: 0,
			entryWorth: 0n,
			settled: 0n
		},
		short: {
			lots: 0,
			entryWorth: 0n,
			settled: 0n
		}
	};
	constructor(pair, lot) {
		this.pair = pair;
		this.grid = {
			lot,
			tick: pair.tick,
			baseScale: pair.base.scale,
			quoteScale: pair.quote.scale
		};
	}
	/** Takes an opened ticket, or what is left of it after `sign` −1, into the open interest. */
	count(ticket, size, settled, sign) {
		const side = this.interest[ticket.direction];
		side.lots += sign * size;
		side.entryWorth += BigInt(sign) * notionalAt(this.grid, size, ticket.entryPrice, "down");
		side.settled += BigInt(sign) * settled;
	}
	/** What the house owes one side at a mark; below zero: what it is owed. */
	owedTo(direction, mark) {
		const { lots, entryWorth, settled } = this.interest[direction];
		if (lots === 0) return zero;
		const worth = notionalAt(this.grid, lots, mark, "down");
		return atoms((direction === "long" ? worth - entryWorth : entryWorth - worth) - settled);
	}
	/** A copy's exits wait for nothing: while it is copied it closes when the trader's ticket does. */
	addExits(ticket) {
		if (ticket.traderId !== 0) return;
		const { tick } = this.grid;
		const isLong = ticket.direction === "long";
		if (ticket.takeProfitPrice > 0) this.takeProfits.add(ticksOf$1(ticket.takeProfitPrice, tick), ticket.ticketId, isLong);
		if (ticket.stopLossPrice > 0) this.stopLosses.add(ticksOf$1(ticket.stopLossPrice, tick), ticket.ticketId, !isLong);
	}
	removeExits(ticket) {
		if (ticket.traderId !== 0) return;
		const { tick } = this.grid;
		const isLong = ticket.direction === "long";
		if (ticket.takeProfitPrice > 0) this.takeProfits.remove(ticksOf$1(ticket.takeProfitPrice, tick), ticket.ticketId, isLong);
		if (ticket.stopLossPrice > 0) this.stopLosses.remove(ticksOf$1(ticket.stopLossPrice, tick), ticket.ticketId, !isLong);
	}
	/** A buy waits for the index to fall to its limit, a sell for it to rise there; the quote is looked at then. */
	addPending(ticket) {
		if (ticket.entryType === "market") this.atNextTick.add(ticket.ticketId);
		else this.limits.add(ticksOf$1(ticket.limitPrice, this.grid.tick), ticket.ticketId, ticket.direction === "short");
	}
	removePending(ticket) {
		this.atNextTick.delete(ticket.ticketId);
		if (ticket.entryType === "limit") this.limits.remove(ticksOf$1(ticket.limitPrice, this.grid.tick), ticket.ticketId, ticket.direction === "short");
	}
	/** Puts a ticket that was read from a snapshot where it waits. */
	place(ticket) {
		if (ticket.status === "pending") this.addPending(ticket);
		if (!isOpen(ticket)) return;
		this.open[ticket.direction].add(ticket.ticketId);
		this.count(ticket, ticket.lots, ticket.settled, 1);
		this.addExits(ticket);
		if (ticket.status === "closing") this.closing.add(ticket.ticketId);
	}
};
/** A price of the grid in ticks: exact, because orders off the grid are refused. */
function ticksOf$1(at, tick) {
	return Math.floor(at / tick);
}
/** Whether a quote fills a limit order. */
function isTouched(ticket, quote) {
	return acceptsPrice(ticket.direction, ticket.limitPrice, quote);
}
/** Price profit of a ticket at a price, on so many of its lots. */
function profitAt(market, ticket, size, at) {
	return profitBetween(market.grid, ticket.direction, size, ticket.entryPrice, at);
}
/** What closing so many lots would move between house and owner, before fees: the profit less what was paid out already. */
function dueAt(market, ticket, size, at) {
	return atoms(profitAt(market, ticket, size, at) - partOf(ticket.settled, size, ticket.lots));
}
// packages/exchange/src/modules/contract/contracts.ts
/** Live contract tickets, all terms they were opened under, and the markets they wait in. */
var Contracts = class {
	nextTicketId = 1;
	/** Version n stands at n − 1. */
	terms = [];
	currentTerms = /* @__PURE__ */ new Map();
	tickets = /* @__PURE__ */ new Map();
	markets = /* @__PURE__ */ new Map();
	guards = new Guards();
	#byAccount = /* @__PURE__ */ new Map();
	termsOf(termsId) {
		return present(this.terms[termsId - 1], "a ticket has the terms it was ordered under");
	}
	offered(pairId) {
		const termsId = this.currentTerms.get(pairId);
		return termsId === void 0 ? void 0 : {
			termsId,
			terms: this.termsOf(termsId)
		};
	}
	market(pairId) {
		return present(this.markets.get(pairId), "a pair with contracts has its market");
	}
	takeTicketId() {
		return this.nextTicketId++;
	}
	keep(ticket) {
		this.tickets.set(ticket.ticketId, ticket);
		const own = this.#byAccount.get(ticket.accountId);
		if (own === void 0) this.#byAccount.set(ticket.accountId, /* @__PURE__ */ new Map([[ticket.ticketId, ticket]]));
		else own.set(ticket.ticketId, ticket);
	}
	forget(ticket) {
		this.tickets.delete(ticket.ticketId);
		const own = this.#byAccount.get(ticket.accountId);
		own?.delete(ticket.ticketId);
		if (own?.size === 0) this.#byAccount.delete(ticket.accountId);
	}
	/** An account's live tickets, oldest first. */
	ticketsOf(accountId) {
		return this.#byAccount.get(accountId)?.values() ?? [];
	}
	countOf(accountId) {
		return this.#byAccount.get(accountId)?.size ?? 0;
	}
	/** Contracts settle in the unit of account. */
	assetId(core) {
		return present(core.catalog.unitOfAccount, "contracts need a unit of account");
	}
	write(writer) {
		writer.uint(this.nextTicketId);
		listOf(contractTerms).write(writer, this.terms);
		listOf(ticketCodec).write(writer, [...this.tickets.values()].sort((a, b) => a.ticketId - b.ticketId));
	}
	read(core, reader) {
		this.nextTicketId = reader.uint();
		for (const terms of listOf(contractTerms).read(reader)) this.addTerms(core, terms);
		for (const ticket of listOf(ticketCodec).read(reader)) {
			this.keep(ticket);
			this.market(ticket.pairId).place(ticket);
			this.guards.suspect(ticket);
		}
	}
	addTerms(core, terms) {
		const termsId = this.terms.length + 1;
		this.terms.push(terms);
		this.currentTerms.set(terms.pairId, termsId);
		if (!this.markets.has(terms.pairId)) {
			const pair = present(core.catalog.pairs.get(terms.pairId), "terms are for a listed pair");
			this.markets.set(terms.pairId, new ContractMarket(pair, terms.lot));
		}
		return termsId;
	}
};
// packages/exchange/src/modules/convert/rules.ts
/** A quote may be accepted for this long (RULES 13). */
var quoteValidMs = 8e3;
/** How long it was under the first rules. */
var formerQuoteValidMs = 15e3;
var priceOne = 10n ** BigInt(8);
/** Movement is kept in parts per billion, because a calm coin moves by less than a millionth in four seconds. */
var movementOne = 1e9;
var movementPerPpm = Math.trunc(movementOne / ppmOne);
/** How fast the mean movement follows: up at once, down slowly, so that a calm moment in a storm is no offer. */
var risesBy = 4;
var fallsBy = 32;
/** `price` is what one costs in the unit of account. */
function worthAtPrice(price) {
	return {
		units: BigInt(price),
		per: priceOne
	};
}
/** `fiatRate` is how many of it are one unit of account. */
function worthAtRate(fiatRate) {
	return {
		units: priceOne,
		per: BigInt(fiatRate)
	};
}
/** An amount in atoms of the unit of account. Limits ask it rounded up, minimums down: to the house. */
function valueInUnit(amount, { scale, worth }, unitScale, rounding) {
	return atoms(mulDiv(amount, worth.units * 10n ** BigInt(unitScale), worth.per * 10n ** BigInt(scale), rounding));
}
/** `to` per `from` by the index, ×10^18, rounded down: the user's side. */
function midRateOf(from, to) {
	return atoms(mulDiv(10n ** BigInt(18), from.units * to.per, from.per * to.units, "down"));
}
/** What converting gives (RULES 13). The payout rounds down and the fee up; the rates are for showing and round down. */
function conversionFigures(fromAmount, from, to, terms) {
	const kept = BigInt(ppmOne - terms.spread);
	const gross = atoms(mulDiv(fromAmount, from.worth.units * to.worth.per * kept * 10n ** BigInt(to.scale), from.worth.per * to.worth.units * BigInt(ppmOne) * 10n ** BigInt(from.scale), "down"));
	const fee = shareOf(gross, terms.fee, "up");
	const midRate = midRateOf(from.worth, to.worth);
	return {
		gross,
		fee,
		toAmount: minus(gross, fee),
		midRate,
		rate: atoms(mulDiv(midRate, kept, BigInt(ppmOne), "down"))
	};
}
/**
* Whether the index has moved against the house by more than half the spread since a quote was made (RULES 13): what is
* received is worth more of what is given than half way from the quoted rate back to the quote's own index.
*/
function hasMoved(quote, midRateNow) {
	return 2n * midRateNow < quote.midRate + quote.rate;
}
/** How far a price has gone, in parts per billion, rounded up: what is charged for it is a charge. */
function movementBetween(before, after) {
	const distance = BigInt(Math.abs(after - before));
	const movement = mulDiv(distance, BigInt(movementOne), BigInt(before), "up");
	return movement > BigInt(1e9) ? movementOne : Number(movement);
}
/** The mean movement after one more: an exponentially weighted mean that rises faster than it falls. */
function meanMovement(mean, movement) {
	const difference = movement - mean;
	return mean + (difference > 0 ? Math.ceil(difference / risesBy) : Math.ceil(difference / fallsBy));
}
/** What is taken off the index rate: a multiple of how much both sides move, between what the terms ask at least and at most. */
function spreadOf(movement, terms) {
	const asked = Math.ceil(movement * terms.movementFactor / movementPerPpm);
	return Math.min(Math.max(asked, terms.least), terms.most);
}
// packages/exchange/src/modules/convert/desk.ts
var minuteMs = 6e4;
var hourMs$1 = 36e5;
/** Full hours that count beside the one that has begun: a day, and never less. */
var hoursCounted = 24;
var quoteRecord$1 = struct({
	quoteId,
	accountId,
	fromAssetId: assetId,
	toAssetId: assetId,
	fromAmount: amount,
	gross: amount,
	toAmount: amount,
	fee: amount,
	midRate: amount,
	rate: amount,
	/** In atoms of the unit of account, rounded up: what it counts against limits. */
	value: amount,
	expiresAtMs: uint,
	/** What was used or replaced is known until it would have expired, so that its refusal can say why. */
	status: oneOf("open", "used", "replaced")
});
/** What is known of a fiat's rate. */
var fiatRecord = struct({
	assetId,
	fiatRate: priceOf,
	source: text,
	asOfMs: uint
});
/** How much a price moves in four seconds, and the price that the next movement is counted from. */
var movementRecord = struct({
	pairId,
	mean: uint,
	sampledStep: uint,
	sampled: priceOf
});
var stateCodec$3 = struct({
	terms: optional(convertTerms),
	fiats: listOf(fiatRecord),
	movements: listOf(movementRecord),
	quotes: listOf(quoteRecord$1),
	minutes: listOf(struct({
		accountId,
		minute: uint,
		count: uint
	})),
	uses: listOf(struct({
		accountId,
		assetId,
		hour: uint,
		value: amount
	}))
});
/** What conversions are quoted by: terms, rates of fiat, how much prices move; open quotes, and what was converted in a day. */
var ConvertDesk = class {
	terms;
	fiats = /* @__PURE__ */ new Map();
	movements = /* @__PURE__ */ new Map();
	quotes = /* @__PURE__ */ new Map();
	#quotesOf = /* @__PURE__ */ new Map();
	/** How many quotes somebody asked for in his last minute. */
	#minutes = /* @__PURE__ */ new Map();
	/** By account, in the order they began. What the house gives stands under its `liquidity`. */
	#uses = /* @__PURE__ */ new Map();
	get isEmpty() {
		return this.terms === void 0 && this.fiats.size === 0 && this.movements.size === 0 && this.quotes.size === 0;
	}
	/** Those that can still be accepted. */
	openQuotesOf(owner) {
		return [...this.#quotesOf.get(owner) ?? []].flatMap((id) => {
			const quote = this.quotes.get(id);
			return quote?.status === "open" ? [quote] : [];
		});
	}
	keepQuote(quote) {
		this.quotes.set(quote.quoteId, quote);
		const own = this.#quotesOf.get(quote.accountId);
		if (own === void 0) this.#quotesOf.set(quote.accountId, /* @__PURE__ */ new Set([quote.quoteId]));
		else own.add(quote.quoteId);
	}
	forgetQuote(id) {
		const quote = this.quotes.get(id);
		if (quote === void 0) return;
		this.quotes.delete(id);
		const own = this.#quotesOf.get(quote.accountId);
		own?.delete(id);
		if (own?.size === 0) this.#quotesOf.delete(quote.accountId);
	}
	/** Whether somebody may ask for one more quote in this minute. */
	mayAsk(owner, nowMs) {
		const last = this.#minutes.get(owner);
		return last === void 0 || last.minute !== Math.floor(nowMs / minuteMs) || last.count < 20;
	}
	/** Counts a quote; answers when the count can be forgotten, for the first of a minute. */
	countQuote(owner, nowMs) {
		const minute = Math.floor(nowMs / minuteMs);
		const last = this.#minutes.get(owner);
		const isFirst = last?.minute !== minute;
		this.#minutes.set(owner, {
			minute,
			count: isFirst ? 1 : last.count + 1
		});
		return isFirst ? (minute + 1) * minuteMs : void 0;
	}
	forgetMinute(owner, nowMs) {
		const last = this.#minutes.get(owner);
		if (last !== void 0 && last.minute < Math.floor(nowMs / minuteMs)) this.#minutes.delete(owner);
	}
	/** What counts of an asset against a limit of a day, in atoms of the unit of account. */
	usedOf(owner, asset, nowMs) {
		const first = Math.floor(nowMs / hourMs$1) - hoursCounted;
		let used = 0n;
		for (const { assetId: of, hour, value } of this.#uses.get(owner) ?? []) if (of === asset && hour >= first) used += value;
		return atoms(used);
	}
	/** Counts a conversion; answers when the hour it was in can be forgotten, for the first of an hour. */
	countUse(owner, asset, value, nowMs) {
		const hour = Math.floor(nowMs / hourMs$1);
		const uses = this.#uses.get(owner) ?? [];
		const at = uses.findIndex((use) => use.assetId === asset && use.hour === hour);
		const before = uses[at];
		if (before === void 0) uses.push({
			accountId: owner,
			assetId: asset,
			hour,
			value
		});
		else uses[at] = {
			...before,
			value: atoms(before.value + value)
		};
		this.#uses.set(owner, uses);
		return before === void 0 ? (hour + hoursCounted + 1) * hourMs$1 : void 0;
	}
	forgetUses(owner, nowMs) {
		const first = Math.floor(nowMs / hourMs$1) - hoursCounted;
		const left = (this.#uses.get(owner) ?? []).filter(({ hour }) => hour >= first);
		if (left.length === 0) this.#uses.delete(owner);
		else this.#uses.set(owner, left);
	}
	/** Takes the price of a step of four seconds: the first of a step ends the movement of the step before. */
	observe(pair, step, last, mean) {
		const before = this.movements.get(pair);
		if (before !== void 0 && step <= before.sampledStep) return;
		const next = before === void 0 ? 0 : mean(before);
		this.movements.set(pair, {
			pairId: pair,
			mean: next,
			sampledStep: step,
			sampled: last
		});
	}
	write(writer) {
		stateCodec$3.write(writer, {
			terms: this.terms,
			fiats: [...this.fiats.values()].sort((a, b) => a.assetId - b.assetId),
			movements: [...this.movements.values()].sort((a, b) => a.pairId - b.pairId),
			quotes: [...this.quotes.values()].sort((a, b) => a.quoteId - b.quoteId),
			minutes: [...this.#minutes].sort(([a], [b]) => a - b).map(([owner, { minute, count }]) => ({
				accountId: owner,
				minute,
				count
			})),
			uses: [...this.#uses].sort(([a], [b]) => a - b).flatMap(([, uses]) => uses)
		});
	}
	read(reader) {
		const state = stateCodec$3.read(reader);
		this.terms = state.terms;
		for (const fiat of state.fiats) this.fiats.set(fiat.assetId, fiat);
		for (const movement of state.movements) this.movements.set(movement.pairId, movement);
		for (const quote of state.quotes) this.keepQuote(quote);
		for (const { accountId: owner, minute, count } of state.minutes) this.#minutes.set(owner, {
			minute,
			count
		});
		for (const use of state.uses) {
			const uses = this.#uses.get(use.accountId);
			if (uses === void 0) this.#uses.set(use.accountId, [use]);
			else uses.push(use);
		}
	}
};
// packages/exchange/src/modules/convert/state.ts
var quoteRecord = struct({
	quoteId,
	accountId,
	fromAssetId: assetId,
	toAssetId: assetId,
	fromAmount: amount,
	gross: amount,
	toAmount: amount,
	fee: amount,
	midRate: amount,
	rate: amount,
	expiresAtMs: uint,
	isUsed: bool
});
var termsRecord$1 = struct({
	spread: ppm,
	fee: ppm,
	minValue: amount
});
/** The terms of conversion and the quotes that are still good. */
var Conversions = class {
	terms;
	nextQuoteId = 1;
	quotes = /* @__PURE__ */ new Map();
	write(writer) {
		optional(termsRecord$1).write(writer, this.terms);
		writer.uint(this.nextQuoteId);
		listOf(quoteRecord).write(writer, [...this.quotes.values()]);
	}
	read(reader) {
		this.terms = optional(termsRecord$1).read(reader);
		this.nextQuoteId = reader.uint();
		for (const quote of listOf(quoteRecord).read(reader)) this.quotes.set(quote.quoteId, quote);
	}
};
// packages/exchange/src/modules/copy/follow.ts
var traderCodec = struct({
	traderId: accountId,
	status: traderStatus,
	share: ppm,
	units: amount,
	nav: uint,
	navPeak: uint
});
var followCodec = struct({
	accountId,
	traderId: accountId,
	isActive: uint,
	mode: copyMode,
	size: uint,
	share: ppm,
	marginMax: optional(amount),
	pairMarginMax: optional(amount),
	dailyLossMax: optional(amount),
	slippage: ppm,
	followedAtMs: uint,
	realised: amount,
	sharedTotal: amount,
	day: uint,
	realisedToday: amount
});
var dayMs$4 = 864e5;
/** Books a realised result of a copy, below zero for a cost. */
function bookResult(follow, result, nowMs) {
	const day = Math.floor(nowMs / dayMs$4);
	if (follow.day !== day) {
		follow.day = day;
		follow.realisedToday = zero;
	}
	follow.realised = atoms(follow.realised + result);
	follow.realisedToday = atoms(follow.realisedToday + result);
}
/** What copies of this trader have lost today (UTC), zero or more. */
function lostToday(follow, nowMs) {
	return follow.day === Math.floor(nowMs / dayMs$4) && follow.realisedToday < 0n ? atoms(-follow.realisedToday) : zero;
}
// packages/exchange/src/modules/copy/copies.ts
var termsRecord = struct({
	shareMax: ppm,
	followersMax: uint,
	isOffered: bool
});
/** Traders, who follows them and how, and what came of it. */
var Copies = class {
	terms;
	traders = /* @__PURE__ */ new Map();
	#byFollower = /* @__PURE__ */ new Map();
	#byTrader = /* @__PURE__ */ new Map();
	/** Open copies by their own number, and by the trader's ticket. Both follow from the tickets. */
	copies = /* @__PURE__ */ new Map();
	#ofTicket = /* @__PURE__ */ new Map();
	follow(accountId, traderId) {
		return this.#byFollower.get(accountId)?.get(traderId);
	}
	followOf(copy) {
		return present(this.follow(copy.accountId, copy.traderId), "a copy belongs to a follow");
	}
	/** Whom an account follows or followed, in the order of traders' numbers. */
	followsOf(accountId) {
		return [...this.#byFollower.get(accountId)?.values() ?? []].sort((a, b) => a.traderId - b.traderId);
	}
	/** Who follows or followed a trader, in the order of their numbers: the order in which they are copied to. */
	followersOf(traderId) {
		return [...this.#byTrader.get(traderId)?.values() ?? []].sort((a, b) => a.accountId - b.accountId);
	}
	activeFollowers(traderId) {
		let count = 0;
		for (const follow of this.#byTrader.get(traderId)?.values() ?? []) count += follow.isActive;
		return count;
	}
	isFollowing(accountId) {
		return this.followsOf(accountId).some((follow) => follow.isActive === 1);
	}
	keep(follow) {
		put(this.#byFollower, follow.accountId, follow.traderId, follow);
		put(this.#byTrader, follow.traderId, follow.accountId, follow);
	}
	forget(follow) {
		this.#byFollower.get(follow.accountId)?.delete(follow.traderId);
		this.#byTrader.get(follow.traderId)?.delete(follow.accountId);
	}
	*allFollows() {
		for (const traderId of [...this.traders.keys()].sort((a, b) => a - b)) yield* this.followersOf(traderId);
	}
	addCopy(copy) {
		this.copies.set(copy.ticketId, copy);
		const siblings = this.#ofTicket.get(copy.traderTicketId);
		if (siblings === void 0) this.#ofTicket.set(copy.traderTicketId, /* @__PURE__ */ new Set([copy.ticketId]));
		else siblings.add(copy.ticketId);
	}
	removeCopy(copy) {
		this.copies.delete(copy.ticketId);
		const siblings = this.#ofTicket.get(copy.traderTicketId);
		siblings?.delete(copy.ticketId);
		if (siblings?.size === 0) this.#ofTicket.delete(copy.traderTicketId);
	}
	/** Open copies of one ticket of a trader, oldest first. */
	copiesOf(traderTicketId) {
		return [...this.#ofTicket.get(traderTicketId) ?? []].sort((a, b) => a - b).map((ticketId) => this.copies.get(ticketId));
	}
	/** Open copies of one follow, oldest first. */
	openOf(core, { accountId, traderId }) {
		const own = [];
		for (const ticket of core.contract.ticketsOf(accountId)) if (this.copies.get(ticket.ticketId)?.traderId === traderId) own.push(ticket.ticketId);
		return own.sort((a, b) => a - b);
	}
	write(writer) {
		optional(termsRecord).write(writer, this.terms);
		const traders = [...this.traders.values()].sort((a, b) => a.traderId - b.traderId);
		listOf(traderCodec).write(writer, traders);
		listOf(followCodec).write(writer, [...this.allFollows()]);
	}
	read(core, reader) {
		this.terms = optional(termsRecord).read(reader);
		for (const trader of listOf(traderCodec).read(reader)) this.traders.set(trader.traderId, trader);
		for (const follow of listOf(followCodec).read(reader)) this.keep(follow);
		for (const { ticketId, accountId, traderId, traderTicketId } of core.contract.tickets.values()) if (traderId !== 0) this.addCopy({
			ticketId,
			accountId,
			traderId,
			traderTicketId
		});
	}
};
function put(map, outer, inner, follow) {
	const own = map.get(outer);
	if (own === void 0) map.set(outer, /* @__PURE__ */ new Map([[inner, follow]]));
	else own.set(inner, follow);
}
// packages/exchange/src/modules/funding/credits.ts
var decidedCodec = struct({
	claimId,
	accountId,
	railId,
	amount,
	decidedAtMs: uint,
	isCredited: bool
});
/** What somebody had a part in crediting. */
var partCodec = struct({
	operator: text,
	atMs: uint,
	value: amount,
	isAlone: bool
});
var stateCodec$2 = struct({
	caps: optional(creditCaps),
	proofs: listOf(struct({
		claimId,
		proof: blob
	})),
	used: listOf(struct({
		proof: text,
		atMs: uint
	})),
	decided: listOf(decidedCodec),
	parts: listOf(partCodec)
});
/** What operators have credited on users' word, and which proofs that rested on. */
var Credits = class {
	caps;
	/** Of open claims. */
	#proofs = /* @__PURE__ */ new Map();
	/** Hashes of proofs that were credited, in hex, in the order of when. */
	#used = /* @__PURE__ */ new Map();
	/** Claims decided in the last 24 hours, oldest first. */
	#decided = [];
	/** Of the last 24 hours, oldest first. */
	#parts = [];
	get isEmpty() {
		const isUnused = this.#proofs.size === 0 && this.#used.size === 0;
		return this.caps === void 0 && isUnused && this.#decided.length === 0 && this.#parts.length === 0;
	}
	get proven() {
		return this.#proofs.keys();
	}
	isUsed(proof) {
		const text = hex(proof);
		if (this.#used.has(text)) return true;
		for (const open of this.#proofs.values()) if (hex(open) === text) return true;
		return false;
	}
	open(id, proof) {
		this.#proofs.set(id, proof);
	}
	/** A proof that nothing was credited on may prove something else. */
	close(claim) {
		const proof = this.#proofs.get(claim.claimId);
		this.#proofs.delete(claim.claimId);
		if (proof !== void 0 && claim.isCredited) this.#used.set(hex(proof), claim.decidedAtMs);
		this.#decided.push(claim);
		this.#forget(claim.decidedAtMs);
	}
	take(part) {
		this.#parts.push(part);
	}
	/** What an operator had a part in since a moment, in atoms of the limit's asset. */
	creditedBy(operator, sinceMs, onlyAlone = false) {
		let sum = 0n;
		for (const part of this.#parts) if (part.operator === operator && part.atMs > sinceMs && (part.isAlone || !onlyAlone)) sum += part.value;
		return atoms(sum);
	}
	/** Claims decided since a moment, oldest first. */
	decidedSince(sinceMs) {
		return this.#decided.filter(({ decidedAtMs }) => decidedAtMs > sinceMs);
	}
	write(writer) {
		stateCodec$2.write(writer, {
			caps: this.caps,
			proofs: [...this.#proofs].map(([id, proof]) => ({
				claimId: id,
				proof
			})),
			used: [...this.#used].map(([proof, atMs]) => ({
				proof,
				atMs
			})),
			decided: this.#decided,
			parts: this.#parts
		});
	}
	read(reader) {
		const { caps, proofs, used, decided, parts } = stateCodec$2.read(reader);
		this.caps = caps;
		for (const one of proofs) this.#proofs.set(one.claimId, one.proof);
		for (const one of used) this.#used.set(one.proof, one.atMs);
		this.#decided = [...decided];
		this.#parts = [...parts];
	}
	#forget(nowMs) {
		this.#decided = this.#decided.filter(({ decidedAtMs }) => decidedAtMs > nowMs - alikeWindowMs);
		this.#parts = this.#parts.filter(({ atMs }) => atMs > nowMs - limitWindowMs);
		for (const [proof, atMs] of this.#used) {
			if (atMs > nowMs - 3456e7) break;
			this.#used.delete(proof);
		}
	}
};
// packages/exchange/src/modules/funding/account.ts
var fundingAccountCodec = struct({
	accountId,
	level: identityLevel,
	holds: listOf(struct({
		reason: holdReason,
		sinceMs: uint,
		untilMs: optional(uint)
	})),
	uses: listOf(struct({
		withdrawalId,
		atMs: uint,
		value: amount
	})),
	isBookOnly: oneOf("no", "yes"),
	bookOnlyUntilMs: optional(uint),
	destinations: listOf(struct({
		railId,
		destination: blob,
		bookedAtMs: uint,
		usableAtMs: uint
	})),
	kept: listOf(struct({
		railId,
		amount
	}))
});
/** What one user may do with his funds: how far he is known, what holds him back, where he may send to, what he has sent. */
var FundingAccount = class FundingAccount {
	accountId;
	level = "none";
	holds = /* @__PURE__ */ new Map();
	/** In the order they were asked for. */
	uses = [];
	isBookOnly = false;
	bookOnlyUntilMs;
	/** By the bytes of the hash, in the order they were booked. */
	destinations = /* @__PURE__ */ new Map();
	/** What is confirmed and still below the minimum, by rail. */
	kept = /* @__PURE__ */ new Map();
	constructor(id) {
		this.accountId = id;
	}
	/** Holds that hold at a moment. */
	activeHolds(atMs) {
		return [...this.holds.values()].filter(({ untilMs }) => untilMs === void 0 || untilMs > atMs);
	}
	/** Asked for in the last 24 hours. */
	usedAt(atMs) {
		let used = 0n;
		for (const use of this.uses) if (use.atMs > atMs - 864e5) used += use.value;
		return atoms(used);
	}
	use(atMs, id, value) {
		this.uses = this.uses.filter((use) => use.atMs > atMs - limitWindowMs);
		this.uses.push({
			withdrawalId: id,
			atMs,
			value
		});
	}
	giveBack(id) {
		this.uses = this.uses.filter((use) => use.withdrawalId !== id);
	}
	booksOnlyAt(atMs) {
		return this.isBookOnly && (this.bookOnlyUntilMs === void 0 || this.bookOnlyUntilMs > atMs);
	}
	/** From when on anything may be sent to a destination. */
	usableFrom(destination, atMs) {
		return this.booksOnlyAt(atMs) ? Math.max(destination.usableAtMs, destination.bookedAtMs + limitWindowMs) : destination.usableAtMs;
	}
	keptOf(rail) {
		return this.kept.get(rail) ?? 0n;
	}
	stored() {
		return {
			accountId: this.accountId,
			level: this.level,
			holds: [...this.holds.values()],
			uses: this.uses,
			isBookOnly: this.isBookOnly ? "yes" : "no",
			...this.bookOnlyUntilMs === void 0 ? {} : { bookOnlyUntilMs: this.bookOnlyUntilMs },
			destinations: [...this.destinations.values()],
			kept: [...this.kept].sort(([a], [b]) => a - b).map(([rail, sum]) => ({
				railId: rail,
				amount: sum
			}))
		};
	}
	static from(stored) {
		const account = new FundingAccount(stored.accountId);
		account.level = stored.level;
		for (const hold of stored.holds) account.holds.set(hold.reason, hold);
		account.uses = [...stored.uses];
		account.isBookOnly = stored.isBookOnly === "yes";
		account.bookOnlyUntilMs = stored.bookOnlyUntilMs;
		for (const destination of stored.destinations) account.destinations.set(hex(destination.destination), destination);
		for (const { railId: rail, amount: sum } of stored.kept) account.kept.set(rail, sum);
		return account;
	}
};
// packages/exchange/src/modules/funding/payments.ts
function placeKey({ transaction, index }) {
	return `${hex(transaction)} ${index}`;
}
var paymentsCodec = struct({
	topHeight: uint,
	forgottenBelow: uint,
	settled: listOf(struct({
		transaction: blob,
		index: uint,
		height: uint
	}))
});
/** Forgetting walks all that is known, so it is done once in so many blocks. */
var forgetEvery = 1e3;
/**
* The payments of one rail that were settled, so that none is ever credited twice. Those far below the highest block are
* forgotten, and with them every payment that stands so low is refused: the list does not grow with history.
*/
var Payments = class Payments {
	/** The highest block in which a payment was seen. */
	topHeight = 0;
	#forgottenBelow = 0;
	#settled = /* @__PURE__ */ new Map();
	see(height) {
		this.topHeight = Math.max(this.topHeight, height);
		const floor = this.topHeight - keptBlocks;
		if (floor - this.#forgottenBelow < forgetEvery) return;
		this.#forgottenBelow = floor;
		for (const [key, settled] of this.#settled) if (this.isTooOld(settled.height)) this.#settled.delete(key);
	}
	isTooOld(height) {
		return height <= this.topHeight - keptBlocks;
	}
	isSettled(place) {
		return this.#settled.has(placeKey(place));
	}
	settle({ transaction, index }, height) {
		this.#settled.set(placeKey({
			transaction,
			index
		}), {
			transaction,
			index,
			height
		});
	}
	stored() {
		const settled = [...this.#settled].sort(([a], [b]) => a < b ? -1 : 1).map(([, one]) => one);
		return {
			topHeight: this.topHeight,
			forgottenBelow: this.#forgottenBelow,
			settled
		};
	}
	static from(stored) {
		const payments = new Payments();
		payments.topHeight = stored.topHeight;
		payments.#forgottenBelow = stored.forgottenBelow;
		for (const one of stored.settled) payments.#settled.set(placeKey(one), one);
		return payments;
	}
};
// packages/exchange/src/modules/funding/funding.ts
var depositCodec = struct({
	depositId,
	accountId,
	railId,
	transaction: blob,
	index: uint,
	amount,
	height: uint,
	status: depositStatus,
	seenAtMs: uint
});
var claimCodec = struct({
	claimId,
	accountId,
	railId,
	amount,
	claimedAtMs: uint,
	proposed: optional(struct({
		operator: text,
		received: amount
	}))
});
var withdrawalCodec = struct({
	withdrawalId,
	accountId,
	railId,
	assetId,
	destination: blob,
	amount,
	fee: amount,
	receives: amount,
	value: amount,
	status: withdrawalStatus,
	reason: optional(withdrawalReason),
	requestedAtMs: uint,
	undoUntilMs: uint,
	heldUntilMs: optional(uint),
	transaction: optional(blob),
	operators: listOf(text),
	approvalsNeeded: uint
});
var stateCodec$1 = struct({
	terms: optional(fundingTerms),
	rails: listOf(rail),
	nextDepositId: uint,
	nextClaimId: uint,
	nextWithdrawalId: uint,
	accounts: listOf(fundingAccountCodec),
	payments: listOf(struct({
		railId,
		payments: paymentsCodec
	})),
	deposits: listOf(depositCodec),
	claims: listOf(claimCodec),
	withdrawals: listOf(withdrawalCodec)
});
/** Ways in and out, and what is on its way. What has ended leaves the state. */
var Funding = class {
	terms;
	rails = /* @__PURE__ */ new Map();
	accounts = /* @__PURE__ */ new Map();
	/** Pending ones, and those that are kept until others reach the minimum with them; in the order of their numbers. */
	deposits = /* @__PURE__ */ new Map();
	claims = /* @__PURE__ */ new Map();
	withdrawals = /* @__PURE__ */ new Map();
	nextDepositId = 1;
	nextClaimId = 1;
	nextWithdrawalId = 1;
	#payments = /* @__PURE__ */ new Map();
	#pendingAt = /* @__PURE__ */ new Map();
	#withdrawalsOf = /* @__PURE__ */ new Map();
	account(id) {
		let account = this.accounts.get(id);
		if (account === void 0) {
			account = new FundingAccount(id);
			this.accounts.set(id, account);
		}
		return account;
	}
	paymentsOf(id) {
		let payments = this.#payments.get(id);
		if (payments === void 0) {
			payments = new Payments();
			this.#payments.set(id, payments);
		}
		return payments;
	}
	pendingAt(id, place) {
		return this.#pendingAt.get(`${id} ${placeKey(place)}`);
	}
	keepDeposit(deposit) {
		this.deposits.set(deposit.depositId, deposit);
		this.#pendingAt.set(`${deposit.railId} ${placeKey(deposit)}`, deposit);
	}
	forgetDeposit(deposit) {
		this.deposits.delete(deposit.depositId);
		this.#pendingAt.delete(`${deposit.railId} ${placeKey(deposit)}`);
	}
	keepWithdrawal(withdrawal) {
		const { withdrawalId, accountId: owner } = withdrawal;
		this.withdrawals.set(withdrawalId, withdrawal);
		const own = this.#withdrawalsOf.get(owner);
		if (own === void 0) this.#withdrawalsOf.set(owner, /* @__PURE__ */ new Set([withdrawal]));
		else own.add(withdrawal);
	}
	forgetWithdrawal(withdrawal) {
		const { withdrawalId, accountId: owner } = withdrawal;
		this.withdrawals.delete(withdrawalId);
		const own = this.#withdrawalsOf.get(owner);
		own?.delete(withdrawal);
		if (own?.size === 0) this.#withdrawalsOf.delete(owner);
	}
	/** In the order they were asked for. */
	withdrawalsOf(id) {
		return [...this.#withdrawalsOf.get(id) ?? []];
	}
	/** Who has withdrawals that have not ended. */
	get withdrawers() {
		return this.#withdrawalsOf.keys();
	}
	get isEmpty() {
		return this.terms === void 0 && this.rails.size === 0 && this.accounts.size === 0;
	}
	write(writer) {
		stateCodec$1.write(writer, {
			terms: this.terms,
			rails: [...this.rails.values()].sort((a, b) => a.railId - b.railId),
			nextDepositId: this.nextDepositId,
			nextClaimId: this.nextClaimId,
			nextWithdrawalId: this.nextWithdrawalId,
			accounts: [...this.accounts.values()].sort((a, b) => a.accountId - b.accountId).map((one) => one.stored()),
			payments: [...this.#payments].sort(([a], [b]) => a - b).map(([id, payments]) => ({
				railId: id,
				payments: payments.stored()
			})),
			deposits: [...this.deposits.values()],
			claims: [...this.claims.values()],
			withdrawals: [...this.withdrawals.values()]
		});
	}
	read(reader) {
		const state = stateCodec$1.read(reader);
		this.terms = state.terms;
		for (const one of state.rails) this.rails.set(one.railId, one);
		this.nextDepositId = state.nextDepositId;
		this.nextClaimId = state.nextClaimId;
		this.nextWithdrawalId = state.nextWithdrawalId;
		for (const stored of state.accounts) this.accounts.set(stored.accountId, FundingAccount.from(stored));
		for (const { railId: id, payments } of state.payments) this.#payments.set(id, Payments.from(payments));
		for (const deposit of state.deposits) this.keepDeposit(deposit);
		for (const claim of state.claims) this.claims.set(claim.claimId, claim);
		for (const withdrawal of state.withdrawals) this.keepWithdrawal(withdrawal);
	}
};
/** A price whose last valid tick is older than this is stale (RULES 3). */
var staleAfterMs = 5e3;
/** The last valid index price of each pair. The core knows no other price from outside. */
var IndexPrices = class {
	lastGridIndex = 0;
	/** While the host's clock is in doubt no price is fresh. Follows the module `clock`, whose state it is. */
	isSuspended = false;
	/** Ticks before this one came before the clock was last in doubt: they are of an age that nobody knows. */
	trustedFromGrid = 0;
	#byPair = /* @__PURE__ */ new Map();
	set(pairId, last, gridIndex) {
		this.#byPair.set(pairId, {
			price: last,
			atMs: gridIndex * 500
		});
	}
	last(pairId) {
		return this.#byPair.get(pairId);
	}
	/** The price if it may still be acted on at `nowMs`. */
	fresh(pairId, nowMs) {
		const last = this.#byPair.get(pairId);
		if (last === void 0 || this.isSuspended || last.atMs < this.trustedFromGrid * 500) return void 0;
		return nowMs - last.atMs <= 5e3 ? last.price : void 0;
	}
	write(writer) {
		writer.uint(this.lastGridIndex);
		const ordered = [...this.#byPair].sort(([a], [b]) => a - b);
		writer.uint(ordered.length);
		for (const [pairId, { price, atMs }] of ordered) {
			writer.uint(pairId);
			writer.uint(price);
			writer.uint(atMs);
		}
	}
	read(reader) {
		this.lastGridIndex = reader.uint();
		const count = reader.uint();
		for (let i = 0; i < count; i++) this.#byPair.set(reader.uint(), {
			price: price(reader.uint()),
			atMs: reader.uint()
		});
	}
};
// packages/exchange/src/modules/ledger/ledger.ts
/** The most that can ever have come in of one asset. Every other balance is zero or more and they sum to it, so no cell overflows. */
var issuedMax = 1n << 62n;
var typesPerAccount = 8;
var assetsMax = 4096;
/** One number per wallet, smaller for smaller (account, type, asset): the canonical order. */
function walletKey(accountId, type, assetId) {
	assert(assetId > 0 && assetId < assetsMax, "an asset number lies between 1 and 4,095");
	return (accountId * typesPerAccount + walletTypes.indexOf(type)) * assetsMax + assetId;
}
/**
* The one ledger: per wallet what is available and what is frozen, in atoms. Products own no balance; they post here.
*
* Balances live in flat 64-bit columns. A posting is built line by line, and `post` asserts that it sums to zero per
* asset and that nobody but `external` goes below zero; nothing can leave it half done, because a broken rule stops
* the process.
*/
var Ledger = class {
	#indexByKey = new IntTable(4096);
	#keys = [];
	#owners = [];
	#types = [];
	#assets = [];
	#available = /* @__PURE__ */ new BigInt64Array(1024);
	#frozen = /* @__PURE__ */ new BigInt64Array(1024);
	/** Wallets per account in the order they came to be, for the account's balance sheet. */
	#walletsOf = /* @__PURE__ */ new Map();
	#lines = [];
	/** Sums of the posting being built, by asset: rarely more than two. */
	#sumAssets = [];
	#sums = [];
	wallet(accountId, type, assetId) {
		const key = walletKey(accountId, type, assetId);
		const known = this.#indexByKey.get(key);
		return known >= 0 ? known : this.#open(key, accountId, type, assetId);
	}
	/** Whether `external` can still bring in so much of an asset. */
	canIssue(assetId, amount) {
		return -this.available(this.wallet(house.external, "house", assetId)) + amount < issuedMax;
	}
	available(wallet) {
		return atoms(this.#available[wallet]);
	}
	frozen(wallet) {
		return atoms(this.#frozen[wallet]);
	}
	/** Adds a line to the posting being built: signed changes of one wallet. */
	line(wallet, kind, available, frozen) {
		const availableAfter = this.#available[wallet] + available;
		const frozenAfter = this.#frozen[wallet] + frozen;
		const accountId = this.#owners[wallet];
		if (accountId === house.external) assert(-availableAfter < issuedMax, "of no asset more than 2^62 atoms have come in");
		else assert(availableAfter >= 0n, "an available balance is zero or more");
		assert(frozenAfter >= 0n, "a frozen balance is zero or more");
		this.#available[wallet] = availableAfter;
		this.#frozen[wallet] = frozenAfter;
		const assetId = this.#assets[wallet];
		const position = this.#sumAssets.indexOf(assetId);
		if (position < 0) {
			this.#sumAssets.push(assetId);
			this.#sums.push(available + frozen);
		} else this.#sums[position] = this.#sums[position] + available + frozen;
		this.#lines.push({
			accountId,
			walletType: this.#types[wallet],
			assetId,
			kind,
			available,
			frozen,
			availableAfter: atoms(availableAfter),
			frozenAfter: atoms(frozenAfter)
		});
	}
	/** Closes the posting: asserts that it balances and returns its lines for the event. */
	post() {
		const lines = this.#lines;
		assert(lines.length > 0, "a posting has lines");
		for (const sum of this.#sums) assert(sum === 0n, "a posting sums to zero per asset");
		this.#sumAssets.length = 0;
		this.#sums.length = 0;
		this.#lines = [];
		return lines;
	}
	/**
	* Moves between available and frozen of one house wallet, without a statement line. For the house maker's ladder,
	* which is laid out anew on every tick.
	*/
	holdQuietly(wallet, amount) {
		assert(this.#owners[wallet] < firstUserAccount, "only the house holds without a statement line");
		const available = this.#available[wallet] - amount;
		const frozen = this.#frozen[wallet] + amount;
		assert(available >= 0n && frozen >= 0n, "a hold moves no more than there is");
		this.#available[wallet] = available;
		this.#frozen[wallet] = frozen;
	}
	/** The account's wallets that hold something, in canonical order: the same before and after a restart. */
	balancesOf(accountId) {
		const wallets = (this.#walletsOf.get(accountId) ?? []).filter((wallet) => !this.#isEmpty(wallet));
		wallets.sort((a, b) => this.#keys[a] - this.#keys[b]);
		return wallets.map((wallet) => ({
			walletType: this.#types[wallet],
			assetId: this.#assets[wallet],
			available: this.available(wallet),
			frozen: this.frozen(wallet)
		}));
	}
	/** Every wallet, in canonical order. */
	*wallets() {
		for (const wallet of this.#inOrder()) yield {
			accountId: this.#owners[wallet],
			walletType: this.#types[wallet],
			assetId: this.#assets[wallet],
			available: this.available(wallet),
			frozen: this.frozen(wallet)
		};
	}
	/** Empty wallets are left out: that one was looked at is not part of the state. */
	write(writer) {
		const kept = this.#inOrder().filter((wallet) => !this.#isEmpty(wallet));
		writer.uint(kept.length);
		for (const wallet of kept) {
			writer.uint(this.#owners[wallet]);
			writer.byte(walletTypes.indexOf(this.#types[wallet]));
			writer.uint(this.#assets[wallet]);
			writer.big(this.#available[wallet]);
			writer.big(this.#frozen[wallet]);
		}
	}
	read(reader) {
		const count = reader.uint();
		for (let i = 0; i < count; i++) {
			const accountId = reader.uint();
			const type = walletTypes[reader.byte()];
			assert(type !== void 0, "a wallet has one of the known types");
			const wallet = this.wallet(accountId, type, reader.uint());
			this.#available[wallet] = reader.big();
			this.#frozen[wallet] = reader.big();
		}
	}
	#isEmpty(wallet) {
		return this.#available[wallet] === 0n && this.#frozen[wallet] === 0n;
	}
	#inOrder() {
		return this.#keys.map((_key, wallet) => wallet).sort((a, b) => this.#keys[a] - this.#keys[b]);
	}
	#open(key, accountId, type, assetId) {
		const wallet = this.#keys.length;
		if (wallet === this.#available.length) {
			this.#available = grown(this.#available);
			this.#frozen = grown(this.#frozen);
		}
		this.#indexByKey.set(key, wallet);
		this.#keys.push(key);
		this.#owners.push(accountId);
		this.#types.push(type);
		this.#assets.push(assetId);
		const siblings = this.#walletsOf.get(accountId);
		if (siblings === void 0) this.#walletsOf.set(accountId, [wallet]);
		else siblings.push(wallet);
		return wallet;
	}
};
function grown(column) {
	const larger = new BigInt64Array(column.length * 2);
	larger.set(column);
	return larger;
}
// packages/exchange/src/modules/options/buyer.ts
var dayMs$3 = 864e5;
/** The UTC day of a moment, counted from 1970. */
function dayOf$1(atMs) {
	return Math.floor(atMs / dayMs$3);
}
var limitFields = {
	dailyStakeMax: optional(amount),
	dailyLossMax: optional(amount)
};
var allowanceCodec = struct({
	accountId,
	limits: struct(limitFields),
	later: optional(struct({
		...limitFields,
		inForceAtMs: uint
	})),
	pausedUntilMs: uint,
	day: uint,
	stakedToday: amount,
	lostToday: amount
});
/** A user who has bought options, or has limited himself. */
var Buyer = class Buyer {
	accountId;
	limits = {};
	later;
	pausedUntilMs = 0;
	day = 0;
	stakedToday = zero;
	lostToday = zero;
	/** His live options, oldest first, and their stakes together. Both follow from the options. */
	live = /* @__PURE__ */ new Map();
	atStake = zero;
	constructor(accountId) {
		this.accountId = accountId;
	}
	static from(allowance) {
		return Object.assign(new Buyer(allowance.accountId), allowance);
	}
	/** Staked and lost on the day of a moment. A loss below zero is a gain. */
	usedOn(atMs) {
		const { stakedToday, lostToday } = this;
		return this.day === dayOf$1(atMs) ? {
			stakedToday,
			lostToday
		} : {
			stakedToday: zero,
			lostToday: zero
		};
	}
	use(atMs, staked, lost) {
		const used = this.usedOn(atMs);
		this.day = dayOf$1(atMs);
		this.stakedToday = atoms(used.stakedToday + staked);
		this.lostToday = atoms(used.lostToday + lost);
	}
};
// packages/exchange/src/modules/options/expiries.ts
/** Options that have a strike, by the grid instant of their expiry: whoever settles finds those due without a search. */
var Expiries = class {
	/** Ascending; there are never more instants than the longest duration has. */
	#grids = [];
	#at = /* @__PURE__ */ new Map();
	/** Answers whether it is the first of its expiry. */
	add(expiryGrid, option) {
		const there = this.#at.get(expiryGrid);
		if (there !== void 0) {
			there.push(option);
			return false;
		}
		this.#at.set(expiryGrid, [option]);
		let at = this.#grids.length;
		while (at > 0 && this.#grids[at - 1] > expiryGrid) at -= 1;
		this.#grids.splice(at, 0, expiryGrid);
		return true;
	}
	/** Takes the options of the earliest expiry at or before an instant, in no particular order. */
	takeDue(gridIndex) {
		const first = this.#grids[0];
		if (first === void 0 || first > gridIndex) return void 0;
		this.#grids.shift();
		const due = this.#at.get(first);
		this.#at.delete(first);
		return due;
	}
	*entries() {
		for (const expiryGrid of this.#grids) for (const { optionId } of this.#at.get(expiryGrid) ?? []) yield {
			expiryGrid,
			optionId
		};
	}
};
// packages/exchange/src/modules/options/samples.ts
/** The longest window is 60 grid instants, and the tick that closes it comes on top. */
var samplesMax = 64;
var sampleRecord = struct({
	gridIndex: uint,
	price: priceOf
});
var sampleList = listOf(sampleRecord);
/** The last valid index prices of one pair, in the order of the tape. */
var Samples = class {
	#last;
	constructor(samples = []) {
		this.#last = [...samples];
	}
	get all() {
		return this.#last;
	}
	add(gridIndex, price) {
		this.#last.push({
			gridIndex,
			price
		});
		if (this.#last.length > samplesMax) this.#last.shift();
	}
	/** Those with T − w < t ≤ T. */
	window(expiryGrid, windowSize) {
		const from = expiryGrid - windowSize;
		const samples = this.#last.filter(({ gridIndex }) => gridIndex > from && gridIndex <= expiryGrid);
		let sum = 0n;
		for (const { price } of samples) sum += BigInt(price);
		return {
			samples,
			count: samples.length,
			sum
		};
	}
};
// packages/exchange/src/modules/options/market.ts
/** One pair that has option terms: its last samples, and its options that have no strike yet. */
var OptionMarket = class {
	pairId;
	/** In the order of acceptance, which is that of the instants they wait for. */
	waiting = /* @__PURE__ */ new Map();
	/** Rewards of its live options together. */
	reserved = zero;
	samples = new Samples();
	constructor(pairId) {
		this.pairId = pairId;
	}
};
/** Without a valid tick for so long after it was due, there is no strike: the stake goes back. */
var strikeWaitMs = 5e3;
/** With no later tick to close a window, it is closed by the clock (RULES 6: within 2 s after expiry). */
var settleWaitMs = 1500;
/** Looser limits wait this long. */
var loosenAfterMs = 864e5;
var windowMsMin = 2e3;
var windowMsMax = 3e4;
/** The grid instant from which on a strike may stand. */
function strikeGridFor(acceptedAtMs) {
	return Math.ceil((acceptedAtMs + 500) / 500);
}
/** The grid instant of expiry. */
function expiryGridFor(strikeGrid, seconds) {
	return strikeGrid + Math.floor(seconds * 1e3 / 500);
}
/** w = clamp(seconds ÷ 10, 2 s, 30 s) (RULES 6), as the number of grid instants with T − w < t ≤ T. */
function windowSizeFor(seconds) {
	const ms = Math.min(Math.max(seconds * 100, windowMsMin), windowMsMax);
	return Math.ceil(ms / 500);
}
/** Whether so many of the window's samples are too few to decide: less than 80 % (RULES 6). */
function isTooFew(sampleCount, windowSize) {
	return sampleCount * 5 < windowSize * 4;
}
/**
* The result, without division (RULES 6): UP wins iff Σ > n × strike, DOWN iff Σ < n × strike, equal is a refund; too few
* samples are void. This is all that decides an option: the app's "recompute" runs the same function.
*/
function optionResultOf(direction, strike, samples, windowSize) {
	if (isTooFew(samples.count, windowSize)) return "void";
	const even = BigInt(samples.count) * BigInt(strike);
	if (samples.sum === even) return "refunded";
	return samples.sum > even === (direction === "up") ? "won" : "lost";
}
/** What a win pays on top of the stake: floor(stake × p). A payout: rounds down. */
function rewardFor(stake, payout) {
	return shareOf(stake, payout, "down");
}
/** What goes back to the buyer in all. */
function paidFor(result, stake, reward) {
	if (result === "won") return atoms(stake + reward);
	return result === "lost" ? atoms(0n) : stake;
}
var optionCodec = struct({
	optionId,
	accountId,
	pairId,
	termsId,
	direction: optionDirection,
	seconds: uint,
	stake: amount,
	payout: ppm,
	/** Reserved in `underwriting` while it lives. */
	reward: amount,
	boughtAtMs: uint,
	indexPrice: priceOf,
	strikeFromGrid: uint,
	strike: optional(struct({
		gridIndex: uint,
		price: priceOf,
		expiryGrid: uint
	}))
});
/** The order in which options of one expiry settle: those that share a window stand together, the oldest first. */
function bySettlement(a, b) {
	if (a.pairId !== b.pairId) return a.pairId - b.pairId;
	return windowSizeFor(a.seconds) - windowSizeFor(b.seconds) || a.optionId - b.optionId;
}
// packages/exchange/src/modules/options/terms-hash.ts
/** What an order binds: SHA-256 over the canonical bytes of the whole terms, so that no figure of them can differ unseen. */
function optionTermsHash(terms) {
	return sha256(encode(optionTerms, terms));
}
// packages/exchange/src/modules/options/options.ts
/** Live timed options, the terms they are sold on, and what users allow themselves. */
var Options = class {
	nextOptionId = 1;
	/** How many have been settled: every option that was bought is either live or one of these. */
	settledCount = 0;
	/** Version n stands at n − 1. */
	versions = [];
	currentTerms = /* @__PURE__ */ new Map();
	markets = /* @__PURE__ */ new Map();
	/** In the order of their numbers. */
	live = /* @__PURE__ */ new Map();
	expiries = new Expiries();
	buyers = /* @__PURE__ */ new Map();
	/** The market of a pair that has had terms. */
	market(pairId) {
		return present(this.markets.get(pairId), "a pair with options has its market");
	}
	buyer(accountId) {
		let buyer = this.buyers.get(accountId);
		if (buyer === void 0) {
			buyer = new Buyer(accountId);
			this.buyers.set(accountId, buyer);
		}
		return buyer;
	}
	/** Options are bought and paid in the unit of account. */
	assetId(core) {
		return present(core.catalog.unitOfAccount, "options need a unit of account");
	}
	addTerms(terms) {
		const version = {
			termsId: this.versions.length + 1,
			hash: optionTermsHash(terms),
			terms
		};
		this.versions.push(version);
		this.currentTerms.set(terms.pairId, version);
		if (!this.markets.has(terms.pairId)) this.markets.set(terms.pairId, new OptionMarket(terms.pairId));
		return version;
	}
	takeOptionId() {
		return this.nextOptionId++;
	}
	keep(option) {
		this.live.set(option.optionId, option);
		const buyer = this.buyer(option.accountId);
		buyer.live.set(option.optionId, option);
		buyer.atStake = atoms(buyer.atStake + option.stake);
		const market = this.market(option.pairId);
		market.reserved = atoms(market.reserved + option.reward);
		if (option.strike === void 0) market.waiting.set(option.optionId, option);
		else this.expiries.add(option.strike.expiryGrid, option);
	}
	/** Gives an option its strike; answers whether it is the first to expire at that instant. */
	strike(option, strike) {
		option.strike = strike;
		this.market(option.pairId).waiting.delete(option.optionId);
		return this.expiries.add(strike.expiryGrid, option);
	}
	/** Lets go of an option that is settled. Its expiry has been taken already. */
	forget(option) {
		this.live.delete(option.optionId);
		this.settledCount += 1;
		const buyer = this.buyer(option.accountId);
		buyer.live.delete(option.optionId);
		buyer.atStake = atoms(buyer.atStake - option.stake);
		const market = this.market(option.pairId);
		market.waiting.delete(option.optionId);
		market.reserved = atoms(market.reserved - option.reward);
	}
	write(writer) {
		writer.uint(this.nextOptionId);
		writer.uint(this.settledCount);
		listOf(optionTerms).write(writer, this.versions.map(({ terms }) => terms));
		for (const market of this.marketsInOrder()) sampleList.write(writer, market.samples.all);
		listOf(optionCodec).write(writer, [...this.live.values()]);
		const buyers = [...this.buyers.values()].sort((a, b) => a.accountId - b.accountId);
		listOf(allowanceCodec).write(writer, buyers);
	}
	read(reader) {
		this.nextOptionId = reader.uint();
		this.settledCount = reader.uint();
		for (const terms of listOf(optionTerms).read(reader)) this.addTerms(terms);
		for (const market of this.marketsInOrder()) market.samples = new Samples(sampleList.read(reader));
		const live = listOf(optionCodec).read(reader);
		for (const allowance of listOf(allowanceCodec).read(reader)) this.buyers.set(allowance.accountId, Buyer.from(allowance));
		for (const option of live) this.keep(option);
	}
	marketsInOrder() {
		return [...this.markets.values()].sort((a, b) => a.pairId - b.pairId);
	}
};
// packages/exchange/src/weakening.ts
/** A field that never changes, or says what the change is about. */
var fixed = "fixed";
/**
* The weakest that any field of a change makes it. What there was nothing of before opens something, and is `first`.
* Whatever is not known to tighten counts as loosening.
*/
function weakeningBy(rules, first = "confirmed") {
	const fields = Object.keys(rules);
	return (next, present) => {
		if (present === void 0) return first;
		let weakest = "none";
		for (const field of fields) {
			const rule = rules[field];
			if (rule === fixed || !isLooser(rule[0], next[field], present[field])) continue;
			if (rule[1] === "delayed") return "delayed";
			weakest = rule[1];
		}
		return weakest;
	};
}
function isLooser(loosens, next, present) {
	if (typeof loosens === "function") return loosens(next, present);
	if (loosens === "opening") return present === "no" && next === "yes";
	if (next === present) return false;
	return loosens === "either" || (loosens === "up" ? next > present : next < present);
}
// packages/exchange/src/modules/practice/rules.ts
var dayMs$2 = 864e5;
/** The UTC day of a moment, counted from 1970: the faucet gives once per account, asset and such day. */
function dayOf(atMs) {
	return Math.floor(atMs / dayMs$2);
}
// packages/exchange/src/modules/practice/module.ts
/** The most a faucet may give of an asset per account and day: below what the ledger can hold of it in all. */
var faucetMax = 10n ** 18n * 4n;
/** The practice faucet: what it gives, and the last day each account took it. */
var Faucet = class {
	amounts = /* @__PURE__ */ new Map();
	lastClaimDay = /* @__PURE__ */ new Map();
	claimedOn(accountId, day) {
		return [...this.lastClaimDay.get(accountId) ?? /* @__PURE__ */ new Map()].filter(([, lastDay]) => lastDay === day).map(([assetId]) => assetId);
	}
};
var practiceModule = defineModule({
	name: "practice",
	handlers: {
		"practice.set_faucet": changing({
			refuses(core, { assetId, amount }) {
				if (core.founded?.mode !== "practice") return "practice_only";
				if (!core.catalog.assets.has(assetId)) return "asset_not_found";
				return amount < 0n || amount > faucetMax ? "amount_invalid" : void 0;
			},
			present: (core, { type, assetId }) => ({
				type,
				assetId,
				amount: core.faucet.amounts.get(assetId) ?? 0n
			}),
			weakens: weakeningBy({
				type: "fixed",
				assetId: "fixed",
				amount: ["up", "confirmed"]
			}),
			make(core, { assetId, amount }) {
				if (amount === 0n) core.faucet.amounts.delete(assetId);
				else core.faucet.amounts.set(assetId, amount);
				return {};
			}
		}),
		"practice.claim": {
			actor: "user",
			handle(core, { accountId, assetId }) {
				const { faucet, ledger } = core;
				if (core.founded?.mode !== "practice") return reject("practice_only");
				if (!core.accounts.has(accountId)) return reject("account_not_found");
				const amount = faucet.amounts.get(assetId);
				if (amount === void 0 || !ledger.canIssue(assetId, amount)) return reject("faucet_not_offered");
				if (core.clock.fault !== void 0) return reject("clock_fault");
				const day = dayOf(core.nowMs);
				const claims = faucet.lastClaimDay.get(accountId) ?? /* @__PURE__ */ new Map();
				if (claims.get(assetId) === day) return reject("already_claimed_today");
				claims.set(assetId, day);
				faucet.lastClaimDay.set(accountId, claims);
				ledger.line(ledger.wallet(house.external, "house", assetId), "practice_claim", negated(amount), zero);
				ledger.line(ledger.wallet(accountId, "change", assetId), "practice_claim", amount, zero);
				core.post(0);
				core.emit({
					type: "practice.claimed",
					accountId,
					assetId,
					amount
				});
				return done({
					assetId,
					amount
				});
			}
		}
	},
	write(core, writer) {
		const amounts = [...core.faucet.amounts].sort(([a], [b]) => a - b);
		writer.uint(amounts.length);
		for (const [assetId, amount] of amounts) {
			writer.uint(assetId);
			writer.big(amount);
		}
		const accounts = [...core.faucet.lastClaimDay].sort(([a], [b]) => a - b);
		writer.uint(accounts.length);
		for (const [accountId, days] of accounts) {
			writer.uint(accountId);
			writer.uint(days.size);
			for (const [assetId, day] of [...days].sort(([a], [b]) => a - b)) {
				writer.uint(assetId);
				writer.uint(day);
			}
		}
	},
	read(core, reader) {
		for (let left = reader.uint(); left > 0; left--) core.faucet.amounts.set(reader.uint(), atoms(reader.big()));
		for (let left = reader.uint(); left > 0; left--) {
			const accountId = reader.uint();
			const days = /* @__PURE__ */ new Map();
			for (let count = reader.uint(); count > 0; count--) days.set(reader.uint(), reader.uint());
			core.faucet.lastClaimDay.set(accountId, days);
		}
	}
});
// packages/exchange/src/modules/products/products.ts
/** A rule for everybody stands under the empty country. */
var everybody = "";
var stored = {
	rules: listOf(struct({
		product,
		country: text,
		isOn: bool
	})),
	residences: listOf(struct({
		accountId,
		country: text
	}))
};
/** Which products can be had, and by whom. What nothing was said about is on. */
var Products = class {
	#rules = /* @__PURE__ */ new Map();
	#residences = /* @__PURE__ */ new Map();
	get isEmpty() {
		return this.#rules.size === 0 && this.#residences.size === 0;
	}
	/** Whether an account may begin new business in a product. What it has is its own, and can always be ended. */
	allows(accountId, product) {
		const rules = this.#rules.get(product);
		if (rules === void 0) return true;
		const country = accountId === void 0 ? void 0 : this.#residences.get(accountId);
		return (country === void 0 ? void 0 : rules.get(country)) ?? rules.get(everybody) ?? true;
	}
	/** What was said about a product, for everybody or for a country. */
	saidOf(product, country) {
		const isOn = this.#rules.get(product)?.get(country ?? everybody);
		return isOn === void 0 ? "inherited" : isOn ? "on" : "off";
	}
	/** `undefined`: as it is for everybody, and for everybody: on. */
	set(product, country, isOn) {
		const rules = this.#rules.get(product) ?? /* @__PURE__ */ new Map();
		if (isOn === void 0) rules.delete(country ?? everybody);
		else rules.set(country ?? everybody, isOn);
		if (rules.size === 0) this.#rules.delete(product);
		else this.#rules.set(product, rules);
	}
	settle(accountId, country) {
		if (country === void 0) this.#residences.delete(accountId);
		else this.#residences.set(accountId, country);
	}
	rules() {
		return this.#sorted().map(({ product, country, isOn }) => country === everybody ? {
			product,
			isOn
		} : {
			product,
			country,
			isOn
		});
	}
	write(writer) {
		stored.rules.write(writer, this.#sorted());
		const residences = [...this.#residences].map(([accountId, country]) => ({
			accountId,
			country
		}));
		stored.residences.write(writer, residences.sort((a, b) => a.accountId - b.accountId));
	}
	read(reader) {
		for (const { product, country, isOn } of stored.rules.read(reader)) this.set(product, country === everybody ? void 0 : country, isOn);
		for (const { accountId, country } of stored.residences.read(reader)) this.settle(accountId, country);
	}
	/** By product, then by country, the rule for everybody first: the order that the state is written in. */
	#sorted() {
		return products.flatMap((product) => [...this.#rules.get(product) ?? []].sort(([a], [b]) => a < b ? -1 : 1).map(([country, isOn]) => ({
			product,
			country,
			isOn
		})));
	}
};
// packages/exchange/src/modules/proposals/proposals.ts
var stateCodec = struct({
	nextId: uint,
	open: listOf(struct({
		proposalId,
		change: changeCodec,
		before: optional(changeCodec),
		proposedBy: text,
		proposedAtMs: uint,
		confirmedBy: optional(text),
		dueAtMs: uint
	}))
});
/** Changes that wait, in the order of their numbers. */
var Proposals = class {
	nextId = 1;
	open = /* @__PURE__ */ new Map();
	get isEmpty() {
		return this.nextId === 1;
	}
	write(writer) {
		stateCodec.write(writer, {
			nextId: this.nextId,
			open: [...this.open.values()]
		});
	}
	read(reader) {
		const state = stateCodec.read(reader);
		this.nextId = state.nextId;
		for (const proposal of state.open) this.open.set(proposal.proposalId, proposal);
	}
};
// packages/exchange/src/modules/sessions/sessions.ts
var calendarRecord = struct({
	pairId,
	sessions: listOf(struct({
		opensAtMs: uint,
		closesAtMs: uint
	})),
	closePrice: optional(priceOf)
});
/** When pairs trade. A pair without a calendar is always open. */
var Sessions = class {
	calendars = /* @__PURE__ */ new Map();
	/** The last index inside a session, of pairs that have a calendar. */
	lastOpen = /* @__PURE__ */ new Map();
	isOpen(pairId, nowMs) {
		const sessions = this.calendars.get(pairId);
		if (sessions === void 0) return true;
		const next = sessions[firstEndingAfter(sessions, nowMs)];
		return next !== void 0 && nowMs >= next.opensAtMs;
	}
	/** When a pair opens or closes next; `undefined` when it never will. */
	changesAtMs(pairId, nowMs) {
		const sessions = this.calendars.get(pairId);
		if (sessions === void 0) return void 0;
		const next = sessions[firstEndingAfter(sessions, nowMs)];
		if (next === void 0) return void 0;
		return nowMs >= next.opensAtMs ? next.closesAtMs : next.opensAtMs;
	}
	write(writer) {
		const calendars = [...this.calendars].sort(([a], [b]) => a - b);
		listOf(calendarRecord).write(writer, calendars.map(([pairId, sessions]) => ({
			pairId,
			sessions,
			closePrice: this.lastOpen.get(pairId)
		})));
	}
	read(reader) {
		for (const { pairId, sessions, closePrice } of listOf(calendarRecord).read(reader)) {
			this.calendars.set(pairId, sessions);
			if (closePrice !== void 0) this.lastOpen.set(pairId, closePrice);
		}
	}
};
function firstEndingAfter(sessions, nowMs) {
	let low = 0;
	let high = sessions.length;
	while (low < high) {
		const middle = low + high >>> 1;
		if (sessions[middle].closesAtMs <= nowMs) low = middle + 1;
		else high = middle;
	}
	return low;
}
/** Ticks and lots fit in 31 bits. */
var wholeMax = 2147483647;
function isMarketKind(type) {
	return type === "market" || type === "stop_market" || type === "take_profit_market";
}
function isTriggered(type) {
	return type !== "limit" && type !== "market";
}
/** True when the order waits for the index to rise to its stop price, false when to fall (RULES 4). */
function firesUpwards(type, side) {
	return side === "buy" === (type === "stop_limit" || type === "stop_market");
}
/** What has been charged once `received` has been received at `rate`: one rounding up per order, however many fills. */
function feeOn(received, rate) {
	return shareOf(received, rate, "up");
}
/** The limit that a slippage gives a market order: towards the user's safety, so at most this far. */
function worstTicksFrom(referenceTicks, side, slippage) {
	const share = BigInt(side === "buy" ? ppmOne + slippage : ppmOne - slippage);
	const ticks = Number(mulDiv(BigInt(referenceTicks), share, BigInt(ppmOne), side === "buy" ? "down" : "up"));
	return Math.min(Math.max(ticks, 1), wholeMax);
}
/** Whether a taker with this limit accepts a price. A limit of 0 accepts any. */
function accepts(side, limitTicks, ticks) {
	return limitTicks === 0 || (side === "buy" ? ticks <= limitTicks : ticks >= limitTicks);
}
/** What a market order that matching has left is, and why. */
function marketEnd(cause, filledLots) {
	if (cause === "filled") return {
		status: "filled",
		reason: "filled"
	};
	if (cause === "spent" && filledLots > 0) return {
		status: "filled",
		reason: "quote_spent"
	};
	if (cause === "price_limit") return {
		status: "expired",
		reason: "slippage_limit"
	};
	if (cause === "own_order") return {
		status: "expired",
		reason: "self_trade"
	};
	return {
		status: "expired",
		reason: "no_liquidity"
	};
}
/** Frozen for lots that may trade up to a price: quote for a buy, base for a sell. */
function holdFor(pair, side, ticks, lots) {
	assert(Number.isSafeInteger(ticks * lots), "ticks times lots is exact");
	return atoms(side === "buy" ? BigInt(ticks * lots) * pair.quotePerTickLot : BigInt(lots) * pair.lot);
}
// packages/exchange/src/modules/spot/protection.ts
var slippageRecord = struct({
	orderId,
	slippage: ppm
});
/**
* What orders that protect need beyond their own record (RULES 4): how far from the best price they go once they fire, and
* which of them have fired and are not done.
*/
var Protection = class {
	/** Of live orders that say so: for themselves when they fire, or for the stop loss that follows them. */
	slippages = /* @__PURE__ */ new Map();
	/** Fired, with something left: they act again at every tick, the older first. */
	armed = /* @__PURE__ */ new Set();
	slippageOf(orderId) {
		return this.slippages.get(orderId) ?? 1e4;
	}
	write(writer) {
		const slippages = [...this.slippages].sort(([a], [b]) => a - b);
		listOf(slippageRecord).write(writer, slippages.map(([id, slippage]) => ({
			orderId: id,
			slippage
		})));
		listOf(orderId).write(writer, [...this.armed].sort((a, b) => a - b));
	}
	read(reader) {
		for (const record of listOf(slippageRecord).read(reader)) this.slippages.set(record.orderId, record.slippage);
		for (const id of listOf(orderId).read(reader)) this.armed.add(id);
	}
};
/** The part of spot that joined later: state of its own, no commands. */
var protectionModule = defineModule({
	name: "protection",
	handlers: {},
	isEmpty: ({ protection }) => protection.slippages.size === 0 && protection.armed.size === 0,
	write: (core, writer) => core.protection.write(writer),
	read: (core, reader) => core.protection.read(reader),
	check({ protection, spot }) {
		for (const id of protection.slippages.keys()) assert(spot.orders.has(id), "a slippage is of a live order");
		for (const id of protection.armed) {
			const order = spot.orders.get(id);
			assert(order?.status === "open" && isMarketKind(order.orderType), "what has fired is a live market order");
		}
	}
});
// packages/exchange/src/matching/book-side.ts
var none$1 = -1;
/**
* The price levels of one side, sorted so that the best is last: finding a level is a binary search, opening one near
* the best moves few entries, and the best level leaves for free.
*
* `direction` is 1 for bids (more is better) and −1 for asks, so that both sides sort upwards by direction × ticks.
*/
var BookSide = class {
	#direction;
	/** Sorted: direction × ticks, and the level that stands there. */
	#keys = /* @__PURE__ */ new Int32Array(64);
	#order = /* @__PURE__ */ new Int32Array(64);
	#count = 0;
	/** Columns by level. */
	heads = /* @__PURE__ */ new Int32Array(64);
	tails = /* @__PURE__ */ new Int32Array(64);
	lots = /* @__PURE__ */ new Float64Array(64);
	#levelKeys = /* @__PURE__ */ new Int32Array(64);
	#used = 0;
	#free = [];
	constructor(direction) {
		this.#direction = direction;
	}
	get count() {
		return this.#count;
	}
	get bestLevel() {
		return this.#order[this.#count - 1];
	}
	/** The level at a sorted position; the best stands at `count − 1`. */
	levelOf(position) {
		return this.#order[position];
	}
	ticksOf(level) {
		return this.#levelKeys[level] * this.#direction;
	}
	/** The level at a price, opened when there is none. */
	levelAt(ticks) {
		const key = ticks * this.#direction;
		const position = this.#find(key);
		if (position < this.#count && this.#keys[position] === key) return this.#order[position];
		const level = this.#free.pop() ?? this.#open();
		if (this.#count === this.#keys.length) {
			this.#keys = twice(this.#keys);
			this.#order = twice(this.#order);
		}
		this.#keys.copyWithin(position + 1, position, this.#count);
		this.#order.copyWithin(position + 1, position, this.#count);
		this.#keys[position] = key;
		this.#order[position] = level;
		this.#count += 1;
		this.#levelKeys[level] = key;
		this.heads[level] = none$1;
		this.tails[level] = none$1;
		this.lots[level] = 0;
		return level;
	}
	/** Closes an empty level. */
	drop(level) {
		assert(this.lots[level] === 0, "a level without orders holds no lots");
		const position = this.#find(this.#levelKeys[level]);
		assert(this.#order[position] === level, "a level stands at its price");
		this.#keys.copyWithin(position, position + 1, this.#count);
		this.#order.copyWithin(position, position + 1, this.#count);
		this.#count -= 1;
		this.#free.push(level);
	}
	/** The first order of the next worse level, or −1. */
	headBehind(level) {
		const position = this.#find(this.#levelKeys[level]) - 1;
		return position < 0 ? none$1 : this.heads[this.#order[position]];
	}
	/** The first sorted position whose key is not below `key`. */
	#find(key) {
		const keys = this.#keys;
		let low = 0;
		let high = this.#count;
		while (low < high) {
			const middle = low + high >>> 1;
			if (keys[middle] < key) low = middle + 1;
			else high = middle;
		}
		return low;
	}
	#open() {
		if (this.#used === this.heads.length) {
			this.heads = twice(this.heads);
			this.tails = twice(this.tails);
			this.#levelKeys = twice(this.#levelKeys);
			const lots = new Float64Array(this.lots.length * 2);
			lots.set(this.lots);
			this.lots = lots;
		}
		return this.#used++;
	}
};
function twice(column) {
	const copy = new Int32Array(column.length * 2);
	copy.set(column);
	return copy;
}
// packages/exchange/src/matching/book.ts
var none = -1;
/**
* One pair's order book: price-time priority over whole ticks and lots (RULES 4). It matches nothing by itself: it
* answers who is first in line and takes lots off them, and knows nothing of money, fees or order types.
*
* Orders live in flat columns linked by position, levels in sorted columns with the best one last, ids in an
* open-addressing table: about 60 bytes per resting order, and no garbage (see docs/determinism.md for why Numbers
* are safe here: ticks and lots stay below 2^31).
*/
var Book = class {
	#slots = new IntTable(1024);
	#bids = new BookSide(1);
	#asks = new BookSide(-1);
	#ids = /* @__PURE__ */ new Float64Array(1024);
	#accounts = /* @__PURE__ */ new Int32Array(1024);
	#lots = /* @__PURE__ */ new Int32Array(1024);
	#next = /* @__PURE__ */ new Int32Array(1024);
	#previous = /* @__PURE__ */ new Int32Array(1024);
	/** Level of the order within its side; its sign tells the side: asks are stored as −1 − level. */
	#levels = /* @__PURE__ */ new Int32Array(1024);
	#used = 0;
	#free = none;
	get size() {
		return this.#slots.size;
	}
	has(orderId) {
		return this.#slots.get(orderId) >= 0;
	}
	/** Puts an order at the end of the line at its price. */
	add(side, orderId, ticks, lots, account) {
		assert(lots > 0, "a resting order has lots");
		const slot = this.#take();
		const half = side === "buy" ? this.#bids : this.#asks;
		const level = half.levelAt(ticks);
		this.#ids[slot] = orderId;
		this.#accounts[slot] = account;
		this.#lots[slot] = lots;
		this.#next[slot] = none;
		const tail = half.tails[level];
		this.#previous[slot] = tail;
		if (tail === none) half.heads[level] = slot;
		else this.#next[tail] = slot;
		half.tails[level] = slot;
		half.lots[level] = half.lots[level] + lots;
		this.#levels[slot] = side === "buy" ? level : -1 - level;
		this.#slots.set(orderId, slot);
	}
	/** Takes an order out; answers the lots it still had, 0 when it is not here. */
	remove(orderId) {
		const slot = this.#slots.get(orderId);
		if (slot < 0) return 0;
		const lots = this.#lots[slot];
		this.#unlink(slot, lots);
		return lots;
	}
	/** Makes an order smaller without losing its place in line. */
	reduceTo(orderId, lots) {
		const slot = this.#slots.get(orderId);
		assert(slot >= 0, "an order that is made smaller is in the book");
		const fewer = this.#lots[slot] - lots;
		assert(lots > 0 && fewer >= 0, "an order is only made smaller, and stays above zero");
		this.takeFrom(slot, fewer);
	}
	/** The first in line on a side, or −1. */
	first(side) {
		const half = side === "buy" ? this.#bids : this.#asks;
		return half.count === 0 ? none : half.heads[half.bestLevel];
	}
	/** The next in line behind `slot` on its side, at the same price or a worse one, or −1. */
	behind(slot) {
		const next = this.#next[slot];
		if (next !== none) return next;
		const level = this.#levels[slot];
		return level >= 0 ? this.#bids.headBehind(level) : this.#asks.headBehind(-1 - level);
	}
	idOf(slot) {
		return this.#ids[slot];
	}
	accountOf(slot) {
		return this.#accounts[slot];
	}
	lotsOf(slot) {
		return this.#lots[slot];
	}
	ticksOf(slot) {
		const level = this.#levels[slot];
		return level >= 0 ? this.#bids.ticksOf(level) : this.#asks.ticksOf(-1 - level);
	}
	/** Takes lots off a resting order; the order leaves when none are left. */
	takeFrom(slot, lots) {
		const left = this.#lots[slot] - lots;
		assert(left >= 0, "no more is taken from an order than it has");
		if (left === 0) return this.#unlink(slot, lots);
		this.#lots[slot] = left;
		const level = this.#levels[slot];
		if (level >= 0) this.#bids.lots[level] = this.#bids.lots[level] - lots;
		else this.#asks.lots[-1 - level] = this.#asks.lots[-1 - level] - lots;
	}
	/** The best price on a side in ticks, or 0. */
	bestTicks(side) {
		const half = side === "buy" ? this.#bids : this.#asks;
		return half.count === 0 ? 0 : half.ticksOf(half.bestLevel);
	}
	/** Price levels from the best on: ticks and the lots resting there. */
	*levels(side) {
		const half = side === "buy" ? this.#bids : this.#asks;
		for (let position = half.count - 1; position >= 0; position--) {
			const level = half.levelOf(position);
			yield [half.ticksOf(level), half.lots[level]];
		}
	}
	/** Resting orders of a side in the order they would be matched. */
	*orders(side) {
		for (let slot = this.first(side); slot !== none; slot = this.behind(slot)) yield {
			orderId: this.idOf(slot),
			ticks: this.ticksOf(slot),
			lots: this.lotsOf(slot),
			account: this.accountOf(slot)
		};
	}
	/** Asserts that levels, lines and table agree and that the book is not crossed. Walks everything. */
	check() {
		let count = 0;
		for (const side of ["buy", "sell"]) {
			const sums = /* @__PURE__ */ new Map();
			for (const order of this.orders(side)) {
				count += 1;
				assert(this.has(order.orderId), "a resting order is found by its id");
				sums.set(order.ticks, (sums.get(order.ticks) ?? 0) + order.lots);
			}
			let last = side === "buy" ? Number.POSITIVE_INFINITY : 0;
			for (const [ticks, lots] of this.levels(side)) {
				assert(sums.get(ticks) === lots, "a level holds the sum of its orders");
				assert(side === "buy" ? ticks < last : ticks > last, "levels go from the best to the worst");
				last = ticks;
				sums.delete(ticks);
			}
			assert(sums.size === 0, "each order rests on a level");
		}
		assert(count === this.size, "the table has just the resting orders");
		const bid = this.bestTicks("buy");
		const ask = this.bestTicks("sell");
		assert(bid === 0 || ask === 0 || bid < ask, "a book is not crossed");
	}
	#unlink(slot, lots) {
		const signed = this.#levels[slot];
		const half = signed >= 0 ? this.#bids : this.#asks;
		const level = signed >= 0 ? signed : -1 - signed;
		const next = this.#next[slot];
		const previous = this.#previous[slot];
		if (previous === none) half.heads[level] = next;
		else this.#next[previous] = next;
		if (next === none) half.tails[level] = previous;
		else this.#previous[next] = previous;
		half.lots[level] = half.lots[level] - lots;
		if (next === none && previous === none) half.drop(level);
		this.#slots.delete(this.#ids[slot]);
		this.#next[slot] = this.#free;
		this.#free = slot;
	}
	#take() {
		const slot = this.#free;
		if (slot !== none) {
			this.#free = this.#next[slot];
			return slot;
		}
		if (this.#used === this.#ids.length) this.#grow();
		return this.#used++;
	}
	#grow() {
		const size = this.#ids.length * 2;
		const ids = new Float64Array(size);
		ids.set(this.#ids);
		this.#ids = ids;
		this.#accounts = larger(this.#accounts, size);
		this.#lots = larger(this.#lots, size);
		this.#next = larger(this.#next, size);
		this.#previous = larger(this.#previous, size);
		this.#levels = larger(this.#levels, size);
	}
};
function larger(column, size) {
	const copy = new Int32Array(size);
	copy.set(column);
	return copy;
}
// packages/exchange/src/modules/spot/order.ts
var orderCodec = struct({
	orderId,
	accountId,
	pairId,
	side,
	orderType,
	timeInForce,
	isPostOnly: uint,
	stopTicks: uint,
	quoteAmount: amount,
	worstTicks: uint,
	makerFee: uint,
	takerFee: uint,
	takeProfitTicks: uint,
	stopLossTicks: uint,
	placedAtMs: uint,
	limitTicks: uint,
	lots: uint,
	linkedOrderId: uint,
	status: orderStatus,
	held: amount,
	filledLots: uint,
	filledQuote: amount,
	takerReceived: amount,
	takerCharged: amount,
	makerReceived: amount,
	makerCharged: amount
});
/** A new order: what is not given is zero. */
function newOrder(given) {
	return {
		orderId: given.orderId,
		accountId: given.accountId,
		pairId: given.pairId,
		side: given.side,
		orderType: given.orderType,
		timeInForce: given.timeInForce,
		isPostOnly: given.isPostOnly ?? 0,
		stopTicks: given.stopTicks ?? 0,
		quoteAmount: given.quoteAmount ?? 0n,
		worstTicks: given.worstTicks ?? 0,
		makerFee: given.makerFee,
		takerFee: given.takerFee,
		takeProfitTicks: given.takeProfitTicks ?? 0,
		stopLossTicks: given.stopLossTicks ?? 0,
		placedAtMs: given.placedAtMs,
		limitTicks: given.limitTicks ?? 0,
		lots: given.lots ?? 0,
		linkedOrderId: given.linkedOrderId ?? 0,
		status: given.status,
		held: given.held ?? 0n,
		filledLots: 0,
		filledQuote: zero,
		takerReceived: zero,
		takerCharged: zero,
		makerReceived: zero,
		makerCharged: zero
	};
}
function isHouse(order) {
	return order.accountId < firstUserAccount;
}
/** Users trade in `change`; the house maker out of its own account. */
function walletTypeOf$2(order) {
	return isHouse(order) ? "house" : "change";
}
/** The order's number as events tell it: rungs of the house maker have none. */
function publicId(order) {
	return isHouse(order) ? 0 : order.orderId;
}
function remainingLots(order) {
	return order.lots - order.filledLots;
}
/** The price limit in force: market kinds go to their worst price. */
function limitInForce(order) {
	return isMarketKind(order.orderType) ? order.worstTicks : order.limitTicks;
}
/** What the rest of the order needs frozen. */
function holdNeeded(pair, order) {
	return holdFor(pair, order.side, limitInForce(order), remainingLots(order));
}
function paysWith(pair, order) {
	return order.side === "buy" ? pair.quote : pair.base;
}
function waitsForRise(order) {
	return firesUpwards(order.orderType, order.side);
}
function filledAtoms(pair, order) {
	return order.filledLots === 0 ? zero : atomsOfLots(pair, order.filledLots);
}
function feeCharged(order) {
	return atoms(order.takerCharged + order.makerCharged);
}
// packages/exchange/src/modules/spot/spot.ts
var makerRecord = struct({
	pairId: uint,
	halfSpread: ppm,
	step: ppm,
	levels: uint,
	quantity: amount
});
var lineRecord = listOf(uint);
function lineKey(accountId, pairId) {
	return accountId * 4096 + pairId;
}
/** Live spot orders, the books they rest in, and the house maker's ladder. */
var Spot = class {
	nextOrderId = 1;
	nextTradeId = 1;
	orders = /* @__PURE__ */ new Map();
	/** The house maker's orders, by their number in the books. */
	rungs = /* @__PURE__ */ new Map();
	makers = /* @__PURE__ */ new Map();
	/** Orders that ended with exits to place; done before the command is answered. */
	exitsDue = [];
	#markets = /* @__PURE__ */ new Map();
	/** Live orders by account and pair, and the pairs an account has ever had orders in. */
	#byOwner = /* @__PURE__ */ new Map();
	#pairsOf = /* @__PURE__ */ new Map();
	market(pairId) {
		let market = this.#markets.get(pairId);
		if (market === void 0) {
			market = {
				book: new Book(),
				triggers: new Triggers()
			};
			this.#markets.set(pairId, market);
		}
		return market;
	}
	/** A resting order of anybody, the house maker's rungs included. */
	resting(orderId) {
		const order = this.orders.get(orderId) ?? this.rungs.get(orderId);
		return present(order, "an order in a book is a live order");
	}
	takeTradeId() {
		return this.nextTradeId++;
	}
	takeOrderId() {
		return this.nextOrderId++;
	}
	keep(order) {
		this.orders.set(order.orderId, order);
		const key = lineKey(order.accountId, order.pairId);
		const own = this.#byOwner.get(key);
		if (own !== void 0) {
			own.set(order.orderId, order);
			return;
		}
		this.#byOwner.set(key, /* @__PURE__ */ new Map([[order.orderId, order]]));
		const pairs = this.#pairsOf.get(order.accountId);
		if (pairs === void 0) this.#pairsOf.set(order.accountId, /* @__PURE__ */ new Set([order.pairId]));
		else pairs.add(order.pairId);
	}
	forget(order) {
		this.orders.delete(order.orderId);
		this.#byOwner.get(lineKey(order.accountId, order.pairId))?.delete(order.orderId);
	}
	/** An account's live orders, oldest first. */
	ordersOf(accountId) {
		const own = [];
		for (const pairId of this.#pairsOf.get(accountId) ?? []) own.push(...this.#byOwner.get(lineKey(accountId, pairId))?.values() ?? []);
		return own.sort((a, b) => a.orderId - b.orderId);
	}
	countIn(accountId, pairId) {
		return this.#byOwner.get(lineKey(accountId, pairId))?.size ?? 0;
	}
	write(core, writer) {
		writer.uint(this.nextOrderId);
		writer.uint(this.nextTradeId);
		const makers = [...this.makers].sort(([a], [b]) => a - b);
		listOf(makerRecord).write(writer, makers.map(([pairId, terms]) => ({
			pairId,
			...terms
		})));
		for (const orders of [this.orders, this.rungs]) listOf(orderCodec).write(writer, [...orders.values()].sort((a, b) => a.orderId - b.orderId));
		for (const pairId of core.catalog.pairs.keys()) for (const side of ["buy", "sell"]) {
			const line = [...this.market(pairId).book.orders(side)].map((order) => order.orderId);
			lineRecord.write(writer, line);
		}
	}
	read(core, reader) {
		this.nextOrderId = reader.uint();
		this.nextTradeId = reader.uint();
		for (const { pairId, ...terms } of listOf(makerRecord).read(reader)) this.makers.set(pairId, terms);
		for (const order of listOf(orderCodec).read(reader)) this.keep(order);
		for (const rung of listOf(orderCodec).read(reader)) this.rungs.set(rung.orderId, rung);
		for (const pairId of core.catalog.pairs.keys()) for (const side of ["buy", "sell"]) {
			const { book } = this.market(pairId);
			for (const orderId of lineRecord.read(reader)) {
				const order = this.resting(orderId);
				book.add(side, orderId, order.limitTicks, remainingLots(order), order.accountId);
			}
		}
		for (const order of this.orders.values()) if (order.status === "waiting" && !isHouse(order)) this.market(order.pairId).triggers.add(order.stopTicks, order.orderId, waitsForRise(order));
	}
};
// packages/exchange/src/modules/catalog/weakening.ts
/** From what lets most happen to what lets least. */
var fromOpenToShut = [
	"trading",
	"cancel_only",
	"halted"
];
/** A halt is one operator's; trading goes on when two want it to. */
var statusWeakening = weakeningBy({
	type: "fixed",
	pairId: "fixed",
	status: [(next, present) => fromOpenToShut.indexOf(next) < fromOpenToShut.indexOf(present), "confirmed"]
});
/** A higher rate costs users, a lower one the house. */
var feesWeakening = weakeningBy({
	type: "fixed",
	pairId: "fixed",
	makerFee: ["either", "confirmed"],
	takerFee: ["either", "confirmed"]
});
// packages/exchange/src/modules/catalog/module.ts
var scaleMax = 12;
/** Of a change that has passed its checks. */
function listedPair(core, pairId) {
	return present(core.catalog.pairs.get(pairId), "a change is of a pair that is listed");
}
/** Assets and pairs, listed and halted by commands. */
var catalogModule = defineModule({
	name: "catalog",
	handlers: {
		"catalog.list_asset": {
			actor: "system",
			handle(core, { assetId, code, name, scale, assetClass }) {
				if (core.catalog.assets.has(assetId)) return reject("asset_exists");
				if (assetId < 1 || assetId > 4095 || scale > scaleMax || code === "") return reject("asset_invalid");
				const asset = {
					assetId,
					code,
					name,
					scale,
					assetClass
				};
				core.catalog.assets.set(assetId, asset);
				core.emit({
					type: "catalog.asset_listed",
					...asset
				});
				return done({});
			}
		},
		"catalog.list_pair": {
			actor: "system",
			handle(core, command) {
				const { catalog } = core;
				const base = catalog.assets.get(command.baseAssetId);
				const quote = catalog.assets.get(command.quoteAssetId);
				if (base === void 0 || quote === void 0) return reject("asset_not_found");
				if (catalog.pairs.has(command.pairId)) return reject("pair_exists");
				const { cross } = command;
				if (cross !== void 0 && !(catalog.pairs.has(cross.numerator) && catalog.pairs.has(cross.denominator))) return reject("pair_not_found");
				const pair = pairFrom(command, base, quote);
				const hasSaneShares = command.makerFee < 1e6 && command.takerFee < 1e6 && command.band < 1e6;
				if (pair === void 0 || base === quote || !hasSaneShares) return reject("pair_invalid");
				catalog.addPair(pair);
				const { pairId, baseAssetId, quoteAssetId, tick, lot, hasBook } = command;
				core.emit({
					type: "catalog.pair_listed",
					pairId,
					baseAssetId,
					quoteAssetId,
					tick,
					lot,
					hasBook
				});
				return done({});
			}
		},
		"catalog.set_pair_status": changing({
			refuses: (core, { pairId }) => core.catalog.pairs.has(pairId) ? void 0 : "pair_not_found",
			present: (core, { type, pairId }) => ({
				type,
				pairId,
				status: listedPair(core, pairId).status
			}),
			weakens: statusWeakening,
			make(core, { pairId, status }) {
				listedPair(core, pairId).status = status;
				core.emit({
					type: "catalog.pair_status_set",
					pairId,
					status
				});
				return {};
			}
		}),
		/** Orders keep the rates they were placed with. */
		"catalog.set_pair_fees": changing({
			refuses(core, { pairId, makerFee, takerFee }) {
				if (!core.catalog.pairs.has(pairId)) return "pair_not_found";
				return makerFee >= 1e6 || takerFee >= 1e6 ? "pair_invalid" : void 0;
			},
			present(core, { type, pairId }) {
				const { makerFee, takerFee } = listedPair(core, pairId);
				return {
					type,
					pairId,
					makerFee,
					takerFee
				};
			},
			weakens: feesWeakening,
			make(core, { pairId, makerFee, takerFee }) {
				const pair = listedPair(core, pairId);
				pair.makerFee = makerFee;
				pair.takerFee = takerFee;
				core.emit({
					type: "catalog.pair_fees_set",
					pairId,
					makerFee,
					takerFee
				});
				return {};
			}
		})
	},
	write: (core, writer) => core.catalog.write(writer),
	read: (core, reader) => core.catalog.read(reader)
});
// packages/exchange/src/modules/clock/module.ts
/** Lets the index follow the state of the clock: in doubt no price is fresh, afterwards those of earlier ticks stay stale. */
function tellIndex({ clock, index }) {
	index.isSuspended = clock.fault !== void 0;
	index.trustedFromGrid = clock.trustedFromGrid;
}
/**
* A clock that jumps is a named state, and it is waited out (RULES 3). The core has no clock: its host says when time is
* in doubt and when it is consistent again. In between no index price counts and no tick is taken, so nothing that leans
* on one happens: no market order, conversion, contract or option begins, nothing triggers, fills or is liquidated.
*/
var clockModule = defineModule({
	name: "clock",
	handlers: {
		"clock.fault": {
			actor: "system",
			handle(core, { kind, byMs }) {
				const { clock } = core;
				const isConfirmed = clock.fault?.kind === kind && clock.fault.isConfirmed;
				clock.fault = {
					kind,
					byMs,
					sinceMs: clock.fault?.sinceMs ?? core.nowMs,
					isConfirmed
				};
				tellIndex(core);
				core.emit({
					type: "clock.faulted",
					kind,
					byMs
				});
				return done({});
			}
		},
		"clock.restored": {
			actor: "system",
			handle(core) {
				const { clock, index } = core;
				if (clock.fault === void 0) return done({});
				clock.fault = void 0;
				clock.trustedFromGrid = index.lastGridIndex + 1;
				tellIndex(core);
				core.emit({ type: "clock.restored" });
				return done({});
			}
		},
		"clock.confirm": {
			actor: "operator",
			handle(core) {
				const { clock } = core;
				if (clock.fault?.kind !== "ahead") return reject("clock_not_ahead");
				clock.fault = {
					...clock.fault,
					isConfirmed: true
				};
				core.emit({ type: "clock.confirmed" });
				return done({});
			}
		}
	},
	isEmpty: (core) => core.clock.isEmpty,
	write: (core, writer) => core.clock.write(writer),
	read(core, reader) {
		core.clock.read(reader);
		tellIndex(core);
	}
});
// packages/exchange/src/modules/contract/check.ts
/** What must hold over all tickets; walks them. */
function checkContracts(core) {
	const { contract } = core;
	for (const market of contract.markets.values()) for (const direction of directions) {
		let lots = 0;
		let entryWorth = 0n;
		let settled = 0n;
		for (const ticketId of market.open[direction]) {
			const ticket = contract.tickets.get(ticketId);
			assert(ticket !== void 0 && isOpen(ticket), "what is open in a market is an open ticket");
			assert(ticket.direction === direction && ticket.pairId === market.pair.pairId, "a ticket stands on its side");
			lots += ticket.lots;
			entryWorth += notionalAt(market.grid, ticket.lots, ticket.entryPrice, "down");
			settled += ticket.settled;
		}
		const { interest } = market;
		assert(interest[direction].lots === lots, "long, short and house leg sum to zero");
		assert(interest[direction].entryWorth === entryWorth, "the worth of a side is that of its tickets");
		assert(interest[direction].settled === settled, "what was paid out ahead is that of its tickets");
	}
	for (const ticket of contract.tickets.values()) {
		const market = contract.market(ticket.pairId);
		assert(ticket.lots > 0 && ticket.margin >= 0n && ticket.hold >= 0n, "a live ticket has a size");
		assert(market.open[ticket.direction].has(ticket.ticketId) === isOpen(ticket), "open tickets are in their market");
		assert(market.closing.has(ticket.ticketId) === (ticket.status === "closing"), "a closing ticket waits for the tick");
		assert(ticket.status !== "pending" || ticket.margin === 0n, "a pending ticket has a hold and no margin");
		assert(!isOpen(ticket) || ticket.hold === 0n, "an open ticket has a margin and no hold");
		assert(ticket.closingLots <= ticket.lots, "no more closes than is open");
		assert(ticket.settled >= 0n && ticket.feeTotal >= 0n, "what was paid and charged is zero or more");
	}
}
// packages/exchange/src/modules/contract/risk.ts
/** The last index of a pair: the mark. An open ticket has one, because it filled at one. */
function markOf(core, pairId) {
	return core.index.last(pairId)?.price ?? price(1);
}
function unrealisedNow(core, ticket) {
	return unrealisedOf(core.contract.market(ticket.pairId).grid, ticket, markOf(core, ticket.pairId));
}
function notionalNow(core, ticket) {
	const { grid } = core.contract.market(ticket.pairId);
	return notionalAt(grid, ticket.lots, markOf(core, ticket.pairId), "up");
}
function maintenanceNow(core, ticket) {
	return maintenanceFor(core.contract.termsOf(ticket.termsId).tiers, notionalNow(core, ticket));
}
/** The lever account's balance that cross tickets stand on. */
function leverBalance(core, accountId) {
	return core.ledger.available(core.ledger.wallet(accountId, "lever", core.contract.assetId(core)));
}
function openCross(core, accountId) {
	return [...core.contract.ticketsOf(accountId)].filter((ticket) => isOpen(ticket) && ticket.marginMode === "cross");
}
function riskOf(core, tickets, balance) {
	let margin = 0n;
	let unrealised = 0n;
	let maintenance = 0n;
	let notional = 0n;
	for (const ticket of tickets) {
		margin += ticket.margin;
		unrealised += unrealisedNow(core, ticket);
		maintenance += maintenanceNow(core, ticket);
		notional += notionalNow(core, ticket);
	}
	return {
		tickets,
		balance,
		margin,
		unrealised,
		maintenance,
		notional
	};
}
function crossRisk(core, accountId) {
	return riskOf(core, openCross(core, accountId), leverBalance(core, accountId));
}
function unitRisk(core, unitId) {
	if (isCrossUnit(unitId)) return crossRisk(core, accountOfUnit(unitId));
	const ticket = core.contract.tickets.get(ticketOfUnit(unitId));
	return riskOf(core, ticket !== void 0 && isOpen(ticket) ? [ticket] : [], zero);
}
function equityOf(risk) {
	return atoms(risk.balance + risk.margin + risk.unrealised);
}
/** Each ticket's profit and maintenance may each be rounded by an atom. */
var roundingAtomsPerTicket = 3n;
/**
* Bounds inside which a unit certainly keeps more than its maintenance: if no mark moves by more than surplus ÷ (notional ×
* (1 + the highest maintenance rate)), the losses and the growth of the maintenance together stay below the surplus.
*/
function guardsFor(core, risk) {
	const surplus = equityOf(risk) - risk.maintenance - roundingAtomsPerTicket * BigInt(risk.tickets.length + 1);
	const pairIds = [...new Set(risk.tickets.map((ticket) => ticket.pairId))];
	if (surplus <= 0n) return pairIds.map((pairId) => guardOf(core, pairId, 0n, 1n));
	let rateMax = 0;
	for (const ticket of risk.tickets) for (const tier of core.contract.termsOf(ticket.termsId).tiers) rateMax = Math.max(rateMax, tier.maintenance);
	const atStake = risk.notional * BigInt(ppmOne + rateMax) / BigInt(ppmOne) + 1n;
	return pairIds.map((pairId) => guardOf(core, pairId, surplus, atStake));
}
function guardOf(core, pairId, surplus, atStake) {
	const mark = markOf(core, pairId);
	const room = Number(mulDiv(BigInt(mark), surplus > atStake ? atStake : surplus, atStake, "down"));
	return {
		market: core.contract.market(pairId),
		mark,
		room
	};
}
// packages/exchange/src/modules/contract/funds.ts
function leverWallet(core, accountId) {
	return core.ledger.wallet(accountId, "lever", core.contract.assetId(core));
}
function houseWallet(core, name) {
	return core.ledger.wallet(house[name], "house", core.contract.assetId(core));
}
function houseAvailable$1(core, name) {
	return core.ledger.available(houseWallet(core, name));
}
/** Adds the two lines of a payment out of one wallet's available balance into another's; nothing for nothing. */
function pay(core, from, to, kind, amount) {
	if (amount === 0n) return;
	core.ledger.line(from, kind, negated(amount), zero);
	core.ledger.line(to, kind, amount, zero);
}
/** Adds the line that moves between available and frozen of a lever wallet. */
function freeze$1(core, accountId, kind, amount) {
	if (amount !== 0n) core.ledger.line(leverWallet(core, accountId), kind, negated(amount), amount);
}
/**
* Makes so much available in a cross account, as far as it has it: first out of the balance, then out of the margins of its
* other tickets (they are allotments of one pool), then by paying out profit that stands open in them. Returns what is
* available of it. `except` is being closed and brings its own margin; `promised` of `underwriting` is what it is about to
* be paid.
*/
function gather(core, accountId, needed, except, promised = zero) {
	if (leverBalance(core, accountId) >= needed) return needed;
	const others = openCross(core, accountId).filter((ticket) => ticket !== except);
	for (const ticket of others) {
		const missing = needed - leverBalance(core, accountId);
		if (missing <= 0n) return needed;
		const taken = smaller(atoms(missing), ticket.margin);
		if (taken === 0n) continue;
		freeze$1(core, accountId, "contract_margin", negated(taken));
		core.post(ticket.ticketId);
		ticket.margin = atoms(ticket.margin - taken);
		tellDrawn(core, ticket);
	}
	for (const ticket of others) {
		const missing = needed - leverBalance(core, accountId);
		if (missing <= 0n) return needed;
		const open = unrealisedNow(core, ticket);
		const paid = smaller(smaller(atoms(missing), open), atoms(houseAvailable$1(core, "underwriting") - promised));
		if (paid <= 0n) continue;
		payOut$2(core, ticket, paid);
	}
	return smaller(needed, leverBalance(core, accountId));
}
/**
* What a loss beyond its own means takes of its owner's other side of the same market: first what that side was paid at this very
* tick, as far as it is still there, then profit that stands open in it. Returns what is available of it.
*/
function gatherOpposite(core, fallen, needed, promised) {
	const { accountId, pairId } = fallen;
	const market = core.contract.market(pairId);
	const free = fallen.marginMode === "cross" ? zero : leverBalance(core, accountId);
	let got = market.wins.take(fallen, smaller(needed, free));
	const opposite = fallen.direction === "long" ? "short" : "long";
	for (const other of core.contract.ticketsOf(accountId)) {
		if (got === needed) break;
		if (other.pairId !== pairId || other.direction !== opposite || !isOpen(other)) continue;
		const open = unrealisedNow(core, other);
		const funds = atoms(houseAvailable$1(core, "underwriting") - promised);
		const paid = smaller(smaller(atoms(needed - got), open), funds);
		if (paid <= 0n) continue;
		payOut$2(core, other, paid);
		core.contract.guards.suspect(other);
		got += paid;
	}
	return atoms(got);
}
/** Pays out profit that stands open in a ticket, ahead of its close. */
function payOut$2(core, ticket, amount) {
	pay(core, houseWallet(core, "underwriting"), leverWallet(core, ticket.accountId), "contract_profit", amount);
	core.post(ticket.ticketId);
	const { interest } = core.contract.market(ticket.pairId);
	interest[ticket.direction].settled += amount;
	ticket.settled = atoms(ticket.settled + amount);
	tellDrawn(core, ticket);
}
function tellDrawn(core, ticket) {
	const { ticketId, accountId, pairId, margin, settled } = ticket;
	core.emit({
		type: "contract.margin_moved",
		ticketId,
		accountId,
		pairId,
		margin,
		settled,
		cause: "drawn"
	});
}
// packages/exchange/src/modules/contract/room.ts
/** What a stress move against the house would cost on the larger side of a market, at the last index. */
function stressed(core, market) {
	const at = core.index.last(market.pair.pairId)?.price;
	const terms = core.contract.offered(market.pair.pairId)?.terms;
	if (at === void 0 || terms === void 0) return 0n;
	const lots = Math.max(market.interest.long.lots, market.interest.short.lots);
	return lots === 0 ? 0n : shareOf(notionalAt(market.grid, lots, at, "up"), terms.stress, "up");
}
/**
* How many lots more one side of a market may have (RULES 5): `underwriting` must be able to pay for the stress move of
* every market at once, each on its larger side.
*/
function roomFor(core, pairId, direction) {
	const market = core.contract.market(pairId);
	const at = core.index.last(pairId)?.price;
	const terms = core.contract.offered(pairId)?.terms;
	if (at === void 0 || terms === void 0) return 0;
	let budget = houseAvailable$1(core, "underwriting");
	for (const other of core.contract.markets.values()) if (other !== market) budget -= stressed(core, other);
	if (budget <= 0n) return 0;
	const perLot = notionalAt(market.grid, 1, at, "up");
	const room = mulDiv(budget, BigInt(ppmOne), perLot * BigInt(Math.max(terms.stress, 1)), "down") - BigInt(market.interest[direction].lots);
	if (room <= 0n) return 0;
	return Number(room > BigInt(Number.MAX_SAFE_INTEGER) ? BigInt(Number.MAX_SAFE_INTEGER) : room);
}
// packages/exchange/src/modules/contract/plan.ts
/** Whether an account may open contracts of a pair: those on shares are a product of their own. */
function isOfferedTo(core, accountId, { base }) {
	return core.products.allows(accountId, base.assetClass === "stock" ? "stocks" : "contract");
}
/** All that an order has to be refused for before its figures exist, in the order it is checked. */
function marketFor$1(core, accountId, pairId) {
	const pair = core.catalog.pairs.get(pairId);
	if (pair === void 0) return reject("pair_not_found");
	const offered = core.contract.offered(pairId);
	if (offered === void 0 || offered.terms.isOffered === "no") return reject("contract_not_offered");
	if (!isOfferedTo(core, accountId, pair)) return reject("product_unavailable");
	if (pair.status !== "trading") return reject("pair_not_trading");
	return done({
		...offered,
		market: core.contract.market(pairId)
	});
}
/** Margin and fee together for a size at a price. */
function costOf(terms, market, size, multiple, at) {
	const notional = notionalAt(market.grid, size, at, "up");
	return atoms(marginFor(notional, multiple) + contractFee(notional, terms.fee));
}
function lotsHeld(core, accountId, pairId, direction) {
	let held = 0;
	for (const ticket of core.contract.ticketsOf(accountId)) if (ticket.pairId === pairId && ticket.direction === direction) held += ticket.lots;
	return held;
}
function planTicket(core, order) {
	const { accountId, pairId, direction, lots, multiple, limitPrice, slippage } = order;
	if (!core.accounts.has(accountId)) return reject("account_not_found");
	const found = marketFor$1(core, accountId, pairId);
	if (!found.ok) return found;
	const { terms, termsId, market } = found.value;
	const { pair, grid } = market;
	const isLimit = limitPrice !== void 0;
	const misfit = misfitOf(order, terms);
	if (lots < 1 || multiple < 1) return reject(misfit ?? "lots_too_small");
	if (isLimit && (limitPrice === 0 || limitPrice % pair.tick !== 0)) return reject(misfit ?? "price_off_tick");
	const isOpenNow = core.sessions.isOpen(pairId, core.nowMs);
	if (!isOpenNow && !isLimit) return reject(misfit ?? "market_closed");
	const index = isOpenNow ? core.index.fresh(pairId, core.nowMs) : core.sessions.lastOpen.get(pairId);
	if (index === void 0) return reject(misfit ?? "index_stale");
	if (isLimit && !isInBand$1(limitPrice, index, isOpenNow ? pair.band : Math.floor(1e6 / multiple))) return reject(misfit ?? "price_out_of_band");
	const quote = quotePrice(grid, terms.spread, index, direction, "open");
	const limit = limitPrice ?? worstPriceFrom(grid, quote, slippage ?? 5e3, direction);
	const upper = isLimit ? quote : worstPriceFrom(grid, quote, slippage ?? 5e3, "long");
	const dearest = direction === "long" ? limit : price(Math.max(limit, upper));
	const isTouchedNow = direction === "long" ? quote <= limit : quote >= limit;
	const plan = {
		termsId,
		terms,
		market,
		entryType: isLimit ? "limit" : "market",
		referencePrice: quote,
		limitPrice: limit,
		fillPrice: isTouchedNow ? quote : limit,
		dearestPrice: dearest,
		isTouched: isTouchedNow && isOpenNow,
		hold: costOf(terms, market, lots, multiple, dearest)
	};
	if (misfit !== void 0) return done({
		plan,
		rejects: misfit
	});
	if (multiple > multipleMaxAt(terms.tiers, notionalAt(grid, lots, dearest, "up"))) return done({
		plan,
		rejects: "multiple_too_high"
	});
	return done({
		plan,
		rejects: refusal(core, order, plan)
	});
}
/** What an order asks for that the terms do not offer; its figures can be told all the same. */
function misfitOf({ lots, multiple, limitPrice, slippage }, terms) {
	if (lots < terms.lotsMin) return "lots_too_small";
	if (lots > terms.lotsMax) return "lots_too_large";
	if (multiple < 1 || multiple > (terms.tiers[0]?.multipleMax ?? 0)) return "multiple_too_high";
	if (slippage !== void 0 && slippage > 5e4) return "slippage_invalid";
	return limitPrice !== void 0 && slippage !== void 0 ? "order_combination_invalid" : void 0;
}
function refusal(core, order, plan) {
	const { accountId, pairId, direction, lots } = order;
	const exits = exitsRefusal(plan.market, direction, lots, plan.fillPrice, order.takeProfit, order.stopLoss);
	if (exits !== void 0) return exits;
	if (core.contract.countOf(accountId) >= 100) return "too_many_tickets";
	if (lotsHeld(core, accountId, pairId, direction) + lots > plan.terms.accountLotsMax) return "account_lots_full";
	if (core.spendable(accountId, "lever", core.contract.assetId(core)) < plan.hold) return "balance_insufficient";
	if (lots > roomFor(core, pairId, direction)) return "open_interest_full";
}
/** Exits have to lie on their own sides of a price, on the tick grid, and close no more than there is. */
function exitsRefusal(market, direction, lots, around, takeProfit, stopLoss) {
	const isLong = direction === "long";
	for (const [exit, above] of [[takeProfit, isLong], [stopLoss, !isLong]]) {
		if (exit === void 0) continue;
		if (exit.price === 0 || exit.price % market.pair.tick !== 0) return "price_off_tick";
		if (above ? exit.price <= around : exit.price >= around) return "exit_prices_wrong";
		if (exit.lots !== void 0 && (exit.lots < 1 || exit.lots > lots)) return "lots_too_large";
	}
}
function isInBand$1(at, index, band) {
	const room = Number(mulDiv(BigInt(index), BigInt(band), BigInt(ppmOne), "down"));
	return at >= index - room && at <= index + room;
}
/** The most lots an account could open like this now: by funds, by its own cap, by the tiers and by the open interest. */
function lotsMaxFor(core, order, plan) {
	const { accountId, pairId, direction, multiple } = order;
	const { terms, market, dearestPrice } = plan;
	const spendable = core.spendable(accountId, "lever", core.contract.assetId(core));
	let low = 0;
	let high = Math.min(terms.lotsMax, terms.accountLotsMax - lotsHeld(core, accountId, pairId, direction), roomFor(core, pairId, direction));
	while (low < high) {
		const size = Math.ceil((low + high) / 2);
		if (multiple <= multipleMaxAt(terms.tiers, notionalAt(market.grid, size, dearestPrice, "up")) && costOf(terms, market, size, multiple, dearestPrice) <= spendable) low = size;
		else high = size - 1;
	}
	return Math.max(low, 0);
}
/** How far a price moved from another, in ppm of it, rounded up. */
function slippageOf(reference, at) {
	return Number(mulDiv(BigInt(Math.abs(at - reference)), BigInt(ppmOne), BigInt(reference), "up"));
}
// packages/exchange/src/modules/contract/order.ts
/** Orders a contract: freezes what it may cost and lets it wait for the next tick, or for its limit. */
function open(core, command) {
	const planned = planTicket(core, command);
	if (!planned.ok) return planned;
	const { plan, rejects } = planned.value;
	if (rejects !== void 0) return reject(rejects);
	const ticket = ticketOf(core, command, plan, plan.hold);
	setExitsOf(ticket, command.takeProfit, command.stopLoss);
	freeze$1(core, command.accountId, "contract_hold", plan.hold);
	core.post(ticket.ticketId);
	addOrder(core, ticket);
	return done({
		ticketId: ticket.ticketId,
		hold: plan.hold
	});
}
/** A pending ticket made of a plan; it is in no list yet. */
function ticketOf(core, order, plan, hold, source = {}) {
	return newTicket({
		ticketId: core.contract.takeTicketId(),
		accountId: order.accountId,
		pairId: order.pairId,
		termsId: plan.termsId,
		direction: order.direction,
		marginMode: order.marginMode,
		multiple: order.multiple,
		entryType: plan.entryType,
		limitPrice: plan.limitPrice,
		referencePrice: plan.referencePrice,
		orderedAtMs: core.nowMs,
		lots: order.lots,
		hold,
		...source
	});
}
/** Takes a pending ticket into the books and states it. */
function addOrder(core, ticket) {
	core.contract.keep(ticket);
	core.contract.market(ticket.pairId).addPending(ticket);
	const { ticketId, accountId, pairId, termsId, direction, lots, multiple, marginMode, entryType } = ticket;
	const { limitPrice, referencePrice, hold } = ticket;
	core.emit({
		type: "contract.ordered",
		ticketId,
		accountId,
		pairId,
		termsId,
		direction,
		lots,
		multiple,
		marginMode,
		entryType,
		limitPrice,
		referencePrice,
		hold,
		...exitsOf(ticket),
		copyOf: copySourceOf(ticket)
	});
	core.contract.guards.suspect(ticket);
}
/** Ends a pending ticket: what it held is available again, fee and all (RULES 5). */
function cancelTicket(core, ticket, reason) {
	const { ticketId, accountId, pairId, hold } = ticket;
	core.contract.market(pairId).removePending(ticket);
	core.contract.forget(ticket);
	ticket.status = "cancelled";
	ticket.hold = zero;
	if (hold > 0n) {
		freeze$1(core, accountId, "contract_release", negated(hold));
		core.post(ticketId);
	}
	core.emit({
		type: "contract.cancelled",
		ticketId,
		accountId,
		pairId,
		reason,
		released: atoms(hold)
	});
	return hold;
}
/** Somebody else's ticket gets the same answer as none: numbers are guessable. */
function ownTicket(core, accountId, ticketId) {
	const ticket = core.contract.tickets.get(ticketId);
	return ticket?.accountId === accountId ? ticket : void 0;
}
function cancel$3(core, { accountId, ticketId }) {
	const ticket = ownTicket(core, accountId, ticketId);
	if (ticket === void 0) return reject("ticket_not_found");
	if (ticket.status !== "pending") return reject("ticket_not_pending");
	return done({
		ticketId,
		released: cancelTicket(core, ticket, "user_cancelled")
	});
}
// packages/exchange/src/modules/contract/close.ts
/** Lets a ticket close at the next tick. */
function startClosing(core, ticket, lots) {
	const { ticketId, accountId, pairId } = ticket;
	ticket.status = "closing";
	ticket.closingLots = lots;
	core.contract.market(pairId).closing.add(ticketId);
	core.emit({
		type: "contract.closing",
		ticketId,
		accountId,
		pairId,
		lots
	});
}
function close$1(core, { accountId, ticketId, lots }) {
	const ticket = ownTicket(core, accountId, ticketId);
	if (ticket === void 0) return reject("ticket_not_found");
	if (ticket.status !== "open") return reject("ticket_not_open");
	if (lots !== void 0 && lots < 1) return reject("lots_too_small");
	if (lots !== void 0 && lots > ticket.lots) return reject("lots_too_large");
	startClosing(core, ticket, lots ?? ticket.lots);
	return done({
		ticketId,
		status: ticket.status
	});
}
function isMeant(core, ticket, choice) {
	if (choice === "all") return true;
	if (choice === "winning") return unrealisedNow(core, ticket) > 0n;
	if (choice === "losing") return unrealisedNow(core, ticket) < 0n;
	return ticket.direction === choice;
}
function closeMany(core, { accountId, choice, pairId }) {
	const meant = [...core.contract.ticketsOf(accountId)].filter((ticket) => ticket.status === "open" && (pairId === void 0 || ticket.pairId === pairId) && isMeant(core, ticket, choice));
	if (meant.length === 0) return reject("nothing_to_close");
	for (const ticket of meant) startClosing(core, ticket, ticket.lots);
	return done({ ticketIds: meant.map(({ ticketId }) => ticketId) });
}
/**
* Closes a ticket and orders the same size the other way. Nothing is frozen for the new one: it is paid for at the tick
* that closes the old one, with what that releases, and ends with the reason if that is not enough.
*/
function reverse(core, { accountId, ticketId }) {
	const ticket = ownTicket(core, accountId, ticketId);
	if (ticket === void 0) return reject("ticket_not_found");
	if (ticket.status !== "open") return reject("ticket_not_open");
	if (ticket.traderId !== 0) return reject("ticket_is_copied");
	const { pairId, lots, multiple, marginMode } = ticket;
	const found = marketFor$1(core, accountId, pairId);
	if (!found.ok) return found;
	if (!core.sessions.isOpen(pairId, core.nowMs)) return reject("market_closed");
	if (core.index.fresh(pairId, core.nowMs) === void 0) return reject("index_stale");
	if (core.contract.countOf(accountId) >= 100) return reject("too_many_tickets");
	const { termsId, terms, market } = found.value;
	const direction = ticket.direction === "long" ? "short" : "long";
	if (lots < terms.lotsMin) return reject("lots_too_small");
	if (lots > terms.lotsMax) return reject("lots_too_large");
	if (lotsHeld(core, accountId, pairId, direction) + lots > terms.accountLotsMax) return reject("account_lots_full");
	const referencePrice = quotePrice(market.grid, terms.spread, markOf(core, pairId), direction, "open");
	const limitPrice = worstPriceFrom(market.grid, referencePrice, contractSlippageMax, direction);
	if (core.revision >= 1) {
		const dearest = worstPriceFrom(market.grid, referencePrice, contractSlippageMax, "long");
		const notional = notionalAt(market.grid, lots, dearest, "up");
		if (multiple > multipleMaxAt(terms.tiers, notional)) return reject("multiple_too_high");
	}
	ticket.isReversing = 1;
	startClosing(core, ticket, lots);
	const turned = ticketOf(core, {
		accountId,
		pairId,
		direction,
		lots,
		multiple,
		marginMode
	}, {
		termsId,
		entryType: "market",
		limitPrice,
		referencePrice
	}, zero);
	addOrder(core, turned);
	return done({
		ticketId,
		newTicketId: turned.ticketId
	});
}
// packages/exchange/src/modules/contract/exits.ts
/** Sets both exits of a ticket and states them. */
function placeExits$1(core, ticket, takeProfit, stopLoss) {
	const market = core.contract.market(ticket.pairId);
	if (isOpen(ticket)) market.removeExits(ticket);
	setExitsOf(ticket, takeProfit, stopLoss);
	if (isOpen(ticket)) market.addExits(ticket);
	const { ticketId, accountId, pairId } = ticket;
	core.emit({
		type: "contract.exits_set",
		ticketId,
		accountId,
		pairId,
		...exitsOf(ticket)
	});
}
function setExits(core, { accountId, ticketId, takeProfit, stopLoss }) {
	const ticket = ownTicket(core, accountId, ticketId);
	if (ticket === void 0) return reject("ticket_not_found");
	return setBothExits(core, ticket, takeProfit, stopLoss);
}
function changeExits(core, { accountId, ticketId, takeProfit, stopLoss }) {
	const ticket = ownTicket(core, accountId, ticketId);
	if (ticket === void 0) return reject("ticket_not_found");
	const now = exitsOf(ticket);
	const after = (change, exit) => change === void 0 ? exit : change.exit;
	return setBothExits(core, ticket, after(takeProfit, now.takeProfit), after(stopLoss, now.stopLoss));
}
function setBothExits(core, ticket, takeProfit, stopLoss) {
	if (ticket.traderId !== 0) return reject("ticket_is_copied");
	const market = core.contract.market(ticket.pairId);
	const around = isOpen(ticket) ? markOf(core, ticket.pairId) : ticket.limitPrice;
	const refusal = exitsRefusal(market, ticket.direction, ticket.lots, around, takeProfit, stopLoss);
	if (refusal !== void 0) return reject(refusal);
	placeExits$1(core, ticket, takeProfit, stopLoss);
	return done({ ticketId: ticket.ticketId });
}
/** Between the margin of an isolated ticket and the balance. */
function moveMargin(core, { accountId, ticketId, way, amount }) {
	const ticket = ownTicket(core, accountId, ticketId);
	if (ticket === void 0) return reject("ticket_not_found");
	if (!isOpen(ticket)) return reject("ticket_not_open");
	if (ticket.marginMode !== "isolated") return reject("margin_not_isolated");
	if (amount <= 0n) return reject("amount_invalid");
	if (way === "add") {
		if (core.spendable(accountId, "lever", core.contract.assetId(core)) < amount) return reject("balance_insufficient");
	} else if (amount > removableMargin(core, ticket)) return reject("margin_too_low");
	const change = way === "add" ? amount : negated(amount);
	freeze$1(core, accountId, "contract_margin", change);
	core.post(ticketId);
	ticket.margin = atoms(ticket.margin + change);
	const { pairId, margin, settled } = ticket;
	const cause = way === "add" ? "added" : "removed";
	core.emit({
		type: "contract.margin_moved",
		ticketId,
		accountId,
		pairId,
		margin,
		settled,
		cause
	});
	core.contract.guards.suspect(ticket);
	return done({
		ticketId,
		margin
	});
}
/** What may be taken out of an isolated ticket: what it has beyond a new one's margin at the mark, losses counted. */
function removableMargin(core, ticket) {
	const needed = marginFor(notionalNow(core, ticket), ticket.multiple);
	const maintenance = maintenanceNow(core, ticket);
	const floor = needed > maintenance ? needed : maintenance + 1n;
	const loss = smaller(unrealisedNow(core, ticket), atoms(0n));
	const beyond = ticket.margin + loss - floor;
	return atoms(beyond > 0n ? beyond : 0n);
}
// packages/exchange/src/modules/contract/overnight.ts
var dayMs$1 = 864e5;
/** Charges every open ticket for the night at its mark (RULES 5), and sets the next night. */
function chargeOvernight(core) {
	const tickets = [...core.contract.tickets.values()].filter(isOpen).sort((a, b) => a.ticketId - b.ticketId);
	for (const ticket of tickets) charge$1(core, ticket);
	setOvernight(core);
}
function setOvernight(core) {
	core.timers.set(nextOvernightAtMs(core.nowMs), "contract.overnight", 0);
}
/** A cross ticket pays out of the pool, an isolated one out of its own margin: it can lose no more than that. */
function charge$1(core, ticket) {
	const { ticketId, accountId, pairId } = ticket;
	const rate = core.contract.termsOf(ticket.termsId).overnightRate;
	const notional = notionalNow(core, ticket);
	const asked = overnightFee(notional, rate);
	const isIsolated = ticket.marginMode === "isolated";
	const fee = isIsolated ? smaller(asked, ticket.margin) : gather(core, accountId, asked, void 0);
	if (fee > 0n) {
		if (isIsolated) {
			freeze$1(core, accountId, "contract_margin", negated(fee));
			ticket.margin = atoms(ticket.margin - fee);
		}
		pay(core, leverWallet(core, accountId), houseWallet(core, "fees"), "overnight_fee", fee);
		core.post(ticketId);
	}
	ticket.overnightTotal = atoms(ticket.overnightTotal + fee);
	const day = Math.floor(core.nowMs / dayMs$1);
	const { margin } = ticket;
	core.emit({
		type: "contract.overnight_charged",
		ticketId,
		accountId,
		pairId,
		day,
		notional,
		rate,
		fee,
		margin
	});
	core.contract.guards.suspect(ticket);
}
// packages/exchange/src/modules/contract/weakening.ts
/** What tickets ordered afterwards stand under. A price of the house may hurt whichever way it moves. */
var termsWeakening$2 = weakeningBy({
	type: "fixed",
	pairId: "fixed",
	lot: "fixed",
	lotsMin: ["down", "confirmed"],
	lotsMax: ["up", "confirmed"],
	accountLotsMax: ["up", "confirmed"],
	spread: ["either", "confirmed"],
	fee: ["either", "confirmed"],
	overnightRate: ["either", "confirmed"],
	liquidationFee: ["either", "confirmed"],
	stress: ["down", "confirmed"],
	tiers: [areLooser, "confirmed"],
	isOffered: ["opening", "confirmed"]
});
/** Whether a notional anywhere needs less maintenance, or may have a higher multiple, than it did. */
function areLooser(next, present) {
	return [...next, ...present].some(({ floor }) => {
		const [now, before] = [tierAt(next, floor), tierAt(present, floor)];
		if (now === void 0 || before === void 0) return true;
		return now.maintenance < before.maintenance || now.multipleMax > before.multipleMax;
	});
}
function tierAt(tiers, notional) {
	return tiers.findLast(({ floor }) => floor <= notional);
}
// packages/exchange/src/modules/contract/terms.ts
var tiersMax = 20;
/** The highest multiple at all; a tier has to leave room for spread and fees beyond its maintenance. */
var multipleMax = 200;
var spreadMax = 5e4;
var lotsMaxOfAll = 1e9;
/** New terms are in force for tickets ordered afterwards. */
var termsChange$4 = changing({
	refuses(core, { type: _type, ...terms }) {
		const pair = core.catalog.pairs.get(terms.pairId);
		if (pair === void 0) return "pair_not_found";
		const before = core.contract.offered(terms.pairId);
		return (before === void 0 || before.terms.lot === terms.lot) && areSound$1(core, pair, terms) ? void 0 : "terms_invalid";
	},
	present(core, { type, pairId }) {
		const offered = core.contract.offered(pairId);
		return offered === void 0 ? void 0 : {
			type,
			...offered.terms
		};
	},
	weakens: termsWeakening$2,
	make(core, { type: _type, ...terms }) {
		const isFirst = core.contract.terms.length === 0;
		const termsId = core.contract.addTerms(core, terms);
		core.emit({
			type: "contract.terms_set",
			termsId,
			terms
		});
		if (isFirst) setOvernight(core);
		return { termsId };
	}
});
function areSound$1(core, pair, terms) {
	if (pair.quote.assetId !== core.catalog.unitOfAccount) return false;
	const perHundred = BigInt(100);
	if (terms.lot <= 0n || terms.lot % perHundred !== 0n) return false;
	if (quotePerTickLot(pair.tick, atoms(terms.lot / perHundred), pair.base, pair.quote) === void 0) return false;
	if (!(terms.lotsMin >= 1 && terms.lotsMin <= terms.lotsMax && terms.lotsMax <= terms.accountLotsMax) || terms.accountLotsMax > lotsMaxOfAll) return false;
	if (terms.spread > spreadMax || terms.fee > spreadMax || terms.liquidationFee > spreadMax) return false;
	if (terms.stress < 1 || terms.stress > 1e7 || terms.overnightRate > 1e7) return false;
	return areTiersSound(terms, 10n ** BigInt(pair.quote.scale));
}
function areTiersSound({ tiers, spread, fee }, wholeUnit) {
	if (tiers.length < 1 || tiers.length > tiersMax || tiers[0]?.floor !== 0n) return false;
	return tiers.every((tier, index) => {
		const below = tiers[index - 1];
		if (tier.floor < 0n || tier.floor % wholeUnit !== 0n) return false;
		if (tier.multipleMax < 1 || tier.multipleMax > multipleMax) return false;
		if (below !== void 0 && (tier.floor <= below.floor || tier.maintenance <= below.maintenance)) return false;
		if (below !== void 0 && tier.multipleMax > below.multipleMax) return false;
		return tier.maintenance >= 1 && tier.multipleMax * (tier.maintenance + spread + fee) <= 1e6;
	});
}
// packages/exchange/src/modules/contract/settle-close.ts
/**
* Closes so many lots of an open ticket at a price: releases the margin, pays the profit or takes the loss, takes the fee.
* It never fails: what an account cannot pay it does not pay, and what the house cannot pay it says (RULES 5). Who makes up
* for a deficit is `closeTicket`'s to settle.
*/
function settleClose(core, ticket, closing) {
	const { accountId, marginMode, lots: before } = ticket;
	const { lots, price } = closing;
	assert(lots > 0 && lots <= before, "a close takes some of the open lots");
	const market = core.contract.market(ticket.pairId);
	const terms = core.contract.termsOf(ticket.termsId);
	const settledBefore = partOf(ticket.settled, lots, before);
	const due = dueAt(market, ticket, lots, price);
	const notional = notionalAt(market.grid, lots, price, "up");
	const feeAsked = contractFee(notional, closing.liquidationFee ?? terms.fee);
	const gain = atoms(due > 0n ? due : 0n);
	const cut = smaller(closing.cut ?? 0n, gain);
	const payable = atoms(gain - cut);
	const fromUnderwriting = smaller(payable, houseAvailable$1(core, "underwriting"));
	const fromInsurance = smaller(atoms(payable - fromUnderwriting), houseAvailable$1(core, "insurance"));
	const paidOut = atoms(fromUnderwriting + fromInsurance);
	const shortfall = atoms(gain - paidOut);
	const loss = atoms(due < 0n ? -due : 0n);
	let released = partOf(ticket.margin, lots, before);
	const owed = atoms(loss + feeAsked);
	let means;
	if (marginMode === "isolated") {
		const missing = atoms(owed - released - paidOut);
		if (missing > 0n) released = atoms(released + smaller(missing, atoms(ticket.margin - released)));
		means = atoms(released + paidOut);
	} else {
		const own = atoms(released + paidOut);
		const missing = atoms(owed - own);
		means = missing <= 0n ? own : atoms(own + gather(core, accountId, missing, ticket, fromUnderwriting));
		const rest = atoms(ticket.margin - released);
		if (means < owed && rest > 0n) {
			const more = smaller(atoms(owed - means), rest);
			released = atoms(released + more);
			means = atoms(means + more);
		}
	}
	if (core.revision >= 1 && means < loss) means = atoms(means + gatherOpposite(core, ticket, atoms(loss - means), fromUnderwriting));
	const lossPaid = smaller(loss, means);
	const fee = smaller(feeAsked, atoms(means - lossPaid));
	const deficit = atoms(loss - lossPaid);
	const profit = atoms(due + settledBefore - shortfall + deficit);
	const user = leverWallet(core, accountId);
	freeze$1(core, accountId, "contract_margin", negated(released));
	pay(core, houseWallet(core, "underwriting"), user, "contract_profit", fromUnderwriting);
	pay(core, houseWallet(core, "insurance"), user, "contract_profit", fromInsurance);
	pay(core, user, houseWallet(core, "underwriting"), "contract_loss", lossPaid);
	pay(core, user, houseWallet(core, closing.liquidationFee === void 0 ? "fees" : "insurance"), closing.liquidationFee === void 0 ? "contract_fee" : "liquidation_fee", fee);
	if (released + paidOut + lossPaid + fee > 0n) core.post(ticket.ticketId);
	assert(leverBalance(core, accountId) >= 0n, "a balance stops at zero");
	market.wins.note(ticket, paidOut);
	market.count(ticket, lots, settledBefore, -1);
	ticket.lots = before - lots;
	ticket.margin = atoms(ticket.margin - released);
	ticket.settled = atoms(ticket.settled - settledBefore);
	ticket.profitTotal = atoms(ticket.profitTotal + profit);
	ticket.feeTotal = atoms(ticket.feeTotal + fee);
	finish(core, ticket, closing.reason);
	core.emit({
		type: "contract.closed",
		ticketId: ticket.ticketId,
		accountId,
		pairId: ticket.pairId,
		direction: ticket.direction,
		lots,
		lotsLeft: ticket.lots,
		entryPrice: ticket.entryPrice,
		price,
		markPrice: markOf(core, ticket.pairId),
		gridIndex: closing.gridIndex,
		reason: closing.reason,
		notional,
		profit,
		fee,
		marginReleased: released,
		marginLeft: ticket.margin,
		settledBefore,
		deficit,
		shortfall,
		profitTotal: ticket.profitTotal,
		feeTotal: ticket.feeTotal,
		overnightTotal: ticket.overnightTotal,
		copyOf: copySourceOf(ticket)
	});
	core.contract.guards.suspect(ticket);
	return {
		fee,
		deficit
	};
}
/** Takes the ticket out of where it no longer belongs after its lots have changed. */
function finish(core, ticket, reason) {
	const market = core.contract.market(ticket.pairId);
	if (ticket.lots > 0 && reason !== "user" && reason !== "reversed") {
		ticket.closingLots = Math.min(ticket.closingLots, ticket.lots);
		return;
	}
	market.closing.delete(ticket.ticketId);
	ticket.closingLots = 0;
	if (ticket.lots > 0) {
		ticket.status = "open";
		return;
	}
	ticket.status = "closed";
	market.removeExits(ticket);
	market.open[ticket.direction].delete(ticket.ticketId);
	core.contract.forget(ticket);
}
// packages/exchange/src/modules/contract/deleverage.ts
/** Who is deleveraged first: the highest return on margin times the multiple; older tickets first among equals. */
function ranked(core, market, direction) {
	const inProfit = [];
	for (const ticketId of market.open[direction]) {
		const ticket = core.contract.tickets.get(ticketId);
		const profit = unrealisedNow(core, ticket);
		if (profit > 0n) inProfit.push({
			ticket,
			score: returnRate(profit, ticket.margin) * ticket.multiple
		});
	}
	return inProfit.sort((a, b) => b.score - a.score || a.ticket.ticketId - b.ticket.ticketId);
}
/**
* A loss that an account could not pay (RULES 5): `insurance` pays the house for it as far as it can; the rest is cut from
* tickets of the other side by rank, on at most as many lots as were closed; what is then left, the house bears.
*/
function coverDeficit(core, market, ticket, closing, deficit) {
	if (deficit === 0n) return {
		fromInsurance: zero,
		fromOthers: zero
	};
	const fromInsurance = smaller(deficit, houseAvailable$1(core, "insurance"));
	if (fromInsurance > 0n) {
		pay(core, houseWallet(core, "insurance"), houseWallet(core, "underwriting"), "contract_deficit", fromInsurance);
		core.post(ticket.ticketId);
	}
	const missing = atoms(deficit - fromInsurance);
	let left = missing;
	let lotsLeft = closing.lots;
	const opposite = ticket.direction === "long" ? "short" : "long";
	if (left === 0n) return {
		fromInsurance,
		fromOthers: zero
	};
	for (const { ticket: other } of ranked(core, market, opposite)) {
		if (left === 0n || lotsLeft === 0) break;
		if (other.accountId === ticket.accountId || other.lots === 0) continue;
		const size = Math.min(other.lots, lotsLeft);
		const share = mulDiv(missing, BigInt(size), BigInt(closing.lots), "up");
		const terms = core.contract.termsOf(other.termsId);
		const price = quotePrice(market.grid, terms.spread, markOf(core, market.pair.pairId), other.direction, "close");
		const unpaid = smaller(atoms(share), atoms(left));
		const gain = dueAt(market, other, size, price);
		if (gain <= 0n) continue;
		settleClose(core, other, {
			lots: size,
			price,
			gridIndex: closing.gridIndex,
			reason: "deleveraged",
			cut: unpaid
		});
		left -= smaller(unpaid, gain);
		lotsLeft -= size;
	}
	return {
		fromInsurance,
		fromOthers: atoms(missing - left)
	};
}
// packages/exchange/src/modules/contract/close-ticket.ts
/** Closes so many lots of an open ticket at a price, and has others make up for what its owner could not pay. */
function closeTicket(core, ticket, closing) {
	const settled = settleClose(core, ticket, closing);
	const market = core.contract.market(ticket.pairId);
	return {
		...settled,
		...coverDeficit(core, market, ticket, closing, settled.deficit)
	};
}
// packages/exchange/src/modules/contract/coverage.ts
/** What the house owes the holders of one market together, at the last index; zero when they owe it. */
function owed(core, market) {
	const { long, short } = market.interest;
	if (long.lots === 0 && short.lots === 0) return 0n;
	const mark = markOf(core, market.pair.pairId);
	const net = market.owedTo("long", mark) + market.owedTo("short", mark);
	return net > 0n ? net : 0n;
}
/**
* Nothing is promised unfunded: if what the house owes over all markets grows beyond `underwriting` and `insurance`, the
* winners of the market that owes most are closed by rank, at the quote and in full, until it is covered again.
*/
function keepCovered(core, ticked, gridIndex) {
	const funds = () => houseAvailable$1(core, "underwriting") + houseAvailable$1(core, "insurance");
	const total = () => {
		let sum = 0n;
		for (const market of core.contract.markets.values()) sum += owed(core, market);
		return sum;
	};
	if (total() <= funds()) return;
	const largest = [...ticked.values()].sort((a, b) => {
		const difference = owed(core, b.market) - owed(core, a.market);
		if (difference !== 0n) return difference > 0n ? 1 : -1;
		return a.market.pair.pairId - b.market.pair.pairId;
	});
	for (const { market, mark } of largest) {
		const winners = market.owedTo("long", mark) > market.owedTo("short", mark) ? "long" : "short";
		for (const { ticket } of ranked(core, market, winners)) {
			if (total() <= funds()) return;
			const { spread } = core.contract.termsOf(ticket.termsId);
			const price = quotePrice(market.grid, spread, mark, ticket.direction, "close");
			closeTicket(core, ticket, {
				lots: ticket.lots,
				price,
				gridIndex,
				reason: "deleveraged"
			});
		}
	}
}
// packages/exchange/src/modules/contract/fill.ts
/** Tries a pending ticket at the quote of this tick (RULES 5): fills it, ends it with the reason, or lets it wait. */
function tryFill(core, ticket, mark, gridIndex) {
	const market = core.contract.market(ticket.pairId);
	const terms = core.contract.termsOf(ticket.termsId);
	const at = quotePrice(market.grid, terms.spread, mark, ticket.direction, "open");
	const isMarket = ticket.entryType === "market";
	if (market.pair.status !== "trading") {
		if (isMarket) cancelTicket(core, ticket, "pair_not_trading");
		return;
	}
	if (!isTouched(ticket, at)) {
		if (isMarket) cancelTicket(core, ticket, "slippage_limit");
		return;
	}
	if (ticket.lots > roomFor(core, ticket.pairId, ticket.direction)) {
		cancelTicket(core, ticket, "open_interest_full");
		return;
	}
	if (!canCarry(core, ticket, at, mark)) {
		cancelTicket(core, ticket, "margin_insufficient");
		return;
	}
	openTicket(core, ticket, at, mark, gridIndex);
}
/** Whether the account can pay for a fill at this price and would stand above its maintenance afterwards. */
function canCarry(core, ticket, at, mark) {
	const { grid } = core.contract.market(ticket.pairId);
	const terms = core.contract.termsOf(ticket.termsId);
	const notional = notionalAt(grid, ticket.lots, at, "up");
	if (ticket.multiple > multipleMaxAt(terms.tiers, notional)) return false;
	const margin = marginFor(notional, ticket.multiple);
	const extra = margin + contractFee(notional, terms.fee) - ticket.hold;
	const assetId = core.contract.assetId(core);
	if (extra > 0n && core.spendable(ticket.accountId, "lever", assetId) < extra) return false;
	const unrealised = profitBetween(grid, ticket.direction, ticket.lots, at, mark);
	const maintenance = maintenanceFor(terms.tiers, notionalAt(grid, ticket.lots, mark, "up"));
	if (ticket.marginMode === "isolated") return margin + unrealised > maintenance;
	const balance = atoms(leverBalance(core, ticket.accountId) - extra);
	const risk = riskOf(core, openCross(core, ticket.accountId), balance);
	return equityOf(risk) + margin + unrealised > risk.maintenance + maintenance;
}
/** Opens a pending ticket at a price: margin stays frozen, the fee goes to `fees`, the rest of the hold is released. */
function openTicket(core, ticket, at, mark, gridIndex) {
	const market = core.contract.market(ticket.pairId);
	const terms = core.contract.termsOf(ticket.termsId);
	const { ticketId, accountId, pairId, direction, lots, multiple, marginMode } = ticket;
	const notional = notionalAt(market.grid, lots, at, "up");
	const margin = marginFor(notional, multiple);
	const fee = contractFee(notional, terms.fee);
	market.removePending(ticket);
	freeze$1(core, accountId, "contract_release", negated(ticket.hold));
	freeze$1(core, accountId, "contract_margin", margin);
	pay(core, leverWallet(core, accountId), houseWallet(core, "fees"), "contract_fee", fee);
	core.post(ticketId);
	ticket.hold = zero;
	ticket.status = "open";
	ticket.entryPrice = at;
	ticket.openedAtMs = core.nowMs;
	ticket.margin = margin;
	ticket.feeTotal = fee;
	market.open[direction].add(ticketId);
	market.count(ticket, lots, zero, 1);
	market.addExits(ticket);
	core.emit({
		type: "contract.opened",
		ticketId,
		accountId,
		pairId,
		direction,
		lots,
		multiple,
		marginMode,
		price: at,
		markPrice: mark,
		gridIndex,
		notional,
		margin,
		fee,
		copyOf: copySourceOf(ticket)
	});
	core.contract.guards.suspect(ticket);
}
// packages/exchange/src/modules/contract/liquidate.ts
/** Looks at every unit that may be due, and at those that fall with them, in order of their numbers. */
function liquidateAllDue(core, ticked, gridIndex) {
	const { guards } = core.contract;
	const stuck = [];
	for (let unitId = guards.takeSuspect(); unitId !== void 0; unitId = guards.takeSuspect()) {
		const left = liquidateIfDue(core, unitId, ticked, gridIndex);
		if (left !== void 0) stuck.push(left);
	}
	for (const ticket of stuck) guards.suspect(ticket);
}
/** Looks at a risk unit exactly: liquidates it when it is due, and sets new bounds around what is left. Returns a ticket of a unit that stays due. */
function liquidateIfDue(core, unitId, ticked, gridIndex) {
	const { guards } = core.contract;
	let risk = unitRisk(core, unitId);
	if (risk.tickets.length === 0) {
		guards.disarm(unitId);
		return;
	}
	if (isDue(risk) && isCrossUnit(unitId)) {
		if (releasePending(core, accountOfUnit(unitId))) risk = unitRisk(core, unitId);
	}
	if (isDue(risk)) risk = liquidate(core, unitId, risk, ticked, gridIndex);
	guards.arm(unitId, risk.tickets.length === 0 ? [] : guardsFor(core, risk));
	return isDue(risk) ? risk.tickets[0] : void 0;
}
function isDue(risk) {
	return risk.tickets.length > 0 && isLiquidated(equityOf(risk), risk.maintenance);
}
function releasePending(core, accountId) {
	const waiting = [...core.contract.ticketsOf(accountId)].filter((ticket) => ticket.status === "pending" && ticket.marginMode === "cross" && ticket.hold > 0n);
	for (const ticket of waiting) cancelTicket(core, ticket, "liquidation");
	return waiting.length > 0;
}
/** The ticket with the largest unrealised loss among those whose price may be acted on; the older of equals. */
function worstOf(core, tickets, ticked) {
	let worst;
	for (const ticket of tickets) {
		if (!ticked.has(ticket.pairId)) continue;
		const unrealised = unrealisedNow(core, ticket);
		const isWorse = worst === void 0 || unrealised < worst.unrealised;
		const isOlder = unrealised === worst?.unrealised && ticket.ticketId < worst.ticket.ticketId;
		if (isWorse || isOlder) worst = {
			ticket,
			unrealised
		};
	}
	return worst?.ticket;
}
/** Closes the worst ticket, and the next worst, until the rest stands above its maintenance (RULES 5). */
function liquidate(core, unitId, found, ticked, gridIndex) {
	const [first] = found.tickets;
	const report = found.tickets.map((ticket) => ({
		ticketId: ticket.ticketId,
		pairId: ticket.pairId,
		direction: ticket.direction,
		lots: ticket.lots,
		entryPrice: ticket.entryPrice,
		markPrice: markOf(core, ticket.pairId),
		margin: ticket.margin,
		unrealised: unrealisedNow(core, ticket),
		maintenance: maintenanceNow(core, ticket)
	}));
	const closed = [];
	const sums = {
		fee: 0n,
		deficit: 0n,
		fromInsurance: 0n,
		fromOthers: 0n
	};
	let risk = found;
	while (isDue(risk)) {
		const worst = worstOf(core, risk.tickets, ticked);
		if (worst === void 0) break;
		const { spread, liquidationFee } = core.contract.termsOf(worst.termsId);
		const { market, mark } = ticked.get(worst.pairId);
		const price = quotePrice(market.grid, spread, mark, worst.direction, "close");
		const result = closeTicket(core, worst, {
			lots: worst.lots,
			price,
			gridIndex,
			reason: "liquidation",
			liquidationFee
		});
		closed.push(worst.ticketId);
		sums.fee += result.fee;
		sums.deficit += result.deficit;
		sums.fromInsurance += result.fromInsurance;
		sums.fromOthers += result.fromOthers;
		risk = unitRisk(core, unitId);
	}
	if (closed.length === 0 || first === void 0) return risk;
	core.emit({
		type: "contract.liquidated",
		accountId: first.accountId,
		marginMode: first.marginMode,
		gridIndex,
		equity: equityOf(found),
		margin: found.margin,
		maintenance: found.maintenance,
		tickets: report,
		closed,
		fee: atoms(sums.fee),
		deficit: atoms(sums.deficit),
		fromInsurance: atoms(sums.fromInsurance),
		fromOthers: atoms(sums.fromOthers),
		equityAfter: risk.tickets.length === 0 && !isCrossUnit(unitId) ? zero : equityOf(risk)
	});
	return risk;
}
// packages/exchange/src/modules/contract/tick.ts
/**
* What a tick does to contracts, in this order: what was asked to be closed closes, exits trigger, waiting orders fill, then
* whoever is at or below the maintenance is liquidated. All of it at the quotes of this one tick. A price that is stale, or of a
* market that is closed, moves nothing.
*/
function onTick$1(core, { gridIndex, prices }) {
	if (core.contract.terms.length === 0) return;
	const atMs = gridIndex * 500;
	const ticked = /* @__PURE__ */ new Map();
	for (const market of core.contract.markets.values()) market.wins.clear();
	for (const { pairId, price } of prices) {
		const market = core.contract.markets.get(pairId);
		if (market === void 0) continue;
		core.contract.guards.touch(market, price);
		expireAfterClose(core, market, atMs);
		if (core.index.fresh(pairId, core.nowMs) === void 0) continue;
		if (core.sessions.isOpen(pairId, atMs)) ticked.set(pairId, {
			market,
			mark: price
		});
	}
	for (const { market, mark } of ticked.values()) closeAsked(core, market, mark, gridIndex);
	for (const { market, mark } of ticked.values()) fireExits(core, market, mark, gridIndex);
	for (const { market, mark } of ticked.values()) fillWaiting(core, market, mark, gridIndex);
	liquidateAllDue(core, ticked, gridIndex);
	keepCovered(core, ticked, gridIndex);
}
function inOrder(core, ticketIds) {
	const tickets = [];
	for (const ticketId of ticketIds) {
		const ticket = core.contract.tickets.get(ticketId);
		if (ticket !== void 0) tickets.push(ticket);
	}
	return tickets.sort((a, b) => a.ticketId - b.ticketId);
}
/** The house's price for closing a ticket at a mark, under the ticket's own terms. */
function closingQuote(core, market, ticket, mark) {
	return quotePrice(market.grid, core.contract.termsOf(ticket.termsId).spread, mark, ticket.direction, "close");
}
/** A market order does not outlive the session it was given in: the next one may open anywhere. */
function expireAfterClose(core, market, atMs) {
	const { pairId } = market.pair;
	if (market.atNextTick.size === 0 || !core.sessions.calendars.has(pairId)) return;
	for (const ticket of inOrder(core, market.atNextTick)) {
		if (ticket.entryType !== "market") continue;
		const closesAtMs = core.sessions.isOpen(pairId, ticket.orderedAtMs) ? core.sessions.changesAtMs(pairId, ticket.orderedAtMs) : ticket.orderedAtMs;
		if (closesAtMs !== void 0 && atMs >= closesAtMs) cancelTicket(core, ticket, "market_closed");
	}
}
function closeAsked(core, market, mark, gridIndex) {
	for (const ticket of inOrder(core, market.closing)) {
		if (ticket.status !== "closing") continue;
		const price = closingQuote(core, market, ticket, mark);
		const reason = ticket.isReversing === 1 ? "reversed" : "user";
		closeTicket(core, ticket, {
			lots: ticket.closingLots,
			price,
			gridIndex,
			reason
		});
	}
}
function fireExits(core, market, mark, gridIndex) {
	const floor = Math.floor(mark / market.grid.tick);
	const ceil = Math.ceil(mark / market.grid.tick);
	for (const [reason, triggers] of [["stop_loss", market.stopLosses], ["take_profit", market.takeProfits]]) for (const ticketId of triggers.takeTouched(floor, ceil)) {
		const ticket = core.contract.tickets.get(ticketId);
		if (ticket === void 0 || !isOpen(ticket)) continue;
		const asked = reason === "stop_loss" ? ticket.stopLossLots : ticket.takeProfitLots;
		clearExit(ticket, reason);
		closeTicket(core, ticket, {
			lots: asked === 0 ? ticket.lots : Math.min(asked, ticket.lots),
			price: closingQuote(core, market, ticket, mark),
			gridIndex,
			reason
		});
	}
}
/** An exit fires once; the trigger that held it has let it go already. */
function clearExit(ticket, reason) {
	if (reason === "stop_loss") {
		ticket.stopLossPrice = 0;
		ticket.stopLossLots = 0;
	} else {
		ticket.takeProfitPrice = 0;
		ticket.takeProfitLots = 0;
	}
}
function fillWaiting(core, market, mark, gridIndex) {
	const { tick } = market.grid;
	for (const touched of market.limits.takeTouched(Math.floor(mark / tick), Math.ceil(mark / tick))) market.atNextTick.add(touched);
	for (const ticket of inOrder(core, market.atNextTick)) if (ticket.status === "pending") tryFill(core, ticket, mark, gridIndex);
}
// packages/exchange/src/modules/contract/module.ts
/** Leveraged contracts against the house (RULES 5): tickets, margins, liquidation, overnight fees. */
var contractModule = defineModule({
	name: "contract",
	handlers: {
		"contract.set_terms": termsChange$4,
		"contract.open": {
			actor: "user",
			handle: open
		},
		"contract.cancel": {
			actor: "user",
			handle: cancel$3
		},
		"contract.close": {
			actor: "user",
			handle: close$1
		},
		"contract.close_many": {
			actor: "user",
			handle: closeMany
		},
		"contract.set_exits": {
			actor: "user",
			handle: setExits
		},
		"contract.change_exits": {
			actor: "user",
			handle: changeExits
		},
		"contract.move_margin": {
			actor: "user",
			handle: moveMargin
		},
		"contract.reverse": {
			actor: "user",
			handle: reverse
		}
	},
	reactions: {
		"index.ticked": onTick$1,
		"transfer.moved"(core, { accountId, from }) {
			if (from === "lever") core.contract.guards.suspectAccount(accountId);
		}
	},
	due: { "contract.overnight": chargeOvernight },
	keeps(core, accountId, walletType, assetId) {
		if (walletType !== "lever" || core.contract.countOf(accountId) === 0) return zero;
		if (assetId !== core.contract.assetId(core)) return zero;
		const { margin, unrealised, maintenance, tickets } = crossRisk(core, accountId);
		if (tickets.length === 0) return zero;
		const needed = margin > maintenance ? 0n : maintenance + 1n - margin;
		return atoms(needed > unrealised ? needed - unrealised : 0n);
	},
	*holds(core) {
		for (const { accountId, hold, margin } of core.contract.tickets.values()) yield {
			accountId,
			walletType: "lever",
			assetId: core.contract.assetId(core),
			amount: atoms(hold + margin)
		};
	},
	isEmpty: (core) => core.contract.terms.length === 0,
	write: (core, writer) => core.contract.write(writer),
	read: (core, reader) => core.contract.read(core, reader),
	check: checkContracts
});
// packages/exchange/src/modules/convert/check.ts
/** Throws when a quote is not one of those that may be open, or does not add up. */
function checkDesk({ convertDesk: desk, nowMs }) {
	const open = /* @__PURE__ */ new Map();
	for (const quote of desk.quotes.values()) {
		const { accountId, fromAssetId, toAssetId, gross, fee, toAmount, midRate, rate } = quote;
		assert(quote.expiresAtMs >= nowMs, "a quote that has expired is forgotten");
		assert(minus(gross, fee) === toAmount, "what a quote brings is what the house gives, less the fee");
		assert(rate <= midRate, "a quote is not better than the index");
		if (quote.status !== "open") continue;
		const pairs = open.get(accountId) ?? /* @__PURE__ */ new Set();
		const [low, high] = fromAssetId < toAssetId ? [fromAssetId, toAssetId] : [toAssetId, fromAssetId];
		assert(!pairs.has(`${low} ${high}`), "an account has one open quote of two assets");
		open.set(accountId, pairs.add(`${low} ${high}`));
		assert(pairs.size <= 5, "an account has no more open quotes than it may");
	}
}
// packages/exchange/src/modules/index-prices/worth.ts
var one = price(1e8);
/** The index price of an asset in the unit of account: 1 for the unit itself; none when it has no index or a stale one. */
function worthOf(core, assetId) {
	if (assetId === core.catalog.unitOfAccount) return one;
	const pair = core.catalog.pricingPair(assetId);
	return pair === void 0 ? void 0 : core.index.fresh(pair.pairId, core.nowMs);
}
// packages/exchange/src/modules/convert/settle.ts
/** Coins are converted in the spot account; fiat lives in `legal` only, and is given from there and received there. */
function walletTypeOf$1(core, assetId) {
	return core.catalog.assets.get(assetId)?.assetClass === "fiat" ? "legal" : "change";
}
/** What the house has to give of an asset. */
function houseAvailable(core, assetId) {
	return core.ledger.available(core.ledger.wallet(house.liquidity, "house", assetId));
}
/** Posts a quote as it was shown, and states it. */
function settle$2(core, quote) {
	const { ledger } = core;
	const { quoteId, accountId, fromAssetId, toAssetId, fromAmount, gross, toAmount, fee, midRate, rate } = quote;
	const source = ledger.wallet(accountId, walletTypeOf$1(core, fromAssetId), fromAssetId);
	const received = ledger.wallet(accountId, walletTypeOf$1(core, toAssetId), toAssetId);
	ledger.line(source, "convert", negated(fromAmount), zero);
	ledger.line(ledger.wallet(house.liquidity, "house", fromAssetId), "convert", fromAmount, zero);
	ledger.line(ledger.wallet(house.liquidity, "house", toAssetId), "convert", negated(gross), zero);
	ledger.line(received, "convert", gross, zero);
	if (fee > 0n) {
		ledger.line(received, "convert_fee", negated(fee), zero);
		ledger.line(ledger.wallet(house.fees, "house", toAssetId), "convert_fee", fee, zero);
	}
	core.post(quoteId);
	const figures = {
		quoteId,
		fromAssetId,
		toAssetId,
		fromAmount,
		toAmount,
		fee
	};
	core.emit({
		type: "convert.converted",
		accountId,
		...figures,
		midRate,
		rate
	});
	return figures;
}
// packages/exchange/src/modules/convert/former.ts
function isConvertible$1(core, asset) {
	const isPriced = asset.assetId === core.catalog.unitOfAccount || core.catalog.pricingPair(asset.assetId) !== void 0;
	return asset.assetClass === "coin" && isPriced;
}
/** A quote under the rules before revision 1: as many as one likes, of any size, never withdrawn. */
function formerQuote(core, command) {
	const { catalog, convert } = core;
	const { accountId, amount } = command;
	if (!core.accounts.has(accountId)) return reject("account_not_found");
	if (!core.products.allows(accountId, "convert")) return reject("product_unavailable");
	const from = catalog.assets.get(command.fromAssetId);
	const to = catalog.assets.get(command.toAssetId);
	if (from === void 0 || to === void 0) return reject("asset_not_found");
	if (from === to) return reject("convert_same_asset");
	const { terms } = convert;
	if (terms === void 0 || !isConvertible$1(core, from) || !isConvertible$1(core, to)) return reject("convert_not_offered");
	if (amount <= 0n) return reject("amount_invalid");
	const fromPrice = worthOf(core, from.assetId);
	const toPrice = worthOf(core, to.assetId);
	if (fromPrice === void 0 || toPrice === void 0) return reject("index_stale");
	const unit = catalog.assets.get(catalog.unitOfAccount);
	if (notionalOf(amount, fromPrice, {
		base: from.scale,
		quote: unit.scale
	}, "down") < terms.minValue) return reject("convert_too_small");
	const figures = conversionFigures(amount, {
		scale: from.scale,
		worth: worthAtPrice(fromPrice)
	}, {
		scale: to.scale,
		worth: worthAtPrice(toPrice)
	}, terms);
	if (figures.toAmount <= 0n) return reject("convert_too_small");
	if (houseAvailable(core, to.assetId) < figures.gross) return reject("liquidity_insufficient");
	const quoteId = convert.nextQuoteId;
	convert.nextQuoteId += 1;
	const expiresAtMs = core.nowMs + formerQuoteValidMs;
	const asked = {
		quoteId,
		fromAssetId: from.assetId,
		toAssetId: to.assetId,
		fromAmount: amount
	};
	convert.quotes.set(quoteId, {
		...asked,
		...figures,
		accountId,
		expiresAtMs,
		isUsed: false
	});
	core.timers.set(expiresAtMs + 1, "convert.quote_expiry", quoteId);
	const { toAmount, fee, midRate, rate } = figures;
	return done({
		...asked,
		toAmount,
		fee,
		midRate,
		rate,
		expiresAtMs
	});
}
/** Executes such a quote as it was shown, whatever the index has done since. */
function formerAccept(core, command) {
	const { convert, ledger } = core;
	const { accountId } = command;
	const quote = convert.quotes.get(command.quoteId);
	if (quote === void 0) return reject(command.quoteId < convert.nextQuoteId ? "quote_expired" : "quote_not_found");
	if (quote.accountId !== accountId) return reject("quote_not_found");
	if (quote.isUsed) return reject("quote_used");
	if (core.clock.fault !== void 0) return reject("clock_fault");
	const source = ledger.wallet(accountId, "change", quote.fromAssetId);
	if (ledger.available(source) < quote.fromAmount) return reject("balance_insufficient");
	if (houseAvailable(core, quote.toAssetId) < quote.gross) return reject("liquidity_insufficient");
	convert.quotes.set(quote.quoteId, {
		...quote,
		isUsed: true
	});
	return done(settle$2(core, quote));
}
// packages/exchange/src/modules/convert/pricing.ts
/** Movements are counted from one step of four seconds to the next. */
var gridsPerStep = 8;
/** Coins with an index, the unit of account, and fiat that somebody has told a rate of. */
function isConvertible(core, asset) {
	if (asset.assetClass === "fiat") return core.convertDesk.fiats.has(asset.assetId);
	const isPriced = asset.assetId === core.catalog.unitOfAccount || core.catalog.pricingPair(asset.assetId) !== void 0;
	return asset.assetClass === "coin" && isPriced;
}
/** Whether a fiat's rate is too old to convert at. */
function isFiatStale(core, assetId) {
	const fiat = core.convertDesk.fiats.get(assetId);
	return fiat === void 0 || core.nowMs - fiat.asOfMs > 2592e5;
}
/** One side of a conversion at the present index, or why there is no price to convert it at. */
function sideOf(core, asset) {
	const { assetId, scale } = asset;
	if (asset.assetClass === "fiat") {
		const fiat = core.convertDesk.fiats.get(assetId);
		if (fiat === void 0 || isFiatStale(core, assetId)) return reject("fiat_rate_stale");
		return done({
			scale,
			worth: worthAtRate(fiat.fiatRate)
		});
	}
	const fresh = worthOf(core, assetId);
	return fresh === void 0 ? reject("index_stale") : done({
		scale,
		worth: worthAtPrice(fresh)
	});
}
/** How much an asset moves in four seconds: its mean, or what it has done since the last step where that is more. */
function movementOf(core, asset) {
	const pair = core.catalog.pricingPair(asset.assetId);
	const movement = pair === void 0 ? void 0 : core.convertDesk.movements.get(pair.pairId);
	const last = pair === void 0 ? void 0 : core.index.last(pair.pairId);
	if (movement === void 0 || last === void 0) return 0;
	return Math.max(movement.mean, movementBetween(movement.sampled, last.price));
}
/** What is taken off the index rate between two assets at this moment (RULES 13). */
function spreadBetween(core, terms, from, to) {
	const hasFiat = from.assetClass === "fiat" || to.assetClass === "fiat";
	return spreadOf(movementOf(core, from) + movementOf(core, to), {
		least: hasFiat ? terms.fiatSpread : terms.spread,
		most: terms.spreadMax,
		movementFactor: terms.movementFactor
	});
}
/** Keeps how much the coins move that can be converted. */
function observeTick(core, { gridIndex, prices }) {
	if (core.revision < 1) return;
	const step = Math.floor(gridIndex / gridsPerStep);
	for (const ticked of prices) {
		const base = core.catalog.pairs.get(ticked.pairId)?.base;
		if (base?.assetClass !== "coin" || core.catalog.pricingPair(base.assetId)?.pairId !== ticked.pairId) continue;
		core.convertDesk.observe(ticked.pairId, step, ticked.price, ({ mean, sampled }) => meanMovement(mean, movementBetween(price(sampled), ticked.price)));
	}
}
// packages/exchange/src/modules/convert/quote.ts
/**
* A quote that is fixed for eight seconds. It is a command, so that what was shown is what is carried out, on any machine and
* after any crash; how many somebody can ask for is bounded, and a new one replaces an open one of the same two assets.
*/
function quote(core, command) {
	const { catalog, convert, convertDesk: desk } = core;
	const { accountId, amount } = command;
	if (!core.accounts.has(accountId)) return reject("account_not_found");
	if (!core.products.allows(accountId, "convert")) return reject("product_unavailable");
	const from = catalog.assets.get(command.fromAssetId);
	const to = catalog.assets.get(command.toAssetId);
	if (from === void 0 || to === void 0) return reject("asset_not_found");
	if (from === to) return reject("convert_same_asset");
	const { terms } = desk;
	if (terms === void 0 || !isConvertible(core, from) || !isConvertible(core, to)) return reject("convert_not_offered");
	if (amount <= 0n) return reject("amount_invalid");
	const open = desk.openQuotesOf(accountId);
	const former = open.find((one) => isSamePair(one, from, to));
	if (open.length - (former === void 0 ? 0 : 1) >= 5 || !desk.mayAsk(accountId, core.nowMs)) return reject("too_many_quotes");
	if (core.clock.fault !== void 0) return reject("clock_fault");
	const given = sideOf(core, from);
	const received = sideOf(core, to);
	if (!given.ok) return given;
	if (!received.ok) return received;
	const { scale: unitScale } = unitOf(core);
	if (valueInUnit(amount, given.value, unitScale, "down") < terms.minValue) return reject("convert_too_small");
	const value = valueInUnit(amount, given.value, unitScale, "up");
	if (value > terms.maxValue) return reject("convert_too_large");
	const overLimit = limitReached(core, terms, {
		accountId,
		fromAssetId: from.assetId,
		toAssetId: to.assetId,
		value
	});
	if (overLimit !== void 0) return reject(overLimit);
	const spread = spreadBetween(core, terms, from, to);
	const figures = conversionFigures(amount, given.value, received.value, {
		spread,
		fee: terms.fee
	});
	if (figures.toAmount <= 0n) return reject("convert_too_small");
	if (houseAvailable(core, to.assetId) < figures.gross) return reject("liquidity_insufficient");
	if (former !== void 0) desk.keepQuote({
		...former,
		status: "replaced"
	});
	const quoteId = convert.nextQuoteId;
	convert.nextQuoteId += 1;
	const expiresAtMs = core.nowMs + quoteValidMs;
	const asked = {
		quoteId,
		fromAssetId: from.assetId,
		toAssetId: to.assetId,
		fromAmount: amount
	};
	desk.keepQuote({
		...asked,
		...figures,
		accountId,
		value,
		expiresAtMs,
		status: "open"
	});
	core.timers.set(expiresAtMs + 1, "convert.quote_expiry", quoteId);
	const minuteEndsAtMs = desk.countQuote(accountId, core.nowMs);
	if (minuteEndsAtMs !== void 0) core.timers.set(minuteEndsAtMs, "convert.minute_end", accountId);
	const { toAmount, fee, midRate, rate } = figures;
	return done({
		...asked,
		toAmount,
		fee,
		midRate,
		rate,
		expiresAtMs
	});
}
/** Executes a quote as it was shown or refuses it; it is never re-priced (RULES 13). */
function accept(core, { accountId, quoteId }) {
	const { convert, convertDesk: desk, ledger } = core;
	const quoted = desk.quotes.get(quoteId);
	if (quoted === void 0) return reject(quoteId < convert.nextQuoteId ? "quote_expired" : "quote_not_found");
	if (quoted.accountId !== accountId) return reject("quote_not_found");
	if (quoted.status === "used") return reject("quote_used");
	if (quoted.status === "replaced") return reject("quote_replaced");
	const { fromAssetId, toAssetId } = quoted;
	if (!core.products.allows(accountId, "convert")) return reject("product_unavailable");
	if (core.clock.fault !== void 0) return reject("clock_fault");
	const given = sideOf(core, assetOf(core, fromAssetId));
	const received = sideOf(core, assetOf(core, toAssetId));
	if (!given.ok) return given;
	if (!received.ok) return received;
	if (hasMoved(quoted, midRateOf(given.value.worth, received.value.worth))) return reject("quote_moved");
	const overLimit = limitReached(core, present(desk.terms, "a quote was made under terms"), quoted);
	if (overLimit !== void 0) return reject(overLimit);
	const source = ledger.wallet(accountId, walletTypeOf$1(core, fromAssetId), fromAssetId);
	if (ledger.available(source) < quoted.fromAmount) return reject("balance_insufficient");
	if (houseAvailable(core, toAssetId) < quoted.gross) return reject("liquidity_insufficient");
	desk.keepQuote({
		...quoted,
		status: "used"
	});
	count(core, accountId, fromAssetId, quoted.value);
	count(core, accountId, toAssetId, quoted.value);
	count(core, house.liquidity, toAssetId, quoted.value);
	return done(settle$2(core, quoted));
}
/** Which limit of a day a conversion would go beyond: the account's on either asset, the house's on what it gives. */
function limitReached(core, terms, { accountId, fromAssetId, toAssetId, value }) {
	const { convertDesk: desk, nowMs } = core;
	const isWithin = (owner, assetId, max) => plus(desk.usedOf(owner, assetId, nowMs), value) <= max;
	if (!(isWithin(accountId, fromAssetId, terms.accountDayMax) && isWithin(accountId, toAssetId, terms.accountDayMax))) return "convert_day_limit";
	return isWithin(house.liquidity, toAssetId, terms.houseDayMax) ? void 0 : "convert_house_limit";
}
function count(core, owner, assetId, value) {
	const endsAtMs = core.convertDesk.countUse(owner, assetId, value, core.nowMs);
	if (endsAtMs !== void 0) core.timers.set(endsAtMs, "convert.day_end", owner);
}
/** Either direction: two quotes that face each other would be a straddle. */
function isSamePair(quoted, from, to) {
	const { fromAssetId, toAssetId } = quoted;
	return fromAssetId === from.assetId && toAssetId === to.assetId || fromAssetId === to.assetId && toAssetId === from.assetId;
}
function assetOf(core, assetId) {
	return present(core.catalog.assets.get(assetId), "a quote is of listed assets");
}
function unitOf(core) {
	const { unitOfAccount } = core.catalog;
	assert(unitOfAccount !== void 0, "what is priced has a unit of account");
	return assetOf(core, unitOfAccount);
}
// packages/exchange/src/modules/convert/terms.ts
var sourceSizeMax = 64;
/** Replaces the terms; open quotes keep what they were made at, and limits count what was converted before. */
var termsChange$3 = changing({
	refuses(_core, { spread, fiatSpread, spreadMax, fee, minValue, maxValue, accountDayMax, houseDayMax }) {
		return spread <= fiatSpread && fiatSpread <= spreadMax && spreadMax < 1e6 && fee < 1e6 && minValue >= 0n && minValue <= maxValue && maxValue <= accountDayMax && accountDayMax <= houseDayMax ? void 0 : "terms_invalid";
	},
	present: ({ convertDesk: { terms } }, { type }) => terms === void 0 ? void 0 : {
		type,
		...terms
	},
	weakens: weakeningBy({
		type: "fixed",
		spread: ["either", "confirmed"],
		fiatSpread: ["either", "confirmed"],
		spreadMax: ["either", "confirmed"],
		movementFactor: ["either", "confirmed"],
		fee: ["either", "confirmed"],
		minValue: ["down", "confirmed"],
		maxValue: ["up", "confirmed"],
		accountDayMax: ["up", "confirmed"],
		houseDayMax: ["up", "confirmed"]
	}),
	make(core, { type: _type, ...terms }) {
		core.convertDesk.terms = terms;
		core.emit({
			type: "convert.terms_set",
			...terms
		});
		return {};
	}
});
/** A rate of fiat: whose, and when it was so. Open quotes keep their rate, and are refused where it has moved too far. */
function setFiatTerms(core, { type: _type, ...fiat }) {
	const { assetId, fiatRate, source, asOfMs } = fiat;
	const asset = core.catalog.assets.get(assetId);
	if (asset === void 0) return reject("asset_not_found");
	const isSourced = source.length >= 1 && source.length <= sourceSizeMax;
	const isOfNow = asOfMs <= core.nowMs + 5e3 && core.nowMs - asOfMs <= 2592e5;
	if (asset.assetClass !== "fiat" || fiatRate <= 0 || !isSourced || !isOfNow) return reject("fiat_rate_invalid");
	core.convertDesk.fiats.set(assetId, fiat);
	core.emit({
		type: "convert.fiat_terms_set",
		...fiat
	});
	return done({});
}
/** Terms of the first rules, which hold only under them. */
function setFormerTerms(core, { spread, fee, minValue }) {
	if (core.revision >= 1) return reject("not_permitted");
	if (spread >= 1e6 || fee >= 1e6 || minValue < 0n) return reject("amount_invalid");
	core.convert.terms = {
		spread,
		fee,
		minValue
	};
	return done({});
}
// packages/exchange/src/modules/convert/module.ts
/** Conversion at a quoted rate against the house's `liquidity` account: coins in the spot wallets, fiat in `legal`. */
var convertModule = defineModule({
	name: "convert",
	handlers: {
		"convert.set_former_terms": {
			actor: ["operator", "system"],
			handle: setFormerTerms
		},
		"convert.quote": {
			actor: "user",
			handle: (core, command) => core.revision >= 1 ? quote(core, command) : formerQuote(core, command)
		},
		"convert.accept": {
			actor: "user",
			handle: (core, command) => core.revision >= 1 ? accept(core, command) : formerAccept(core, command)
		}
	},
	due: { "convert.quote_expiry"(core, reference) {
		core.convert.quotes.delete(reference);
		core.convertDesk.forgetQuote(reference);
	} },
	write: (core, writer) => core.convert.write(writer),
	read: (core, reader) => core.convert.read(reader)
});
/** What quotes are made by since revision 1: limits, how much prices move, rates of fiat. */
var convertDeskModule = defineModule({
	name: "convert_desk",
	handlers: {
		"convert.set_terms": termsChange$3,
		"convert.set_fiat_terms": {
			actor: ["operator", "system"],
			handle: setFiatTerms
		}
	},
	reactions: { "index.ticked": observeTick },
	due: {
		"convert.minute_end": (core, reference) => core.convertDesk.forgetMinute(reference, core.nowMs),
		"convert.day_end": (core, reference) => core.convertDesk.forgetUses(reference, core.nowMs)
	},
	isEmpty: (core) => core.convertDesk.isEmpty,
	write: (core, writer) => core.convertDesk.write(writer),
	read: (core, reader) => core.convertDesk.read(reader),
	check: checkDesk
});
// packages/exchange/src/modules/contract/rank.ts
var lights = 5;
var known = /* @__PURE__ */ new WeakMap();
/**
* How near a ticket is to being deleveraged, in fifths of its side: 5 is the first fifth, 0 is not in profit. Only shown; the
* table is made at most once a tick, and only when somebody asks.
*/
function deleverageRank(core, ticket) {
	const market = core.contract.market(ticket.pairId);
	const tables = known.get(market) ?? /* @__PURE__ */ new Map();
	known.set(market, tables);
	const count = market.open[ticket.direction].size;
	let table = tables.get(ticket.direction);
	if (table === void 0 || table.gridIndex !== core.index.lastGridIndex || table.count !== count) {
		const order = ranked(core, market, ticket.direction);
		const ranks = new Map(order.map(({ ticket: one }, place) => [one.ticketId, lights - Math.floor(place * lights / order.length)]));
		table = {
			gridIndex: core.index.lastGridIndex,
			count,
			ranks
		};
		tables.set(ticket.direction, table);
	}
	return table.ranks.get(ticket.ticketId) ?? 0;
}
// packages/exchange/src/modules/contract/liquidation-price.ts
/** Of a ticket that is open: the mark at which it is liquidated if nothing else changes, on the tick grid. */
function liquidationOf(core, ticket, risk) {
	if (ticket.marginMode === "cross") return crossLiquidation(core, risk, ticket.pairId, ticket.direction, void 0);
	const { grid } = core.contract.market(ticket.pairId);
	return ownLiquidation(grid, legOf(core, ticket), ticket.margin);
}
/**
* Of one side of a pair in a cross account, which may get another ticket. All its tickets in the pair move with the mark
* together; the tickets in other pairs are worth what they are worth now.
*/
function crossLiquidation(core, risk, pairId, direction, added) {
	const { grid } = core.contract.market(pairId);
	const here = risk.tickets.filter((ticket) => ticket.pairId === pairId);
	let behind = equityOf(risk) - risk.maintenance;
	for (const ticket of here) behind += maintenanceNow(core, ticket) - unrealisedNow(core, ticket);
	const legs = here.map((ticket) => legOf(core, ticket));
	if (added !== void 0) legs.push(added);
	const [only] = legs;
	if (legs.length === 1 && only !== void 0) return ownLiquidation(grid, only, behind);
	return sharedOn(grid, legs, behind, direction, markOf(core, pairId));
}
function legOf(core, { direction, lots, entryPrice, settled, termsId }) {
	return {
		direction,
		lots,
		entryPrice,
		settled,
		tiers: core.contract.termsOf(termsId).tiers
	};
}
/** Of a ticket that nothing moves with: what stands behind it is its own margin, or what the rest of its account leaves it. */
function ownLiquidation(grid, leg, behind) {
	const exact = liquidationPrice(grid, leg.tiers, leg, atoms(behind - leg.settled));
	return exact === void 0 ? void 0 : shownLiquidationPrice(grid, leg.direction, exact);
}
/** Roundings that each ticket may lose: allowed for, so that nothing happens before its shown price. */
var roundingAtomsPerLeg = 3n;
/**
* Several tickets of one pair. What is left above the maintenance is a concave function of the mark (profits are straight
* lines, the maintenance is convex), so it is positive in one interval around the present mark: its lower end is where
* the longs are liquidated, its upper end where the shorts are. Each end is looked for where the straight line between what is
* left at a live and at a dead price crosses zero, which is near; where the line misleads, by halving.
*/
function sharedOn(grid, legs, behind, direction, mark) {
	const leftAt = (ticks) => {
		const at = price(ticks * grid.tick);
		let left = behind - roundingAtomsPerLeg * BigInt(legs.length);
		for (const leg of legs) {
			left += unrealisedOf(grid, {
				...leg,
				margin: atoms(0n)
			}, at);
			left -= maintenanceFor(leg.tiers, notionalAt(grid, leg.lots, at, "up"));
		}
		return left;
	};
	const isLong = direction === "long";
	const ticksMax = Math.floor(Number.MAX_SAFE_INTEGER / grid.tick);
	let alive = Math.max(1, isLong ? Math.ceil(mark / grid.tick) : Math.floor(mark / grid.tick));
	let dead = isLong ? 1 : ticksMax;
	let deadLeft = leftAt(dead);
	if (deadLeft > 0n) return void 0;
	let aliveLeft = leftAt(alive);
	if (aliveLeft <= 0n) return price(alive * grid.tick);
	for (let halves = false; Math.abs(alive - dead) > 1;) {
		const span = Math.abs(alive - dead);
		const part = BigInt(span) * aliveLeft;
		const whole = aliveLeft - deadLeft;
		const crossing = Number(part / whole);
		const steps = halves ? Math.floor(span / 2) : Math.min(span - 1, Math.max(1, crossing));
		const at = isLong ? alive - steps : alive + steps;
		const left = leftAt(at);
		if (left > 0n) [alive, aliveLeft] = [at, left];
		else [dead, deadLeft] = [at, left];
		halves = !halves && 2 * Math.abs(alive - dead) > span;
	}
	return price(alive * grid.tick);
}
// packages/exchange/src/modules/contract/figures.ts
/**
* What tickets of one account share, worked out once for all that are shown together: the risk of its cross tickets, and the
* liquidation price of each side of a pair among them. Holds for one question only.
*/
var SharedFigures = class {
	#core;
	#accountId;
	#liquidations = /* @__PURE__ */ new Map();
	#risk;
	constructor(core, accountId) {
		this.#core = core;
		this.#accountId = accountId;
	}
	liquidationOf(ticket) {
		this.#risk ??= crossRisk(this.#core, this.#accountId);
		if (ticket.marginMode !== "cross") return liquidationOf(this.#core, ticket, this.#risk);
		const side = `${ticket.pairId} ${ticket.direction}`;
		if (!this.#liquidations.has(side)) this.#liquidations.set(side, liquidationOf(this.#core, ticket, this.#risk));
		return this.#liquidations.get(side);
	}
};
function figuresOf(core, ticket, shared) {
	const terms = core.contract.termsOf(ticket.termsId);
	const notional = notionalNow(core, ticket);
	const liquidation = shared.liquidationOf(ticket);
	return {
		markPrice: markOf(core, ticket.pairId),
		isStale: core.index.fresh(ticket.pairId, core.atMs) === void 0,
		unrealised: unrealisedNow(core, ticket),
		notional,
		maintenance: maintenanceNow(core, ticket),
		...liquidation === void 0 ? {} : { liquidationPrice: liquidation },
		breakEvenPrice: breakEvenPrice(ticket.direction, ticket.entryPrice, terms.fee, terms.fee),
		overnightForecast: overnightFee(notional, terms.overnightRate),
		deleverageRank: deleverageRank(core, ticket)
	};
}
/** `shared` is of the ticket's account, and made for this question. */
function ticketView(core, ticket, shared) {
	const { takeProfit, stopLoss } = exitsOf(ticket);
	const copyOf = copySourceOf(ticket);
	const { ticketId, accountId, pairId, termsId, direction, marginMode, multiple, entryType, status, lots } = ticket;
	const { closingLots, limitPrice, hold, margin, settled, feeTotal, overnightTotal, profitTotal, orderedAtMs } = ticket;
	return {
		ticketId,
		accountId,
		pairId,
		termsId,
		direction,
		marginMode,
		multiple,
		entryType,
		status,
		lots,
		closingLots,
		limitPrice,
		hold,
		margin,
		settled,
		feeTotal,
		overnightTotal,
		profitTotal,
		orderedAtMs,
		...takeProfit === void 0 ? {} : { takeProfit },
		...stopLoss === void 0 ? {} : { stopLoss },
		...copyOf === void 0 ? {} : { copyOf },
		...isOpen(ticket) ? {
			entryPrice: ticket.entryPrice,
			openedAtMs: ticket.openedAtMs,
			figures: figuresOf(core, ticket, shared)
		} : {}
	};
}
function leverAccountView(core, accountId) {
	const cross = crossRisk(core, accountId);
	let held = 0n;
	let isolatedMargin = 0n;
	let isolatedUnrealised = 0n;
	for (const ticket of core.contract.ticketsOf(accountId)) {
		held += ticket.hold;
		if (!isOpen(ticket) || ticket.marginMode === "cross") continue;
		isolatedMargin += ticket.margin;
		isolatedUnrealised += unrealisedNow(core, ticket);
	}
	const rate = riskRate(cross.balance, cross.margin, cross.unrealised);
	const threshold = liquidationRate(cross.maintenance, cross.margin);
	return {
		available: cross.balance,
		held: atoms(held),
		crossMargin: cross.margin,
		isolatedMargin: atoms(isolatedMargin),
		crossUnrealised: cross.unrealised,
		isolatedUnrealised: atoms(isolatedUnrealised),
		equity: atoms(equityOf(cross) + held + isolatedMargin + isolatedUnrealised),
		maintenance: cross.maintenance,
		...rate === void 0 ? {} : { riskRate: rate },
		...threshold === void 0 ? {} : { liquidationRate: threshold },
		spendable: core.spendable(accountId, "lever", core.contract.assetId(core))
	};
}
/** What a lever account is worth, pending holds and isolated tickets included. */
function leverEquity(core, accountId) {
	let equity = core.ledger.available(core.ledger.wallet(accountId, "lever", core.contract.assetId(core)));
	for (const ticket of core.contract.ticketsOf(accountId)) equity += ticket.hold + ticket.margin + (isOpen(ticket) ? unrealisedNow(core, ticket) : 0n);
	return equity;
}
// packages/exchange/src/modules/contract/copies.ts
/** Margin and fee of so many lots at the price of a trader's open ticket. */
function copyCost(core, source, lots) {
	const terms = core.contract.termsOf(source.termsId);
	const notional = notionalAt(core.contract.market(source.pairId).grid, lots, source.entryPrice, "up");
	return {
		margin: marginFor(notional, source.multiple),
		fee: contractFee(notional, terms.fee)
	};
}
/** The most lots an account can copy of a trader's ticket, and what keeps it from more; its own caps are the follow's to check. */
function copyRoom(core, accountId, source, wanted) {
	const { pairId, direction } = source;
	const terms = core.contract.termsOf(source.termsId);
	if (!isOfferedTo(core, accountId, core.contract.market(pairId).pair)) return {
		lots: 0,
		reason: "product_unavailable"
	};
	if (core.contract.countOf(accountId) >= 100) return {
		lots: 0,
		reason: "too_many_tickets"
	};
	let most = wanted;
	let reason;
	const cap = (lots, why) => {
		if (lots < most) {
			most = Math.max(lots, 0);
			reason = why;
		}
	};
	cap(Math.min(terms.lotsMax, terms.accountLotsMax - lotsHeld(core, accountId, pairId, direction)), "above_maximum");
	const { grid } = core.contract.market(pairId);
	const isWithinTier = (lots) => source.multiple <= multipleMaxAt(terms.tiers, notionalAt(grid, lots, source.entryPrice, "up"));
	cap(lotsWithin$1(most, isWithinTier), "above_maximum");
	cap(roomFor(core, pairId, direction), "open_interest_full");
	const spendable = core.spendable(accountId, "lever", core.contract.assetId(core));
	cap(lotsWithin$1(most, (lots) => {
		const { margin, fee } = copyCost(core, source, lots);
		return margin + fee <= spendable;
	}), "balance_insufficient");
	return {
		lots: most,
		reason
	};
}
/** The most lots for which something that grows with them still holds. */
function lotsWithin$1(most, holds) {
	let low = 0;
	let high = most;
	while (low < high) {
		const middle = Math.ceil((low + high) / 2);
		if (holds(middle)) low = middle;
		else high = middle - 1;
	}
	return low;
}
/** Opens a copy at the price of the trader's ticket, in the same command (RULES 7). `copyRoom` has said that it fits. */
function openCopy(core, accountId, source, lots, gridIndex) {
	const { pairId, direction, multiple, marginMode, termsId, entryType, entryPrice } = source;
	const plan = {
		termsId,
		entryType,
		limitPrice: entryPrice,
		referencePrice: source.referencePrice
	};
	const order = {
		accountId,
		pairId,
		direction,
		lots,
		multiple,
		marginMode
	};
	const from = {
		traderId: source.accountId,
		traderTicketId: source.ticketId
	};
	const ticket = ticketOf(core, order, plan, zero, from);
	const { takeProfit, stopLoss } = copiedExits(source, lots);
	setExitsOf(ticket, takeProfit, stopLoss);
	addOrder(core, ticket);
	openTicket(core, ticket, entryPrice, markOf(core, pairId), gridIndex);
	return ticket.ticketId;
}
/** The exits of a trader's ticket on so many lots of a copy: a part closes the same share, rounded up. */
function copiedExits(source, lots) {
	const scaled = (exit) => exit?.lots === void 0 ? exit : {
		price: exit.price,
		lots: Math.ceil(lots * exit.lots / source.lots)
	};
	const { takeProfit, stopLoss } = exitsOf(source);
	return {
		takeProfit: scaled(takeProfit),
		stopLoss: scaled(stopLoss)
	};
}
/** Makes a copy its owner's alone: from now on its exits trigger by themselves. */
function detachCopy(core, ticket) {
	ticket.traderId = 0;
	ticket.traderTicketId = 0;
	core.contract.market(ticket.pairId).addExits(ticket);
}
/** Units of a trader's account start at one whole unit of the quote asset each, and have six more decimals. */
var navOne = 1e6;
var weekMs = 6048e5;
/** 1970-01-05 was a Monday. */
var firstMondayMs = 3456e5;
/**
* What a follower's ticket is to have (RULES 7): the trader's lots × k, or always the same. Above one lot it rounds half
* up to two decimals; below it rounds down, so that a small follow never grows.
*/
function copiedLots(mode, size, traderLots) {
	if (mode === "lots") return size;
	const exact = BigInt(traderLots) * BigInt(size);
	const one = BigInt(100);
	const isAboveOneLot = exact > one * one;
	return Number(isAboveOneLot ? (exact * 2n + one) / (one * 2n) : exact / one);
}
/** The part of a copy that closes when the trader closes a part: the same share, rounded up; the last part takes the rest. */
function copiedCloseLots(copyLots, traderClosed, traderLotsBefore) {
	return Number(mulDiv(BigInt(copyLots), BigInt(traderClosed), BigInt(traderLotsBefore), "up"));
}
/**
* The weekly profit share with loss carry: max(total realised × share − already shared, 0) (RULES 7). Rounds down: a
* payout out of the follower's pocket.
*/
function profitShareDue(realised, share, alreadyShared) {
	if (realised <= 0n) return zero;
	const due = mulDiv(realised, BigInt(share), 1000000n, "down") - alreadyShared;
	return atoms(due > 0n ? due : 0n);
}
/** The next Monday 00:00 UTC after a moment. */
function nextShareAtMs(nowMs) {
	return firstMondayMs + (Math.floor((nowMs - firstMondayMs) / weekMs) + 1) * weekMs;
}
/** What one unit is worth, in millionths of its first worth, rounded down: 500 → 400 is 800_000. */
function navOf(equity, units) {
	return units <= 0n ? navOne : Number(mulDiv(equity < 0n ? zero : equity, BigInt(navOne), units, "down"));
}
/**
* Units after money came in (above zero) or went out, bought or sold at what a unit is worth before it; so that deposits
* and withdrawals do not change the record (RULES 7: 500 → 400, deposit 1,000, → 1,550 gives 0.8, 0.8, 0.885714). Who took
* everything out, or lost it, begins again at `lastNav`: a record cannot be washed by emptying the account.
*/
function unitsAfter(units, equityBefore, flow, lastNav) {
	if (units <= 0n || equityBefore <= 0n) return flow > 0n ? atoms(mulDiv(flow, BigInt(navOne), BigInt(Math.max(lastNav, 1)), "down")) : zero;
	if (flow >= 0n) return atoms(units + mulDiv(flow, units, equityBefore, "down"));
	const sold = mulDiv(atoms(-flow), units, equityBefore, "up");
	return atoms(sold >= units ? 0n : units - sold);
}
/** Whether an application stands or was accepted: who leads, or asks to, does not follow. */
function isLeading(status) {
	return status !== "refused" && status !== "withdrawn";
}
// packages/exchange/src/modules/copy/following.ts
function isSound({ size, marginMax, pairMarginMax, dailyLossMax, slippage }) {
	if ([
		marginMax,
		pairMarginMax,
		dailyLossMax
	].some((cap) => cap !== void 0 && cap <= 0n)) return false;
	return size >= 1 && size <= 1e4 && (slippage ?? 0) <= 5e4;
}
/** Begins to follow a trader, or changes how; the share stays the one it began with. */
function follow(core, command) {
	const { copy } = core;
	const { accountId, traderId, mode, size, marginMax, pairMarginMax, dailyLossMax } = command;
	if (!core.accounts.has(accountId)) return reject("account_not_found");
	if (accountId === traderId) return reject("follow_self");
	if (copy.terms === void 0 || !copy.terms.isOffered) return reject("copy_not_offered");
	if (!core.products.allows(accountId, "copy")) return reject("product_unavailable");
	const trader = copy.traders.get(traderId);
	if (trader === void 0) return reject("trader_not_found");
	if (trader.status !== "followable") return reject("trader_not_followable");
	const own = copy.traders.get(accountId);
	if (own !== void 0 && isLeading(own.status)) return reject("traders_cannot_follow");
	if (!isSound(command)) return reject("follow_invalid");
	const before = copy.follow(accountId, traderId);
	const isNew = before?.isActive !== 1;
	if (isNew && copy.activeFollowers(traderId) >= copy.terms.followersMax) return reject("followers_full");
	const how = {
		mode,
		size,
		marginMax,
		pairMarginMax,
		dailyLossMax,
		slippage: command.slippage ?? 5e3
	};
	const followed = before === void 0 ? {
		accountId,
		traderId,
		isActive: 1,
		...how,
		share: trader.share,
		followedAtMs: core.nowMs,
		realised: zero,
		sharedTotal: zero,
		day: 0,
		realisedToday: zero
	} : Object.assign(before, how, { isActive: 1 });
	if (before === void 0) copy.keep(followed);
	const { share } = followed;
	core.emit({
		type: "copy.followed",
		accountId,
		traderId,
		...how,
		share,
		isNew: isNew ? "yes" : "no"
	});
	return done({ isNew: isNew ? "yes" : "no" });
}
function cancel$2(core, { accountId, traderId }) {
	const followed = core.copy.follow(accountId, traderId);
	if (followed === void 0 || followed.isActive !== 1) return reject("follow_not_found");
	followed.isActive = 0;
	core.emit({
		type: "copy.follow_ended",
		accountId,
		traderId
	});
	return done({});
}
/** Whether an ended follow has nothing left to close and nothing to carry: neither a result nor what was shared of one. */
function isOver(core, followed) {
	const hasHistory = followed.realised !== 0n || followed.sharedTotal !== 0n;
	return followed.isActive === 0 && !hasHistory && core.copy.openOf(core, followed).length === 0;
}
/** Makes a copied ticket the follower's own: its exits trigger by themselves, and its result is shared no more. */
function selfHold(core, { accountId, ticketId }) {
	const ticket = core.contract.tickets.get(ticketId);
	if (ticket === void 0 || ticket.accountId !== accountId) return reject("ticket_not_found");
	if (!isOpen(ticket)) return reject("ticket_not_open");
	const copied = core.copy.copies.get(ticketId);
	if (copied === void 0) return reject("ticket_not_copied");
	core.copy.removeCopy(copied);
	detachCopy(core, ticket);
	const { traderId, traderTicketId } = copied;
	core.emit({
		type: "copy.self_held",
		ticketId,
		accountId,
		traderId,
		traderTicketId
	});
	return done({
		ticketId,
		lots: ticket.lots
	});
}
// packages/exchange/src/modules/copy/clock.ts
var hourMs = 36e5;
function setClock(core) {
	core.timers.set((Math.floor(core.nowMs / hourMs) + 1) * hourMs, "copy.hour", 0);
	core.timers.set(nextShareAtMs(core.nowMs), "copy.week", 0);
}
/** Every full hour: what a unit of each trader's account is worth (RULES 7). */
function onHour(core) {
	core.timers.set(core.nowMs + hourMs, "copy.hour", 0);
	const traders = [...core.copy.traders.values()].filter(isRecorded).sort((a, b) => a.traderId - b.traderId);
	if (traders.length === 0) return;
	const marks = traders.map((trader) => {
		markNav(core, trader);
		const { traderId, units, nav, navPeak } = trader;
		return {
			traderId,
			equity: atoms(leverEquity(core, traderId)),
			units,
			nav,
			navPeak,
			followers: core.copy.activeFollowers(traderId),
			followersResult: followersResult(core, traderId)
		};
	});
	core.emit({
		type: "copy.nav_marked",
		marks
	});
}
function isRecorded({ status }) {
	return status === "followable" || status === "suspended";
}
function markNav(core, trader) {
	if (trader.units > 0n) trader.nav = navOf(atoms(leverEquity(core, trader.traderId)), trader.units);
	trader.navPeak = Math.max(trader.navPeak, trader.nav);
}
/** Realised and open result of everybody who follows or followed a trader, together. */
function followersResult(core, traderId) {
	let result = 0n;
	for (const follow of core.copy.followersOf(traderId)) {
		result += follow.realised;
		for (const ticketId of core.copy.openOf(core, follow)) result += unrealisedNow(core, core.contract.tickets.get(ticketId));
	}
	return atoms(result);
}
/** Money moved into or out of a trader's lever account: units are bought or sold, and the record stays what it is. */
function flow(core, trader, amount) {
	const equityBefore = atoms(leverEquity(core, trader.traderId) - amount);
	if (trader.units > 0n) trader.nav = navOf(equityBefore, trader.units);
	trader.navPeak = Math.max(trader.navPeak, trader.nav);
	trader.units = unitsAfter(trader.units, equityBefore, amount, trader.nav);
}
function onTransfer(core, { accountId, assetId, amount, from, to }) {
	const trader = core.copy.traders.get(accountId);
	if (trader === void 0 || !isRecorded(trader) || assetId !== core.catalog.unitOfAccount) return;
	if (to === "lever") flow(core, trader, amount);
	if (from === "lever") flow(core, trader, atoms(-amount));
}
/** Every Monday: the share of what followers have realised, less what was shared before (RULES 7). */
function onWeek(core) {
	core.timers.set(nextShareAtMs(core.nowMs), "copy.week", 0);
	for (const follow of Array.from(core.copy.allFollows())) {
		shareProfit(core, follow);
		if (isOver(core, follow)) core.copy.forget(follow);
	}
}
/** What a follower cannot pay now stays due: the formula counts what was shared, not what was asked. */
function shareProfit(core, follow) {
	const { accountId, traderId, realised, share } = follow;
	const due = profitShareDue(realised, share, follow.sharedTotal);
	if (due === 0n) return;
	const paid = smaller(due, core.spendable(accountId, "lever", core.contract.assetId(core)));
	if (paid === 0n) return;
	pay(core, leverWallet(core, accountId), leverWallet(core, traderId), "profit_share", paid);
	core.post(traderId);
	follow.sharedTotal = atoms(follow.sharedTotal + paid);
	const { sharedTotal } = follow;
	core.emit({
		type: "copy.profit_shared",
		accountId,
		traderId,
		realised,
		share,
		sharedTotal,
		paid
	});
	core.contract.guards.suspectAccount(accountId);
	const trader = core.copy.traders.get(traderId);
	if (trader !== void 0 && isRecorded(trader)) flow(core, trader, paid);
}
// packages/exchange/src/modules/copy/copying.ts
/** A ticket was opened: a trader's is copied to all who follow; what a copy cost is booked. */
function onOpened(core, event) {
	const { ticketId, accountId, copyOf, fee } = event;
	if (copyOf !== void 0) {
		bookResult(core.copy.followOf({
			accountId,
			traderId: copyOf.traderId
		}), negated(fee), core.nowMs);
		return;
	}
	if (core.copy.traders.get(accountId)?.status !== "followable") return;
	const source = core.contract.tickets.get(ticketId);
	if (source === void 0 || !isOpen(source)) return;
	for (const follow of core.copy.followersOf(accountId)) if (follow.isActive === 1) copyTo(core, follow, source, event.gridIndex);
}
function copyTo(core, follow, source, gridIndex) {
	const { accountId, traderId } = follow;
	const { pairId, direction, lots: traderLots, entryPrice: price, ticketId: traderTicketId } = source;
	const wanted = copiedLots(follow.mode, follow.size, traderLots);
	const { lots, reason } = sizeFor(core, follow, source, wanted);
	const isSkipped = lots === 0;
	const ticketId = isSkipped ? void 0 : openCopy(core, accountId, source, lots, gridIndex);
	if (ticketId !== void 0) core.copy.addCopy({
		ticketId,
		accountId,
		traderId,
		traderTicketId
	});
	core.emit({
		type: "copy.copied",
		accountId,
		traderId,
		traderTicketId,
		pairId,
		direction,
		traderLots,
		wantedLots: wanted,
		lots,
		price,
		result: isSkipped ? "skipped" : lots < wanted ? "partial" : "copied",
		reason,
		ticketId
	});
}
/** How much of what a follow asks for is copied, and what keeps it from more; 0 lots: nothing, with the reason. */
function sizeFor(core, follow, source, wanted) {
	const skip = (reason) => ({
		lots: 0,
		reason
	});
	const { lotsMin } = core.contract.termsOf(source.termsId);
	if (!core.products.allows(follow.accountId, "copy")) return skip("product_unavailable");
	if (wanted < lotsMin) return skip("below_minimum");
	const { dailyLossMax, marginMax, pairMarginMax } = follow;
	if (dailyLossMax !== void 0 && lostToday(follow, core.nowMs) >= dailyLossMax) return skip("daily_loss_cap");
	if (slippageOfEntry(source) > follow.slippage) return skip("slippage");
	let most = wanted;
	let reason;
	const open = openMargins(core, follow, source);
	for (const [cap, used, why] of [[
		marginMax,
		open.all,
		"margin_cap"
	], [
		pairMarginMax,
		open.inPair,
		"pair_cap"
	]]) {
		if (cap === void 0) continue;
		const within = lotsWithin$1(most, (lots) => used + copyCost(core, source, lots).margin <= cap);
		if (within < most) [most, reason] = [within, why];
	}
	const room = copyRoom(core, follow.accountId, source, most);
	if (room.reason !== void 0) reason = room.reason;
	return room.lots < lotsMin ? skip(reason ?? "below_minimum") : {
		lots: room.lots,
		reason
	};
}
/** How far a market order of the trader filled behind the quote it was ordered at; a limit never fills behind its limit. */
function slippageOfEntry({ entryType, direction, referencePrice, entryPrice }) {
	return entryType === "market" && (direction === "long" ? entryPrice > referencePrice : entryPrice < referencePrice) ? slippageOf(referencePrice, entryPrice) : 0;
}
function openMargins(core, follow, source) {
	let all = 0n;
	let inPair = 0n;
	for (const ticketId of core.copy.openOf(core, follow)) {
		const ticket = core.contract.tickets.get(ticketId);
		all += ticket.margin;
		if (ticket.pairId === source.pairId) inPair += ticket.margin;
	}
	return {
		all,
		inPair
	};
}
/** A ticket closed, or a part: copies of it close the same share at the same price; what a copy brought is booked. */
function onClosed(core, event) {
	const { ticketId, accountId, copyOf, lots, lotsLeft, price, gridIndex } = event;
	if (copyOf !== void 0) {
		const { traderId } = copyOf;
		const net = event.profit - event.fee;
		bookResult(core.copy.followOf({
			accountId,
			traderId
		}), net, core.nowMs);
		if (lotsLeft === 0) core.copy.removeCopy({
			ticketId,
			accountId,
			...copyOf
		});
		return;
	}
	for (const copied of core.copy.copiesOf(ticketId)) {
		const ticket = core.contract.tickets.get(copied.ticketId);
		if (ticket === void 0 || !isOpen(ticket)) continue;
		const before = lots + lotsLeft;
		closeTicket(core, ticket, {
			lots: lotsLeft === 0 ? ticket.lots : copiedCloseLots(ticket.lots, lots, before),
			price,
			gridIndex,
			reason: "trader_closed"
		});
	}
}
/** A trader's exits are those of the copies, in proportion: they count once a copy is held alone. */
function onExitsSet(core, event) {
	const source = core.contract.tickets.get(event.ticketId);
	if (source === void 0 || source.traderId !== 0) return;
	for (const copied of core.copy.copiesOf(event.ticketId)) {
		const ticket = core.contract.tickets.get(copied.ticketId);
		if (ticket === void 0) continue;
		const { takeProfit, stopLoss } = copiedExits(source, ticket.lots);
		placeExits$1(core, ticket, takeProfit, stopLoss);
	}
}
function onOvernight(core, { ticketId, fee }) {
	const copied = core.copy.copies.get(ticketId);
	if (copied !== void 0) bookResult(core.copy.followOf(copied), negated(fee), core.nowMs);
}
// packages/exchange/src/modules/copy/terms.ts
/** The terms of copying: for traders who apply, and follows that begin, afterwards. */
var termsChange$2 = changing({
	refuses: (_core, { shareMax, followersMax }) => shareMax > 2e5 || followersMax < 1 ? "terms_invalid" : void 0,
	present({ copy: { terms } }, { type }) {
		return terms === void 0 ? void 0 : {
			type,
			...terms,
			isOffered: terms.isOffered ? "yes" : "no"
		};
	},
	weakens: weakeningBy({
		type: "fixed",
		shareMax: ["up", "confirmed"],
		followersMax: ["up", "confirmed"],
		isOffered: ["opening", "confirmed"]
	}),
	make(core, { shareMax, followersMax, isOffered }) {
		const isFirst = core.copy.terms === void 0;
		core.copy.terms = {
			shareMax,
			followersMax,
			isOffered: isOffered === "yes"
		};
		core.emit({
			type: "copy.terms_set",
			shareMax,
			followersMax,
			isOffered
		});
		if (isFirst) setClock(core);
		return {};
	}
});
// packages/exchange/src/modules/copy/traders.ts
function apply(core, { accountId, share }) {
	const { copy } = core;
	if (!core.accounts.has(accountId)) return reject("account_not_found");
	if (copy.terms === void 0 || !copy.terms.isOffered) return reject("copy_not_offered");
	if (!core.products.allows(accountId, "copy")) return reject("product_unavailable");
	if (share > copy.terms.shareMax) return reject("share_invalid");
	const before = copy.traders.get(accountId);
	if (before !== void 0 && isLeading(before.status)) return reject("trader_exists");
	if (copy.isFollowing(accountId)) return reject("followers_cannot_lead");
	const trader = {
		traderId: accountId,
		status: "applied",
		share,
		units: zero,
		nav: navOne,
		navPeak: navOne
	};
	copy.traders.set(accountId, trader);
	tell(core, trader);
	return done({});
}
/** Takes back an application that nobody has decided yet. */
function withdrawApplication(core, { accountId }) {
	const trader = core.copy.traders.get(accountId);
	if (trader === void 0) return reject("trader_not_found");
	if (trader.status !== "applied") return reject("trader_state_wrong");
	trader.status = "withdrawn";
	tell(core, trader);
	return done({});
}
var next = {
	accept: ["applied", "followable"],
	refuse: ["applied", "refused"],
	suspend: ["followable", "suspended"],
	restore: ["suspended", "followable"]
};
/** An operator's decision. A suspended trader is not copied and not followed; open copies run on. */
function review(core, { traderId, decision }) {
	const trader = core.copy.traders.get(traderId);
	if (trader === void 0) return reject("trader_not_found");
	const [from, to] = next[decision];
	if (trader.status !== from) return reject("trader_state_wrong");
	trader.status = to;
	if (decision === "accept") {
		const equity = leverEquity(core, traderId);
		trader.units = atoms(equity > 0n ? equity : 0n);
	}
	tell(core, trader);
	return done({});
}
function tell(core, { traderId, status, share }) {
	core.emit({
		type: "copy.trader_changed",
		traderId,
		status,
		share
	});
}
// packages/exchange/src/modules/copy/module.ts
/** Copy trading (RULES 7): traders, follows, copies in the trader's own command, profit shares, the hourly record. */
var copyModule = defineModule({
	name: "copy",
	handlers: {
		"copy.set_terms": termsChange$2,
		"copy.apply": {
			actor: "user",
			handle: apply
		},
		"copy.withdraw_application": {
			actor: "user",
			handle: withdrawApplication
		},
		"copy.review": {
			actor: ["operator", "system"],
			handle: review
		},
		"copy.follow": {
			actor: "user",
			handle: follow
		},
		"copy.cancel": {
			actor: "user",
			handle: cancel$2
		},
		"copy.self_hold": {
			actor: "user",
			handle: selfHold
		}
	},
	reactions: {
		"contract.opened": onOpened,
		"contract.closed": onClosed,
		"contract.exits_set": onExitsSet,
		"contract.overnight_charged": onOvernight,
		"transfer.moved": onTransfer
	},
	due: {
		"copy.hour": onHour,
		"copy.week": onWeek
	},
	isEmpty: (core) => core.copy.terms === void 0,
	write: (core, writer) => core.copy.write(writer),
	read: (core, reader) => core.copy.read(core, reader),
	check(core) {
		const { copy, contract } = core;
		for (const { ticketId, accountId, traderId, traderTicketId } of copy.copies.values()) {
			const ticket = contract.tickets.get(ticketId);
			assert(ticket !== void 0 && ticket.accountId === accountId, "a copy is a live ticket of its follower");
			const isTheSame = ticket.traderId === traderId && ticket.traderTicketId === traderTicketId;
			assert(isTheSame, "a copy knows whom it follows");
			assert(copy.follow(accountId, traderId) !== void 0, "a copy belongs to a follow");
			assert(contract.tickets.has(traderTicketId), "a copy closes with the ticket it follows");
		}
		for (const ticket of contract.tickets.values()) assert(ticket.traderId !== 0 === copy.copies.has(ticket.ticketId), "every copied ticket is a known copy");
		for (const follow of copy.allFollows()) {
			assert(follow.sharedTotal >= 0n, "what was shared is zero or more");
			const own = copy.traders.get(follow.accountId);
			assert(follow.isActive === 0 || own === void 0 || !isLeading(own.status), "traders do not follow");
		}
	}
});
// packages/exchange/src/modules/funding/credits-module.ts
/** What was credited on users' word. The commands are those of funding; this part of its state came later. */
var creditsModule = defineModule({
	name: "credits",
	handlers: {},
	isEmpty: (core) => core.credits.isEmpty,
	write: (core, writer) => core.credits.write(writer),
	read: (core, reader) => core.credits.read(reader),
	check(core) {
		for (const claimId of core.credits.proven) assert(core.funding.claims.has(claimId), "a proof that is not used yet belongs to an open claim");
	}
});
// packages/exchange/src/modules/funding/check.ts
/** What must hold of money on its way after every command. */
function checkFunding(core) {
	const { funding } = core;
	const kept = /* @__PURE__ */ new Map();
	for (const [id, deposit] of funding.deposits) {
		assert(deposit.depositId === id && id < funding.nextDepositId, "a deposit has the number it was given");
		assert(!isDepositEnded(deposit.status), "a deposit that has ended leaves the state");
		assert(funding.pendingAt(deposit.railId, deposit) === deposit, "a deposit is found at its place on the chain");
		const payments = funding.paymentsOf(deposit.railId);
		const isSettled = payments.isSettled(deposit) || deposit.status === "kept" && payments.isTooOld(deposit.height);
		assert(isSettled === (deposit.status === "kept"), "a payment is pending until it is settled, and settled once");
		const key = `${deposit.accountId} ${deposit.railId}`;
		if (deposit.status === "kept") kept.set(key, (kept.get(key) ?? 0n) + deposit.amount);
	}
	for (const [id, withdrawal] of funding.withdrawals) {
		const { accountId, status, amount, fee, receives, operators, approvalsNeeded } = withdrawal;
		assert(withdrawal.withdrawalId === id && id < funding.nextWithdrawalId, "a withdrawal has the number it was given");
		assert(!isEnded(status), "a withdrawal that has ended leaves the state");
		assert(receives > 0n && fee >= 0n && amount === fee + receives, "what is frozen is what arrives and the fee");
		assert(status !== "requested" || withdrawal.undoUntilMs > core.nowMs, "the time to undo ends by itself");
		assert(new Set(operators).size === operators.length, "nobody approves twice");
		assert(!(status !== "requested" && status !== "held" && status !== "review") || operators.length >= approvalsNeeded, "nothing leaves without its approvals");
		const holds = present(funding.accounts.get(accountId), "who withdraws is known").activeHolds(core.nowMs);
		assert(status !== "held" || holds.length > 0, "nothing is held without a hold");
		assert(status !== "review" && status !== "approved" || holds.length === 0, "a hold holds what is not on its way");
	}
	let found = 0;
	for (const accountId of funding.withdrawers) {
		const own = funding.withdrawalsOf(accountId);
		assert(own.length > 0 && own.length <= 20, "withdrawals per account are bounded");
		for (const withdrawal of own) {
			assert(withdrawal.accountId === accountId, "a withdrawal is found with its account");
			assert(funding.withdrawals.get(withdrawal.withdrawalId) === withdrawal, "what an account has open is open");
		}
		found += own.length;
	}
	assert(found === funding.withdrawals.size, "every open withdrawal is found with its account");
	for (const account of funding.accounts.values()) for (const [railId, sum] of account.kept) {
		assert(kept.get(`${account.accountId} ${railId}`) === sum, "what is kept is the sum of its deposits");
		kept.delete(`${account.accountId} ${railId}`);
	}
	assert(kept.size === 0, "every kept deposit is counted");
}
// packages/exchange/src/operator-name.ts
/** Operators are told apart by name; the journal has no other word about them. */
function isOperatorName(name) {
	return name.length > 0 && name.length <= 64;
}
// packages/exchange/src/modules/funding/weakening.ts
/** Waits and limits are what is left when somebody's session or an operator is in wrong hands: they loosen with notice only. */
var termsWeakening$1 = weakeningBy({
	type: "fixed",
	undoMs: ["down", "delayed"],
	destinationWaitMs: ["down", "delayed"],
	holdMs: ["down", "delayed"],
	limitAssetId: ["either", "delayed"],
	basicLimit: ["up", "delayed"],
	advancedLimit: ["up", "delayed"],
	reviewAbove: ["up", "delayed"],
	twoPeopleAbove: ["up", "delayed"]
});
var railWeakening = weakeningBy({
	type: "fixed",
	railId: "fixed",
	assetId: "fixed",
	network: "fixed",
	kind: "fixed",
	confirmations: ["down", "delayed"],
	depositMin: ["down", "confirmed"],
	withdrawMin: ["down", "confirmed"],
	withdrawFee: ["either", "confirmed"],
	fixedPrice: ["either", "delayed"],
	takesDeposits: ["opening", "confirmed"],
	takesWithdrawals: ["opening", "confirmed"]
});
/** Before they are set the standard ones hold, so there are always some to compare with. */
var capsWeakening = weakeningBy({
	type: "fixed",
	hourMax: ["up", "delayed"],
	dayMax: ["up", "delayed"]
});
// packages/exchange/src/modules/funding/credit-caps.ts
/** Those in force; absent before there are terms of funding. */
function capsOf({ credits, funding }) {
	return credits.caps ?? (funding.terms === void 0 ? void 0 : standardCaps(funding.terms.twoPeopleAbove));
}
/** How much one operator may credit, for what is decided afterwards. */
var capsChange = changing({
	refuses(core, { hourMax, dayMax }) {
		if (core.revision < 1) return "not_permitted";
		return core.funding.terms === void 0 || hourMax < 0n || dayMax < hourMax ? "terms_invalid" : void 0;
	},
	present(core, { type }) {
		const caps = capsOf(core);
		return caps === void 0 ? void 0 : {
			type,
			...caps
		};
	},
	weakens: capsWeakening,
	make(core, { hourMax, dayMax }) {
		core.credits.caps = {
			hourMax,
			dayMax
		};
		core.emit({
			type: "funding.operator_caps_set",
			hourMax,
			dayMax
		});
		return {};
	}
});
// packages/exchange/src/modules/funding/wallets.ts
/** Fiat lives in `legal`, coins come and go through `change`. */
function walletTypeOf(rail) {
	return rail.kind === "bank" ? "legal" : "change";
}
function walletOf(core, accountId, rail) {
	return core.ledger.wallet(accountId, walletTypeOf(rail), rail.assetId);
}
function external(core, rail) {
	return core.ledger.wallet(house.external, "house", rail.assetId);
}
/** What came in from outside, in atoms; `reference` is the deposit or the claim. */
function credit(core, accountId, rail, amount, reference) {
	core.ledger.line(external(core, rail), "deposit", negated(amount), zero);
	core.ledger.line(walletOf(core, accountId, rail), "deposit", amount, zero);
	core.post(reference);
}
/** All that was asked for, the fee inside, until the withdrawal ends. */
function freeze(core, rail, { accountId, amount, withdrawalId }) {
	core.ledger.line(walletOf(core, accountId, rail), "withdrawal_hold", negated(amount), amount);
	core.post(withdrawalId);
}
/** All of it back: whatever does not arrive costs no fee. */
function release$1(core, rail, { accountId, amount, withdrawalId }) {
	core.ledger.line(walletOf(core, accountId, rail), "withdrawal_release", amount, negated(amount));
	core.post(withdrawalId);
}
/** What was frozen leaves: to the chain or the bank, and the fee to the house. */
function payOut$1(core, rail, { accountId, receives, fee, withdrawalId }) {
	const { ledger } = core;
	const wallet = walletOf(core, accountId, rail);
	ledger.line(wallet, "withdrawal", zero, negated(receives));
	ledger.line(external(core, rail), "withdrawal", receives, zero);
	if (fee > 0n) {
		ledger.line(wallet, "withdrawal_fee", zero, negated(fee));
		ledger.line(ledger.wallet(house.fees, "house", rail.assetId), "withdrawal_fee", fee, zero);
	}
	core.post(withdrawalId);
}
// packages/exchange/src/modules/funding/worth.ts
/** What an amount of a rail's asset counts against limits; none while a price it needs is stale. */
function limitValue(core, terms, rail, amount) {
	const asset = core.catalog.assets.get(rail.assetId);
	const limitAsset = core.catalog.assets.get(terms.limitAssetId);
	const price = worthOf(core, rail.assetId) ?? rail.fixedPrice;
	const limitPrice = worthOf(core, terms.limitAssetId);
	if (asset === void 0 || limitAsset === void 0 || price === void 0 || limitPrice === void 0) return;
	return limitValueOf(amount, {
		scale: asset.scale,
		price
	}, {
		scale: limitAsset.scale,
		price: limitPrice
	});
}
// packages/exchange/src/modules/funding/claims.ts
/** A user says that they have paid where nobody watches. Nothing is credited by it, and no picture proves two payments. */
function claim(core, command) {
	const { proof } = command;
	if (core.revision < 1 || proof.length !== 32) return reject("not_permitted");
	return openClaim(core, command, proof);
}
/** A claim of a journal whose rules did not ask for the proof. */
function claimUnproven(core, command) {
	return core.revision < 1 ? openClaim(core, command) : reject("not_permitted");
}
function openClaim(core, { accountId, railId, amount }, proof) {
	const { credits, funding } = core;
	if (!core.accounts.has(accountId)) return reject("account_not_found");
	const rail = funding.rails.get(railId);
	if (rail === void 0) return reject("rail_not_found");
	if (rail.takesDeposits === "no") return reject("deposits_closed");
	if (amount <= 0n) return reject("amount_invalid");
	if ([...funding.claims.values()].filter((one) => one.accountId === accountId).length >= 10) return reject("too_many_claims");
	if (proof !== void 0 && credits.isUsed(proof)) return reject("proof_used");
	const claimId = funding.nextClaimId++;
	funding.claims.set(claimId, {
		claimId,
		accountId,
		railId,
		amount,
		claimedAtMs: core.nowMs
	});
	if (proof !== void 0) credits.open(claimId, proof);
	core.emit({
		type: "funding.claim_made",
		claimId,
		accountId,
		railId,
		assetId: rail.assetId,
		amount
	});
	return done({ claimId });
}
/**
* Credits what an operator found, at most what was claimed, or closes the claim without. Two operators have to find the same
* above the limit, to which whatever one of them decided alone in the last 24 hours counts as well.
*/
function decideClaim(core, command) {
	const { funding } = core;
	const { claimId, operator, received } = command;
	if (!isOperatorName(operator)) return reject("not_permitted");
	const open = funding.claims.get(claimId);
	const rail = open === void 0 ? void 0 : funding.rails.get(open.railId);
	if (open === void 0 || rail === void 0) return reject("claim_not_found");
	const { accountId, railId, proposed } = open;
	const closed = {
		type: "funding.claim_decided",
		claimId,
		accountId,
		railId,
		assetId: rail.assetId
	};
	if (received === void 0) {
		close(core, open, false);
		core.emit({
			...closed,
			operators: [operator]
		});
		return done({ needsSecond: "no" });
	}
	if (received <= 0n || !core.ledger.canIssue(rail.assetId, received)) return reject("amount_invalid");
	if (core.revision >= 1 && received > open.amount) return reject("credit_above_claim");
	const isSamePerson = proposed?.operator === operator;
	if (isSamePerson && proposed.received === received) return reject("second_person_needed");
	if (proposed !== void 0 && !isSamePerson && proposed.received !== received) return reject("claim_differs");
	const isSeconded = proposed !== void 0 && !isSamePerson;
	const operators = isSeconded ? [proposed.operator, operator] : [operator];
	const value = valueOf(core, rail, received);
	if (core.revision >= 1) {
		if (value === void 0) return reject("index_stale");
		if (operators.some((name) => isAboveCap(core, name, value))) return reject("credit_cap");
	}
	if (!isSeconded && needsTwo(core, operator, value)) {
		open.proposed = {
			operator,
			received
		};
		core.emit({
			type: "funding.claim_proposed",
			claimId,
			accountId,
			operator,
			received
		});
		return done({ needsSecond: "yes" });
	}
	close(core, open, true);
	if (core.revision >= 1 && value !== void 0) for (const name of operators) core.credits.take({
		operator: name,
		atMs: core.nowMs,
		value,
		isAlone: !isSeconded
	});
	credit(core, accountId, rail, received, claimId);
	core.emit({
		...closed,
		operators,
		received
	});
	return done({ needsSecond: "no" });
}
function close(core, { claimId, accountId, railId, amount }, isCredited) {
	core.funding.claims.delete(claimId);
	if (core.revision < 1) return;
	core.credits.close({
		claimId,
		accountId,
		railId,
		amount,
		decidedAtMs: core.nowMs,
		isCredited
	});
}
function valueOf(core, rail, amount) {
	const { terms } = core.funding;
	return terms === void 0 ? void 0 : limitValue(core, terms, rail, amount);
}
/** Without a price nobody can say that it is little. */
function needsTwo(core, operator, value) {
	const { credits, funding, nowMs } = core;
	if (funding.terms === void 0 || value === void 0) return true;
	return value + credits.creditedBy(operator, nowMs - limitWindowMs, true) > funding.terms.twoPeopleAbove;
}
function isAboveCap(core, operator, value) {
	const { credits, nowMs } = core;
	const caps = capsOf(core);
	if (caps === void 0) return true;
	return value + credits.creditedBy(operator, nowMs - 36e5) > caps.hourMax || value + credits.creditedBy(operator, nowMs - 864e5) > caps.dayMax;
}
/** Claims of the same rail and amount as an open one: whoever decides looks whether they are of the same payment. */
function claimsLike(core, claimId) {
	const { atMs, credits, funding } = core;
	const claim = funding.claims.get(claimId);
	if (claim === void 0) return [];
	const isAlike = (other) => other.claimId !== claimId && other.railId === claim.railId && other.amount === claim.amount;
	const decided = credits.decidedSince(atMs - alikeWindowMs).filter(isAlike);
	const open = [...funding.claims.values()].filter(isAlike);
	return [...decided.map(({ claimId: id, accountId, decidedAtMs, isCredited }) => ({
		claimId: id,
		accountId,
		decidedAtMs,
		isCredited
	})), ...open.map(({ claimId: id, accountId }) => ({
		claimId: id,
		accountId,
		isCredited: false
	}))];
}
// packages/exchange/src/modules/funding/deposits.ts
/** A payment was found in a block: new, or again after the block it stood in was replaced. */
function seeDeposit(core, command) {
	const { funding, ledger } = core;
	const { railId, transaction, index, accountId, amount, height } = command;
	const rail = funding.rails.get(railId);
	if (rail?.kind !== "chain" || transaction.length !== 32) return reject("rail_not_found");
	if (!core.accounts.has(accountId)) return reject("account_not_found");
	if (amount <= 0n || !ledger.canIssue(rail.assetId, amount)) return reject("amount_invalid");
	const payments = funding.paymentsOf(railId);
	const pending = funding.pendingAt(railId, command);
	if (payments.isSettled(command) || pending?.status === "kept") return reject("deposit_credited");
	if (payments.isTooOld(height)) return reject("deposit_too_old");
	if (pending !== void 0 && (pending.accountId !== accountId || pending.amount !== amount)) return reject("deposit_differs");
	if (pending?.height === height) return done({ depositId: pending.depositId });
	payments.see(height);
	const depositId = pending?.depositId ?? funding.nextDepositId++;
	const place = {
		railId,
		transaction,
		index,
		height
	};
	funding.keepDeposit({
		...pending ?? {
			depositId,
			accountId,
			amount,
			status: "pending",
			seenAtMs: core.nowMs
		},
		...place
	});
	core.emit({
		type: "funding.deposit_seen",
		depositId,
		accountId,
		assetId: rail.assetId,
		amount,
		...place
	});
	return done({ depositId });
}
/** Credits a payment that has its confirmations; one below the minimum is kept until others reach it together. */
function confirmDeposit(core, command) {
	const { funding } = core;
	const rail = funding.rails.get(command.railId);
	if (rail?.kind !== "chain") return reject("rail_not_found");
	const payments = funding.paymentsOf(command.railId);
	const deposit = funding.pendingAt(command.railId, command);
	if (payments.isSettled(command) || deposit?.status === "kept") return reject("deposit_credited");
	if (deposit === void 0) return reject("deposit_not_found");
	if (command.confirmations < rail.confirmations) return reject("confirmations_missing");
	if (!core.ledger.canIssue(rail.assetId, deposit.amount)) return reject("amount_invalid");
	payments.settle(deposit, deposit.height);
	const account = funding.account(deposit.accountId);
	const together = account.keptOf(rail.railId) + deposit.amount;
	deposit.status = "kept";
	if (together < rail.depositMin) {
		account.kept.set(rail.railId, atoms(together));
		const { depositId, accountId, railId, amount } = deposit;
		core.emit({
			type: "funding.deposit_kept",
			depositId,
			accountId,
			railId,
			assetId: rail.assetId,
			amount
		});
		return done({ depositId });
	}
	account.kept.delete(rail.railId);
	const waiting = [...funding.deposits.values()].filter((one) => one.status === "kept" && one.accountId === deposit.accountId && one.railId === rail.railId);
	for (const one of waiting) creditDeposit(core, rail, one);
	return done({ depositId: deposit.depositId });
}
function creditDeposit(core, rail, deposit) {
	const { depositId, accountId, railId, amount } = deposit;
	credit(core, accountId, rail, amount, depositId);
	core.funding.forgetDeposit(deposit);
	core.emit({
		type: "funding.deposit_credited",
		depositId,
		accountId,
		railId,
		assetId: rail.assetId,
		amount
	});
}
/** The block that a pending payment stood in was replaced by one without it. What was settled stays. */
function dropDeposit(core, command) {
	const { funding } = core;
	if (funding.rails.get(command.railId)?.kind !== "chain") return reject("rail_not_found");
	const deposit = funding.pendingAt(command.railId, command);
	if (funding.paymentsOf(command.railId).isSettled(command) || deposit?.status === "kept") return reject("deposit_credited");
	if (deposit === void 0) return reject("deposit_not_found");
	funding.forgetDeposit(deposit);
	const { depositId, accountId, railId } = deposit;
	core.emit({
		type: "funding.deposit_dropped",
		depositId,
		accountId,
		railId
	});
	return done({ depositId });
}
// packages/exchange/src/modules/funding/destinations.ts
/** Writes a destination into the user's book: its waiting time starts now. */
function bookDestination(core, { accountId, railId, destination }) {
	const { funding } = core;
	if (!core.accounts.has(accountId)) return reject("account_not_found");
	if (!funding.rails.has(railId)) return reject("rail_not_found");
	if (funding.terms === void 0 || destination.length !== 32) return reject("destination_not_found");
	const account = funding.account(accountId);
	if (account.destinations.has(hex(destination))) return reject("destination_exists");
	if (account.destinations.size >= 50) return reject("too_many_destinations");
	const booked = {
		railId,
		destination,
		bookedAtMs: core.nowMs,
		usableAtMs: core.nowMs + funding.terms.destinationWaitMs
	};
	account.destinations.set(hex(destination), booked);
	const usableAtMs = account.usableFrom(booked, core.nowMs);
	core.emit({
		type: "funding.destination_booked",
		accountId,
		railId,
		destination,
		usableAtMs
	});
	return done({ usableAtMs });
}
/** Takes a destination out of the book; what is on its way there goes on. */
function dropDestination(core, { accountId, destination }) {
	const account = core.funding.accounts.get(accountId);
	if (account?.destinations.has(hex(destination)) !== true) return reject("destination_not_found");
	account.destinations.delete(hex(destination));
	core.emit({
		type: "funding.destination_dropped",
		accountId,
		destination
	});
	return done({});
}
/** On at once; off a day later, so that whoever gets hold of a session gains nothing by it today. */
function setBookOnly(core, { accountId, isOn }) {
	if (!core.accounts.has(accountId)) return reject("account_not_found");
	const account = core.funding.account(accountId);
	const wasOn = account.booksOnlyAt(core.nowMs);
	let fromMs = core.nowMs;
	if (isOn === "yes") {
		account.isBookOnly = true;
		account.bookOnlyUntilMs = void 0;
	} else if (wasOn) {
		fromMs = account.bookOnlyUntilMs ?? core.nowMs + 864e5;
		account.bookOnlyUntilMs = fromMs;
	} else account.isBookOnly = false;
	core.emit({
		type: "funding.book_only_set",
		accountId,
		isOn,
		fromMs
	});
	return done({ fromMs });
}
// packages/exchange/src/modules/funding/lifecycle.ts
function railOf(core, { railId }) {
	return present(core.funding.rails.get(railId), "a withdrawal goes out on a known rail");
}
/** Puts a withdrawal where it is now, and states it. */
function move(core, withdrawal, status, reason) {
	withdrawal.status = status;
	if (reason === void 0) delete withdrawal.reason;
	else withdrawal.reason = reason;
	if (status !== "held") delete withdrawal.heldUntilMs;
	const { withdrawalId, accountId, railId, transaction, operators, heldUntilMs } = withdrawal;
	core.emit({
		type: "funding.withdrawal_moved",
		withdrawalId,
		accountId,
		railId,
		status,
		...reason === void 0 ? {} : { reason },
		...heldUntilMs === void 0 ? {} : { untilMs: heldUntilMs },
		...transaction === void 0 ? {} : { transaction },
		operators
	});
}
/** Where a withdrawal goes once it cannot be undone, or what kept it has ended: held, to an operator, or on its way. */
function advance(core, withdrawal) {
	if (core.funding.account(withdrawal.accountId).activeHolds(core.nowMs).length > 0) hold$1(core, withdrawal);
	else if (withdrawal.operators.length < withdrawal.approvalsNeeded) move(core, withdrawal, "review", "amount_above_limit");
	else move(core, withdrawal, "approved");
}
/** Holds a withdrawal until the last of the account's holds ends. */
function hold$1(core, withdrawal) {
	const untilMs = heldUntil(core, withdrawal.accountId);
	if (withdrawal.status === "held" && withdrawal.heldUntilMs === untilMs) return;
	if (untilMs === void 0) delete withdrawal.heldUntilMs;
	else withdrawal.heldUntilMs = untilMs;
	move(core, withdrawal, "held", "security_hold");
}
/** When the last of an account's holds ends; none while one of them has to be lifted, or there is none. */
function heldUntil(core, accountId) {
	const ends = (core.funding.accounts.get(accountId)?.activeHolds(core.nowMs) ?? []).map(({ untilMs }) => untilMs);
	return ends.includes(void 0) || ends.length === 0 ? void 0 : Math.max(...ends.map((end) => end ?? 0));
}
/** Ends a withdrawal that did not happen: all of it goes back, also to the limit. */
function giveBack(core, withdrawal, status, reason) {
	release$1(core, railOf(core, withdrawal), withdrawal);
	core.funding.account(withdrawal.accountId).giveBack(withdrawal.withdrawalId);
	core.funding.forgetWithdrawal(withdrawal);
	move(core, withdrawal, status, reason);
}
function undoEnds(core, reference) {
	const withdrawal = core.funding.withdrawals.get(reference);
	if (withdrawal?.status === "requested") advance(core, withdrawal);
}
// packages/exchange/src/modules/funding/holds.ts
/** Keeps an account's funds in for a while, also those that were asked for and are not with the signer yet. */
function placeHold(core, { accountId, reason }) {
	const { terms } = core.funding;
	if (!core.accounts.has(accountId)) return reject("account_not_found");
	if (terms === void 0) return reject("hold_invalid");
	const untilMs = isOpenEnded(reason) ? void 0 : core.nowMs + terms.holdMs;
	place$1(core, accountId, reason, untilMs);
	return done(untilMs === void 0 ? {} : { untilMs });
}
function place$1(core, accountId, reason, untilMs) {
	const end = untilMs === void 0 ? {} : { untilMs };
	core.funding.account(accountId).holds.set(reason, {
		reason,
		sinceMs: core.nowMs,
		...end
	});
	if (untilMs !== void 0) core.timers.set(untilMs, "funding.hold_end", accountId);
	core.emit({
		type: "funding.hold_placed",
		accountId,
		reason,
		...end
	});
	for (const withdrawal of core.funding.withdrawalsOf(accountId)) {
		const { status } = withdrawal;
		if (status === "review" || status === "approved" || status === "held") hold$1(core, withdrawal);
	}
}
/** Ends a hold without an end of its own. An account that was frozen waits on as after any change of its security. */
function liftHold(core, { accountId, reason }) {
	const { funding } = core;
	if (!core.accounts.has(accountId)) return reject("account_not_found");
	if (!isOpenEnded(reason) || funding.terms === void 0) return reject("hold_invalid");
	const account = funding.accounts.get(accountId);
	const placed = account?.holds.get(reason);
	if (account === void 0 || placed === void 0 || placed.untilMs !== void 0) return reject("hold_not_found");
	account.holds.delete(reason);
	core.emit({
		type: "funding.hold_lifted",
		accountId,
		reason
	});
	if (reason === "account_frozen") place$1(core, accountId, reason, core.nowMs + funding.terms.holdMs);
	resume(core, accountId);
	return done({});
}
/** A hold has run out: what it kept goes on, unless another keeps it. */
function holdEnds(core, reference) {
	const accountId = reference;
	const account = core.funding.account(accountId);
	for (const [reason, { untilMs }] of account.holds) if (untilMs !== void 0 && untilMs <= core.nowMs) account.holds.delete(reason);
	resume(core, accountId);
}
function resume(core, accountId) {
	for (const withdrawal of core.funding.withdrawalsOf(accountId)) if (withdrawal.status === "held") advance(core, withdrawal);
}
// packages/exchange/src/modules/funding/levels.ts
/** What a review of somebody's identity came to. Who it is, only the platform knows. */
function setLevel(core, { accountId, level }) {
	if (!core.accounts.has(accountId)) return reject("account_not_found");
	core.funding.account(accountId).level = level;
	core.emit({
		type: "funding.level_set",
		accountId,
		level
	});
	return done({});
}
// packages/exchange/src/modules/funding/progress.ts
/** A transaction with a higher fee may take the place of one that does not get into a block. */
var onChain = {
	signing: ["signed", "failed"],
	signed: [
		"signed",
		"broadcast",
		"failed"
	],
	broadcast: [
		"broadcast",
		"confirmed",
		"failed"
	]
};
var byHand = {
	approved: ["broadcast", "failed"],
	broadcast: ["confirmed", "failed"]
};
/** Gives an approved withdrawal to the signer. Only now may it be signed for, and nothing holds it any more. */
function releaseWithdrawal(core, { withdrawalId }) {
	const withdrawal = core.funding.withdrawals.get(withdrawalId);
	if (withdrawal === void 0) return reject("withdrawal_not_found");
	if (!(withdrawal.status === "approved" && railOf(core, withdrawal).kind === "chain")) return reject("withdrawal_status_wrong");
	move(core, withdrawal, "signing");
	return done({});
}
/** What the chain's side has done. */
function progressWithdrawal(core, { withdrawalId, status, transaction }) {
	const withdrawal = core.funding.withdrawals.get(withdrawalId);
	if (withdrawal === void 0) return reject("withdrawal_not_found");
	if (!(railOf(core, withdrawal).kind === "chain" && onChain[withdrawal.status]?.includes(status) === true && (status === "failed" || (transaction ?? withdrawal.transaction)?.length === 32))) return reject("withdrawal_status_wrong");
	step(core, withdrawal, status, transaction);
	return done({});
}
/** What an operator has done at a bank, or on a chain that is looked after by hand. */
function reportWithdrawal(core, { withdrawalId, operator, status, transaction }) {
	if (!isOperatorName(operator)) return reject("not_permitted");
	const withdrawal = core.funding.withdrawals.get(withdrawalId);
	if (withdrawal === void 0) return reject("withdrawal_not_found");
	if (!(railOf(core, withdrawal).kind !== "chain" && byHand[withdrawal.status]?.includes(status) === true)) return reject("withdrawal_status_wrong");
	if (!withdrawal.operators.includes(operator)) withdrawal.operators = [...withdrawal.operators, operator];
	step(core, withdrawal, status, transaction);
	return done({});
}
function step(core, withdrawal, status, transaction) {
	if (transaction !== void 0) withdrawal.transaction = transaction;
	const rail = railOf(core, withdrawal);
	if (status === "failed") {
		giveBack(core, withdrawal, "failed", rail.kind === "bank" ? "bank_returned" : "chain_failed");
		return;
	}
	if (status === "confirmed") {
		payOut$1(core, rail, withdrawal);
		core.funding.forgetWithdrawal(withdrawal);
	}
	move(core, withdrawal, status);
}
/** What a chain took for a transaction of ours. A treasury that cannot pay it refuses, and is asked again later. */
function bookNetworkCost(core, { railId, assetId, amount, transaction }) {
	const { ledger } = core;
	if (core.funding.rails.get(railId)?.kind !== "chain") return reject("rail_not_found");
	if (!core.catalog.assets.has(assetId)) return reject("asset_not_found");
	if (amount <= 0n) return reject("amount_invalid");
	const treasury = ledger.wallet(house.treasury, "house", assetId);
	if (ledger.available(treasury) < amount) return reject("treasury_insufficient");
	ledger.line(treasury, "network_cost", negated(amount), zero);
	ledger.line(ledger.wallet(house.external, "house", assetId), "network_cost", amount, zero);
	core.post(0);
	core.emit({
		type: "funding.network_cost_booked",
		railId,
		assetId,
		amount,
		transaction
	});
	return done({});
}
// packages/exchange/src/modules/funding/terms.ts
var railIdMax = 4095;
var networkSizeMax = 16;
/** Replaces the terms; what was asked for before keeps what it was asked for under. */
var termsChange$1 = changing({
	refuses(core, terms) {
		const { catalog } = core;
		if (!catalog.assets.has(terms.limitAssetId)) return "asset_not_found";
		const isPriced = terms.limitAssetId === catalog.unitOfAccount || catalog.pricingPair(terms.limitAssetId) !== void 0;
		const { basicLimit, advancedLimit, reviewAbove, twoPeopleAbove } = terms;
		if (!isPriced || !(basicLimit >= 0n && basicLimit <= advancedLimit && reviewAbove >= 0n && reviewAbove <= twoPeopleAbove) || terms.undoMs < 1 || terms.holdMs < 1) return "terms_invalid";
		const isTooQuick = terms.undoMs < liveLeast.undoMs || terms.destinationWaitMs < liveLeast.destinationWaitMs || terms.holdMs < liveLeast.holdMs;
		return core.founded?.mode === "live" && isTooQuick ? "terms_invalid" : void 0;
	},
	present: ({ funding: { terms } }, { type }) => terms === void 0 ? void 0 : {
		type,
		...terms
	},
	weakens: termsWeakening$1,
	make(core, { type: _type, ...terms }) {
		core.funding.terms = terms;
		core.emit({
			type: "funding.terms_set",
			...terms
		});
		return {};
	}
});
/** Opens a rail or changes its figures. What it is (asset, network, kind) is for ever. */
var railChange = changing({
	refuses(core, rail) {
		const asset = core.catalog.assets.get(rail.assetId);
		if (asset === void 0) return "asset_not_found";
		const known = core.funding.rails.get(rail.railId);
		const isSame = known === void 0 || known.assetId === rail.assetId && known.network === rail.network && known.kind === rail.kind;
		const isOfItsKind = asset.assetClass === (rail.kind === "bank" ? "fiat" : "coin");
		return isSame && isOfItsKind && isPossible(rail) ? void 0 : "rail_invalid";
	},
	present(core, { type, railId }) {
		const known = core.funding.rails.get(railId);
		return known === void 0 ? void 0 : {
			type,
			...known
		};
	},
	weakens: railWeakening,
	make(core, { type: _type, ...rail }) {
		core.funding.rails.set(rail.railId, rail);
		core.emit({
			type: "funding.rail_set",
			...rail
		});
		return {};
	}
});
function isPossible(rail) {
	const { railId, network, kind, confirmations, depositMin, withdrawMin, withdrawFee, fixedPrice } = rail;
	if (railId < 1 || railId > railIdMax) return false;
	if (network.length < 1 || network.length > networkSizeMax) return false;
	if (kind === "chain" && confirmations < 1) return false;
	return depositMin >= 0n && withdrawFee >= 0n && withdrawMin > withdrawFee && (fixedPrice === void 0 || fixedPrice > 0);
}
// packages/exchange/src/modules/funding/plan.ts
/** The one planner for the preview and the command (RULES 15). Codes in the order they are checked. */
function planWithdrawal(core, command) {
	const { funding, nowMs } = core;
	const { accountId, railId, amount } = command;
	const { terms } = funding;
	const rail = funding.rails.get(railId);
	const account = funding.accounts.get(accountId) ?? new FundingAccount(accountId);
	const booked = account.destinations.get(hex(command.destination));
	const usableAtMs = booked === void 0 ? void 0 : account.usableFrom(booked, nowMs);
	const value = terms !== void 0 && rail !== void 0 && amount > 0n ? limitValue(core, terms, rail, amount) : void 0;
	const limit = limitOf(terms, account);
	const used = account.usedAt(nowMs);
	const untilMs = heldUntil(core, accountId);
	const spendable = rail === void 0 ? zero : core.spendable(accountId, walletTypeOf(rail), rail.assetId);
	const refusal = () => {
		if (!core.accounts.has(accountId)) return "account_not_found";
		if (rail === void 0) return "rail_not_found";
		if (terms === void 0 || rail.takesWithdrawals === "no") return "withdrawals_closed";
		if (account.level === "none") return "identity_needed";
		if (account.activeHolds(nowMs).length > 0) return "withdrawals_held";
		if (booked?.railId !== railId) return "destination_not_found";
		if (account.usableFrom(booked, nowMs) > nowMs) return "destination_waits";
		if (amount <= 0n) return "amount_invalid";
		if (command.fee !== void 0 && command.fee !== rail.withdrawFee) return "fee_changed";
		if (amount < rail.withdrawMin || amount <= rail.withdrawFee) return "withdrawal_too_small";
		if (value === void 0) return "index_stale";
		if (used + value > limit) return "withdrawal_limit";
		if (openOf(core, accountId) >= 20) return "too_many_withdrawals";
		if (core.ledger.available(walletOf(core, accountId, rail)) < amount) return "balance_insufficient";
		if (spendable < amount) return "margin_needed";
	};
	const rejects = refusal();
	return {
		...rejects === void 0 ? {} : { rejects },
		...withdrawalFigures(amount, rail?.withdrawFee ?? 0n),
		...value === void 0 ? {} : { value },
		limit,
		used,
		spendable,
		needsReview: approvals(terms, value) > 0,
		approvalsNeeded: approvals(terms, value),
		...usableAtMs === void 0 || usableAtMs <= nowMs ? {} : { destinationUsableAtMs: usableAtMs },
		...untilMs === void 0 ? {} : { heldUntilMs: untilMs },
		undoMs: terms?.undoMs ?? 0,
		rail
	};
}
/** What may be withdrawn in 24 hours; nothing while nobody knows who it is. */
function limitOf(terms, { level }) {
	if (terms === void 0 || level === "none") return zero;
	return level === "basic" ? terms.basicLimit : terms.advancedLimit;
}
/** How many operators have to approve a withdrawal of this value. */
function approvals(terms, value) {
	if (terms === void 0 || value === void 0 || value <= terms.reviewAbove) return 0;
	return value <= terms.twoPeopleAbove ? 1 : 2;
}
function openOf(core, accountId) {
	return core.funding.withdrawalsOf(accountId).length;
}
// packages/exchange/src/modules/funding/withdraw.ts
/** Takes the funds out of reach and starts the time in which it can be undone. */
function withdraw$1(core, command) {
	const { funding, nowMs } = core;
	const { rejects, rail, fee, receives, value, approvalsNeeded, undoMs } = planWithdrawal(core, command);
	if (rejects !== void 0) return reject(rejects);
	const { accountId, railId, amount, destination } = command;
	const known = present(rail, "a withdrawal that is not refused has a rail");
	const withdrawalId = funding.nextWithdrawalId++;
	const asked = {
		withdrawalId,
		accountId,
		railId,
		assetId: known.assetId,
		destination,
		amount,
		fee,
		receives,
		value: present(value, "a withdrawal that is not refused has a value"),
		undoUntilMs: nowMs + undoMs
	};
	const withdrawal = {
		...asked,
		status: "requested",
		reason: "undo_time",
		requestedAtMs: nowMs,
		operators: [],
		approvalsNeeded
	};
	freeze(core, known, withdrawal);
	funding.keepWithdrawal(withdrawal);
	funding.account(accountId).use(nowMs, withdrawalId, asked.value);
	core.timers.set(asked.undoUntilMs, "funding.undo_end", withdrawalId);
	core.emit({
		type: "funding.withdrawal_requested",
		...asked
	});
	return done({
		withdrawalId,
		fee,
		receives,
		undoUntilMs: asked.undoUntilMs
	});
}
/** The owner's own change of mind, while nothing has been given to the signer or the bank. */
function cancelWithdrawal(core, { accountId, withdrawalId }) {
	const withdrawal = core.funding.withdrawals.get(withdrawalId);
	if (withdrawal?.accountId !== accountId) return reject("withdrawal_not_found");
	if (!isCancellable(withdrawal.status)) return reject("withdrawal_status_wrong");
	giveBack(core, withdrawal, "cancelled", "user_cancelled");
	return done({});
}
/** What an operator may say when he refuses: never only that it is so. */
var refusals = withdrawalReasons.slice(withdrawalReasons.indexOf("destination_suspicious"), withdrawalReasons.indexOf("chain_failed"));
/** An operator approves one that waits for him, or refuses one that is not on its way yet. */
function reviewWithdrawal(core, { withdrawalId, operator, refusal }) {
	if (!isOperatorName(operator)) return reject("not_permitted");
	const withdrawal = core.funding.withdrawals.get(withdrawalId);
	if (withdrawal === void 0) return reject("withdrawal_not_found");
	const { status, operators, approvalsNeeded } = withdrawal;
	if (refusal !== void 0) {
		if (!((isCancellable(status) || status === "approved") && refusals.includes(refusal))) return reject("withdrawal_status_wrong");
		withdrawal.operators = [...operators, operator];
		giveBack(core, withdrawal, "refused", refusal);
		return done({ needsSecond: "no" });
	}
	if (status !== "review") return reject("withdrawal_status_wrong");
	if (operators.includes(operator)) return reject("second_person_needed");
	withdrawal.operators = [...operators, operator];
	if (withdrawal.operators.length < approvalsNeeded) {
		move(core, withdrawal, "review", "amount_above_limit");
		return done({ needsSecond: "yes" });
	}
	advance(core, withdrawal);
	return done({ needsSecond: "no" });
}
// packages/exchange/src/modules/funding/module.ts
/** Money in and out (RULES 15): what chains and banks say happened, and what users may take out and when. */
var fundingModule = defineModule({
	name: "funding",
	handlers: {
		"funding.set_terms": termsChange$1,
		"funding.set_rail": railChange,
		"funding.set_level": {
			actor: ["operator", "system"],
			handle: setLevel
		},
		"funding.place_hold": {
			actor: ["operator", "system"],
			handle: placeHold
		},
		"funding.lift_hold": {
			actor: ["operator", "system"],
			handle: liftHold
		},
		"funding.see_deposit": {
			actor: "system",
			handle: seeDeposit
		},
		"funding.confirm_deposit": {
			actor: "system",
			handle: confirmDeposit
		},
		"funding.drop_deposit": {
			actor: "system",
			handle: dropDeposit
		},
		"funding.claim_unproven": {
			actor: "user",
			handle: claimUnproven
		},
		"funding.claim": {
			actor: "user",
			handle: claim
		},
		"funding.decide_claim": {
			actor: "operator",
			handle: decideClaim
		},
		"funding.book_destination": {
			actor: "user",
			handle: bookDestination
		},
		"funding.drop_destination": {
			actor: "user",
			handle: dropDestination
		},
		"funding.set_book_only": {
			actor: "user",
			handle: setBookOnly
		},
		"funding.withdraw": {
			actor: "user",
			handle: withdraw$1
		},
		"funding.cancel_withdrawal": {
			actor: "user",
			handle: cancelWithdrawal
		},
		"funding.review_withdrawal": {
			actor: "operator",
			handle: reviewWithdrawal
		},
		"funding.release_withdrawal": {
			actor: "system",
			handle: releaseWithdrawal
		},
		"funding.progress_withdrawal": {
			actor: "system",
			handle: progressWithdrawal
		},
		"funding.report_withdrawal": {
			actor: "operator",
			handle: reportWithdrawal
		},
		"funding.set_operator_caps": capsChange,
		"funding.book_network_cost": {
			actor: "system",
			handle: bookNetworkCost
		}
	},
	due: {
		"funding.undo_end": undoEnds,
		"funding.hold_end": holdEnds
	},
	*holds(core) {
		for (const withdrawal of core.funding.withdrawals.values()) {
			const { accountId, assetId, amount } = withdrawal;
			yield {
				accountId,
				walletType: walletTypeOf(railOf(core, withdrawal)),
				assetId,
				amount
			};
		}
	},
	isEmpty: (core) => core.funding.isEmpty,
	write: (core, writer) => core.funding.write(writer),
	read: (core, reader) => core.funding.read(reader),
	check: checkFunding
});
// packages/exchange/src/modules/genesis/module.ts
/** Practice or live: chosen by the first command, never changed. */
var genesisModule = defineModule({
	name: "genesis",
	handlers: { "genesis.found": {
		actor: "system",
		handle(core, command) {
			if (core.founded !== void 0) return reject("not_permitted");
			core.founded = {
				mode: command.mode,
				name: command.name
			};
			core.emit({
				type: "genesis.founded",
				mode: command.mode,
				name: command.name
			});
			return done({});
		}
	} },
	write(core, writer) {
		writer.byte(core.founded === void 0 ? 0 : 1 + modes.indexOf(core.founded.mode));
		writer.text(core.founded?.name ?? "");
	},
	read(core, reader) {
		const mode = modes[reader.byte() - 1];
		const name = reader.text();
		core.founded = mode === void 0 ? void 0 : {
			mode,
			name
		};
	}
});
// packages/exchange/src/modules/index-prices/module.ts
/** The published tick tape: one command per grid instant carries every symbol. */
var indexModule = defineModule({
	name: "index",
	handlers: { "index.tick": {
		actor: "system",
		handle(core, { gridIndex, prices }) {
			const { catalog, index } = core;
			if (core.clock.fault !== void 0) return reject("clock_fault");
			for (const { pairId, price: given } of prices) {
				const pair = catalog.pairs.get(pairId);
				if (pair === void 0 || pair.cross !== void 0) return reject("pair_not_found");
				if (given === 0) return reject("pair_invalid");
			}
			const isAhead = gridIndex * 500 > core.nowMs + staleAfterMs;
			if (gridIndex <= index.lastGridIndex || isAhead) return reject("tick_out_of_order");
			index.lastGridIndex = gridIndex;
			const ticked = new Map(prices.map((given) => [given.pairId, given.price]));
			for (const pair of catalog.pairs.values()) {
				if (pair.cross === void 0) continue;
				const numerator = ticked.get(pair.cross.numerator);
				const denominator = ticked.get(pair.cross.denominator);
				if (numerator === void 0 || denominator === void 0) continue;
				const quotient = mulDiv(BigInt(numerator), 10n ** BigInt(8), BigInt(denominator), "down");
				if (quotient > 0n && quotient <= BigInt(Number.MAX_SAFE_INTEGER)) ticked.set(pair.pairId, price(Number(quotient)));
			}
			const all = [...ticked].map(([pairId, last]) => ({
				pairId,
				price: last
			}));
			for (const one of all) index.set(one.pairId, one.price, gridIndex);
			core.emit({
				type: "index.ticked",
				gridIndex,
				prices: all
			});
			return done({});
		}
	} },
	write: (core, writer) => core.index.write(writer),
	read: (core, reader) => core.index.read(reader)
});
// packages/exchange/src/modules/ledger/module.ts
/** Balances of everybody. Its invariants are those of the whole house; the causes of what is frozen come from the products. */
var ledgerModule = defineModule({
	name: "ledger",
	handlers: {},
	write: (core, writer) => core.ledger.write(writer),
	read: (core, reader) => core.ledger.read(reader),
	check(core) {
		const sums = /* @__PURE__ */ new Map();
		const frozen = /* @__PURE__ */ new Map();
		for (const wallet of core.ledger.wallets()) {
			sums.set(wallet.assetId, (sums.get(wallet.assetId) ?? 0n) + wallet.available + wallet.frozen);
			assert(wallet.available >= 0n || wallet.accountId === house.external, "only external may be below zero");
			assert(wallet.frozen >= 0n, "a frozen balance is zero or more");
			if (wallet.frozen !== 0n) frozen.set(`${wallet.accountId}/${wallet.walletType}/${wallet.assetId}`, wallet.frozen);
		}
		for (const sum of sums.values()) assert(sum === 0n, "each asset sums to zero over all accounts");
		for (const hold of core.liveHolds()) {
			const wallet = `${hold.accountId}/${hold.walletType}/${hold.assetId}`;
			const left = (frozen.get(wallet) ?? 0n) - hold.amount;
			if (left === 0n) frozen.delete(wallet);
			else frozen.set(wallet, left);
		}
		assert(frozen.size === 0, "what is frozen is the sum of its live causes");
	}
});
// packages/exchange/src/modules/options/day-limits.ts
/** The daily limit that another stake would break. A live option counts as lost until it is settled. */
function dayLimitReached(buyer, atMs, stake) {
	const { dailyStakeMax, dailyLossMax } = buyer.limits;
	const { stakedToday, lostToday } = buyer.usedOn(atMs);
	if (dailyStakeMax !== void 0 && stakedToday + stake > dailyStakeMax) return "daily_stake_limit";
	const lostAtWorst = lostToday + buyer.atStake + stake;
	return dailyLossMax !== void 0 && lostAtWorst > dailyLossMax ? "daily_loss_limit" : void 0;
}
function isTighter(asked, inForce) {
	return asked !== void 0 && (inForce === void 0 || asked < inForce);
}
/** What of the limits asked for holds at once: of each the tighter one. */
function tightenedBy(inForce, asked) {
	const tighter = (one) => isTighter(asked[one], inForce[one]) ? asked[one] : inForce[one];
	return limitsOf(tighter("dailyStakeMax"), tighter("dailyLossMax"));
}
/** Whether something of what is asked for is looser than what holds. */
function loosens(inForce, asked) {
	return isTighter(inForce.dailyStakeMax, asked.dailyStakeMax) || isTighter(inForce.dailyLossMax, asked.dailyLossMax);
}
/** Limits of which some may be absent. */
function limitsOf(dailyStakeMax, dailyLossMax) {
	return {
		...dailyStakeMax === void 0 ? {} : { dailyStakeMax },
		...dailyLossMax === void 0 ? {} : { dailyLossMax }
	};
}
// packages/exchange/src/modules/options/funds.ts
var endsAs = {
	won: "option_win",
	lost: "option_loss",
	refunded: "option_refund",
	void: "option_refund"
};
/** The wallet that reserves rewards. All that is frozen in it is reserved for live options. */
function coverWallet(core) {
	return core.ledger.wallet(house.underwriting, "house", core.options.assetId(core));
}
function buyerWallet(core, { accountId }) {
	return core.ledger.wallet(accountId, "micro", core.options.assetId(core));
}
/** Freezes the stake at the buyer, and the reward at `underwriting`: from here on either result is paid for. */
function reserve(core, option) {
	const { optionId, stake, reward } = option;
	core.ledger.line(buyerWallet(core, option), "option_stake", negated(stake), stake);
	core.ledger.line(coverWallet(core), "option_reserve", negated(reward), reward);
	core.post(optionId);
}
/** Frees the stake and the reward: `paid` of them to the buyer, the rest to `underwriting`. */
function payOut(core, option, result, paid) {
	const { optionId, stake, reward } = option;
	const kept = atoms(stake + reward - paid);
	core.ledger.line(buyerWallet(core, option), endsAs[result], paid, negated(stake));
	core.ledger.line(coverWallet(core), endsAs[result], kept, negated(reward));
	core.post(optionId);
}
// packages/exchange/src/modules/options/buy.ts
/** Sells an option under the terms that the buyer saw, or says why not. */
function buy(core, command) {
	const { catalog, options, ledger, nowMs } = core;
	const { accountId, pairId, direction, seconds, stake, validUntilMs } = command;
	if (!core.accounts.has(accountId)) return reject("account_not_found");
	const pair = catalog.pairs.get(pairId);
	if (pair === void 0) return reject("pair_not_found");
	const offered = options.currentTerms.get(pairId);
	if (offered === void 0 || offered.terms.isOffered === "no") return reject("option_not_offered");
	if (!core.products.allows(accountId, "options")) return reject("product_unavailable");
	if (pair.status !== "trading") return reject("pair_not_trading");
	if (!core.sessions.isOpen(pairId, nowMs)) return reject("market_closed");
	const { termsId, hash, terms } = offered;
	if (hex(command.termsHash) !== hex(hash)) return reject("terms_changed");
	const duration = terms.durations.find((one) => one.seconds === seconds);
	if (duration === void 0) return reject("seconds_not_offered");
	const strikeFromGrid = strikeGridFor(nowMs);
	if (!outlives(core, pairId, strikeFromGrid, seconds)) return reject("market_closed");
	if (validUntilMs > nowMs + 1e3) return reject("valid_until_too_far");
	if (nowMs > validUntilMs) return reject("order_too_late");
	const indexPrice = core.index.fresh(pairId, nowMs);
	if (indexPrice === void 0) return reject("index_stale");
	if (stake <= 0n) return reject("amount_invalid");
	if (stake < terms.stakeMin) return reject("stake_too_small");
	if (stake > terms.stakeMax) return reject("stake_too_large");
	const buyer = options.buyers.get(accountId);
	if (buyer !== void 0 && buyer.pausedUntilMs > nowMs) return reject("options_paused");
	const limit = buyer === void 0 ? void 0 : dayLimitReached(buyer, nowMs, stake);
	if (limit !== void 0) return reject(limit);
	if (core.spendable(accountId, "micro", options.assetId(core)) < stake) return reject("balance_insufficient");
	const { payout } = duration;
	const reward = rewardFor(stake, payout);
	if (options.market(pairId).reserved + reward > terms.exposureMax) return reject("exposure_full");
	if (ledger.available(coverWallet(core)) < reward) return reject("liquidity_insufficient");
	const optionId = options.takeOptionId();
	const bought = {
		optionId,
		accountId,
		pairId,
		termsId,
		direction,
		seconds,
		stake,
		payout,
		reward,
		indexPrice
	};
	reserve(core, bought);
	options.keep({
		...bought,
		boughtAtMs: nowMs,
		strikeFromGrid
	});
	options.buyer(accountId).use(nowMs, stake, 0n);
	core.timers.set(strikeFromGrid * 500 + strikeWaitMs, "options.strike_wait", optionId);
	core.emit({
		type: "options.bought",
		...bought,
		termsHash: hash,
		strikeFromGrid
	});
	return done({
		optionId,
		strikeFromGrid,
		reward
	});
}
/**
* Whether the session lasts beyond the latest expiry that an option could have. Asked here once, so that no calendar set
* later reaches the settlement: that takes the tape as it is.
*/
function outlives(core, pairId, strikeFromGrid, seconds) {
	const closesAtMs = core.sessions.changesAtMs(pairId, core.nowMs);
	if (closesAtMs === void 0) return true;
	return expiryGridFor(strikeFromGrid, seconds) * 500 + strikeWaitMs < closesAtMs;
}
// packages/exchange/src/modules/options/check.ts
/** What must hold of options after every command, recomputed from the options themselves. */
function checkOptions(core) {
	const { options } = core;
	if (options.versions.length === 0) return;
	const expiring = /* @__PURE__ */ new Map();
	for (const { expiryGrid, optionId } of options.expiries.entries()) expiring.set(optionId, expiryGrid);
	const reserved = /* @__PURE__ */ new Map();
	const atStake = /* @__PURE__ */ new Map();
	let rewards = 0n;
	let struck = 0;
	for (const [optionId, option] of options.live) {
		const { accountId, pairId, stake, reward, strike } = option;
		assert(option.optionId === optionId && optionId < options.nextOptionId, "an option has the number it was given");
		assert(stake > 0n && reward >= 0n, "an option has a stake");
		rewards += reward;
		reserved.set(pairId, (reserved.get(pairId) ?? 0n) + reward);
		atStake.set(accountId, (atStake.get(accountId) ?? 0n) + stake);
		const isWaiting = options.market(pairId).waiting.get(optionId) === option;
		assert(isWaiting === (strike === void 0), "just the options without a strike wait for one");
		assert(options.buyers.get(accountId)?.live.get(optionId) === option, "an option is known to its buyer");
		if (strike === void 0) {
			assert(option.strikeFromGrid * 500 + strikeWaitMs > core.nowMs, "no option waits too long for its strike");
			continue;
		}
		struck += 1;
		assert(strike.gridIndex >= option.strikeFromGrid, "a strike is not earlier than was agreed");
		assert(expiring.get(optionId) === strike.expiryGrid, "an option is found at its expiry");
		assert(strike.expiryGrid > core.index.lastGridIndex, "a tick settles all that has expired");
		assert(strike.expiryGrid * 500 + settleWaitMs > core.nowMs, "an option is settled soon after its expiry");
	}
	assert(expiring.size === struck, "only live options expire");
	assert(options.live.size + options.settledCount === options.nextOptionId - 1, "an option is settled once");
	assert(core.ledger.frozen(coverWallet(core)) >= rewards, "underwriting holds the rewards of all live options");
	for (const market of options.markets.values()) {
		assert(market.reserved === (reserved.get(market.pairId) ?? 0n), "a pair has reserved the rewards of its options");
		const { all } = market.samples;
		const isRising = all.every(({ gridIndex }, at) => at === 0 || gridIndex > (all[at - 1]?.gridIndex ?? 0));
		assert(isRising, "samples stand in the order of the tape");
	}
	for (const buyer of options.buyers.values()) assert(buyer.atStake === (atStake.get(buyer.accountId) ?? 0n), "what is at stake is the stakes of live options");
}
// packages/exchange/src/modules/options/limits.ts
/** Both limits as they are to be: what is tighter holds at once, what is looser in 24 hours, in place of what waited before. */
function setLimits(core, command) {
	const { accountId, dailyStakeMax, dailyLossMax } = command;
	if (!core.accounts.has(accountId)) return reject("account_not_found");
	if ((dailyStakeMax ?? 0n) < 0n || (dailyLossMax ?? 0n) < 0n) return reject("amount_invalid");
	const buyer = core.options.buyer(accountId);
	const asked = limitsOf(dailyStakeMax, dailyLossMax);
	const isLooser = loosens(buyer.limits, asked);
	buyer.limits = tightenedBy(buyer.limits, asked);
	delete buyer.later;
	if (!isLooser) {
		core.emit({
			type: "options.limits_set",
			accountId,
			...buyer.limits
		});
		return done({});
	}
	const inForceAtMs = core.nowMs + loosenAfterMs;
	const later = {
		...asked,
		inForceAtMs
	};
	buyer.later = later;
	core.timers.set(inForceAtMs, "options.loosen", accountId);
	core.emit({
		type: "options.limits_set",
		accountId,
		...buyer.limits,
		later
	});
	return done({ inForceAtMs });
}
/** Puts looser limits in force; a timer of a request that was replaced finds another moment, or none. */
function loosen(core, reference) {
	const accountId = reference;
	const buyer = core.options.buyers.get(accountId);
	if (buyer?.later === void 0 || buyer.later.inForceAtMs > core.nowMs) return;
	buyer.limits = limitsOf(buyer.later.dailyStakeMax, buyer.later.dailyLossMax);
	delete buyer.later;
	core.emit({
		type: "options.limits_set",
		accountId,
		...buyer.limits
	});
}
/** A cool-off or, when it is long, a self-exclusion. */
function pause(core, command) {
	const { accountId, untilMs } = command;
	if (!core.accounts.has(accountId)) return reject("account_not_found");
	if (untilMs <= core.nowMs || untilMs > core.nowMs + 158112e6) return reject("pause_invalid");
	if (untilMs < (core.options.buyers.get(accountId)?.pausedUntilMs ?? 0)) return reject("pause_invalid");
	core.options.buyer(accountId).pausedUntilMs = untilMs;
	core.emit({
		type: "options.paused",
		accountId,
		untilMs
	});
	return done({ untilMs });
}
// packages/exchange/src/modules/options/settle.ts
var nothing$3 = {
	samples: [],
	count: 0,
	sum: 0n
};
/** Settles every option that has expired by a grid instant, the earliest first, with the samples that are there. */
function settleThrough(core, gridIndex) {
	const { expiries } = core.options;
	for (let due = expiries.takeDue(gridIndex); due !== void 0; due = expiries.takeDue(gridIndex)) {
		let shared;
		let window = nothing$3;
		for (const option of [...due].sort(bySettlement)) {
			if (shared === void 0 || !sharesWindow(shared, option)) window = closeWindow(core, option);
			shared = option;
			settle$1(core, option, window);
		}
	}
}
function sharesWindow(a, b) {
	return a.pairId === b.pairId && windowSizeFor(a.seconds) === windowSizeFor(b.seconds);
}
function closeWindow(core, { pairId, seconds, strike }) {
	assert(strike !== void 0, "an option expires after its strike");
	const { expiryGrid } = strike;
	const windowSize = windowSizeFor(seconds);
	const window = core.options.market(pairId).samples.window(expiryGrid, windowSize);
	core.emit({
		type: "options.window_closed",
		pairId,
		expiryGrid,
		windowSize,
		samples: window.samples
	});
	return window;
}
function settle$1(core, option, window) {
	const { direction, stake, reward, strike } = option;
	const windowSize = windowSizeFor(option.seconds);
	const result = strike === void 0 ? "void" : optionResultOf(direction, strike.price, window, windowSize);
	const paid = paidFor(result, stake, reward);
	payOut(core, option, result, paid);
	core.options.forget(option);
	const lost = lostWith(result, stake, reward);
	if (lost !== 0n) core.options.buyer(option.accountId).use(core.nowMs, 0n, lost);
	const { optionId, accountId, pairId } = option;
	core.emit({
		type: "options.settled",
		optionId,
		accountId,
		pairId,
		result,
		stake,
		paid,
		...strike === void 0 ? {} : {
			strike: strike.price,
			expiryGrid: strike.expiryGrid
		},
		windowSize,
		sampleCount: window.count,
		sampleSum: atoms(window.sum)
	});
}
/** What a result takes from the buyer; a reward counts against it. */
function lostWith(result, stake, reward) {
	if (result === "won") return -reward;
	return result === "lost" ? stake : 0n;
}
/** An option that has waited for a strike for too long is void. The timer of one that got it finds it struck, or gone. */
function giveUpStrike(core, reference) {
	const option = core.options.live.get(reference);
	if (option !== void 0 && option.strike === void 0) settle$1(core, option, nothing$3);
}
// packages/exchange/src/modules/options/weakening.ts
/** What options bought afterwards are sold on. A payout may hurt whichever way it moves. */
var termsWeakening = weakeningBy({
	type: "fixed",
	pairId: "fixed",
	durations: [areOthers, "confirmed"],
	stakeMin: ["down", "confirmed"],
	stakeMax: ["up", "confirmed"],
	exposureMax: ["up", "confirmed"],
	isOffered: ["opening", "confirmed"]
});
/** Whether there is a duration that was not there, or pays otherwise. To drop one is no more than not to sell it. */
function areOthers(next, present) {
	return next.some(({ seconds, payout }) => !present.some((known) => known.seconds === seconds && known.payout === payout));
}
// packages/exchange/src/modules/options/terms.ts
var durationsMax = 20;
var secondsMin = 10;
var secondsMax = 3600;
/** Below this a coin's flip loses a little; from here on it would be a gift. */
var payoutBelow = ppmOne;
/** What was allowed before that was asked. */
var payoutMaxOnce = 2e6;
/** New terms are in force for options bought afterwards; those that live keep theirs (RULES 2). */
var termsChange = changing({
	refuses(core, { type: _type, ...terms }) {
		if (!core.catalog.pairs.has(terms.pairId)) return "pair_not_found";
		return areSound(terms, core.revision >= 1 ? payoutBelow - 1 : payoutMaxOnce) ? void 0 : "terms_invalid";
	},
	present(core, { type, pairId }) {
		const version = core.options.currentTerms.get(pairId);
		return version === void 0 ? void 0 : {
			type,
			...version.terms
		};
	},
	weakens: termsWeakening,
	make(core, { type: _type, ...terms }) {
		const { termsId, hash } = core.options.addTerms(terms);
		core.emit({
			type: "options.terms_set",
			termsId,
			hash,
			terms
		});
		return { termsId };
	}
});
function areSound({ durations, stakeMin, stakeMax, exposureMax }, payoutMax) {
	if (durations.length < 1 || durations.length > durationsMax) return false;
	if (stakeMin <= 0n || stakeMax < stakeMin || exposureMax < 0n) return false;
	return durations.every(({ seconds, payout }, index) => {
		if (seconds <= (durations[index - 1]?.seconds ?? 0) || seconds < secondsMin || seconds > secondsMax) return false;
		return payout <= payoutMax && rewardFor(stakeMin, payout) > 0n;
	});
}
// packages/exchange/src/modules/options/tick.ts
/**
* What a tick does to options: it is a sample, it is the strike of those that wait for one, and it shows that no earlier
* sample can come any more, so that everything that has expired is settled. Nothing else is read from outside: neither
* whether the pair trades nor what its calendar says reaches an option that was sold.
*/
function onTick(core, { gridIndex, prices }) {
	const { options } = core;
	if (options.versions.length === 0) return;
	for (const { pairId, price } of prices) {
		const market = options.markets.get(pairId);
		if (market === void 0 || core.index.fresh(pairId, core.nowMs) === void 0) continue;
		market.samples.add(gridIndex, price);
		strikeWaiting(core, market, gridIndex, price);
	}
	settleThrough(core, gridIndex);
}
/** Options wait in the order of the instants they wait for: the first that waits for a later one ends the walk. */
function strikeWaiting(core, market, gridIndex, price) {
	for (const option of market.waiting.values()) {
		if (option.strikeFromGrid > gridIndex) return;
		const { optionId, accountId, pairId, seconds } = option;
		const expiryGrid = expiryGridFor(gridIndex, seconds);
		if (core.options.strike(option, {
			gridIndex,
			price,
			expiryGrid
		})) core.timers.set(expiryGrid * 500 + settleWaitMs, "options.expiry", expiryGrid);
		core.emit({
			type: "options.struck",
			optionId,
			accountId,
			pairId,
			gridIndex,
			strike: price,
			expiryGrid
		});
	}
}
// packages/exchange/src/modules/options/module.ts
/** Timed options against the house (RULES 6): sold on hashed terms, decided by the tape, underwritten when bought. */
var optionsModule = defineModule({
	name: "options",
	handlers: {
		"options.set_terms": termsChange,
		"options.buy": {
			actor: "user",
			handle: buy
		},
		"options.set_limits": {
			actor: "user",
			handle: setLimits
		},
		"options.pause": {
			actor: "user",
			handle: pause
		}
	},
	reactions: { "index.ticked": onTick },
	due: {
		"options.strike_wait": giveUpStrike,
		/** Whatever the feed does: what has expired is settled. */
		"options.expiry": settleThrough,
		"options.loosen": loosen
	},
	*holds(core) {
		const { options } = core;
		for (const { accountId, stake, reward } of options.live.values()) {
			const assetId = options.assetId(core);
			yield {
				accountId,
				walletType: "micro",
				assetId,
				amount: stake
			};
			yield {
				accountId: house.underwriting,
				walletType: "house",
				assetId,
				amount: reward
			};
		}
	},
	isEmpty: ({ options }) => options.versions.length === 0 && options.buyers.size === 0,
	write: (core, writer) => core.options.write(writer),
	read: (core, reader) => core.options.read(reader),
	check: checkOptions
});
// packages/exchange/src/modules/products/module.ts
var isCountry = (text) => text === void 0 || /^[A-Z]{2}$/.test(text);
/** Jurisdiction switches (RULES 0): which products can be had here, and in which countries. */
var productsModule = defineModule({
	name: "products",
	handlers: {
		"products.set_availability": changing({
			refuses: (_core, { country }) => isCountry(country) ? void 0 : "country_invalid",
			present: (core, { type, product, country }) => ({
				type,
				product,
				...country === void 0 ? {} : { country },
				availability: core.products.saidOf(product, country)
			}),
			weakens: weakeningBy({
				type: "fixed",
				product: "fixed",
				country: "fixed",
				availability: [(next, present) => next !== "off" && next !== present, "confirmed"]
			}),
			make(core, { product, country, availability }) {
				core.products.set(product, country, availability === "inherited" ? void 0 : availability === "on");
				core.emit({
					type: "products.availability_set",
					product,
					country,
					availability
				});
				return {};
			}
		}),
		"products.set_residence": {
			actor: ["operator", "system"],
			handle(core, { accountId, country }) {
				if (!core.accounts.has(accountId)) return reject("account_not_found");
				if (!isCountry(country)) return reject("country_invalid");
				core.products.settle(accountId, country);
				core.emit({
					type: "products.residence_set",
					accountId,
					country
				});
				return done({});
			}
		}
	},
	isEmpty: (core) => core.products.isEmpty,
	write: (core, writer) => core.products.write(writer),
	read: (core, reader) => core.products.read(reader)
});
// packages/exchange/src/modules/proposals/rules.ts
var dayMs = 864e5;
/** A proposal that nobody has confirmed by then is none any more. */
var proposalLapsesMs = 7 * dayMs;
/** How long a change that shortens waits or raises limits can still be stopped after its confirmation. */
function changeDelayMs(mode) {
	return mode === "live" ? dayMs : 3e4;
}
// packages/exchange/src/modules/proposals/module.ts
function propose(core, { operator, change }) {
	const { proposals, nowMs } = core;
	if (core.revision < 1 || !isOperatorName(operator)) return reject("not_permitted");
	const refusal = core.changeOf(change).refuses(core, change);
	if (refusal !== void 0) return reject(refusal);
	if (weakeningOf(core, change) === "none") {
		core.makeChange(change);
		return done({});
	}
	if (proposals.open.size >= 50) return reject("too_many_proposals");
	const proposalId = proposals.nextId++;
	const dueAtMs = nowMs + proposalLapsesMs;
	proposals.open.set(proposalId, {
		proposalId,
		change,
		before: presentOf(core, change),
		proposedBy: operator,
		proposedAtMs: nowMs,
		confirmedBy: void 0,
		dueAtMs
	});
	core.timers.set(dueAtMs, "proposals.due", proposalId);
	core.emit({
		type: "proposals.proposed",
		proposalId,
		operator,
		change,
		lapsesAtMs: dueAtMs
	});
	return done({ proposalId });
}
function confirm(core, { operator, proposalId }) {
	if (!isOperatorName(operator)) return reject("not_permitted");
	const proposal = core.proposals.open.get(proposalId);
	if (proposal === void 0) return reject("proposal_not_found");
	if (proposal.confirmedBy !== void 0) return reject("proposal_confirmed");
	if (proposal.proposedBy === operator) return reject("second_person_needed");
	if (isOutdated(core, proposal)) return reject("proposal_outdated");
	const { change } = proposal;
	const refusal = core.changeOf(change).refuses(core, change);
	if (refusal !== void 0) return reject(refusal);
	proposal.confirmedBy = operator;
	if (weakeningOf(core, change) !== "delayed") {
		core.makeChange(change);
		end(core, proposal, "made");
		return done({});
	}
	const mode = present(core.founded, "an exchange that takes commands was founded").mode;
	proposal.dueAtMs = core.nowMs + changeDelayMs(mode);
	core.timers.set(proposal.dueAtMs, "proposals.due", proposalId);
	core.emit({
		type: "proposals.confirmed",
		proposalId,
		operator,
		takesEffectAtMs: proposal.dueAtMs
	});
	return done({ takesEffectAtMs: proposal.dueAtMs });
}
/** One operator is enough to leave things as they are. */
function cancel$1(core, { operator, proposalId }) {
	if (!isOperatorName(operator)) return reject("not_permitted");
	const proposal = core.proposals.open.get(proposalId);
	if (proposal === void 0) return reject("proposal_not_found");
	end(core, proposal, "cancelled", { cancelledBy: operator });
	return done({});
}
/** The time of a proposal has come: to take effect, or to lapse. */
function due(core, reference) {
	const proposal = core.proposals.open.get(reference);
	if (proposal === void 0 || proposal.dueAtMs > core.nowMs) return;
	if (proposal.confirmedBy === void 0) return end(core, proposal, "lapsed");
	if (isOutdated(core, proposal)) return end(core, proposal, "outdated");
	const { change } = proposal;
	const reason = core.changeOf(change).refuses(core, change);
	if (reason !== void 0) return end(core, proposal, "refused", { reason });
	core.makeChange(change);
	end(core, proposal, "made");
}
function end(core, { proposalId, proposedBy, confirmedBy }, ended, { cancelledBy, reason } = {}) {
	core.proposals.open.delete(proposalId);
	const operators = [
		proposedBy,
		confirmedBy,
		cancelledBy
	].filter((name) => name !== void 0);
	core.emit({
		type: "proposals.ended",
		proposalId,
		end: ended,
		operators,
		reason
	});
}
function weakeningOf(core, change) {
	return core.changeOf(change).weakens(change, presentOf(core, change));
}
function presentOf(core, change) {
	return core.changeOf(change).present(core, change);
}
/**
* Whoever confirms agrees to one change of what he saw. When that is not what it was, the proposal would also take back what
* was done in between.
*/
function isOutdated(core, { change, before }) {
	return bytesOf(presentOf(core, change)) !== bytesOf(before);
}
function bytesOf(change) {
	return change === void 0 ? "" : hex(encode(changeCodec, change));
}
/** Changes that loosen what protects people and the house: one operator proposes them, another one confirms. */
var proposalsModule = defineModule({
	name: "proposals",
	handlers: {
		"proposals.propose": {
			actor: "operator",
			handle: propose
		},
		"proposals.confirm": {
			actor: "operator",
			handle: confirm
		},
		"proposals.cancel": {
			actor: "operator",
			handle: cancel$1
		}
	},
	due: { "proposals.due": due },
	isEmpty: (core) => core.proposals.isEmpty,
	write: (core, writer) => core.proposals.write(writer),
	read: (core, reader) => core.proposals.read(reader),
	check(core) {
		const { open, nextId } = core.proposals;
		assert(open.size <= 50, "proposals that wait are bounded");
		for (const [id, proposal] of open) {
			assert(proposal.proposalId === id && id < nextId, "a proposal has the number it was given");
			assert(proposal.confirmedBy !== proposal.proposedBy, "nobody confirms what they proposed");
			assert(proposal.dueAtMs > core.nowMs, "the time of a proposal ends by itself");
		}
	}
});
// packages/exchange/src/modules/revision/module.ts
/** Which rules of the core are in force: they only ever get newer, and by a command that stands in the journal. */
var revisionModule = defineModule({
	name: "revision",
	handlers: { "revision.adopt": {
		actor: "system",
		handle(core, { revision }) {
			if (revision <= core.revision || revision > 1) return reject("not_permitted");
			core.revision = revision;
			core.emit({
				type: "revision.adopted",
				revision
			});
			return done({});
		}
	} },
	isEmpty: (core) => core.revision === 0,
	write: (core, writer) => writer.uint(core.revision),
	read(core, reader) {
		core.revision = reader.uint();
	}
});
// packages/exchange/src/modules/sessions/weakening.ts
/** The calendar of those of some pairs that have one; absent where they have different ones. Empty: always open. */
function commonCalendar({ calendars }, pairIds) {
	const known = pairIds.map((pairId) => calendars.get(pairId)).filter((sessions) => sessions !== void 0);
	const first = known[0] ?? [];
	return known.every((sessions) => isWithin(first, sessions) && isWithin(sessions, first)) ? [...first] : void 0;
}
/** Whether everything in one calendar lies inside sessions of another one. An empty calendar is always open. */
function isWithin(inner, outer) {
	if (outer.length === 0) return true;
	if (inner.length === 0) return false;
	return inner.every(({ opensAtMs, closesAtMs }) => outer.some((session) => session.opensAtMs <= opensAtMs && closesAtMs <= session.closesAtMs));
}
// packages/exchange/src/modules/sessions/module.ts
/** Session calendars: when the markets behind some pairs are open. */
var sessionsModule = defineModule({
	name: "sessions",
	handlers: { "sessions.set_calendar": changing({
		refuses(core, { pairIds, sessions }) {
			if (pairIds.some((pairId) => !core.catalog.pairs.has(pairId))) return "pair_not_found";
			let before = 0;
			for (const { opensAtMs, closesAtMs } of sessions) {
				if (opensAtMs < before || closesAtMs <= opensAtMs) return "calendar_invalid";
				before = closesAtMs;
			}
		},
		present(core, { type, pairIds }) {
			const sessions = commonCalendar(core.sessions, pairIds);
			return sessions === void 0 ? void 0 : {
				type,
				pairIds,
				sessions
			};
		},
		weakens: (next, present) => present === void 0 || !isWithin(next.sessions, present.sessions) ? "confirmed" : "none",
		make(core, { pairIds, sessions }) {
			for (const pairId of pairIds) {
				if (sessions.length === 0) {
					core.sessions.calendars.delete(pairId);
					core.sessions.lastOpen.delete(pairId);
					continue;
				}
				core.sessions.calendars.set(pairId, sessions);
				const last = core.index.last(pairId);
				if (last !== void 0 && !core.sessions.lastOpen.has(pairId)) core.sessions.lastOpen.set(pairId, last.price);
			}
			core.emit({
				type: "sessions.calendar_set",
				pairIds,
				sessions
			});
			return {};
		}
	}) },
	reactions: { "index.ticked"(core, { gridIndex, prices }) {
		if (core.sessions.calendars.size === 0) return;
		const atMs = gridIndex * 500;
		for (const { pairId, price } of prices) if (core.sessions.calendars.has(pairId) && core.sessions.isOpen(pairId, atMs)) core.sessions.lastOpen.set(pairId, price);
	} },
	isEmpty: (core) => core.sessions.calendars.size === 0,
	write: (core, writer) => core.sessions.write(writer),
	read: (core, reader) => core.sessions.read(reader)
});
// packages/exchange/src/modules/spot/lifecycle.ts
/** Freezes for an order out of what is available; the caller has checked that it is there. */
function hold(core, pair, order, amount) {
	if (amount === 0n) return;
	const wallet = core.ledger.wallet(order.accountId, walletTypeOf$2(order), paysWith(pair, order).assetId);
	core.ledger.line(wallet, "order_hold", negated(amount), amount);
	core.post(order.orderId);
	order.held = plus(order.held, amount);
}
/** Gives back a part of what an order holds. */
function release(core, pair, order, amount) {
	if (amount === 0n) return;
	const wallet = core.ledger.wallet(order.accountId, walletTypeOf$2(order), paysWith(pair, order).assetId);
	core.ledger.line(wallet, "order_release", amount, negated(amount));
	core.post(order.orderId);
	order.held = minus(order.held, amount);
}
/** States a new order; call before anything happens to it. */
function announce(core, pair, order) {
	const priceOrNone = (ticks) => ticks === 0 ? void 0 : priceOfTicks(pair, ticks);
	core.emit({
		type: "spot.order_placed",
		orderId: order.orderId,
		accountId: order.accountId,
		pairId: order.pairId,
		side: order.side,
		orderType: order.orderType,
		timeInForce: order.timeInForce,
		isPostOnly: order.isPostOnly === 1 ? "yes" : void 0,
		price: priceOrNone(order.limitTicks),
		stopPrice: priceOrNone(order.stopTicks),
		quantity: order.lots === 0 ? void 0 : atomsOfLots(pair, order.lots),
		quoteAmount: order.quoteAmount === 0n ? void 0 : order.quoteAmount,
		worstPrice: priceOrNone(order.worstTicks),
		makerFee: order.makerFee,
		takerFee: order.takerFee,
		linkedOrderId: order.linkedOrderId === 0 ? void 0 : order.linkedOrderId,
		takeProfitPrice: priceOrNone(order.takeProfitTicks),
		stopLossPrice: priceOrNone(order.stopLossTicks),
		status: order.status
	});
}
/** Puts what is left of a limit order into the book. */
function rest(core, pair, order) {
	order.status = "open";
	const { book } = core.spot.market(pair.pairId);
	book.add(order.side, order.orderId, order.limitTicks, remainingLots(order), order.accountId);
	core.changedBooks.add(pair.pairId);
}
/** Takes an order out of the book or the line of stops, wherever it is. */
function withdraw(core, pair, order) {
	const { book, triggers } = core.spot.market(pair.pairId);
	if (order.status === "waiting") triggers.remove(order.stopTicks, order.orderId, waitsForRise(order));
	else if (book.remove(order.orderId) > 0) core.changedBooks.add(pair.pairId);
}
/** Ends an order that is out of the book: gives back what it still holds, states the end, and notes exits to place. */
function endOrder(core, pair, order, status, reason) {
	release(core, pair, order, order.held);
	order.status = status;
	assert(order.held === 0n, "an order that has ended holds nothing");
	core.spot.forget(order);
	core.emit({
		type: "spot.order_ended",
		orderId: order.orderId,
		accountId: order.accountId,
		pairId: order.pairId,
		status,
		reason,
		filled: filledAtoms(pair, order),
		filledQuote: order.filledQuote,
		fee: feeCharged(order)
	});
	const hasExits = order.takeProfitTicks !== 0 || order.stopLossTicks !== 0;
	core.protection.armed.delete(order.orderId);
	if (hasExits && order.filledLots > 0) core.spot.exitsDue.push(order);
	else core.protection.slippages.delete(order.orderId);
}
/** Ends the other leg of an OCO. What it held goes back, unless the leg that stays takes it over first. */
function endLinked(core, pair, order, reason) {
	const linked = core.spot.orders.get(order.linkedOrderId);
	order.linkedOrderId = 0;
	if (linked === void 0) return;
	linked.linkedOrderId = 0;
	withdraw(core, pair, linked);
	endOrder(core, pair, linked, "cancelled", reason);
}
/**
* What one leg of an OCO has filled, the other need not: it goes on with what is left, so that a small fill of the one does
* not take the protection of the rest, and ends when nothing is left.
*/
function shareFill(core, pair, order) {
	const left = remainingLots(order);
	const linked = core.spot.orders.get(order.linkedOrderId);
	if (core.revision < 1 || left === 0 || linked === void 0) return endLinked(core, pair, order, "linked_order_done");
	linked.lots = linked.filledLots + left;
	const needed = holdFor(pair, linked.side, limitInForce(linked), left);
	const shared = holdNeeded(pair, order);
	release(core, pair, linked, minus(linked.held, atoms(needed > shared ? needed - shared : 0n)));
	tellAmended(core, pair, linked);
}
function tellAmended(core, pair, order) {
	const { orderId, accountId, pairId, limitTicks } = order;
	const price = limitTicks === 0 ? void 0 : priceOfTicks(pair, limitTicks);
	core.emit({
		type: "spot.order_amended",
		orderId,
		accountId,
		pairId,
		price,
		quantity: atomsOfLots(pair, order.lots)
	});
}
/** Moves what one leg of an OCO holds to the other, without passing through what is available. */
function passHold(from, to) {
	to.held = plus(to.held, from.held);
	from.held = zero;
}
// packages/exchange/src/modules/spot/depth.ts
var nobodyThere = {
	lots: 0,
	quote: zero,
	worstTicks: 0,
	cause: "empty"
};
var nobodyAtThisPrice = {
	...nobodyThere,
	cause: "price_limit"
};
/** Lots that a rest of the quote amount still pays for (buy) or still has to bring (sell) at a price. */
function lotsWithin(quoteLeft, ticks, quotePerTickLot) {
	const lots = quoteLeft / (BigInt(ticks) * quotePerTickLot);
	return lots > BigInt(2147483647) ? wholeMax : Number(lots);
}
/** How far an order gets through the other side's depth. Preview, holds and execution all use this walk. */
function walkDepth(market, order, quotePerTickLot) {
	const other = order.side === "buy" ? "sell" : "buy";
	const isByQuote = order.lots === 0;
	let lots = 0;
	let quote = 0n;
	let worstTicks = 0;
	let cause;
	for (const [ticks, offered] of market.depth(other)) {
		if (isByQuote ? quote === order.quoteAmount : lots === order.lots) break;
		if (!accepts(order.side, order.limitTicks, ticks)) {
			cause = "price_limit";
			break;
		}
		const wanted = isByQuote ? lotsWithin(atoms(order.quoteAmount - quote), ticks, quotePerTickLot) : order.lots - lots;
		const taken = Math.min(wanted, offered);
		if (taken === 0) {
			cause = "spent";
			break;
		}
		lots += taken;
		quote += BigInt(ticks * taken) * quotePerTickLot;
		worstTicks = ticks;
		if (isByQuote && taken === wanted && taken < offered) {
			cause = "spent";
			break;
		}
	}
	if (cause === void 0) {
		const ownTicks = market.ownTicks?.() ?? 0;
		if (!isByQuote && lots === order.lots) cause = "filled";
		else if (isByQuote && quote === order.quoteAmount) cause = "spent";
		else if (ownTicks === 0) cause = "empty";
		else cause = accepts(order.side, order.limitTicks, ownTicks) ? "own_order" : "price_limit";
	}
	return {
		lots,
		quote: atoms(quote),
		worstTicks,
		cause
	};
}
// packages/exchange/src/modules/spot/settle.ts
/** Charges what the cumulative fee has grown by: one rounding up per order and role, however it is split into fills. */
function charge(order, isTaker, received) {
	if (isTaker) {
		order.takerReceived = plus(order.takerReceived, received);
		const due = minus(feeOn(order.takerReceived, order.takerFee), order.takerCharged);
		order.takerCharged = plus(order.takerCharged, due);
		return due;
	}
	order.makerReceived = plus(order.makerReceived, received);
	const due = minus(feeOn(order.makerReceived, order.makerFee), order.makerCharged);
	order.makerCharged = plus(order.makerCharged, due);
	return due;
}
/** What a fill leaves frozen beyond the order's need: a limit buy that traded below its limit gets the difference back at once. */
function freed(pair, order) {
	if (isMarketKind(order.orderType) || order.quoteAmount > 0n) return zero;
	const needed = holdNeeded(pair, order);
	return order.held > needed ? minus(order.held, needed) : zero;
}
function postLeg(core, pair, order, leg) {
	const { ledger } = core;
	const type = walletTypeOf$2(order);
	const isBuy = order.side === "buy";
	const paying = ledger.wallet(order.accountId, type, isBuy ? pair.quote.assetId : pair.base.assetId);
	const receiving = ledger.wallet(order.accountId, type, isBuy ? pair.base.assetId : pair.quote.assetId);
	ledger.line(paying, "trade", zero, negated(leg.paid));
	ledger.line(receiving, "trade", leg.received, zero);
	if (leg.fee > 0n) ledger.line(receiving, "trade_fee", negated(leg.fee), zero);
	order.held = minus(order.held, leg.paid);
	const release = freed(pair, order);
	if (release === 0n) return;
	order.held = minus(order.held, release);
	if (isHouse(order)) ledger.holdQuietly(paying, negated(release));
	else ledger.line(paying, "order_release", release, negated(release));
}
/** Moves the money of one match of `lots` at `ticks` (the resting order's price), and states it. */
function settle(core, pair, taker, maker, ticks, lots) {
	const { ledger } = core;
	const quantity = atomsOfLots(pair, lots);
	const quoteAmount = notionalOfLots(pair, ticks, lots);
	for (const order of [taker, maker]) {
		order.filledLots += lots;
		order.filledQuote = plus(order.filledQuote, quoteAmount);
	}
	const isTakerBuying = taker.side === "buy";
	const takerFee = charge(taker, true, isTakerBuying ? quantity : quoteAmount);
	const makerFee = charge(maker, false, isTakerBuying ? quoteAmount : quantity);
	core.emit({
		type: "spot.traded",
		tradeId: core.spot.takeTradeId(),
		pairId: pair.pairId,
		price: priceOfTicks(pair, ticks),
		quantity,
		quoteAmount,
		takerSide: taker.side,
		takerOrderId: publicId(taker),
		takerAccountId: taker.accountId,
		takerFee,
		makerOrderId: publicId(maker),
		makerAccountId: maker.accountId,
		makerFee
	});
	const gives = (order) => order.side === "buy" ? quoteAmount : quantity;
	postLeg(core, pair, taker, {
		paid: gives(taker),
		received: gives(maker),
		fee: takerFee
	});
	postLeg(core, pair, maker, {
		paid: gives(maker),
		received: gives(taker),
		fee: makerFee
	});
	const baseFee = isTakerBuying ? takerFee : makerFee;
	const quoteFee = atoms(takerFee + makerFee - baseFee);
	if (baseFee > 0n) ledger.line(ledger.wallet(house.fees, "house", pair.base.assetId), "trade_fee", baseFee, zero);
	if (quoteFee > 0n) ledger.line(ledger.wallet(house.fees, "house", pair.quote.assetId), "trade_fee", quoteFee, zero);
	core.post(publicId(taker));
}
// packages/exchange/src/modules/spot/matching.ts
/** Matches an order against the book until something stops it. Fully filled resting orders end on the way. */
function match(core, pair, taker, reach = {}) {
	const { book } = core.spot.market(pair.pairId);
	const other = taker.side === "buy" ? "sell" : "buy";
	const limit = reach.limitTicks ?? limitInForce(taker);
	const goalLots = reach.lots === void 0 ? taker.lots : taker.filledLots + reach.lots;
	const isByQuote = taker.lots === 0;
	for (;;) {
		if (isByQuote && taker.filledQuote === taker.quoteAmount) return "spent";
		if (!isByQuote && taker.filledLots === goalLots) return "filled";
		const slot = book.first(other);
		if (slot < 0) return "empty";
		const ticks = book.ticksOf(slot);
		if (!accepts(taker.side, limit, ticks)) return "price_limit";
		if (book.accountOf(slot) === taker.accountId) {
			if (reach.ownOrders !== "give_way") return "own_order";
			giveWay(core, pair, core.spot.resting(book.idOf(slot)));
			continue;
		}
		const wanted = isByQuote ? lotsWithin(minus(taker.quoteAmount, taker.filledQuote), ticks, pair.quotePerTickLot) : goalLots - taker.filledLots;
		const lots = Math.min(wanted, book.lotsOf(slot));
		if (lots === 0) return "spent";
		const maker = core.spot.resting(book.idOf(slot));
		book.takeFrom(slot, lots);
		core.changedBooks.add(pair.pairId);
		settle(core, pair, taker, maker, ticks, lots);
		if (maker.linkedOrderId !== 0) shareFill(core, pair, maker);
		if (taker.linkedOrderId !== 0) shareFill(core, pair, taker);
		if (remainingLots(maker) === 0) finishMaker(core, pair, maker);
	}
}
function giveWay(core, pair, resting) {
	if (resting.linkedOrderId !== 0) endLinked(core, pair, resting, "self_trade");
	withdraw(core, pair, resting);
	endOrder(core, pair, resting, "cancelled", "self_trade");
}
function finishMaker(core, pair, maker) {
	if (!isHouse(maker)) return endOrder(core, pair, maker, "filled", "filled");
	assert(maker.held === 0n, "a rung that is filled holds nothing");
	core.spot.rungs.delete(maker.orderId);
}
/** The market as one account may meet it: the depth ends where its own order is next in line, or passes those that give way. */
var AccountMarket = class {
	index;
	#book;
	#accountId;
	#ownOrders;
	#ownTicks = 0;
	constructor(book, accountId, index, ownOrders) {
		this.#book = book;
		this.#accountId = accountId;
		this.index = index;
		this.#ownOrders = ownOrders;
	}
	bestTicks(side) {
		return this.#book.bestTicks(side);
	}
	*depth(side) {
		const book = this.#book;
		this.#ownTicks = 0;
		for (let slot = book.first(side); slot >= 0; slot = book.behind(slot)) {
			if (book.accountOf(slot) === this.#accountId) {
				if (this.#ownOrders === "give_way") continue;
				this.#ownTicks = book.ticksOf(slot);
				return;
			}
			yield [book.ticksOf(slot), book.lotsOf(slot)];
		}
	}
	ownTicks() {
		return this.#ownTicks;
	}
};
function marketFor(core, pair, accountId, ownOrders = "stop_it") {
	const { book } = core.spot.market(pair.pairId);
	return new AccountMarket(book, accountId, core.index.fresh(pair.pairId, core.nowMs), ownOrders);
}
// packages/exchange/src/modules/spot/enter.ts
/** The pair an account may trade in now, or why not. Where spot trading is not offered, what one has can still be sold. */
function tradablePair(core, accountId, pairId, side) {
	if (!core.accounts.has(accountId)) return reject("account_not_found");
	const pair = core.catalog.pairs.get(pairId);
	if (pair === void 0) return reject("pair_not_found");
	if (!pair.hasBook) return reject("pair_has_no_book");
	if (side === "buy" && !core.products.allows(accountId, "spot")) return reject("product_unavailable");
	if (pair.status !== "trading") return reject("pair_not_trading");
	return done(pair);
}
/** What an account has to pay an order with. */
function canPay(core, pair, accountId, side, amount) {
	const asset = side === "buy" ? pair.quote : pair.base;
	return core.ledger.available(core.ledger.wallet(accountId, "change", asset.assetId)) >= amount;
}
function orderFrom(core, pair, accountId, request, plan) {
	const ticksOf = (price) => price === void 0 ? 0 : Math.floor(price / pair.tick);
	const order = newOrder({
		orderId: core.spot.takeOrderId(),
		accountId,
		pairId: pair.pairId,
		side: request.side,
		orderType: request.orderType,
		timeInForce: request.timeInForce,
		isPostOnly: request.isPostOnly === "yes" ? 1 : 0,
		stopTicks: plan.stopTicks,
		quoteAmount: plan.quoteAmount,
		worstTicks: plan.worstTicks,
		limitTicks: plan.limitTicks,
		lots: plan.lots,
		makerFee: pair.makerFee,
		takerFee: pair.takerFee,
		takeProfitTicks: ticksOf(request.exits?.takeProfitPrice),
		stopLossTicks: ticksOf(request.exits?.stopLossPrice),
		placedAtMs: core.nowMs,
		status: plan.waits ? "waiting" : "open"
	});
	const goesLater = plan.waits || request.exits?.stopLossPrice !== void 0;
	if (core.revision >= 1 && goesLater && request.slippage !== void 0) core.protection.slippages.set(order.orderId, request.slippage);
	return order;
}
/** Lets a waiting order wait for its price. */
function wait(core, order) {
	core.spot.market(order.pairId).triggers.add(order.stopTicks, order.orderId, waitsForRise(order));
}
// packages/exchange/src/modules/spot/run.ts
/** Lets an order act: match, then rest or end. Its hold is in place. */
function run(core, pair, order, ownOrders = "stop_it") {
	order.status = "open";
	if (order.timeInForce === "fok" && !fillsWhole(core, pair, order, ownOrders)) {
		endOrder(core, pair, order, "expired", "fill_or_kill_incomplete");
		return "fill_or_kill_incomplete";
	}
	const cause = match(core, pair, order, { ownOrders });
	if (isMarketKind(order.orderType)) {
		const { status, reason } = marketEnd(cause, order.filledLots);
		endOrder(core, pair, order, status, reason);
		return reason;
	}
	if (cause === "filled") {
		endOrder(core, pair, order, "filled", "filled");
		return "filled";
	}
	if (cause === "own_order" || order.timeInForce !== "gtc") {
		const reason = cause === "own_order" ? "self_trade" : "immediate_remainder";
		endOrder(core, pair, order, "expired", reason);
		return reason;
	}
	rest(core, pair, order);
}
function fillsWhole(core, pair, order, ownOrders) {
	const asked = {
		side: order.side,
		limitTicks: limitInForce(order),
		lots: remainingLots(order),
		quoteAmount: order.quoteAmount
	};
	return walkDepth(marketFor(core, pair, order.accountId, ownOrders), asked, pair.quotePerTickLot).cause === "filled";
}
/** What a placed order has become, for the answer. */
function placed(pair, order, reason) {
	return {
		orderId: order.orderId,
		status: order.status,
		reason,
		filled: filledAtoms(pair, order),
		filledQuote: order.filledQuote,
		fee: feeCharged(order)
	};
}
// packages/exchange/src/modules/spot/plan.ts
function isOnTick(pair, price) {
	return price % pair.tick === 0 && Math.floor(price / pair.tick) <= 2147483647;
}
function otherSide$1(side) {
	return side === "buy" ? "sell" : "buy";
}
function ticksOf(pair, price) {
	return Math.floor(price / pair.tick);
}
/** Whether the parts of an order go together at all. */
function checkCombination(order) {
	const isMarket = isMarketKind(order.orderType);
	if (!isMarket && order.price === void 0) return "price_missing";
	if (isMarket && (order.price !== void 0 || order.timeInForce !== "ioc")) return "order_combination_invalid";
	if (order.orderType === "market") {
		if (order.quantity === void 0 === (order.quoteAmount === void 0)) return "quantity_missing";
	} else {
		if (order.quoteAmount !== void 0) return "order_combination_invalid";
		if (order.quantity === void 0) return "quantity_missing";
	}
	if (isTriggered(order.orderType) !== (order.stopPrice !== void 0)) return isTriggered(order.orderType) ? "stop_missing" : "order_combination_invalid";
	if (order.isPostOnly && !(order.orderType === "limit" && order.timeInForce === "gtc")) return "order_combination_invalid";
	if (order.exits !== void 0 && order.side !== "buy") return "order_combination_invalid";
	const slippage = order.slippage ?? 1e4;
	if (slippage < 1 || slippage > 2e5) return "slippage_invalid";
}
function checkGrid(pair, order) {
	const isOff = (price) => price !== void 0 && (price <= 0 || !isOnTick(pair, price));
	if (isOff(order.price) || isOff(order.stopPrice)) return "price_off_tick";
	if (isOff(order.exits?.takeProfitPrice) || isOff(order.exits?.stopLossPrice)) return "price_off_tick";
	const { quantity } = order;
	if (quantity !== void 0) {
		if (quantity <= 0n) return "quantity_too_small";
		if (quantity % pair.lot !== 0n) return "quantity_off_lot";
		if (quantity > BigInt(pair.maxLots) * pair.lot) return "quantity_too_large";
	}
}
/** A limit price further from the index than the band is taken for a slip of the finger. */
function isInBand(pair, price, index) {
	return BigInt(Math.abs(price - index)) * BigInt(ppmOne) <= BigInt(index) * BigInt(pair.band);
}
/** Whether an index price lets an order of this kind act. */
function isTouchedBy(order, index) {
	const { orderType, side, stopPrice } = order;
	if (stopPrice === void 0) return false;
	return firesUpwards(orderType, side) ? index >= stopPrice : index <= stopPrice;
}
/** Whether an order says how far a market order may go where it has none: not for itself, and not for a stop loss that follows. */
function hasIdleSlippage({ orderType, slippage, exits }) {
	return slippage !== void 0 && !isMarketKind(orderType) && exits?.stopLossPrice === void 0;
}
function checkIndex(pair, { index }, order) {
	const { price, stopPrice } = order;
	if (index === void 0) return isMarketKind(order.orderType) || stopPrice !== void 0 ? "index_stale" : void 0;
	if (price !== void 0 && !isInBand(pair, price, index)) return "price_out_of_band";
	return isTouchedBy(order, index) ? "stop_would_trigger" : void 0;
}
function measure(pair, market, order) {
	const { side } = order;
	const limitTicks = order.price === void 0 ? 0 : ticksOf(pair, order.price);
	const stopTicks = order.stopPrice === void 0 ? 0 : ticksOf(pair, order.stopPrice);
	const bestTicks = market.bestTicks(otherSide$1(side));
	const indexTicks = market.index === void 0 ? 0 : ticksOf(pair, market.index);
	const referenceTicks = stopTicks || bestTicks || indexTicks;
	const worstTicks = isMarketKind(order.orderType) ? worstTicksFrom(referenceTicks, side, order.slippage ?? 1e4) : 0;
	return {
		limitTicks,
		stopTicks,
		lots: order.quantity === void 0 ? 0 : Number(order.quantity / pair.lot),
		quoteAmount: order.quoteAmount ?? 0n,
		worstTicks,
		bestTicks,
		furthestTicks: limitTicks || worstTicks,
		valueTicks: limitTicks || referenceTicks
	};
}
function checkValue(pair, size) {
	const { lots, valueTicks } = size;
	const highestTicks = Math.max(valueTicks, size.stopTicks, size.worstTicks);
	if (!Number.isSafeInteger(highestTicks * lots)) return "quantity_too_large";
	const notional = lots === 0 ? size.quoteAmount : BigInt(valueTicks * lots) * pair.quotePerTickLot;
	return notional < pair.minNotional || notional <= 0n ? "notional_too_small" : void 0;
}
function checkExits(market, order) {
	if (order.exits === void 0) return void 0;
	const entry = order.price ?? market.index ?? 0;
	const { takeProfitPrice, stopLossPrice } = order.exits;
	return takeProfitPrice === void 0 && stopLossPrice === void 0 || takeProfitPrice !== void 0 && takeProfitPrice <= entry || stopLossPrice !== void 0 && stopLossPrice >= entry ? "exit_prices_wrong" : void 0;
}
function canTake(order, { bestTicks, furthestTicks }) {
	return bestTicks !== 0 && accepts(order.side, furthestTicks, bestTicks);
}
/** How far the order would get now. */
function reach(pair, market, order, size) {
	if (size.bestTicks === 0) return nobodyThere;
	if (size.stopTicks !== 0 || !canTake(order, size)) return nobodyAtThisPrice;
	const { lots, quoteAmount, furthestTicks } = size;
	return walkDepth(market, {
		side: order.side,
		limitTicks: furthestTicks,
		lots,
		quoteAmount
	}, pair.quotePerTickLot);
}
/** A market order freezes what it pays at once; every other order what it may cost at its furthest price. */
function holdOf(pair, order, size, walk) {
	if (order.orderType !== "market") return holdFor(pair, order.side, size.furthestTicks, size.lots);
	return order.side === "buy" ? walk.quote : holdFor(pair, "sell", 0, walk.lots);
}
/**
* Checks an order against the pair's rules and the market, in the order of the reject codes, and says what it would
* freeze and fill. The core places what this plans, and the app previews with it: they cannot differ. An exit of what was
* bought is not asked where the index stands: beyond its price it acts at once.
*/
function planOrder(pair, market, order, purpose = "order") {
	const misplaced = () => purpose === "exit" ? void 0 : checkIndex(pair, market, order);
	const wrong = checkCombination(order) ?? checkGrid(pair, order) ?? misplaced();
	if (wrong !== void 0) return reject(wrong);
	const size = measure(pair, market, order);
	const unfit = checkValue(pair, size) ?? checkExits(market, order);
	if (unfit !== void 0) return reject(unfit);
	if (order.isPostOnly && canTake(order, size)) return reject("post_only_would_take");
	const reached = reach(pair, market, order, size);
	if (reached.cause === "spent" && reached.lots === 0) return reject("quantity_too_small");
	const walk = order.timeInForce === "fok" && reached.lots < size.lots ? {
		...nobodyThere,
		cause: reached.cause
	} : reached;
	const { limitTicks, stopTicks, lots, quoteAmount, worstTicks } = size;
	const hold = holdOf(pair, order, size, walk);
	return done({
		limitTicks,
		stopTicks,
		lots,
		quoteAmount,
		worstTicks,
		waits: stopTicks !== 0,
		hold,
		walk
	});
}
// packages/exchange/src/modules/spot/amend.ts
/**
* Changes the price or the whole size of a limit order in the book (RULES 4). Making it smaller keeps its place in
* line; anything else is a new arrival at the end of the line, which may also trade at once.
*/
function amend(core, command) {
	const order = core.spot.orders.get(command.orderId);
	if (order === void 0 || order.accountId !== command.accountId) return reject("order_not_found");
	const tradable = tradablePair(core, order.accountId, order.pairId, order.side);
	if (!tradable.ok) return tradable;
	const pair = tradable.value;
	if (order.status !== "open" || isMarketKind(order.orderType)) return reject("order_not_open");
	if (order.linkedOrderId !== 0) return reject("order_combination_invalid");
	const price = command.price ?? priceOfTicks(pair, order.limitTicks);
	const quantity = command.quantity ?? atomsOfLots(pair, order.lots);
	const request = {
		side: order.side,
		orderType: "limit",
		timeInForce: "gtc",
		price,
		quantity
	};
	const planned = planOrder(pair, marketFor(core, pair, order.accountId), {
		...request,
		...order.isPostOnly === 1 ? { isPostOnly: "yes" } : {}
	});
	if (!planned.ok) return planned;
	const { limitTicks, lots } = planned.value;
	if (lots <= order.filledLots) return reject("amend_below_filled");
	const isSamePrice = limitTicks === order.limitTicks;
	if (isSamePrice && lots === order.lots) return reject("amend_nothing");
	const more = holdFor(pair, order.side, limitTicks, lots - order.filledLots) - order.held;
	if (more > 0n && !canPay(core, pair, order.accountId, order.side, more)) return reject("balance_insufficient");
	const isSmaller = isSamePrice && lots < order.lots;
	const { book } = core.spot.market(pair.pairId);
	if (isSmaller) book.reduceTo(order.orderId, lots - order.filledLots);
	else book.remove(order.orderId);
	core.changedBooks.add(pair.pairId);
	order.limitTicks = limitTicks;
	order.lots = lots;
	if (more > 0n) hold(core, pair, order, atoms(more));
	else release(core, pair, order, atoms(order.held - holdNeeded(pair, order)));
	tellAmended(core, pair, order);
	const reason = isSmaller ? void 0 : run(core, pair, order);
	return done(placed(pair, order, reason));
}
// packages/exchange/src/modules/spot/cancel.ts
function cancelOne(core, pair, order) {
	if (order.linkedOrderId !== 0) endLinked(core, pair, order, "user_cancelled");
	withdraw(core, pair, order);
	endOrder(core, pair, order, "cancelled", "user_cancelled");
}
/** Cancels one order; of an OCO, both legs. Possible while the pair trades and while it is cancel-only. */
function cancel(core, command) {
	const order = core.spot.orders.get(command.orderId);
	if (order === void 0 || order.accountId !== command.accountId) return reject("order_not_found");
	const pair = core.catalog.pairs.get(order.pairId);
	if (pair.status === "halted") return reject("pair_not_trading");
	cancelOne(core, pair, order);
	return done({ orderId: order.orderId });
}
/** Cancels all of an account's orders, in one pair or in every pair that is not halted. */
function cancelAll(core, command) {
	if (!core.accounts.has(command.accountId)) return reject("account_not_found");
	if (command.pairId !== void 0 && !core.catalog.pairs.has(command.pairId)) return reject("pair_not_found");
	let count = 0;
	for (const order of core.spot.ordersOf(command.accountId)) {
		if (command.pairId !== void 0 && order.pairId !== command.pairId) continue;
		const pair = core.catalog.pairs.get(order.pairId);
		if (pair.status === "halted" || !core.spot.orders.has(order.orderId)) continue;
		cancelOne(core, pair, order);
		count += 1;
	}
	return done({ count });
}
// packages/exchange/src/modules/spot/oco.ts
/** The legs of an OCO as orders of their own. */
function limitLeg({ side, quantity }, limitPrice) {
	return {
		side,
		orderType: "limit",
		timeInForce: "gtc",
		price: limitPrice,
		quantity
	};
}
function stopLeg({ side, quantity }, stopPrice, { stopLimitPrice, slippage }) {
	return stopLimitPrice === void 0 ? {
		side,
		orderType: "stop_market",
		timeInForce: "ioc",
		stopPrice,
		quantity,
		slippage
	} : {
		side,
		orderType: "stop_limit",
		timeInForce: "gtc",
		price: stopLimitPrice,
		stopPrice,
		quantity
	};
}
/**
* A limit on one side of the price and a stop on the other, over one quantity and one hold: the larger of the two
* needs. The limit leg carries what it needs, the stop leg what it needs more; what one of them fills the other need not.
*/
function placeOco(core, command) {
	const { accountId, pairId, side } = command;
	const planned = planOco(core, command);
	if (!planned.ok) return planned;
	const { pair, limit, stop } = planned.value;
	if (core.spot.countIn(accountId, pairId) + 2 > 200) return reject("too_many_open_orders");
	if (!canPay(core, pair, accountId, side, sharedHold(limit[1], stop[1]))) return reject("balance_insufficient");
	const legs = enterLegs(core, pair, accountId, limit, stop);
	rest(core, pair, legs.limit);
	wait(core, legs.stop);
	return done({
		limitOrderId: legs.limit.orderId,
		stopOrderId: legs.stop.orderId
	});
}
/** Checks both legs and that they are alternatives: the index lies between their prices, and neither would act at once. */
function planOco(core, command) {
	const { accountId, pairId, side, limitPrice, stopPrice, stopLimitPrice } = command;
	const slippage = command.type === "spot.place_bounded_oco" ? command.slippage : void 0;
	const tradable = tradablePair(core, accountId, pairId, side);
	if (!tradable.ok) return tradable;
	const pair = tradable.value;
	if (slippage !== void 0 && stopLimitPrice !== void 0) return reject("order_combination_invalid");
	const market = marketFor(core, pair, accountId);
	const limit = limitLeg(command, limitPrice);
	const stop = stopLeg(command, stopPrice, {
		stopLimitPrice,
		slippage
	});
	const limitPlan = planOrder(pair, market, limit);
	if (!limitPlan.ok) return limitPlan;
	const stopPlan = planOrder(pair, market, stop);
	if (!stopPlan.ok) return stopPlan;
	const between = core.revision >= 1 ? market.index ?? stopPrice : stopPrice;
	if (!(side === "sell" ? limitPrice > between : limitPrice < between) || limitPlan.value.walk.lots > 0 || limitPlan.value.walk.cause === "own_order") return reject("oco_prices_wrong");
	return done({
		pair,
		limit: [limit, limitPlan.value],
		stop: [stop, stopPlan.value]
	});
}
function sharedHold(limit, stop) {
	return stop.hold > limit.hold ? stop.hold : limit.hold;
}
/** Takes both legs in and freezes what they share; neither acts or waits yet. */
function enterLegs(core, pair, accountId, [limitRequest, limitPlan], [stopRequest, stopPlan]) {
	const limit = orderFrom(core, pair, accountId, limitRequest, limitPlan);
	const stop = orderFrom(core, pair, accountId, stopRequest, stopPlan);
	limit.linkedOrderId = stop.orderId;
	stop.linkedOrderId = limit.orderId;
	for (const leg of [limit, stop]) {
		core.spot.keep(leg);
		announce(core, pair, leg);
	}
	hold(core, pair, limit, limitPlan.hold);
	hold(core, pair, stop, atoms(sharedHold(limitPlan, stopPlan) - limitPlan.hold));
	return {
		limit,
		stop
	};
}
// packages/exchange/src/modules/spot/place.ts
function place(core, command) {
	const { accountId, pairId } = command;
	const tradable = tradablePair(core, accountId, pairId, command.side);
	if (!tradable.ok) return tradable;
	const pair = tradable.value;
	if (core.revision >= 1 && hasIdleSlippage(command)) return reject("order_combination_invalid");
	const planned = planOrder(pair, marketFor(core, pair, accountId), command);
	if (!planned.ok) return planned;
	const plan = planned.value;
	if (core.spot.countIn(accountId, pairId) >= 200) return reject("too_many_open_orders");
	if (!canPay(core, pair, accountId, command.side, plan.hold)) return reject("balance_insufficient");
	const order = orderFrom(core, pair, accountId, command, plan);
	core.spot.keep(order);
	announce(core, pair, order);
	hold(core, pair, order, plan.hold);
	if (plan.waits) wait(core, order);
	const reason = plan.waits ? void 0 : run(core, pair, order);
	return done(placed(pair, order, reason));
}
// packages/exchange/src/modules/spot/fire.ts
/**
* Lets an order that the index has touched act (RULES 4). It protects somebody, so nothing that can be got around stops it: own
* orders that it meets give way, and a market order takes its worst price from the best price of this moment. What it
* cannot fill stays armed and acts again at every tick of the pair.
*/
function act(core, pair, order) {
	if (isMarketKind(order.orderType)) actAsMarket(core, pair, order);
	else run(core, pair, order, "give_way");
}
/** Lets the orders of a pair that have fired and are not done act again, the older first. */
function actAgain(core, pair) {
	for (const orderId of [...core.protection.armed].sort((a, b) => a - b)) {
		const order = core.spot.orders.get(orderId);
		if (order?.pairId === pair.pairId) actAsMarket(core, pair, order);
	}
}
function actAsMarket(core, pair, order) {
	order.status = "open";
	core.protection.armed.add(order.orderId);
	const market = marketFor(core, pair, order.accountId, "give_way");
	const limitTicks = worstNow(core, market, order);
	const within = limitTicks === 0 ? nothing$2 : payable(core, pair, market, order, limitTicks);
	if (within.lots > 0) {
		if (within.cost > order.held) hold(core, pair, order, minus(within.cost, order.held));
		match(core, pair, order, {
			limitTicks,
			lots: within.lots,
			ownOrders: "give_way"
		});
	}
	if (remainingLots(order) === 0) return endOrder(core, pair, order, "filled", "filled");
	const missing = holdNeeded(pair, order) - order.held;
	if (within.isShort || missing > 0n && !canPay(core, pair, order.accountId, order.side, missing)) return endOrder(core, pair, order, "expired", "funds_insufficient_at_trigger");
	if (missing > 0n) hold(core, pair, order, atoms(missing));
	else release(core, pair, order, atoms(-missing));
}
/** The furthest it goes from the best price that is not its owner's, or 0 while there is nobody. */
function worstNow(core, market, order) {
	for (const [ticks] of market.depth(otherSide(order.side))) return worstTicksFrom(ticks, order.side, core.protection.slippageOf(order.orderId));
	return 0;
}
var nothing$2 = {
	lots: 0,
	cost: atoms(0n),
	isShort: false
};
/** What it takes of the depth within its limit: what it sells is held; a buy may have become dearer than was foreseen. */
function payable(core, pair, market, order, limitTicks) {
	const { ledger } = core;
	const wallet = ledger.wallet(order.accountId, walletTypeOf$2(order), paysWith(pair, order).assetId);
	const means = order.held + ledger.available(wallet);
	let lots = 0;
	let cost = 0n;
	for (const [ticks, offered] of market.depth(otherSide(order.side))) {
		const wanted = Math.min(remainingLots(order) - lots, offered);
		if (wanted === 0 || !accepts(order.side, limitTicks, ticks)) break;
		const perLot = order.side === "buy" ? BigInt(ticks) * pair.quotePerTickLot : pair.lot;
		const affordable = (means - cost) / perLot;
		const taken = affordable < BigInt(wanted) ? Number(affordable) : wanted;
		lots += taken;
		cost += BigInt(taken) * perLot;
		if (taken < wanted) return {
			lots,
			cost: atoms(cost),
			isShort: true
		};
	}
	return {
		lots,
		cost: atoms(cost),
		isShort: false
	};
}
function otherSide(side) {
	return side === "buy" ? "sell" : "buy";
}
// packages/exchange/src/modules/spot/trigger.ts
/** Wakes the stops that the index touches, in order, and lets each act as the limit or market order it is. */
function fireTriggers(core, pair) {
	const index = core.index.last(pair.pairId)?.price;
	if (index === void 0 || pair.status !== "trading") return;
	actAgain(core, pair);
	const { triggers } = core.spot.market(pair.pairId);
	const touched = triggers.takeTouched(Math.floor(index / pair.tick), Math.ceil(index / pair.tick));
	for (const touchedId of touched) {
		const orderId = touchedId;
		const order = core.spot.orders.get(orderId);
		if (order === void 0 || order.status !== "waiting") continue;
		fire(core, pair, order, index);
	}
}
/** Fires a stop that is out of the line of those that wait. */
function fire(core, pair, order, indexPrice) {
	const { orderId, accountId, pairId } = order;
	core.emit({
		type: "spot.order_triggered",
		orderId,
		accountId,
		pairId,
		indexPrice
	});
	takeOver(core, pair, order);
	if (core.revision >= 1) act(core, pair, order);
	else run(core, pair, order);
}
/** A stop leg that fires ends the limit leg and takes over what it held. */
function takeOver(core, pair, order) {
	const linked = core.spot.orders.get(order.linkedOrderId);
	order.linkedOrderId = 0;
	if (linked === void 0) return;
	linked.linkedOrderId = 0;
	passHold(linked, order);
	withdraw(core, pair, linked);
	endOrder(core, pair, linked, "cancelled", "linked_order_done");
	const needed = holdNeeded(pair, order);
	if (order.held > needed) release(core, pair, order, atoms(order.held - needed));
}
// packages/exchange/src/modules/spot/exits.ts
/**
* Places the exits of orders that have ended, over what was bought after the fee, in whole lots. Exits can end and
* have no exits of their own, so this comes to rest. A refusal is stated and changes nothing else.
*/
function placeExits(core) {
	for (let order = core.spot.exitsDue.shift(); order !== void 0; order = core.spot.exitsDue.shift()) {
		const pair = core.catalog.pairs.get(order.pairId);
		assert(pair !== void 0, "an order has its pair");
		const code = core.revision >= 1 ? standExits(core, pair, order) : tryExit(core, pair, order);
		core.protection.slippages.delete(order.orderId);
		if (code === void 0) continue;
		const { orderId, accountId, pairId } = order;
		core.emit({
			type: "spot.exits_refused",
			orderId,
			accountId,
			pairId,
			code
		});
	}
}
function boughtLots(pair, order) {
	const bought = filledAtoms(pair, order) - feeCharged(order);
	return atoms(bought - bought % pair.lot);
}
/**
* Wherever the index has gone meanwhile, what was bought is protected: an exit beyond its price acts at once, or as soon as the index
* is fresh again, and an exit that cannot stand does not take the other with it. Gives why one of them does not stand.
*/
function standExits(core, pair, order) {
	const { accountId, pairId } = order;
	const tradable = tradablePair(core, accountId, pairId, "sell");
	if (!tradable.ok) return tradable.code;
	const bought = {
		side: "sell",
		quantity: boughtLots(pair, order)
	};
	const slippage = core.protection.slippages.get(order.orderId);
	const asked = [];
	if (order.stopLossTicks > 0) asked.push(stopLeg(bought, priceOfTicks(pair, order.stopLossTicks), { slippage }));
	if (order.takeProfitTicks > 0) asked.push(limitLeg(bought, priceOfTicks(pair, order.takeProfitTicks)));
	const legs = [];
	let refused;
	for (const request of asked) {
		const planned = planOrder(pair, marketFor(core, pair, accountId, "give_way"), request, "exit");
		const isFull = core.spot.countIn(accountId, pairId) + legs.length >= 200;
		if (!planned.ok) refused ??= planned.code;
		else if (isFull) refused ??= "too_many_open_orders";
		else legs.push([request, planned.value]);
	}
	const [first, second] = legs;
	if (first === void 0) return refused;
	if (!canPay(core, pair, accountId, "sell", first[1].hold)) return "balance_insufficient";
	if (second === void 0) standAlone(core, pair, order, first);
	else standTogether(core, pair, order, first, second);
	return refused;
}
function standAlone(core, pair, { accountId }, [request, plan]) {
	const exit = orderFrom(core, pair, accountId, request, plan);
	core.spot.keep(exit);
	announce(core, pair, exit);
	hold(core, pair, exit, plan.hold);
	if (!plan.waits) run(core, pair, exit, "give_way");
	else {
		wait(core, exit);
		fireIfTouched(core, pair, exit, request);
	}
}
function standTogether(core, pair, { accountId }, stop, limit) {
	const legs = enterLegs(core, pair, accountId, limit, stop);
	wait(core, legs.stop);
	run(core, pair, legs.limit, "give_way");
	if (legs.stop.status === "waiting") fireIfTouched(core, pair, legs.stop, stop[0]);
}
/** A stop whose price the index has passed already does not wait for another tick. */
function fireIfTouched(core, pair, stop, request) {
	const index = core.index.fresh(pair.pairId, core.nowMs);
	if (index === void 0 || !isTouchedBy(request, index)) return;
	withdraw(core, pair, stop);
	fire(core, pair, stop, index);
}
function tryExit(core, pair, order) {
	const quantity = boughtLots(pair, order);
	const takeProfit = order.takeProfitTicks === 0 ? void 0 : priceOfTicks(pair, order.takeProfitTicks);
	const stopLoss = order.stopLossTicks === 0 ? void 0 : priceOfTicks(pair, order.stopLossTicks);
	const { accountId, pairId } = order;
	const outcome = takeProfit !== void 0 && stopLoss !== void 0 ? placeOco(core, {
		type: "spot.place_oco",
		accountId,
		pairId,
		side: "sell",
		quantity,
		limitPrice: takeProfit,
		stopPrice: stopLoss
	}) : place(core, {
		type: "spot.place",
		accountId,
		pairId,
		side: "sell",
		quantity,
		...takeProfit === void 0 ? {
			orderType: "stop_market",
			timeInForce: "ioc",
			stopPrice: stopLoss
		} : {
			orderType: "limit",
			timeInForce: "gtc",
			price: takeProfit
		}
	});
	return outcome.ok ? void 0 : outcome.code;
}
// packages/exchange/src/modules/spot/maker.ts
/** Rungs have numbers of their own in the books, far above any user's order. */
var rungBase = 1099511627776;
var rungsPerSide = 2048;
var levelsMax = 50;
function rungId(pair, side, level) {
	return rungBase + (pair.pairId * 2 + (side === "sell" ? 1 : 0)) * rungsPerSide + level;
}
/** Where a rung stands: the index less or more the half spread and its steps, rounded away from the index. */
function rungTicks(pair, terms, index, side, level) {
	const offset = terms.halfSpread + level * terms.step;
	const share = side === "buy" ? ppmOne - offset : ppmOne + offset;
	const scaled = mulDiv(BigInt(index), BigInt(share), BigInt(ppmOne) * BigInt(pair.tick), side === "buy" ? "down" : "up");
	return Number(scaled);
}
function wallet(core, pair, side) {
	const asset = side === "buy" ? pair.quote : pair.base;
	return core.ledger.wallet(house.liquidity, "house", asset.assetId);
}
function takeDown(core, pair, rung) {
	core.spot.market(pair.pairId).book.remove(rung.orderId);
	core.spot.rungs.delete(rung.orderId);
	core.ledger.holdQuietly(wallet(core, pair, rung.side), negated(rung.held));
	core.changedBooks.add(pair.pairId);
}
/** Takes the whole ladder of a pair out of the book. */
function withdrawMaker(core, pair) {
	for (const side of ["buy", "sell"]) for (let level = 0; level < levelsMax; level++) {
		const rung = core.spot.rungs.get(rungId(pair, side, level));
		if (rung !== void 0) takeDown(core, pair, rung);
	}
}
/**
* Lays the house maker's ladder around the index (RULES 4): rungs that no longer fit come down, then the missing ones
* go up, best first. A rung is an ordinary limit order of the `liquidity` account: it stands at the end of the line,
* trades with whoever it crosses, pays fees, and is only as large as the account's funds allow.
*/
function requote(core, pair, index) {
	const terms = core.spot.makers.get(pair.pairId);
	if (terms === void 0 || pair.status !== "trading") return;
	const wanted = [];
	for (let level = 0; level < levelsMax; level++) for (const side of ["buy", "sell"]) {
		const id = rungId(pair, side, level);
		const standing = core.spot.rungs.get(id);
		const ticks = level < terms.levels ? rungTicks(pair, terms, index, side, level) : 0;
		const lots = Math.min(Number(terms.quantity * BigInt(level + 1) / pair.lot), pair.maxLots);
		const fits = standing !== void 0 && standing.limitTicks === ticks && remainingLots(standing) === lots;
		if (standing !== void 0 && !fits) takeDown(core, pair, standing);
		if (!fits && ticks > 0) wanted.push({
			id,
			side,
			ticks,
			lots
		});
	}
	for (const { id, side, ticks, lots } of wanted) putUp(core, pair, id, side, ticks, lots);
}
function putUp(core, pair, id, side, ticks, lotsWanted) {
	const affordable = core.ledger.available(wallet(core, pair, side)) / holdFor(pair, side, ticks, 1);
	const exact = Math.min(lotsWanted, Math.floor(Number.MAX_SAFE_INTEGER / ticks));
	const lots = affordable < BigInt(exact) ? Number(affordable) : exact;
	if (lots === 0) return;
	const rung = newOrder({
		orderId: id,
		accountId: house.liquidity,
		pairId: pair.pairId,
		side,
		orderType: "limit",
		timeInForce: "gtc",
		limitTicks: ticks,
		lots,
		makerFee: pair.makerFee,
		takerFee: pair.takerFee,
		placedAtMs: core.nowMs,
		status: "open"
	});
	const needed = holdFor(pair, side, ticks, lots);
	core.ledger.holdQuietly(wallet(core, pair, side), needed);
	rung.held = plus(rung.held, needed);
	core.spot.rungs.set(id, rung);
	if (match(core, pair, rung) === "filled") core.spot.rungs.delete(id);
	else rest(core, pair, rung);
}
/** Where the house itself quotes. What is wider, narrower, deeper or larger may cost it; taking the ladder down does not. */
var makerChange = changing({
	refuses(core, { pairId, halfSpread, step, levels, quantity }) {
		const pair = core.catalog.pairs.get(pairId);
		if (pair === void 0) return "pair_not_found";
		if (!pair.hasBook) return "pair_has_no_book";
		const reach = halfSpread + levels * step;
		return levels > levelsMax || reach >= 1e6 || quantity < pair.lot || halfSpread < 1 || step < 1 ? "pair_invalid" : void 0;
	},
	present(core, { type, pairId }) {
		const terms = core.spot.makers.get(pairId);
		if (terms === void 0) return void 0;
		const { halfSpread, step, levels, quantity } = terms;
		return {
			type,
			pairId,
			halfSpread,
			step,
			levels,
			quantity: atoms(quantity)
		};
	},
	weakens: weakeningBy({
		type: "fixed",
		pairId: "fixed",
		halfSpread: ["either", "confirmed"],
		step: ["either", "confirmed"],
		levels: ["up", "confirmed"],
		quantity: ["up", "confirmed"]
	}),
	make(core, { pairId, halfSpread, step, levels, quantity }) {
		core.spot.makers.set(pairId, {
			halfSpread,
			step,
			levels,
			quantity: atoms(quantity)
		});
		return {};
	}
});
// packages/exchange/src/modules/spot/module.ts
/** A command may end orders that asked for exits: those are placed before it is answered. */
function thenExits(handle) {
	return (core, command) => {
		const outcome = handle(core, command);
		placeExits(core);
		return outcome;
	};
}
/** A ladder around a stale index would give money away: it comes down. */
function withdrawStaleMakers(core) {
	for (const pairId of core.spot.makers.keys()) {
		const pair = core.catalog.pairs.get(pairId);
		if (pair !== void 0 && core.index.fresh(pairId, core.nowMs) === void 0) withdrawMaker(core, pair);
	}
}
/** Spot trading (RULES 4): books, order types, the house maker's ladder. */
var spotModule = defineModule({
	name: "spot",
	handlers: {
		"spot.place": {
			actor: "user",
			handle: thenExits(place)
		},
		"spot.place_oco": {
			actor: "user",
			handle: thenExits(placeOco)
		},
		"spot.place_bounded_oco": {
			actor: "user",
			handle: thenExits(placeOco)
		},
		"spot.cancel": {
			actor: "user",
			handle: thenExits(cancel)
		},
		"spot.cancel_all": {
			actor: "user",
			handle: thenExits(cancelAll)
		},
		"spot.amend": {
			actor: "user",
			handle: thenExits(amend)
		},
		"spot.set_maker": makerChange
	},
	reactions: {
		"index.ticked"(core, { gridIndex, prices }) {
			const ticked = prices.filter(({ pairId }) => core.index.fresh(pairId, core.nowMs) !== void 0).map(({ pairId, price }) => ({
				pair: core.catalog.pairs.get(pairId),
				price
			}));
			for (const { pair, price } of ticked) if (pair?.hasBook) requote(core, pair, price);
			for (const { pair } of ticked) if (pair?.hasBook) fireTriggers(core, pair);
			placeExits(core);
			core.timers.set(gridIndex * 500 + staleAfterMs + 1, "spot.index_age", 0);
		},
		"clock.faulted": withdrawStaleMakers,
		"catalog.pair_status_set"(core, { pairId, status }) {
			const pair = core.catalog.pairs.get(pairId);
			if (pair !== void 0 && status !== "trading") withdrawMaker(core, pair);
		}
	},
	due: { "spot.index_age": withdrawStaleMakers },
	write: (core, writer) => core.spot.write(core, writer),
	read: (core, reader) => core.spot.read(core, reader),
	*holds(core) {
		for (const orders of [core.spot.orders, core.spot.rungs]) for (const order of orders.values()) {
			const pair = core.catalog.pairs.get(order.pairId);
			assert(pair !== void 0, "an order has its pair");
			const { accountId, held } = order;
			yield {
				accountId,
				walletType: walletTypeOf$2(order),
				assetId: paysWith(pair, order).assetId,
				amount: held
			};
		}
	},
	check(core) {
		const { spot } = core;
		for (const pair of core.catalog.pairs.values()) spot.market(pair.pairId).book.check();
		for (const orders of [spot.orders, spot.rungs]) for (const order of orders.values()) {
			const pair = core.catalog.pairs.get(order.pairId);
			assert(pair !== void 0, "an order has its pair");
			const { book } = spot.market(order.pairId);
			const isArmed = core.protection.armed.has(order.orderId);
			const rests = order.status === "open" && !isArmed;
			assert(book.has(order.orderId) === rests, "just the open orders rest in the book");
			assert(remainingLots(order) > 0, "a live order has something left");
			const isMarket = isMarketKind(order.orderType);
			assert(!isMarket || order.status === "waiting" || isArmed, "a market order does not rest");
			if (!(order.status === "waiting" && order.linkedOrderId !== 0)) assert(order.held === holdNeeded(pair, order), "an order holds what its rest may cost");
		}
		assert(spot.exitsDue.length === 0, "exits are placed before a command is answered");
	}
});
// packages/exchange/src/modules.ts
/** Every part of the core, in the order their states are written and their reactions run. */
var modules = [
	genesisModule,
	accountsModule,
	catalogModule,
	indexModule,
	ledgerModule,
	practiceModule,
	defineModule({
		name: "transfer",
		handlers: { "transfer.move": {
			actor: "user",
			handle(core, command) {
				const { accountId, assetId, amount, from, to } = command;
				const { ledger } = core;
				if (!core.accounts.has(accountId)) return reject("account_not_found");
				const asset = core.catalog.assets.get(assetId);
				if (asset === void 0) return reject("asset_not_found");
				if (from === to) return reject("transfer_same_account");
				if (from === "house" || to === "house" || asset.assetClass !== "coin") return reject("transfer_not_allowed");
				if (amount <= 0n) return reject("amount_invalid");
				const source = ledger.wallet(accountId, from, assetId);
				if (ledger.available(source) < amount) return reject("balance_insufficient");
				if (core.spendable(accountId, from, assetId) < amount) return reject("margin_needed");
				ledger.line(source, "transfer", negated(amount), zero);
				ledger.line(ledger.wallet(accountId, to, assetId), "transfer", amount, zero);
				core.post(0);
				core.emit({
					type: "transfer.moved",
					accountId,
					assetId,
					amount,
					from,
					to
				});
				return done({});
			}
		} },
		write: () => void 0,
		read: () => void 0
	}),
	convertModule,
	spotModule,
	sessionsModule,
	contractModule,
	optionsModule,
	copyModule,
	fundingModule,
	productsModule,
	revisionModule,
	clockModule,
	convertDeskModule,
	protectionModule,
	proposalsModule,
	creditsModule
];
// packages/exchange/src/modules/contract/preview.ts
/** What an order would become, by the functions that it is posted with (RULES 5, architecture 8). */
function previewContract(core, order) {
	const planned = planTicket(core, order);
	if (!planned.ok) return nothing$1(core, order, core.named(planned.code));
	const { plan, rejects } = planned.value;
	return {
		...rejects === void 0 ? {} : { rejects },
		...figures(core, order, plan)
	};
}
function figures(core, order, plan) {
	const { accountId, direction, lots, multiple, marginMode, pairId } = order;
	const { terms, market, fillPrice } = plan;
	const { grid } = market;
	const notional = notionalAt(grid, lots, fillPrice, "up");
	const margin = marginFor(notional, multiple);
	const openFee = contractFee(notional, terms.fee);
	const mark = plan.isTouched ? markOf(core, pairId) : fillPrice;
	const unrealised = profitBetween(grid, direction, lots, fillPrice, mark);
	const atMark = notionalAt(grid, lots, mark, "up");
	const maintenance = maintenanceFor(terms.tiers, atMark);
	const before = crossRisk(core, accountId);
	const isCross = marginMode === "cross";
	const balance = atoms(before.balance - margin - openFee);
	const leg = {
		direction,
		lots,
		entryPrice: fillPrice,
		settled: zero,
		tiers: terms.tiers
	};
	const afterFee = {
		...before,
		balance: atoms(before.balance - openFee)
	};
	const liquidation = isCross ? crossLiquidation(core, afterFee, pairId, direction, leg) : ownLiquidation(grid, leg, margin);
	const rateBefore = riskRate(before.balance, before.margin, before.unrealised);
	const marginAfter = atoms(before.margin + (isCross ? margin : zero));
	const rateAfter = riskRate(balance, marginAfter, atoms(before.unrealised + (isCross ? unrealised : zero)));
	const thresholdAfter = liquidationRate(atoms(before.maintenance + (isCross ? maintenance : zero)), marginAfter);
	return {
		price: fillPrice,
		worstPrice: plan.limitPrice,
		notional,
		hold: plan.hold,
		margin,
		openFee,
		closeFee: openFee,
		overnightFee: overnightFee(atMark, terms.overnightRate),
		breakEvenPrice: breakEvenPrice(direction, fillPrice, terms.fee, terms.fee),
		...liquidation === void 0 ? {} : { liquidationPrice: liquidation },
		maintenance,
		...rateBefore === void 0 ? {} : { riskRateBefore: rateBefore },
		...rateAfter === void 0 ? {} : { riskRateAfter: rateAfter },
		...thresholdAfter === void 0 ? {} : { liquidationRateAfter: thresholdAfter },
		spendable: core.spendable(accountId, "lever", core.contract.assetId(core)),
		lotsMax: lotsMaxFor(core, order, plan)
	};
}
/** An order that has no figures: refused before there was a price to compute them at. */
function nothing$1(core, order, rejects) {
	const isKnown = core.catalog.unitOfAccount !== void 0 && core.accounts.has(order.accountId);
	const assetId = core.catalog.unitOfAccount;
	return {
		rejects,
		price: 0,
		worstPrice: 0,
		notional: zero,
		hold: zero,
		margin: zero,
		openFee: zero,
		closeFee: zero,
		overnightFee: zero,
		breakEvenPrice: 0,
		maintenance: zero,
		spendable: isKnown && assetId !== void 0 ? core.spendable(order.accountId, "lever", assetId) : zero,
		lotsMax: 0
	};
}
// packages/exchange/src/modules/contract/queries.ts
function contractQueries(core) {
	const { contract } = core;
	return {
		contractMarkets: () => [...contract.currentTerms].map(([pairId, termsId]) => {
			const { interest } = contract.market(pairId);
			return {
				termsId,
				terms: contract.termsOf(termsId),
				longLots: interest.long.lots,
				shortLots: interest.short.lots,
				longRoom: roomFor(core, pairId, "long"),
				shortRoom: roomFor(core, pairId, "short")
			};
		}),
		contractTerms: () => contract.terms.map((terms, index) => ({
			termsId: index + 1,
			terms
		})),
		leverAccount: (accountId) => leverAccountView(core, accountId),
		tickets(accountId) {
			const shared = new SharedFigures(core, accountId);
			return [...contract.ticketsOf(accountId)].map((ticket) => ticketView(core, ticket, shared)).reverse();
		},
		ticket(accountId, ticketId) {
			const ticket = contract.tickets.get(ticketId);
			return ticket?.accountId === accountId ? ticketView(core, ticket, new SharedFigures(core, accountId)) : void 0;
		},
		previewContract: (order) => previewContract(core, order)
	};
}
// packages/exchange/src/modules/convert/queries.ts
function convertQueries(core) {
	const { catalog, convertDesk: desk } = core;
	return {
		convertAssets: () => desk.terms === void 0 ? [] : [...catalog.assets.values()].filter((asset) => isConvertible(core, asset)).map(({ assetId }) => assetId),
		convertOffer(accountId, fromAssetId, toAssetId) {
			const { terms } = desk;
			const from = catalog.assets.get(fromAssetId);
			const to = catalog.assets.get(toAssetId);
			if (terms === void 0 || from === void 0 || to === void 0) return void 0;
			if (!isConvertible(core, from) || !isConvertible(core, to)) return void 0;
			const [most] = [from, to].map(({ assetId }) => desk.usedOf(accountId, assetId, core.atMs)).sort((a, b) => a < b ? 1 : -1);
			const { fee, minValue, maxValue, accountDayMax } = terms;
			const dayLeft = minus(accountDayMax, smaller(most ?? atoms(0n), accountDayMax));
			return {
				spread: spreadBetween(core, terms, from, to),
				fee,
				minValue,
				maxValue,
				dayMax: accountDayMax,
				dayLeft
			};
		},
		convertQuote(accountId, quoteId) {
			const quote = desk.quotes.get(quoteId);
			if (quote?.accountId !== accountId) return void 0;
			const { fromAssetId, toAssetId, fromAmount } = quote;
			return {
				fromAssetId,
				toAssetId,
				fromAmount
			};
		},
		fiatRates: () => [...desk.fiats.values()].sort((a, b) => a.assetId - b.assetId).map((fiat) => ({
			...fiat,
			isStale: isFiatStale(core, fiat.assetId)
		}))
	};
}
// packages/exchange/src/modules/copy/queries.ts
function traderView(core, { traderId, status, share, units, nav }) {
	const equity = atoms(leverEquity(core, traderId));
	return {
		traderId,
		status,
		share,
		followers: core.copy.activeFollowers(traderId),
		followersMax: core.copy.terms?.followersMax ?? 0,
		equity,
		nav: units > 0n ? navOf(equity, units) : nav
	};
}
function followView(core, follow) {
	const { traderId, mode, size, share, marginMax, pairMarginMax, dailyLossMax, slippage } = follow;
	const openTickets = core.copy.openOf(core, follow);
	let openMargin = 0n;
	for (const ticketId of openTickets) openMargin += core.contract.tickets.get(ticketId).margin;
	return {
		traderId,
		isActive: follow.isActive === 1,
		mode,
		size,
		share,
		slippage,
		openTickets,
		...marginMax === void 0 ? {} : { marginMax },
		...pairMarginMax === void 0 ? {} : { pairMarginMax },
		...dailyLossMax === void 0 ? {} : { dailyLossMax },
		openMargin: atoms(openMargin),
		realised: follow.realised,
		sharedTotal: follow.sharedTotal,
		shareDue: profitShareDue(follow.realised, share, follow.sharedTotal),
		lostToday: lostToday(follow, core.atMs),
		followedAtMs: follow.followedAtMs
	};
}
function copyQueries(core) {
	const { copy } = core;
	return {
		copyTerms: () => copy.terms,
		traders: () => [...copy.traders.values()].map((trader) => traderView(core, trader)),
		trader(traderId) {
			const trader = copy.traders.get(traderId);
			return trader === void 0 ? void 0 : traderView(core, trader);
		},
		follows: (accountId) => copy.followsOf(accountId).map((follow) => followView(core, follow)).sort((a, b) => a.followedAtMs - b.followedAtMs || a.traderId - b.traderId)
	};
}
// packages/exchange/src/modules/funding/queries.ts
var depositView = (deposit) => ({ ...deposit });
var claimView = (claim) => ({ ...claim });
function withdrawalView({ approvalsNeeded: _ours, ...withdrawal }) {
	return withdrawal;
}
function fundingQueries(core) {
	const { funding } = core;
	const all = (of, accountId) => [...of.values()].filter((one) => one.accountId === accountId).reverse();
	return {
		fundingTerms: () => funding.terms,
		rails: () => [...funding.rails.values()].sort((a, b) => a.railId - b.railId),
		fundingAccount(accountId) {
			const account = funding.accounts.get(accountId) ?? new FundingAccount(accountId);
			const atMs = core.atMs;
			const isBookOnly = account.booksOnlyAt(atMs);
			return {
				level: account.level,
				holds: account.activeHolds(atMs),
				limit: limitOf(funding.terms, account),
				used: account.usedAt(atMs),
				isBookOnly,
				...isBookOnly && account.bookOnlyUntilMs !== void 0 ? { bookOnlyUntilMs: account.bookOnlyUntilMs } : {},
				destinations: [...account.destinations.values()].map((destination) => ({
					...destination,
					usableAtMs: account.usableFrom(destination, atMs)
				}))
			};
		},
		pendingDeposits: (accountId) => all(funding.deposits, accountId).map(depositView),
		allPendingDeposits: (railId) => [...funding.deposits.values()].filter((deposit) => deposit.railId === railId).map(depositView),
		claims: (accountId) => all(funding.claims, accountId).map(claimView),
		allClaims: () => [...funding.claims.values()].map(claimView),
		claimsLike: (claimId) => claimsLike(core, claimId),
		creditCaps: () => capsOf(core),
		openWithdrawals: (accountId) => funding.withdrawalsOf(accountId).reverse().map(withdrawalView),
		withdrawalsIn(statuses) {
			const found = [];
			for (const withdrawal of funding.withdrawals.values()) if (statuses.includes(withdrawal.status)) found.push(withdrawalView(withdrawal));
			return found;
		},
		openWithdrawal(withdrawalId) {
			const withdrawal = funding.withdrawals.get(withdrawalId);
			return withdrawal === void 0 ? void 0 : withdrawalView(withdrawal);
		},
		previewWithdrawal(command) {
			const { rail: _rail, approvalsNeeded: _approvals, ...preview } = planWithdrawal(core, command);
			return preview;
		}
	};
}
// packages/exchange/src/modules/options/queries.ts
function marketViews(core) {
	const { options, ledger } = core;
	return options.marketsInOrder().flatMap(({ pairId, reserved }) => {
		const version = options.currentTerms.get(pairId);
		if (version === void 0) return [];
		const left = version.terms.exposureMax - reserved;
		const room = smaller(atoms(left > 0n ? left : 0n), ledger.available(coverWallet(core)));
		return [{
			...version,
			reserved,
			room
		}];
	});
}
function view(option) {
	return { ...option };
}
function optionQueries(core) {
	return {
		optionMarkets: () => marketViews(core),
		options: (accountId) => [...core.options.buyers.get(accountId)?.live.values() ?? []].map(view).reverse(),
		option(accountId, optionId) {
			const option = core.options.buyers.get(accountId)?.live.get(optionId);
			return option === void 0 ? void 0 : view(option);
		},
		optionLimits(accountId) {
			const buyer = core.options.buyers.get(accountId) ?? new Buyer(accountId);
			const { limits, later, atStake, pausedUntilMs } = buyer;
			return {
				...limits,
				...later === void 0 ? {} : { later },
				...buyer.usedOn(core.atMs),
				atStake,
				...pausedUntilMs > core.atMs ? { pausedUntilMs } : {}
			};
		}
	};
}
// packages/exchange/src/modules/products/queries.ts
function productQueries(core) {
	return {
		productsFor: (accountId) => products.filter((product) => core.products.allows(accountId, product)),
		productRules: () => core.products.rules()
	};
}
// packages/exchange/src/modules/proposals/queries.ts
function proposalQueries(core) {
	return { proposals: () => [...core.proposals.open.values()].map((proposal) => ({
		...proposal,
		weakening: weakeningOf(core, proposal.change),
		isOutdated: isOutdated(core, proposal)
	})) };
}
// packages/exchange/src/modules/sessions/queries.ts
function sessionQueries(core) {
	return { sessions: () => [...core.sessions.calendars.keys()].map((pairId) => {
		const isOpen = core.sessions.isOpen(pairId, core.atMs);
		const changesAtMs = core.sessions.changesAtMs(pairId, core.atMs);
		const closePrice = isOpen ? void 0 : core.sessions.lastOpen.get(pairId);
		return {
			pairId,
			isOpen,
			...changesAtMs === void 0 ? {} : { changesAtMs },
			...closePrice === void 0 ? {} : { closePrice }
		};
	}) };
}
// packages/exchange/src/modules/spot/figures.ts
function orderFigures(pair, order, plan) {
	const { walk } = plan;
	const filled = holdFor(pair, "sell", 0, walk.lots);
	const isBuy = order.side === "buy";
	const takerReceived = isBuy ? filled : walk.quote;
	const takerFee = feeOn(takerReceived, pair.takerFee);
	const restLots = order.orderType === "market" || !plan.waits && order.timeInForce !== "gtc" || walk.cause === "own_order" ? 0 : plan.lots - walk.lots;
	const restTicks = plan.limitTicks !== 0 ? plan.limitTicks : plan.worstTicks;
	const restReceived = holdFor(pair, isBuy ? "sell" : "buy", restTicks, restLots);
	const makerFee = feeOn(restReceived, isMarketKind(order.orderType) ? pair.takerFee : pair.makerFee);
	const paidAtOnce = isBuy ? walk.quote : filled;
	const paidLater = holdFor(pair, order.side, restTicks, restLots);
	return {
		filled,
		filledQuote: walk.quote,
		takerFee,
		makerFee,
		receives: atoms(takerReceived + restReceived - takerFee - makerFee),
		pays: atoms(paidAtOnce + paidLater),
		...endOf(order, plan)
	};
}
function endOf(order, plan) {
	const { walk } = plan;
	if (plan.waits) return {
		status: "waiting",
		reason: void 0
	};
	if (order.orderType === "market") return marketEnd(walk.cause, walk.lots);
	if (walk.lots === plan.lots) return {
		status: "filled",
		reason: "filled"
	};
	if (order.timeInForce === "fok") return {
		status: "expired",
		reason: "fill_or_kill_incomplete"
	};
	if (walk.cause === "own_order") return {
		status: "expired",
		reason: "self_trade"
	};
	if (order.timeInForce === "ioc") return {
		status: "expired",
		reason: "immediate_remainder"
	};
	return {
		status: "open",
		reason: void 0
	};
}
// packages/exchange/src/modules/spot/preview.ts
var refused = (rejects) => ({
	rejects,
	hold: zero,
	filled: zero,
	filledQuote: zero,
	takerFee: zero,
	makerFee: zero,
	receives: zero,
	endsAs: "expired"
});
/** What placing the order now would do: the same checks and the same walk as `place`, without its effects. */
function previewOrder(core, order) {
	const tradable = tradablePair(core, order.accountId, order.pairId, order.side);
	if (!tradable.ok) return refused(tradable.code);
	const pair = tradable.value;
	if (core.revision >= 1 && hasIdleSlippage(order)) return refused("order_combination_invalid");
	const planned = planOrder(pair, marketFor(core, pair, order.accountId), order);
	if (!planned.ok) return refused(core.named(planned.code));
	const plan = planned.value;
	const figures = orderFigures(pair, order, plan);
	const rejects = core.spot.countIn(order.accountId, order.pairId) >= 200 ? "too_many_open_orders" : canPay(core, pair, order.accountId, order.side, plan.hold) ? void 0 : "balance_insufficient";
	return {
		...rejects === void 0 ? {} : { rejects },
		hold: plan.hold,
		filled: figures.filled,
		filledQuote: figures.filledQuote,
		...plan.walk.lots === 0 ? {} : {
			averagePrice: averagePrice(pair, plan.walk.quote, plan.walk.lots),
			worstPrice: priceOfTicks(pair, plan.walk.worstTicks)
		},
		takerFee: figures.takerFee,
		makerFee: figures.makerFee,
		receives: figures.receives,
		endsAs: figures.status,
		...figures.reason === void 0 ? {} : { reason: figures.reason }
	};
}
/** The same of an OCO: it waits, and what it freezes is the larger need of its legs. */
function previewOco(core, command) {
	const planned = planOco(core, command);
	if (!planned.ok) return refused(planned.code);
	const { pair, limit, stop } = planned.value;
	const { accountId, pairId, side } = command;
	const held = sharedHold(limit[1], stop[1]);
	const figures = orderFigures(pair, limit[0], limit[1]);
	const rejects = core.spot.countIn(accountId, pairId) + 2 > 200 ? "too_many_open_orders" : canPay(core, pair, accountId, side, held) ? void 0 : "balance_insufficient";
	return {
		...rejects === void 0 ? {} : { rejects },
		hold: held,
		filled: figures.filled,
		filledQuote: figures.filledQuote,
		takerFee: figures.takerFee,
		makerFee: figures.makerFee,
		receives: figures.receives,
		endsAs: figures.status
	};
}
/** For showing: rounded down to 10^-8. */
function averagePrice(pair, quote, lots) {
	return price(Number(mulDiv(quote, BigInt(pair.tick), BigInt(lots) * pair.quotePerTickLot, "down")));
}
// packages/exchange/src/modules/spot/view.ts
function orderView(pair, order) {
	const price = (ticks) => priceOfTicks(pair, ticks);
	return {
		orderId: order.orderId,
		accountId: order.accountId,
		pairId: order.pairId,
		side: order.side,
		orderType: order.orderType,
		timeInForce: order.timeInForce,
		isPostOnly: order.isPostOnly === 1,
		...order.limitTicks === 0 ? {} : { price: price(order.limitTicks) },
		...order.stopTicks === 0 ? {} : { stopPrice: price(order.stopTicks) },
		...order.lots === 0 ? {} : { quantity: atomsOfLots(pair, order.lots) },
		...order.quoteAmount === 0n ? {} : { quoteAmount: order.quoteAmount },
		filled: filledAtoms(pair, order),
		filledQuote: order.filledQuote,
		fee: feeCharged(order),
		held: order.held,
		...order.linkedOrderId === 0 ? {} : { linkedOrderId: order.linkedOrderId },
		...order.takeProfitTicks === 0 ? {} : { takeProfitPrice: price(order.takeProfitTicks) },
		...order.stopLossTicks === 0 ? {} : { stopLossPrice: price(order.stopLossTicks) },
		status: order.status,
		placedAtMs: order.placedAtMs
	};
}
// packages/exchange/src/queries.ts
function pairView(pair) {
	return {
		pairId: pair.pairId,
		baseAssetId: pair.base.assetId,
		quoteAssetId: pair.quote.assetId,
		tick: pair.tick,
		lot: pair.lot,
		minNotional: pair.minNotional,
		maxQuantity: atomsOfLots(pair, pair.maxLots),
		makerFee: pair.makerFee,
		takerFee: pair.takerFee,
		band: pair.band,
		hasBook: pair.hasBook,
		status: pair.status
	};
}
function levelsOf(core, pair, side, count) {
	const levels = [];
	for (const [ticks, lots] of core.spot.market(pair.pairId).book.levels(side)) {
		if (levels.length === count) break;
		levels.push([priceOfTicks(pair, ticks), atomsOfLots(pair, lots)]);
	}
	return levels;
}
function pairOf(core, pairId) {
	return present(core.catalog.pairs.get(pairId), "a question names a listed pair");
}
/** Answers from the present state. Values only: nothing given out changes later. */
function coreQueries(core) {
	return {
		...sessionQueries(core),
		...contractQueries(core),
		...optionQueries(core),
		...copyQueries(core),
		...fundingQueries(core),
		...productQueries(core),
		...convertQueries(core),
		...proposalQueries(core),
		status: () => ({
			mode: core.founded?.mode ?? "practice",
			name: core.founded?.name ?? "",
			sequence: core.sequence,
			atMs: core.atMs,
			nextAccountId: core.accounts.next
		}),
		assets: () => [...core.catalog.assets.values()].map((asset) => {
			const faucet = core.faucet.amounts.get(asset.assetId);
			return faucet === void 0 ? { ...asset } : {
				...asset,
				faucet
			};
		}),
		pairs: () => [...core.catalog.pairs.values()].map(pairView),
		balances: (accountId) => core.ledger.balancesOf(accountId),
		openOrders: (accountId, pairId) => core.spot.ordersOf(accountId).filter((order) => pairId === void 0 || order.pairId === pairId).map((order) => orderView(pairOf(core, order.pairId), order)).reverse(),
		openOrder(accountId, orderId) {
			const order = core.spot.orders.get(orderId);
			return order?.accountId === accountId ? orderView(pairOf(core, order.pairId), order) : void 0;
		},
		book(pairId, levels) {
			const pair = pairOf(core, pairId);
			return {
				pairId,
				sequence: core.sequence,
				bids: levelsOf(core, pair, "buy", levels),
				asks: levelsOf(core, pair, "sell", levels)
			};
		},
		index: () => [...core.catalog.pairs.keys()].flatMap((pairId) => {
			const last = core.index.last(pairId);
			if (last === void 0) return [];
			return [{
				pairId,
				...last,
				isStale: core.index.fresh(pairId, core.atMs) === void 0
			}];
		}),
		previewOrder: (order) => previewOrder(core, order),
		previewOco: (order) => previewOco(core, order),
		clockFault: () => core.clock.fault,
		claimedToday: (accountId) => core.faucet.claimedOn(accountId, dayOf(core.atMs))
	};
}
// packages/exchange/src/state-hash.ts
function stateHash(core) {
	const parts = /* @__PURE__ */ new Map();
	const writer = new ByteWriter(1048576);
	const hashOf = (write) => {
		writer.clear();
		write();
		return sha256(writer.view());
	};
	parts.set("timers", hashOf(() => core.timers.write(writer)));
	for (const module of modules) {
		if (module.isEmpty?.(core) === true) continue;
		parts.set(module.name, hashOf(() => module.write(core, writer)));
	}
	const names = [...parts.keys()].sort((a, b) => a < b ? -1 : 1);
	writer.clear();
	for (const name of names) {
		writer.text(name);
		writer.raw(parts.get(name));
	}
	return {
		root: hex(sha256(writer.view())),
		modules: Object.fromEntries(names.map((name) => [name, hex(parts.get(name))]))
	};
}
// packages/exchange/src/timers.ts
function isBefore(a, b) {
	return a.dueAtMs !== b.dueAtMs ? a.dueAtMs < b.dueAtMs : a.id < b.id;
}
/** What falls due at a logical time, as a binary heap ordered by time then id. Timers are never unset: who finds nothing to do does nothing. */
var Timers = class {
	#heap = [];
	#nextId = 1;
	set(dueAtMs, kind, reference) {
		this.#push({
			dueAtMs,
			id: this.#nextId++,
			kind,
			reference
		});
	}
	/** Takes the earliest timer that is due at `nowMs`, if there is one. */
	takeDue(nowMs) {
		const heap = this.#heap;
		const first = heap[0];
		if (first === void 0 || first.dueAtMs > nowMs) return void 0;
		const last = heap.pop();
		if (heap.length > 0) this.#sink(last);
		return first;
	}
	write(writer) {
		const ordered = [...this.#heap].sort((a, b) => isBefore(a, b) ? -1 : 1);
		writer.uint(this.#nextId);
		writer.uint(ordered.length);
		for (const timer of ordered) {
			writer.uint(timer.dueAtMs);
			writer.uint(timer.id);
			writer.text(timer.kind);
			writer.uint(timer.reference);
		}
	}
	read(reader) {
		assert(this.#heap.length === 0, "timers are read into a fresh core");
		this.#nextId = reader.uint();
		const count = reader.uint();
		for (let i = 0; i < count; i++) this.#heap.push({
			dueAtMs: reader.uint(),
			id: reader.uint(),
			kind: reader.text(),
			reference: reader.uint()
		});
	}
	#push(timer) {
		const heap = this.#heap;
		let at = heap.length;
		heap.push(timer);
		while (at > 0) {
			const parent = at - 1 >> 1;
			if (!isBefore(timer, heap[parent])) break;
			heap[at] = heap[parent];
			at = parent;
		}
		heap[at] = timer;
	}
	#sink(timer) {
		const heap = this.#heap;
		let at = 0;
		for (;;) {
			let child = at * 2 + 1;
			if (child >= heap.length) break;
			if (child + 1 < heap.length && isBefore(heap[child + 1], heap[child])) child++;
			if (!isBefore(heap[child], timer)) break;
			heap[at] = heap[child];
			at = child;
		}
		heap[at] = timer;
	}
};
// packages/exchange/src/core.ts
var handlers = /* @__PURE__ */ new Map();
var reactions = /* @__PURE__ */ new Map();
var dues = /* @__PURE__ */ new Map();
for (const module of modules) {
	for (const [type, handler] of Object.entries(module.handlers)) {
		assert(!handlers.has(type), "a command has one handler");
		handlers.set(type, handler);
	}
	for (const [type, reaction] of Object.entries(module.reactions ?? {})) {
		const known = reactions.get(type) ?? [];
		reactions.set(type, [...known, reaction]);
	}
	for (const [kind, due] of Object.entries(module.due ?? {})) dues.set(kind, due);
}
var snapshotVersion = 1;
/**
* The deterministic core: state, and the one door by which it changes. Same commands with the same times give the same
* outcomes, facts and state hash on every machine.
*/
var Core = class {
	sequence = 0;
	atMs = 0;
	/** Logical time inside a command: its own time, or that of the timer that is running. */
	nowMs = 0;
	/** Of the rules in force (`modules/revision`). */
	revision = 0;
	founded;
	timers = new Timers();
	accounts = new Accounts();
	catalog = new Catalog();
	index = new IndexPrices();
	ledger = new Ledger();
	faucet = new Faucet();
	convert = new Conversions();
	convertDesk = new ConvertDesk();
	spot = new Spot();
	protection = new Protection();
	sessions = new Sessions();
	contract = new Contracts();
	options = new Options();
	copy = new Copies();
	funding = new Funding();
	products = new Products();
	clock = new Clock();
	proposals = new Proposals();
	credits = new Credits();
	queries = coreQueries(this);
	changedBooks = /* @__PURE__ */ new Set();
	#facts = new ByteWriter(65536);
	#factCount = 0;
	/** Facts that other modules react to, in order. */
	#unanswered = [];
	apply(submission, sequence, atMs) {
		assert(sequence === this.sequence + 1, "commands come in order, without a gap");
		assert(atMs >= this.atMs, "time does not go back");
		this.sequence = sequence;
		this.atMs = atMs;
		this.#facts.clear();
		this.#factCount = 0;
		this.#runDue(atMs);
		this.nowMs = atMs;
		const outcome = this.#handle(submission);
		this.#react();
		return {
			outcome,
			outcomeBytes: encodeOutcome(submission.command.type, outcome),
			eventBytes: this.#facts.take()
		};
	}
	/** States a fact: writes it, and hands it to the modules that react to it. Only after a handler can no longer refuse. */
	emit(event) {
		eventCodec.write(this.#facts, event);
		this.#factCount += 1;
		if (reactions.has(event.type)) this.#unanswered.push(event);
	}
	/** Closes the ledger posting that was built, and states it. */
	post(reference) {
		this.emit({
			type: "ledger.posted",
			reference,
			lines: this.ledger.post()
		});
	}
	/** What may leave a wallet: its available balance less what open positions need there. */
	spendable(accountId, walletType, assetId) {
		let left = this.ledger.available(this.ledger.wallet(accountId, walletType, assetId));
		for (const module of modules) left -= module.keeps?.(this, accountId, walletType, assetId) ?? 0n;
		return atoms(left > 0n ? left : 0n);
	}
	/** While the clock is in doubt every price is stale, and the answer says why. */
	named(code) {
		return code === "index_stale" && this.clock.fault !== void 0 ? "clock_fault" : code;
	}
	/** How a command changes what holds for everybody. */
	changeOf(command) {
		return present(handlers.get(command.type)?.change, "a command that can be proposed says what it changes");
	}
	/** Makes a change that was proposed and has passed its checks. */
	makeChange(command) {
		const outcome = handlers.get(command.type)?.handle(this, command);
		assert(outcome?.ok === true, "a change that has passed its checks is made");
	}
	*liveHolds() {
		for (const module of modules) if (module.holds !== void 0) yield* module.holds(this);
	}
	checkInvariants() {
		for (const module of modules) module.check?.(this);
	}
	takeChangedBooks() {
		const changed = [...this.changedBooks];
		this.changedBooks.clear();
		return changed;
	}
	snapshot() {
		const writer = new ByteWriter(1048576);
		writer.uint(snapshotVersion);
		writer.uint(this.sequence);
		writer.uint(this.atMs);
		this.timers.write(writer);
		for (const module of modules) if (module.isEmpty === void 0) module.write(this, writer);
		else if (!module.isEmpty(this)) {
			writer.text(module.name);
			module.write(this, writer);
		}
		return writer.take();
	}
	stateHash() {
		return stateHash(this);
	}
	/** Reads a snapshot into this core, which must be fresh. */
	restore(snapshot) {
		assert(this.sequence === 0, "a snapshot is read into a fresh core");
		const reader = new ByteReader(snapshot);
		assert(reader.uint() === snapshotVersion, "a snapshot has the version this build reads");
		this.sequence = reader.uint();
		this.atMs = reader.uint();
		this.nowMs = this.atMs;
		this.timers.read(reader);
		for (const module of modules) if (module.isEmpty === void 0) module.read(this, reader);
		while (!reader.isAtEnd) {
			const name = reader.text();
			const module = modules.find((candidate) => candidate.name === name);
			assert(module?.isEmpty !== void 0, "a named part of a snapshot belongs to a module that joined later");
			module.read(this, reader);
		}
		assert(reader.isAtEnd, "a snapshot is read to its end");
	}
	#handle(submission) {
		const { command, actor } = submission;
		const handler = handlers.get(command.type);
		assert(handler !== void 0, "a command has a handler");
		if (!(typeof handler.actor === "string" ? handler.actor === actor : handler.actor.includes(actor)) || this.founded === void 0 && command.type !== "genesis.found") return reject("not_permitted");
		if (actor === "operator" && this.revision >= 1 && this.#loosens(command)) return reject("proposal_needed");
		const before = this.#factCount;
		const outcome = handler.handle(this, command);
		assert(outcome.ok || this.#factCount === before, "a refused command leaves no facts");
		return outcome.ok ? outcome : reject(this.named(outcome.code));
	}
	/** One operator alone tightens what holds for everybody, and never loosens it. */
	#loosens(command) {
		const change = handlers.get(command.type)?.change;
		if (change === void 0 || change.refuses(this, command) !== void 0) return false;
		return change.weakens(command, change.present(this, command)) !== "none";
	}
	/** Runs what falls due up to a moment, each at its own logical time. */
	#runDue(atMs) {
		for (let timer = this.timers.takeDue(atMs); timer !== void 0; timer = this.timers.takeDue(atMs)) {
			const due = dues.get(timer.kind);
			assert(due !== void 0, "a timer has a handler");
			this.nowMs = timer.dueAtMs;
			due(this, timer.reference);
			this.#react();
		}
	}
	#react() {
		for (let i = 0; i < this.#unanswered.length; i++) {
			const event = this.#unanswered[i];
			for (const reaction of reactions.get(event.type)) reaction(this, event);
		}
		if (this.#unanswered.length > 0) this.#unanswered = [];
	}
};
/** A core before its first command. */
function createCore() {
	return new Core();
}
function restoreCore(snapshot) {
	const core = new Core();
	core.restore(snapshot);
	return core;
}
// packages/journal/src/host/protocol.ts
/** The bytes of a writer in a buffer of their own, which may then move to the other thread. */
function movable(writer) {
	return new Uint8Array(writer.view());
}
var takenKinds = [
	"fresh",
	"repeat",
	"reused",
	"unreadable"
];
function writeAnswer(writer, ticket, taken) {
	writer.uint(ticket);
	writer.byte(takenKinds.indexOf(taken.kind));
	writer.uint(taken.sequence);
	writer.uint(taken.atMs);
	writer.blob(taken.outcome);
}
function writeFacts(writer, sequence, atMs, events) {
	writer.uint(sequence);
	writer.uint(atMs);
	writer.blob(events);
}
// packages/journal/src/host-clock.ts
/** The clocks of this machine. Linux alone has a clock of its own that goes on in sleep; elsewhere the steady one does. */
function systemTime() {
	const awakeMs = () => performance.now();
	const sinceBootMs = process.platform === "linux" ? () => uptime() * 1e3 : awakeMs;
	const firstMs = sinceBootMs() - awakeMs();
	return {
		wallMs: Date.now,
		steadyMs: awakeMs,
		sleptMs: () => sinceBootMs() - awakeMs() - firstMs
	};
}
var clockLimits = {
	/** Clocks that are further apart than this are in doubt (RULES 3). */
	apartMs: 2e3,
	/** A wall clock that moves by more than this between two looks was set, and settles anew. */
	stepMs: 500,
	/** Doubt ends when clocks have agreed for so long. */
	settleMs: 1e4,
	/** A jump forward that nobody confirms is believed when it has stood for a sixth of its size, within these. */
	believeMsMin: 6e5,
	believeMsMax: 864e5,
	/** How much of the time that passes may be used to draw nearer to the wall clock, as one part of so many. */
	slewParts: 100
};
/** The two clocks are read one after the other: a pause between the readings must not look like a jump. */
var readApartMsMax = 200;
/**
* The host's time: the wall clock where it stood at the start, moved on by a clock that nobody can set. The two are
* compared at every look. While they agree, time is drawn slowly towards the wall clock; when they do not, or when the
* wall clock stands before the core's time, that is a fault, and time goes on only as far as both allow:
*
* - `ahead`: the wall clock has jumped forward. Time goes on without the jump. It is believed when an operator confirms it, or
*   when it has stood long enough. A sleep of the machine is no jump, where the machine can tell.
* - `behind`: the wall clock has gone back, or the exchange was started with a clock that stands before the core's
*   time. It is waited out: the lower clock is believed, but the core's time never goes back.
*/
var HostClock = class {
	#source;
	/** Time is the steady clock plus this. */
	#offsetMs;
	/** Where the wall clock stood beside the steady one at the last look. */
	#wallOffsetMs;
	#lookedAtMs;
	#settledFromMs;
	#sleptMs;
	#fault;
	/** The start found the clock behind: there was no time of its own to compare it with, so what it says next counts. */
	#isDetached = false;
	#isConfirmed = false;
	#nowMs;
	/** `coreAtMs` and `fault` are what the journal says at the start: a jump that was seen before it still counts. */
	constructor(source, coreAtMs = 0, fault) {
		this.#source = source;
		const { wallMs, steadyMs } = this.#read();
		const jumpedMs = fault?.kind === "ahead" ? fault.byMs : 0;
		const earliestMs = coreAtMs - clockLimits.apartMs;
		const isStillAhead = jumpedMs > clockLimits.apartMs && wallMs - jumpedMs >= earliestMs;
		const startMs = isStillAhead ? wallMs - jumpedMs : wallMs;
		if (startMs < earliestMs) {
			this.#fault = {
				kind: "behind",
				byMs: Math.round(coreAtMs - startMs)
			};
			this.#isDetached = true;
		} else if (isStillAhead) this.#fault = fault;
		else if (fault !== void 0) this.#fault = {
			kind: fault.kind,
			byMs: 0
		};
		this.#nowMs = this.#isDetached ? startMs : Math.max(startMs, coreAtMs);
		this.#offsetMs = this.#nowMs - steadyMs;
		this.#wallOffsetMs = wallMs - steadyMs;
		this.#lookedAtMs = steadyMs;
		this.#settledFromMs = steadyMs;
		this.#sleptMs = source.sleptMs();
	}
	/** Milliseconds since 1970 at the last look. */
	get nowMs() {
		return Math.floor(this.#nowMs);
	}
	/** What was wrong at the last look. */
	get fault() {
		return this.#fault;
	}
	/** An operator has compared the wall clock with another one: the jump that is seen now was right. */
	confirm() {
		if (this.#fault !== void 0) this.#isConfirmed = true;
	}
	/** Reads both clocks. `coreAtMs` is the core's time, which must not be waited for in silence. */
	look(coreAtMs) {
		const { wallMs, steadyMs } = this.#read();
		const wallOffsetMs = wallMs - steadyMs;
		if (Math.abs(wallOffsetMs - this.#wallOffsetMs) > clockLimits.stepMs) {
			this.#settledFromMs = steadyMs;
			this.#countSleep();
		}
		const passedMs = steadyMs - this.#lookedAtMs;
		this.#wallOffsetMs = wallOffsetMs;
		this.#lookedAtMs = steadyMs;
		const apartMs = wallOffsetMs - this.#offsetMs;
		if (this.#fault === void 0 && Math.abs(apartMs) > clockLimits.apartMs) this.#settledFromMs = steadyMs;
		else if (this.#fault === void 0) {
			const mostMs = passedMs / clockLimits.slewParts;
			this.#offsetMs += Math.min(mostMs, Math.max(-mostMs, apartMs));
			this.#nowMs = steadyMs + this.#offsetMs;
			return;
		}
		this.#judge(wallMs, steadyMs, coreAtMs);
	}
	/** In doubt: whether the wall clock is believed now, how far both clocks allow time to go on, and whether doubt is over. */
	#judge(wallMs, steadyMs, coreAtMs) {
		const settledMs = steadyMs - this.#settledFromMs;
		const isSettled = settledMs >= clockLimits.settleMs;
		if (this.#isBelieved(wallMs, settledMs, coreAtMs)) this.#offsetMs = this.#wallOffsetMs;
		const apartMs = this.#wallOffsetMs - this.#offsetMs;
		this.#nowMs = Math.min(steadyMs + this.#offsetMs, wallMs);
		const heldMs = coreAtMs - this.nowMs;
		if (isSettled && heldMs <= 0 && Math.abs(apartMs) <= clockLimits.apartMs) {
			this.#fault = void 0;
			this.#isConfirmed = false;
			this.#isDetached = false;
		} else if (apartMs > clockLimits.apartMs) this.#fault = {
			kind: "ahead",
			byMs: Math.round(apartMs)
		};
		else if (heldMs > 0 || apartMs < -clockLimits.apartMs) this.#fault = {
			kind: "behind",
			byMs: Math.round(Math.max(heldMs, -apartMs))
		};
		else this.#fault = {
			kind: this.#fault?.kind ?? "behind",
			byMs: 0
		};
	}
	#isBelieved(wallMs, settledMs, coreAtMs) {
		const { apartMs: most, settleMs, believeMsMin, believeMsMax } = clockLimits;
		const apartMs = this.#wallOffsetMs - this.#offsetMs;
		if (this.#isDetached) return true;
		if (apartMs < -most) return settledMs >= settleMs && wallMs >= coreAtMs;
		if (apartMs <= most) return false;
		return this.#isConfirmed || settledMs >= Math.min(believeMsMax, Math.max(believeMsMin, apartMs / 6));
	}
	/** A machine that sleeps finds its wall clock ahead when it wakes, and that is right. */
	#countSleep() {
		const sleptMs = this.#source.sleptMs();
		if (sleptMs - this.#sleptMs < clockLimits.stepMs) return;
		this.#offsetMs += sleptMs - this.#sleptMs;
		this.#sleptMs = sleptMs;
	}
	#read() {
		for (let tries = 3;; tries--) {
			const steadyMs = this.#source.steadyMs();
			const wallMs = this.#source.wallMs();
			if (tries === 0 || this.#source.steadyMs() - steadyMs <= readApartMsMax) return {
				wallMs,
				steadyMs
			};
		}
	}
};
// packages/journal/src/recorded-command.ts
/** The submission of a record. */
function decodeRecorded(record) {
	try {
		return decodeSubmission(record.submission);
	} catch (error) {
		throw damaged(`sequence ${record.sequence}`, `its command cannot be read (${messageOf(error)})`, error);
	}
}
// packages/journal/src/prove-answers.ts
/** How many rows are built before they are written. */
var batchRows = 5e4;
/**
* Proves the index of answers by one scan: a row that is gone or is another one would run a command twice. An index
* that is not what was written is built again from the groups, which are under the chain. Journals of 0.8 have no sum
* yet: theirs is worked out from the groups once.
*/
function proveAnswers(db, identity, groups) {
	return readable("the index of answers", () => {
		const meta = readMeta(db);
		const found = sumOfIndex(db);
		const through = Number(meta.get("answers_through"));
		const written = meta.get("answers_sum");
		const known = written === void 0 ? void 0 : readSum(written, identity.salt);
		if (known !== void 0 && known.through === through && areSameSums(known, found)) return { sum: known };
		if (written === void 0 && found.through === 0 && through === 0) return { sum: noAnswers };
		const build = new IndexBuilder(db, identity, groups);
		if (written === void 0 && build.agrees(found, through)) return { sum: found };
		return {
			sum: build.again(),
			repaired: reasonOf(known?.through ?? (written === void 0 ? through : void 0), found)
		};
	});
}
function reasonOf(through, found) {
	if (through === void 0) return "what proves the index of answers could not be read; it was built again";
	return through === found.through ? "a row of the index of answers was not what was written; it was built again" : `the index of answers had ${found.through} rows for ${through} records; it was built again`;
}
var IndexBuilder = class {
	#db;
	#keys;
	#groups;
	#rows;
	constructor(db, identity, groups) {
		this.#db = db;
		this.#keys = new CommandKeys(identity.salt);
		this.#groups = groups;
		this.#rows = new AnswerRows(db, identity.salt);
	}
	/** Whether the records up to `through` give just the rows that were found; if so, this is noted from now on. */
	agrees(found, through) {
		const sums = new RowSums(this.#db);
		let sum = noAnswers;
		for (const rows of this.#batches(through)) sum = sums.after(sum, JSON.stringify(rows));
		if (!areSameSums(sum, found)) return false;
		this.#rows.note(sum);
		return true;
	}
	/** Empties the index and fills it from every record there is. */
	again() {
		this.#db.exec("BEGIN IMMEDIATE");
		try {
			this.#db.exec("DELETE FROM answers");
			let sum = noAnswers;
			for (const rows of this.#batches(this.#groups.lastSequence())) sum = this.#rows.add(sum, rows);
			this.#rows.note(sum);
			this.#db.exec("COMMIT");
			return sum;
		} catch (error) {
			if (this.#db.isOpen && this.#db.isTransaction) this.#db.exec("ROLLBACK");
			throw error;
		}
	}
	*#batches(through) {
		let rows = [];
		for (const group of this.#groups.from(1)) {
			for (const record of group.records) {
				if (record.sequence > through) break;
				rows.push([this.#keys.of(decodeRecorded(record).commandId), record.sequence]);
			}
			if (rows.length >= batchRows || group.lastSequence >= through) {
				yield rows;
				rows = [];
			}
			if (group.lastSequence >= through) return;
		}
	}
};
// packages/journal/src/snapshots.ts
var keptSnapshots = 3;
/** The table of snapshots, of which the newest three are kept: the older ones are for the day the newest is unreadable. */
var Snapshots = class {
	#sequences;
	#read;
	#insert;
	#prune;
	constructor(db) {
		this.#sequences = db.prepare("SELECT sequence FROM snapshots ORDER BY sequence DESC");
		this.#read = db.prepare("SELECT * FROM snapshots WHERE sequence = ?");
		this.#insert = db.prepare(`
      INSERT INTO snapshots (sequence, at_ms, chain, state_hash, bytes) VALUES (?, ?, ?, ?, ?)
      ON CONFLICT (sequence) DO UPDATE
      SET at_ms = excluded.at_ms, chain = excluded.chain, state_hash = excluded.state_hash, bytes = excluded.bytes
    `);
		this.#prune = db.prepare("DELETE FROM snapshots WHERE sequence NOT IN (SELECT sequence FROM snapshots ORDER BY sequence DESC LIMIT ?)");
	}
	/** Newest first. */
	sequences() {
		return readable("the snapshots", () => this.#sequences.all()).map((row) => row.sequence);
	}
	read(sequence) {
		const row = readable(`the snapshot at sequence ${sequence}`, () => this.#read.get(sequence));
		if (row === void 0) return void 0;
		return {
			sequence,
			atMs: row.at_ms,
			chain: row.chain,
			stateHash: row.state_hash,
			bytes: row.bytes
		};
	}
	/** Inside the transaction of its caller. */
	write(snapshot) {
		this.#insert.run(snapshot.sequence, snapshot.atMs, snapshot.chain, snapshot.stateHash, snapshot.bytes);
		this.#prune.run(keptSnapshots);
	}
};
// packages/journal/src/journal-store.ts
/**
* The journal of the one process that writes it. Each opening raises the epoch, and a group is taken only in the epoch
* it was opened in, so that of two writers the older one stops at its next commit.
*/
var JournalStore = class JournalStore {
	identity;
	groups;
	answers;
	snapshots;
	/** What was damaged and could be made again from what is proven, in words. */
	repaired;
	#path;
	#db;
	#insertGroup;
	#epoch;
	constructor(path, db, identity) {
		this.#path = path;
		this.#db = db;
		this.identity = identity;
		this.groups = new GroupSource(db, identity);
		const mark = path === ":memory:" ? void 0 : readMark(path);
		if (mark !== void 0 && mark !== "unreadable") refuseOther(path, identity, this.groups, mark);
		this.#epoch = raiseEpoch(db);
		const { sum, repaired } = proveAnswers(db, identity, this.groups);
		this.answers = new AnswerIndex(db, identity.salt, sum);
		this.repaired = [...repaired === void 0 ? [] : [repaired], ...mark === "unreadable" ? ["the mark beside the journal could not be read; it was written again"] : []];
		this.snapshots = new Snapshots(db);
		this.#insertGroup = db.prepare(`
      INSERT INTO groups (first_sequence, last_sequence, record_count, bytes, chain)
      SELECT ?, ?, ?, ?, ? WHERE EXISTS (SELECT 1 FROM meta WHERE name = 'epoch' AND value = ?)
    `);
		this.#refuseShortened();
		this.#mark();
	}
	/** `path` may be `inMemory`. `name` counts only when the journal is new. */
	static open(path, name) {
		const { db, identity } = openForWriting(path, name);
		try {
			return new JournalStore(path, db, identity);
		} catch (error) {
			db.close();
			throw unreadable(path, error, path);
		}
	}
	/** Makes one group durable. When it throws, nothing of the group may be told to anybody, and the process stops. */
	commit(firstSequence, group) {
		const row = [
			firstSequence,
			firstSequence + group.count - 1,
			group.count,
			group.bytes(),
			group.link
		];
		const { changes } = this.#insertGroup.run(...row, this.#epoch);
		if (changes !== 1) throw fenced();
	}
	/** Writes the newest ids into the index when enough of them wait. Nobody's answer depends on it. */
	keepIndex() {
		if (!this.answers.isDue) return;
		this.#together(() => this.answers.write());
		this.answers.written();
		this.#mark();
	}
	/** Keeps the state, and brings the index of answers up to the same record. */
	keepSnapshot(snapshot) {
		this.#together(() => {
			this.snapshots.write(snapshot);
			this.answers.write();
		});
		this.answers.written();
		this.#mark();
	}
	close() {
		if (this.#db.isOpen) this.#db.close();
	}
	#together(write) {
		this.#db.exec("BEGIN IMMEDIATE");
		try {
			if (readEpoch(this.#db) !== this.#epoch) throw fenced();
			write();
			this.#db.exec("COMMIT");
		} catch (error) {
			if (this.#db.isOpen && this.#db.isTransaction) this.#db.exec("ROLLBACK");
			throw error;
		}
	}
	/** Notes outside of the file how far it has come. */
	#mark() {
		if (this.#path === ":memory:") return;
		const sequence = this.groups.lastSequence();
		const chain = Buffer.from(this.groups.chainAfter(sequence)).toString("hex");
		writeMark(this.#path, {
			salt: this.identity.salt,
			sequence,
			chain
		});
	}
	/** Snapshots and the index follow the groups; when one is ahead of them, groups at the end are gone. */
	#refuseShortened() {
		const last = this.groups.lastSequence();
		const told = Math.max(this.answers.through, this.snapshots.sequences()[0] ?? 0);
		if (last < told) throw damaged(`sequence ${last + 1}`, `the groups end there, though sequence ${told} was committed`);
	}
};
/** Its number means nothing but that the one before is over: whatever stands there, the next is another. */
function raiseEpoch(db) {
	try {
		return db.prepare(`
        INSERT INTO meta (name, value) VALUES ('epoch', '1')
        ON CONFLICT (name) DO UPDATE SET value = CAST(CAST(value AS INTEGER) + 1 AS TEXT) RETURNING value
      `).get().value;
	} catch (error) {
		throw unreadable("what the journal says of itself", error);
	}
}
function readEpoch(db) {
	return db.prepare("SELECT value FROM meta WHERE name = 'epoch'").get()?.value;
}
function fenced() {
	return stopped("Another process has opened the journal: this one no longer writes it.");
}
// packages/journal/src/recovery.ts
/**
* Start-up is recovery: the newest snapshot that proves itself, then every record after it, applied again. A record
* that does not give its own bytes again stops the start; so does damage; nothing is skipped or cut.
*/
function recover(store, maker) {
	const skipped = [];
	const core = restoreNewest(store, maker, skipped) ?? maker.create();
	const snapshotSequence = core.sequence;
	const indexFrom = store.answers.through + 1;
	for (const group of store.groups.from(Math.min(snapshotSequence, store.answers.through) + 1)) for (const record of group.records) {
		const submission = decodeRecorded(record);
		if (record.sequence > snapshotSequence) replay(core, record, submission);
		if (record.sequence >= indexFrom) store.answers.add(submission.commandId, record.sequence);
	}
	core.checkInvariants();
	return {
		core,
		recovery: {
			salt: store.identity.salt,
			snapshotSequence,
			lastSequence: core.sequence,
			replayed: core.sequence - snapshotSequence,
			skipped,
			repaired: store.repaired
		}
	};
}
/** Applies a record again and compares every byte it left behind. */
function replay(core, record, submission = decodeRecorded(record)) {
	const { sequence, atMs } = record;
	let applied;
	try {
		applied = core.apply(submission, sequence, atMs);
	} catch (error) {
		if (!(error instanceof BrokenInvariant)) throw error;
		const what = `${submission.command.type} at sequence ${sequence} breaks a rule of this program: ${error.message}`;
		throw new Fault("journal_stuck", `The journal cannot be replayed: ${what}.`, { cause: error });
	}
	if (Buffer.compare(applied.outcomeBytes, record.outcome) !== 0) throw diverged(sequence, "the answer is another one");
	if (Buffer.compare(applied.eventBytes, record.events) !== 0) throw diverged(sequence, "the facts are others");
}
function restoreNewest(store, maker, skipped) {
	for (const sequence of store.snapshots.sequences()) try {
		return restoreOne(store, maker, sequence);
	} catch (error) {
		skipped.push(`The snapshot at sequence ${sequence} is not used: ${messageOf(error)}`);
	}
}
function restoreOne(store, maker, sequence) {
	const snapshot = store.snapshots.read(sequence);
	if (snapshot === void 0) throw damaged(`the snapshot at sequence ${sequence}`, "it is gone");
	if (Buffer.compare(snapshot.chain, store.groups.chainAfter(sequence)) !== 0) throw damaged(`the snapshot at sequence ${sequence}`, "its chain is not that of the groups");
	const core = maker.restore(snapshot.bytes);
	if (core.sequence !== sequence || core.atMs !== snapshot.atMs || core.stateHash().root !== snapshot.stateHash) throw damaged(`the snapshot at sequence ${sequence}`, "its state does not give its hash");
	return core;
}
// packages/journal/src/sequencer.ts
/** A commit group ends here even when more commands wait. */
var groupLimits = {
	records: 1024,
	bytes: 4194304
};
var nothing = /* @__PURE__ */ new Uint8Array();
var commandIdGrammar = /^[\x21-\x7e]{1,64}$/;
/**
* Puts commands into their one order: the order of arrival. Each gets the next sequence number and a time that never
* goes back, is applied, and joins the open group with its answer and facts; a repeated id finds its record instead.
*/
var Sequencer = class {
	#core;
	#store;
	#nowMs;
	#group;
	/** Of the open group's first record, whether it has one yet or not. */
	#firstSequence;
	constructor(core, store, nowMs) {
		this.#core = core;
		this.#store = store;
		this.#nowMs = nowMs;
		this.#firstSequence = core.sequence + 1;
		this.#group = new GroupWriter(store.groups.chainAfter(core.sequence));
	}
	get isGroupFull() {
		return this.#group.count >= groupLimits.records || this.#group.byteLength >= groupLimits.bytes;
	}
	/** The chain after the last committed record. Only between groups. */
	get chain() {
		assert(this.#group.count === 0, "the chain is asked for between groups");
		return this.#group.link;
	}
	/** Takes the canonical bytes of one submission. What it returns may be views that hold until the next `take`. */
	take(bytes) {
		const submission = decodeSubmission(bytes);
		const { commandId } = submission;
		assert(commandIdGrammar.test(commandId), "a command id is 1 to 64 printable ASCII characters");
		let earlier;
		try {
			earlier = this.#find(commandId);
		} catch (error) {
			if (!(error instanceof Fault)) throw error;
			return {
				kind: "unreadable",
				sequence: this.#core.sequence,
				atMs: this.#core.atMs,
				outcome: nothing,
				fault: error
			};
		}
		if (earlier !== void 0) return {
			kind: Buffer.compare(earlier.submission, bytes) === 0 ? "repeat" : "reused",
			sequence: earlier.sequence,
			atMs: earlier.atMs,
			outcome: earlier.outcome
		};
		const sequence = this.#core.sequence + 1;
		const atMs = Math.max(this.#core.atMs, this.#nowMs());
		const { outcomeBytes: outcome, eventBytes: events } = this.#core.apply(submission, sequence, atMs);
		this.#group.add(sequence, atMs, bytes, outcome, events);
		this.#store.answers.add(commandId, sequence);
		return {
			kind: "fresh",
			sequence,
			atMs,
			outcome,
			events
		};
	}
	/** Makes everything taken durable; answers the last durable sequence. When it throws, the process must stop. */
	commit() {
		if (this.#group.count > 0) {
			this.#store.commit(this.#firstSequence, this.#group);
			this.#firstSequence += this.#group.count;
			this.#group.clear();
		}
		return this.#firstSequence - 1;
	}
	#find(commandId) {
		for (const sequence of this.#store.answers.candidates(commandId)) {
			const record = this.#recordAt(sequence);
			if (decodeSubmission(record.submission).commandId === commandId) return record;
		}
	}
	#recordAt(sequence) {
		if (sequence >= this.#firstSequence) return this.#group.at(sequence - this.#firstSequence);
		const group = present(this.#store.groups.holding(sequence), "an answered command is in the journal");
		return present(group.records[sequence - group.firstSequence], "a group holds its sequences");
	}
};
// packages/journal/src/machine.ts
/**
* The core behind its journal, in one thread: take commands, commit, answer questions about committed state.
*
* After the first exception of `take` or `commit` it is stopped for good. Its state may then be ahead of the journal,
* so it answers no question either; the next process recovers from what is durable.
*/
var DurableMachine = class {
	core;
	recovery;
	#store;
	#sequencer;
	#snapshotEvery;
	#clock;
	/** What the core knows of the clock. */
	#toldFault;
	#snapshotSequence;
	#isStopped = false;
	constructor(options) {
		this.#store = JournalStore.open(options.path, options.name);
		try {
			const { core, recovery } = recover(this.#store, options.maker);
			this.core = core;
			this.recovery = recovery;
			this.#toldFault = core.queries.clockFault();
			const clock = options.time && new HostClock(options.time, core.atMs, this.#toldFault);
			this.#clock = clock;
			this.#sequencer = new Sequencer(core, this.#store, clock === void 0 ? options.nowMs : () => clock.nowMs);
		} catch (error) {
			this.#store.close();
			throw error;
		}
		this.#snapshotEvery = options.snapshotEvery;
		this.#snapshotSequence = this.recovery.snapshotSequence;
	}
	get isGroupFull() {
		return this.#sequencer.isGroupFull;
	}
	take(submission) {
		return this.#orStop(() => this.#sequencer.take(submission));
	}
	/**
	* Compares the clocks, and tells the core by a command of the host's own when they came to disagree or agree again. To be
	* called before each `take`, so that nothing is decided by a time that is in doubt, and a few times a second.
	*/
	watch() {
		if (!this.look()) return void 0;
		const fault = this.#clock?.fault;
		this.#toldFault = fault;
		const command = fault === void 0 ? { type: "clock.restored" } : {
			type: "clock.fault",
			...fault
		};
		return this.take(encodeSubmission({
			commandId: `clock:${this.core.sequence + 1}`,
			actor: "system",
			command
		}));
	}
	/** Whether the core has to be told something of the clock. */
	look() {
		const clock = this.#clock;
		if (clock === void 0 || this.#isStopped || this.core.sequence === 0) return false;
		if (this.#toldFault !== void 0 && this.core.queries.clockFault()?.isConfirmed) clock.confirm();
		clock.look(this.core.atMs);
		return isNews(this.#toldFault, clock.fault);
	}
	/** Makes everything taken durable and answers the last durable sequence. */
	commit() {
		return this.#orStop(() => this.#sequencer.commit());
	}
	/** Writes the index of answers and takes a snapshot when they are due. Between groups, after their answers have left. */
	keepUp() {
		this.#orStop(() => {
			if (this.core.sequence - this.#snapshotSequence >= this.#snapshotEvery) this.#keepSnapshot();
			else this.#store.keepIndex();
		});
	}
	/** Commits, keeps the state for a fast next start, and lets the file go. */
	close() {
		if (!this.#isStopped) {
			this.commit();
			if (this.core.sequence > this.#snapshotSequence) this.#orStop(() => this.#keepSnapshot());
		}
		this.stop();
	}
	/** Lets the file go as it is, as a crash would. */
	stop() {
		this.#isStopped = true;
		this.#store.close();
	}
	#keepSnapshot() {
		this.core.checkInvariants();
		const { sequence, atMs } = this.core;
		const chain = this.#sequencer.chain;
		const stateHash = this.core.stateHash().root;
		this.#store.keepSnapshot({
			sequence,
			atMs,
			chain,
			stateHash,
			bytes: this.core.snapshot()
		});
		this.#snapshotSequence = sequence;
	}
	#orStop(work) {
		if (this.#isStopped) throw stopped("The exchange has stopped.");
		try {
			return work();
		} catch (error) {
			this.stop();
			const why = storageFault(error, "The journal") ?? error;
			throw stopped(`The exchange stops: ${messageOf(why)}`, error);
		}
	}
};
/** Whether a fault differs from what was told enough to be told again. One that is waited out shrinks by itself. */
function isNews(told, fault) {
	if (told === void 0 || fault === void 0) return told !== fault;
	const moreMs = fault.byMs - told.byMs;
	const differsMs = fault.kind === "ahead" ? Math.abs(moreMs) : moreMs;
	return told.kind !== fault.kind || differsMs > clockLimits.apartMs;
}
// packages/journal/src/host/book-publisher.ts
var publishedLevels = 50;
var conflationMs = 100;
/**
* Turns "this book has changed" into numbered changes of its best levels, at most one per pair and 100 ms: the first
* at once, what follows together. A change is the difference to the picture published before, so nothing is lost by
* leaving pictures out.
*/
var BookPublisher = class {
	#bookOf;
	#publish;
	#published = /* @__PURE__ */ new Map();
	#changed = /* @__PURE__ */ new Set();
	#isWatched = false;
	#pause;
	constructor(bookOf, publish) {
		this.#bookOf = bookOf;
		this.#publish = publish;
	}
	/** While nobody watches, nothing is computed. */
	watch(isWatched) {
		this.#isWatched = isWatched;
		if (isWatched) this.changed([...this.#published.keys()]);
		else this.#changed.clear();
	}
	changed(pairs) {
		if (!this.#isWatched) return;
		for (const pairId of pairs) this.#changed.add(pairId);
		if (this.#pause === void 0) this.#flush();
	}
	/** The picture that the next numbered change applies to. */
	snapshot(pairId) {
		if (!this.#isWatched || !this.#published.has(pairId)) this.#renew(pairId);
		return this.#published.get(pairId);
	}
	stop() {
		clearTimeout(this.#pause);
		this.#isWatched = false;
	}
	#flush() {
		this.#pause = void 0;
		if (this.#changed.size === 0) return;
		const changes = [];
		for (const pairId of this.#changed) {
			const change = this.#renew(pairId);
			if (change !== void 0) changes.push(change);
		}
		this.#changed.clear();
		if (changes.length > 0) this.#publish(changes);
		this.#pause = setTimeout(() => this.#flush(), conflationMs);
		this.#pause.unref();
	}
	/** Takes a new picture; answers how it differs from the one before. */
	#renew(pairId) {
		const book = this.#bookOf(pairId, publishedLevels);
		const before = this.#published.get(pairId);
		const bids = changedLevels(before?.bids ?? [], book.bids);
		const asks = changedLevels(before?.asks ?? [], book.asks);
		const isSame = bids.length === 0 && asks.length === 0;
		const number = before === void 0 ? 1 : isSame ? before.number : before.number + 1;
		this.#published.set(pairId, {
			...book,
			number
		});
		return isSame ? void 0 : {
			pairId,
			number,
			bids,
			asks
		};
	}
};
/** The levels that are new or have another quantity, then those that are gone, with quantity 0. */
function changedLevels(before, after) {
	const left = new Map(before);
	const changed = [];
	for (const level of after) {
		const [price, quantity] = level;
		if (left.get(price) !== quantity) changed.push(level);
		left.delete(price);
	}
	for (const price of left.keys()) changed.push([price, zero]);
	return changed;
}
// packages/journal/src/host/questions.ts
/** Questions are answered for so long before the commands that have arrived meanwhile go first. */
var turnMs = 4;
/** Of one state. An exchange where nothing happens is asked about for ever. */
var answersMax = 1e3;
/**
* Questions that wait, in the order they came. They are answered between groups, a few milliseconds at a time and at
* least one, so that a line of them is not a wall in front of commands. What is asked twice of one state is worked out once.
*/
var Questions = class {
	#core;
	#bookOf;
	#tell;
	#nowMs;
	#answers = /* @__PURE__ */ new Map();
	#waiting = [];
	#answersAt = 0;
	constructor(core, bookOf, tell, nowMs = () => performance.now()) {
		this.#core = core;
		this.#bookOf = bookOf;
		this.#tell = tell;
		this.#nowMs = nowMs;
	}
	get areWaiting() {
		return this.#waiting.length > 0;
	}
	add(question) {
		this.#waiting.push(question);
	}
	/** Answers at least one, and goes on while the turn lasts. */
	answerSome() {
		const untilMs = this.#nowMs() + turnMs;
		do
			this.#answerNext();
		while (this.areWaiting && this.#nowMs() < untilMs);
	}
	answerAll() {
		while (this.areWaiting) this.#answerNext();
	}
	/** A question cannot change anything, so one that fails is its asker's failure and not the exchange's. */
	#answerNext() {
		const question = this.#waiting.shift();
		if (question === void 0) return;
		const { ticket } = question;
		try {
			this.#tell({
				kind: "answer",
				ticket,
				value: this.#answerTo(question)
			});
		} catch (error) {
			this.#tell({
				kind: "query_failed",
				ticket,
				message: messageOf(error)
			});
		}
	}
	#answerTo(question) {
		if (question.kind === "book") return this.#bookOf(question.pairId);
		const { name, args } = question;
		const { queries, sequence } = this.#core;
		if (this.#answersAt !== sequence || this.#answers.size >= answersMax) {
			this.#answers.clear();
			this.#answersAt = sequence;
		}
		const key = args.every((arg) => typeof arg !== "object") ? [name, ...args].join("\n") : void 0;
		if (key !== void 0 && this.#answers.has(key)) return this.#answers.get(key);
		const answer = queries[name].apply(queries, [...args]);
		if (key !== void 0) this.#answers.set(key, answer);
		return answer;
	}
};
// packages/journal/src/host/core-host.ts
/**
* Runs the durable machine in this thread for the client at the other end of `port`. All commands that have arrived
* form one group: apply them, commit once, then send their answers and facts in one message. Everything else (queries,
* books, snapshots) happens between groups, so it only ever sees committed state; and commands go first, so that nobody's
* questions hold up anybody's command for longer than one question, or a few milliseconds of them.
*
* A failure is told, the port is closed and nothing of the open group leaves. `onStop` hears it too.
*/
function hostExchange(port, options, onStop) {
	try {
		new CoreHost(port, new DurableMachine(options), onStop).start();
	} catch (error) {
		leave(port, onStop, asFault(error));
	}
}
/** How often the clocks are compared when no command arrives. */
var lookEveryMs = 250;
var CoreHost = class {
	#port;
	#machine;
	#books;
	#onStop;
	#inbox = [];
	#answers = new ByteWriter(65536);
	#facts = new ByteWriter(1 << 18);
	#questions;
	#looking;
	#isScheduled = false;
	#hasLeft = false;
	constructor(port, machine, onStop) {
		this.#port = port;
		this.#machine = machine;
		this.#onStop = onStop;
		this.#books = new BookPublisher((pairId, levels) => machine.core.queries.book(pairId, levels), (changes) => this.#send({
			kind: "books",
			changes
		}));
		this.#questions = new Questions(machine.core, (pairId) => this.#books.snapshot(pairId), (answer) => this.#send(answer));
		this.#looking = setInterval(() => this.#orLeave(() => this.#compareClocks()), lookEveryMs);
		this.#looking.unref();
	}
	start() {
		this.#port.on("message", (message) => this.#orLeave(() => this.#receive(message)));
		this.#port.on("close", () => this.#leave());
		this.#send({
			kind: "ready",
			recovery: this.#machine.recovery
		});
	}
	#receive(message) {
		switch (message.kind) {
			case "submit":
				this.#inbox.push({
					reader: new ByteReader(message.submissions),
					nextTicket: message.firstTicket
				});
				return this.#schedule();
			case "query":
			case "book":
				this.#questions.add(message);
				return this.#schedule();
			case "watch_books": return this.#books.watch(message.isWatching);
			case "close":
				while (this.#inbox.length > 0) this.#runGroup();
				this.#questions.answerAll();
				this.#machine.close();
				return this.#leave();
		}
	}
	/** After the messages that have arrived in this turn: their commands belong to one group. */
	#schedule() {
		if (this.#isScheduled) return;
		this.#isScheduled = true;
		setImmediate(() => {
			this.#isScheduled = false;
			this.#orLeave(() => this.#takeTurn());
		});
	}
	/** One group, then questions for as long as a turn allows. What is left waits for the next, behind its commands. */
	#takeTurn() {
		if (this.#hasLeft) return;
		if (this.#inbox.length > 0) this.#runGroup();
		this.#questions.answerSome();
		if (this.#inbox.length > 0 || this.#questions.areWaiting) this.#schedule();
	}
	#compareClocks() {
		if (!this.#hasLeft && this.#machine.look()) this.#runGroup();
	}
	#runGroup() {
		if (this.#hasLeft) return;
		const machine = this.#machine;
		const firstSequence = machine.core.sequence + 1;
		this.#answers.clear();
		this.#facts.clear();
		this.#tellClock();
		for (let count = 0; count < groupLimits.records && !machine.isGroupFull; count++) {
			const batch = this.#inbox[0];
			if (batch === void 0) break;
			this.#takeNext(batch);
			if (batch.reader.isAtEnd) this.#inbox.shift();
		}
		const startedMs = performance.now();
		const lastSequence = machine.commit();
		const commitMs = performance.now() - startedMs;
		const answers = movable(this.#answers);
		const facts = movable(this.#facts);
		this.#send({
			kind: "committed",
			firstSequence,
			lastSequence,
			answers,
			facts,
			commitMs
		}, [answers.buffer, facts.buffer]);
		this.#books.changed(machine.core.takeChangedBooks());
		machine.keepUp();
	}
	#takeNext(batch) {
		this.#tellClock();
		const taken = this.#machine.take(batch.reader.blobView());
		writeAnswer(this.#answers, batch.nextTicket, taken);
		batch.nextTicket += 1;
		if (taken.fault !== void 0) this.#send({
			kind: "alarm",
			fault: {
				kind: taken.fault.kind,
				message: taken.fault.message
			}
		});
		if (taken.events !== void 0) writeFacts(this.#facts, taken.sequence, taken.atMs, taken.events);
	}
	#tellClock() {
		const taken = this.#machine.watch();
		if (taken?.events !== void 0) writeFacts(this.#facts, taken.sequence, taken.atMs, taken.events);
	}
	#send(message, transfer = []) {
		this.#port.postMessage(message, transfer);
	}
	#orLeave(work) {
		try {
			work();
		} catch (error) {
			this.#leave(asFault(error));
		}
	}
	#leave(fault) {
		if (this.#hasLeft) return;
		this.#hasLeft = true;
		clearInterval(this.#looking);
		this.#books.stop();
		this.#machine.stop();
		leave(this.#port, this.#onStop, fault);
	}
};
function leave(port, onStop, fault) {
	const told = fault === void 0 ? {} : { fault: {
		kind: fault.kind,
		message: fault.message
	} };
	port.postMessage({
		kind: "stopped",
		...told
	});
	port.close();
	onStop?.(fault);
}
function asFault(error) {
	return error instanceof Fault ? error : new Fault("exchange_stopped", messageOf(error), { cause: error });
}
// packages/journal/src/host/start.ts
/** The whole of the worker entry. The thread ends with exit code 1 when the exchange has stopped by itself. */
function runExchangeWorker() {
	const { port, options } = workerData;
	const onStop = (fault) => {
		if (fault !== void 0) process.exitCode = 1;
	};
	hostExchange(port, withDefaults(options), onStop);
}
function withDefaults(options) {
	return {
		path: inMemory,
		name: "candor",
		maker: {
			create: createCore,
			restore: restoreCore
		},
		nowMs: Date.now,
		...options.nowMs === void 0 ? { time: systemTime() } : {},
		snapshotEvery: 1e5,
		...options
	};
}
// apps/server/src/exchange-worker.ts
/** The thread of the exchange: the core, its journal and nothing else. Built as a bundle beside the server's own. */
runExchangeWorker();
export {};

//# sourceMappingURL=exchange-worker.js.map