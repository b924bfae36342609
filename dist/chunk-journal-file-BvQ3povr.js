import { n as assert } from "./chunk-assert-NnURUTHi.js";
import { r as mulDiv, t as atoms } from "./chunk-atoms--DAEQ9UZ.js";
import { hash, randomBytes } from "node:crypto";
import { closeSync, existsSync, fstatSync, fsyncSync, openSync, readFileSync, readSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { constants } from "node:os";
import { DatabaseSync } from "@photostructure/sqlite";
// packages/kernel/src/bytes.ts
var encoder = new TextEncoder();
/** Keeps a byte order mark: without it two encodings would read as one text. */
var decoder = new TextDecoder("utf-8", {
	fatal: true,
	ignoreBOM: true
});
var two32 = 4294967296;
var maxVarint64Bytes = 10;
/** Below this a number doubled by zigzag is still exact. */
var intLimit = 4503599627370496;
/** Small copies are cut from a shared slab: an allocation for each would cost more than the copy. */
var slabBytes = 65536;
var slab = new Uint8Array(slabBytes);
var slabUsed = 0;
/** Writes the canonical bytes of values one after the other. One writer is reused for many records. */
var ByteWriter = class {
	#bytes;
	#length = 0;
	constructor(capacity = 4096) {
		this.#bytes = new Uint8Array(capacity);
	}
	get length() {
		return this.#length;
	}
	clear() {
		this.#length = 0;
	}
	/** A view that is valid until the next write. */
	view(from = 0) {
		return this.#bytes.subarray(from, this.#length);
	}
	/** A copy that stays. */
	take(from = 0) {
		const size = this.#length - from;
		if (size > 8192) return this.#bytes.slice(from, this.#length);
		if (slabUsed + size > slabBytes) {
			slab = new Uint8Array(slabBytes);
			slabUsed = 0;
		}
		const copy = slab.subarray(slabUsed, slabUsed + size);
		copy.set(this.#bytes.subarray(from, this.#length));
		slabUsed += size;
		return copy;
	}
	#reserve(count) {
		const needed = this.#length + count;
		if (needed <= this.#bytes.length) return;
		const grown = new Uint8Array(Math.max(needed, this.#bytes.length * 2));
		grown.set(this.#bytes.subarray(0, this.#length));
		this.#bytes = grown;
	}
	byte(value) {
		this.#reserve(1);
		this.#bytes[this.#length++] = value;
	}
	/** A whole number from 0 to 2^53 − 1, in 1 to 8 bytes, small numbers first (LEB128). */
	uint(value) {
		if (value >= 0 && value < 128 && Math.floor(value) === value) return this.byte(value);
		assert(Number.isSafeInteger(value) && value >= 0, "an unsigned number is a whole number from 0 to 2^53 - 1");
		this.#reserve(maxVarint64Bytes);
		let rest = value;
		while (rest >= two32) {
			this.#bytes[this.#length++] = rest % 128 | 128;
			rest = Math.floor(rest / 128);
		}
		rest >>>= 0;
		while (rest >= 128) {
			this.#bytes[this.#length++] = rest & 127 | 128;
			rest >>>= 7;
		}
		this.#bytes[this.#length++] = rest;
	}
	/** A whole number of either sign inside ±2^52, zigzag. */
	int(value) {
		this.uint(value >= 0 ? value * 2 : -value * 2 - 1);
	}
	/** A bigint of either sign, zigzag, as long as it needs to be. */
	big(value) {
		const small = Number(value);
		if (small > -4503599627370496 && small < intLimit) return this.int(small);
		let rest = value >= 0n ? value << 1n : (-value << 1n) - 1n;
		while (rest >= 128n) {
			this.byte(Number(rest & 127n) | 128);
			rest >>= 7n;
		}
		this.byte(Number(rest));
	}
	text(value) {
		const size = value.length;
		this.#reserve(size + maxVarint64Bytes);
		const start = this.#length;
		this.uint(size);
		for (let i = 0; i < size; i++) {
			const unit = value.charCodeAt(i);
			if (unit > 127) {
				this.#length = start;
				return this.blob(encoder.encode(value));
			}
			this.#bytes[this.#length++] = unit;
		}
	}
	blob(value) {
		this.uint(value.length);
		this.raw(value);
	}
	/** Bytes without a length before them. */
	raw(value) {
		this.#reserve(value.length);
		this.#bytes.set(value, this.#length);
		this.#length += value.length;
	}
};
/** Thrown when bytes do not say what they should: damage or a wrong version, never a bug of the reader's caller. */
var UnreadableBytes = class extends Error {
	name = "UnreadableBytes";
};
/** Reads what `ByteWriter` wrote. Damaged input throws `UnreadableBytes`; it is never read past its end. */
var ByteReader = class {
	#bytes;
	#at;
	#end;
	constructor(bytes, from = 0, to = bytes.length) {
		this.#bytes = bytes;
		this.#at = from;
		this.#end = to;
	}
	get position() {
		return this.#at;
	}
	get isAtEnd() {
		return this.#at === this.#end;
	}
	byte() {
		if (this.#at >= this.#end) throw new UnreadableBytes("the bytes end too early");
		return this.#bytes[this.#at++];
	}
	uint() {
		const first = this.byte();
		if (first < 128) return first;
		let value = first & 127;
		let scale = 128;
		for (let count = 1; count < 8; count++) {
			const next = this.byte();
			value += (next & 127) * scale;
			if (next < 128) {
				if (next === 0 || value > Number.MAX_SAFE_INTEGER) break;
				return value;
			}
			scale *= 128;
		}
		throw new UnreadableBytes("a number is too long, or longer than it needs to be");
	}
	int() {
		const raw = this.uint();
		const half = Math.floor(raw / 2);
		return raw % 2 === 0 ? half : -1 - half;
	}
	big() {
		let value = 0n;
		let shift = 0n;
		let small = 0;
		let scale = 1;
		for (let count = 0;; count++) {
			const next = this.byte();
			if (count < 7) {
				small += (next & 127) * scale;
				scale *= 128;
			} else {
				if (count === 7) {
					value = BigInt(small);
					shift = 49n;
				}
				value |= BigInt(next & 127) << shift;
				shift += 7n;
			}
			if (next < 128) {
				if (next === 0 && count > 0) throw new UnreadableBytes("a number is longer than it needs to be");
				if (count < 7) value = BigInt(small);
				return (value & 1n) === 0n ? value >> 1n : -(value + 1n >> 1n);
			}
		}
	}
	text() {
		try {
			return decoder.decode(this.blobView());
		} catch (error) {
			if (error instanceof UnreadableBytes) throw error;
			throw new UnreadableBytes("a text is not UTF-8", { cause: error });
		}
	}
	blob() {
		return this.blobView().slice();
	}
	/** The next length-prefixed bytes without a copy. */
	blobView() {
		return this.rawView(this.uint());
	}
	rawView(size) {
		if (this.#at + size > this.#end) throw new UnreadableBytes("the bytes end too early");
		const view = this.#bytes.subarray(this.#at, this.#at + size);
		this.#at += size;
		return view;
	}
};
// packages/kernel/src/codec.ts
/** A whole number from 0 to 2^53 − 1. */
var uint = {
	write: (writer, value) => writer.uint(value),
	read: (reader) => reader.uint()
};
var big = {
	write: (writer, value) => writer.big(value),
	read: (reader) => reader.big()
};
var bool = {
	write: (writer, value) => writer.byte(value ? 1 : 0),
	read: (reader) => {
		const value = reader.byte();
		if (value > 1) throw new UnreadableBytes("a yes or no is 1 or 0");
		return value === 1;
	}
};
var text = {
	write: (writer, value) => writer.text(value),
	read: (reader) => reader.text()
};
var blob = {
	write: (writer, value) => writer.blob(value),
	read: (reader) => reader.blob()
};
/** The same bytes under a nominal type: `as<Atoms>(big)`. */
function as(codec) {
	return codec;
}
/** One of a fixed list of words, written as its position: words may be added at the end and never move. */
function oneOf(...words) {
	const positions = new Map(words.map((word, position) => [word, position]));
	return {
		write(writer, value) {
			const position = positions.get(value);
			assert(position !== void 0, "a word is one of its list");
			writer.uint(position);
		},
		read(reader) {
			const word = words[reader.uint()];
			if (word === void 0) throw new UnreadableBytes("a word is not in its list");
			return word;
		}
	};
}
/** A value that may be absent (`undefined`), which is not the same as zero or empty. */
function optional(codec) {
	return {
		write(writer, value) {
			writer.byte(value === void 0 ? 0 : 1);
			if (value !== void 0) codec.write(writer, value);
		},
		read: (reader) => bool.read(reader) ? codec.read(reader) : void 0
	};
}
function listOf(codec) {
	return {
		write(writer, values) {
			writer.uint(values.length);
			for (const value of values) codec.write(writer, value);
		},
		read(reader) {
			const size = reader.uint();
			const values = [];
			for (let i = 0; i < size; i++) values.push(codec.read(reader));
			return values;
		}
	};
}
/** The fields one after the other, in the order they are declared. */
function struct(fields) {
	const names = Object.keys(fields);
	const codecs = names.map((name) => fields[name]);
	const count = names.length;
	return {
		write(writer, value) {
			const source = value;
			for (let i = 0; i < count; i++) codecs[i].write(writer, source[names[i]]);
		},
		read(reader) {
			const value = {};
			for (let i = 0; i < count; i++) {
				const field = codecs[i].read(reader);
				if (field !== void 0) value[names[i]] = field;
			}
			return value;
		}
	};
}
/** A tagged union by wire numbers, so that a variant may be renamed without breaking old journals. */
function union(variants) {
	const byType = new Map(Object.entries(variants));
	const byNumber = /* @__PURE__ */ new Map();
	for (const [type, [number, codec]] of byType) {
		assert(!byNumber.has(number), `the wire number ${number} belongs to one variant`);
		byNumber.set(number, [type, codec]);
	}
	return {
		write(writer, value) {
			const variant = byType.get(value.type);
			assert(variant !== void 0, `the variant ${value.type} is declared`);
			writer.uint(variant[0]);
			variant[1].write(writer, value);
		},
		read(reader) {
			const number = reader.uint();
			const variant = byNumber.get(number);
			if (variant === void 0) throw new UnreadableBytes(`no variant has the wire number ${number}`);
			const value = variant[1].read(reader);
			return {
				type: variant[0],
				...value
			};
		}
	};
}
function encode(codec, value) {
	const writer = new ByteWriter(256);
	codec.write(writer, value);
	return writer.take();
}
// packages/kernel/src/fault.ts
/**
* The world failed (a disk, a socket, a limit), not the user and not the code. Safe to retry with the same command id.
*
* `kind` is stable and appears in logs; the user only hears "try again".
*/
var Fault = class extends Error {
	name = "Fault";
	kind;
	constructor(kind, message, options) {
		super(message, options);
		this.kind = kind;
	}
};
// packages/exchange/src/vocabulary.ts
/**
* The four kinds of account that each user has (RULES 0), and the one kind a house account has.
* `legal` is fiat, `change` is spot, `lever` is contract, `micro` is options.
*/
var walletTypes = [
	"house",
	"legal",
	"change",
	"lever",
	"micro"
];
var accountId = as(uint);
var assetId = as(uint);
var pairId = as(uint);
var orderId = as(uint);
var tradeId = as(uint);
var quoteId = as(uint);
var ticketId = as(uint);
var optionId = as(uint);
var termsId = as(uint);
var lots = as(uint);
var railId = as(uint);
var depositId = as(uint);
var claimId = as(uint);
var withdrawalId = as(uint);
var proposalId = as(uint);
var amount = as(big);
var priceOf = as(uint);
var ppm = as(uint);
var walletType = oneOf(...walletTypes);
var side = oneOf(...["buy", "sell"]);
var orderType = oneOf(...[
	"limit",
	"market",
	"stop_limit",
	"stop_market",
	"take_profit_limit",
	"take_profit_market"
]);
var timeInForce = oneOf(...[
	"gtc",
	"ioc",
	"fok"
]);
var orderStatus = oneOf(...[
	"waiting",
	"open",
	"filled",
	"cancelled",
	"expired"
]);
var endReason = oneOf(...[
	"filled",
	"quote_spent",
	"user_cancelled",
	"linked_order_done",
	"slippage_limit",
	"no_liquidity",
	"immediate_remainder",
	"fill_or_kill_incomplete",
	"self_trade",
	"would_take",
	"pair_not_trading",
	"funds_insufficient_at_trigger"
]);
var pairStatus = oneOf(...[
	"trading",
	"halted",
	"cancel_only"
]);
/** The side of a contract position. */
var directions = ["long", "short"];
var direction = oneOf(...directions);
var marginMode = oneOf(...["cross", "isolated"]);
var entryType = oneOf(...["market", "limit"]);
var ticketStatus = oneOf(...[
	"pending",
	"open",
	"closing",
	"closed",
	"cancelled"
]);
var ticketCancelReason = oneOf(...[
	"user_cancelled",
	"slippage_limit",
	"margin_insufficient",
	"open_interest_full",
	"pair_not_trading",
	"market_closed",
	"liquidation"
]);
var ticketCloseReason = oneOf(...[
	"user",
	"take_profit",
	"stop_loss",
	"liquidation",
	"deleveraged",
	"trader_closed",
	"reversed"
]);
var closeChoice = oneOf(...[
	"all",
	"long",
	"short",
	"winning",
	"losing"
]);
var optionDirection = oneOf(...["up", "down"]);
var optionResult = oneOf(...[
	"won",
	"lost",
	"refunded",
	"void"
]);
var copyMode = oneOf(...["multiple", "lots"]);
var traderStatus = oneOf(...[
	"applied",
	"followable",
	"refused",
	"suspended",
	"withdrawn"
]);
var copyResult = oneOf(...[
	"copied",
	"partial",
	"skipped"
]);
/** What an installation offers, each of which can be off for everybody or for the users of a country (RULES 0). */
var products = [
	"spot",
	"convert",
	"contract",
	"stocks",
	"options",
	"copy"
];
var product = oneOf(...products);
var availability = oneOf(...[
	"inherited",
	"on",
	"off"
]);
var copyReason = oneOf(...[
	"below_minimum",
	"above_maximum",
	"margin_cap",
	"pair_cap",
	"daily_loss_cap",
	"balance_insufficient",
	"slippage",
	"open_interest_full",
	"too_many_tickets",
	"product_unavailable"
]);
var railKind = oneOf(...[
	"chain",
	"manual",
	"bank"
]);
var identityLevel = oneOf(...[
	"none",
	"basic",
	"advanced"
]);
var holdReason = oneOf(...[
	"password_changed",
	"phone_changed",
	"email_changed",
	"factor_changed",
	"pay_password_changed",
	"account_frozen",
	"under_review"
]);
var depositStatus = oneOf(...[
	"pending",
	"kept",
	"credited",
	"dropped"
]);
var withdrawalStatus = oneOf(...[
	"requested",
	"held",
	"review",
	"approved",
	"signing",
	"signed",
	"broadcast",
	"confirmed",
	"failed",
	"cancelled",
	"refused"
]);
/** Why a withdrawal waits or did not happen; each is a text the user can read. */
var withdrawalReasons = [
	"undo_time",
	"security_hold",
	"amount_above_limit",
	"user_cancelled",
	"destination_suspicious",
	"identity_doubtful",
	"funds_origin_unclear",
	"order_of_authority",
	"chain_failed",
	"bank_returned"
];
var withdrawalReason = oneOf(...withdrawalReasons);
var proposalEnd = oneOf(...[
	"made",
	"cancelled",
	"lapsed",
	"outdated",
	"refused"
]);
var assetClass = oneOf(...[
	"coin",
	"fiat",
	"stock"
]);
var clockFaultKind = oneOf(...["ahead", "behind"]);
var modes = ["practice", "live"];
var mode = oneOf(...modes);
/** The house's own accounts (RULES 1). Their numbers are for ever. */
var houseNames = [
	"external",
	"fees",
	"treasury",
	"liquidity",
	"underwriting",
	"insurance",
	"dust"
];
var house = {
	external: 1,
	fees: 2,
	treasury: 3,
	liquidity: 4,
	underwriting: 5,
	insurance: 6,
	dust: 7
};
var houseName = oneOf(...houseNames);
var firstUserAccount = 1e3;
var entryKind = oneOf(...[
	"house_funding",
	"practice_claim",
	"transfer",
	"convert",
	"convert_fee",
	"order_hold",
	"order_release",
	"trade",
	"trade_fee",
	"contract_hold",
	"contract_release",
	"contract_margin",
	"contract_profit",
	"contract_loss",
	"contract_fee",
	"contract_deficit",
	"overnight_fee",
	"liquidation_fee",
	"option_stake",
	"option_reserve",
	"option_refund",
	"option_win",
	"option_loss",
	"profit_share",
	"deposit",
	"withdrawal_hold",
	"withdrawal_release",
	"withdrawal",
	"withdrawal_fee",
	"network_cost"
]);
// packages/exchange/src/modules/accounts/commands.ts
var accountCommands = {
	"accounts.open": [20, struct({})],
	/** Practice only: gives a house account funds from `external`. In live, deposits do. */
	"house.fund": [21, struct({
		house: houseName,
		assetId,
		amount
	})]
};
var accountResults = {
	"accounts.open": struct({ accountId }),
	"house.fund": struct({})
};
// packages/exchange/src/modules/catalog/commands.ts
var catalogCommands = {
	"catalog.list_asset": [2, struct({
		assetId,
		code: text,
		name: text,
		scale: uint,
		assetClass
	})],
	"catalog.list_pair": [3, struct({
		pairId,
		baseAssetId: assetId,
		quoteAssetId: assetId,
		tick: priceOf,
		/** Base atoms per lot. */
		lot: amount,
		/** Quote atoms. */
		minNotional: amount,
		/** Base atoms. */
		maxQuantity: amount,
		makerFee: ppm,
		takerFee: ppm,
		/** How far from the index a limit price may lie: 500_000 is half to one and a half times. */
		band: ppm,
		hasBook: oneOf("no", "yes"),
		/** Absent: the feed prices it. Present: index = numerator ÷ denominator. */
		cross: optional(struct({
			numerator: pairId,
			denominator: pairId
		}))
	})],
	"catalog.set_pair_status": [4, struct({
		pairId,
		status: pairStatus
	})],
	"catalog.set_pair_fees": [5, struct({
		pairId,
		makerFee: ppm,
		takerFee: ppm
	})]
};
var catalogResults = {
	"catalog.list_asset": struct({}),
	"catalog.list_pair": struct({}),
	"catalog.set_pair_status": struct({}),
	"catalog.set_pair_fees": struct({})
};
// packages/exchange/src/modules/clock/commands.ts
var clockCommands = {
	/** The host's clocks disagree by `byMs`, or its time lies that far behind the core's. Sent again when that changes. */
	"clock.fault": [180, struct({
		kind: clockFaultKind,
		byMs: uint
	})],
	/** The host's time is consistent again, and not behind the core's. */
	"clock.restored": [181, struct({})],
	/** An operator has compared the machine's clock with another one: where it stands now is right. */
	"clock.confirm": [182, struct({})]
};
var clockResults = {
	"clock.fault": struct({}),
	"clock.restored": struct({}),
	"clock.confirm": struct({})
};
/** What a contract is traded on. Tickets keep the terms they were ordered under until they end. */
var contractTerms = struct({
	pairId,
	/** Base atoms of one lot; a hundredth of it at one tick of the pair is a whole number of quote atoms. */
	lot: amount,
	lotsMin: lots,
	/** Of one ticket. */
	lotsMax: lots,
	/** Of all live tickets of one account in this pair and direction. */
	accountLotsMax: lots,
	/** Whole distance between the two quotes, half of it on each side of the index. */
	spread: ppm,
	/** Of the notional, at opening and at closing. */
	fee: ppm,
	/** Per year, of the notional at mark. */
	overnightRate: ppm,
	/** Of the notional, on liquidation, to `insurance`. */
	liquidationFee: ppm,
	/** How large a move of the index `underwriting` must be able to pay for: what caps the open interest. */
	stress: ppm,
	tiers: listOf(struct({
		floor: amount,
		maintenance: ppm,
		multipleMax: uint
	})),
	/** `no`: nothing new is opened; what is open runs on. */
	isOffered: oneOf("no", "yes")
});
/** One exit of a ticket: the mark that triggers it, and how much it closes; absent: all that is left. */
var exit = struct({
	price: priceOf,
	lots: optional(lots)
});
/** What becomes of one exit: absent inside, it is taken away. */
var exitChange = struct({ exit: optional(exit) });
var contractCommands = {
	"contract.set_terms": [70, contractTerms],
	"contract.open": [71, struct({
		accountId,
		pairId,
		direction,
		lots,
		multiple: uint,
		marginMode,
		/** Absent: a market order, which fills at the quote of the first tick after it. */
		limitPrice: optional(priceOf),
		/** How far the quote may move before a market order fills; absent: 0.5 %. */
		slippage: optional(ppm),
		takeProfit: optional(exit),
		stopLoss: optional(exit)
	})],
	"contract.cancel": [72, struct({
		accountId,
		ticketId
	})],
	/** `lots` absent: all that is left. Fills at the quote of the next tick, whatever it is. */
	"contract.close": [73, struct({
		accountId,
		ticketId,
		lots: optional(lots)
	})],
	"contract.close_many": [74, struct({
		accountId,
		choice: closeChoice,
		pairId: optional(pairId)
	})],
	/** Both exits as they are to be; what is absent is taken away. */
	"contract.set_exits": [75, struct({
		accountId,
		ticketId,
		takeProfit: optional(exit),
		stopLoss: optional(exit)
	})],
	/** The exits that it names, each as it is to be or taken away; what it does not name stays as it is. */
	"contract.change_exits": [196, struct({
		accountId,
		ticketId,
		takeProfit: optional(exitChange),
		stopLoss: optional(exitChange)
	})],
	/** Of an isolated ticket, between its margin and the balance. */
	"contract.move_margin": [76, struct({
		accountId,
		ticketId,
		way: oneOf("add", "remove"),
		amount
	})],
	/** Closes a ticket and orders the same size the other way; both fill at the next tick. */
	"contract.reverse": [77, struct({
		accountId,
		ticketId
	})]
};
var contractResults = {
	"contract.set_terms": struct({ termsId: uint }),
	"contract.open": struct({
		ticketId,
		/** Frozen until it fills: margin and fee at the worst price it may fill at. */
		hold: amount
	}),
	"contract.cancel": struct({
		ticketId,
		released: amount
	}),
	"contract.close": struct({
		ticketId,
		status: ticketStatus
	}),
	"contract.close_many": struct({ ticketIds: listOf(ticketId) }),
	"contract.set_exits": struct({ ticketId }),
	"contract.change_exits": struct({ ticketId }),
	"contract.move_margin": struct({
		ticketId,
		margin: amount
	}),
	"contract.reverse": struct({
		ticketId,
		newTicketId: ticketId
	})
};
// packages/exchange/src/modules/convert/commands.ts
/** What conversions are offered at. Values are in atoms of the unit of account. */
var convertTerms = struct({
	/** Taken off the index rate: at least between coins, at least where fiat is given or received, and at most. */
	spread: ppm,
	fiatSpread: ppm,
	spreadMax: ppm,
	/** The spread is this many times the mean movement of four seconds, where that is more than the least. */
	movementFactor: uint,
	/** Taken off what is received. */
	fee: ppm,
	minValue: amount,
	maxValue: amount,
	/** How much of one asset an account may give or receive in a day, and how much of one asset the house gives. */
	accountDayMax: amount,
	houseDayMax: amount
});
var convertCommands = {
	/** Terms of the first rules: without limits, and with one spread for everything. */
	"convert.set_former_terms": [50, struct({
		spread: ppm,
		fee: ppm,
		minValue: amount
	})],
	"convert.quote": [51, struct({
		accountId,
		fromAssetId: assetId,
		toAssetId: assetId,
		amount
	})],
	"convert.accept": [52, struct({
		accountId,
		quoteId
	})],
	"convert.set_terms": [150, convertTerms],
	/** How many of a fiat are one unit of account, who says so, and when it was so. */
	"convert.set_fiat_terms": [151, struct({
		assetId,
		fiatRate: priceOf,
		source: text,
		asOfMs: uint
	})]
};
var convertResults = {
	"convert.set_former_terms": struct({}),
	"convert.quote": struct({
		quoteId,
		fromAssetId: assetId,
		toAssetId: assetId,
		fromAmount: amount,
		/** What the user receives, after spread and fee. */
		toAmount: amount,
		/** In the asset received. */
		fee: amount,
		/** Whole units of `to` per whole unit of `from`, by the index and as applied, both ×10^18. */
		midRate: amount,
		rate: amount,
		expiresAtMs: uint
	}),
	"convert.accept": struct({
		quoteId,
		fromAssetId: assetId,
		toAssetId: assetId,
		fromAmount: amount,
		toAmount: amount,
		fee: amount
	}),
	"convert.set_terms": struct({}),
	"convert.set_fiat_terms": struct({})
};
// packages/exchange/src/modules/copy/commands.ts
var copyCommands = {
	/** For follows begun afterwards. */
	"copy.set_terms": [90, struct({
		shareMax: ppm,
		followersMax: uint,
		isOffered: oneOf("no", "yes")
	})],
	/** Asks to be followed, for a share of followers' profit. */
	"copy.apply": [91, struct({
		accountId,
		share: ppm
	})],
	"copy.withdraw_application": [197, struct({ accountId })],
	/** An operator's answer to an application, or a suspension. `reason` is for the trader to read. */
	"copy.review": [92, struct({
		traderId: accountId,
		decision: oneOf("accept", "refuse", "suspend", "restore")
	})],
	/** Follows, or changes how. */
	"copy.follow": [93, struct({
		accountId,
		traderId: accountId,
		mode: copyMode,
		/** Hundredths: of the trader's size (100 is once), or of a lot. */
		size: uint,
		/** Of all open copies of this trader together; absent: no cap. */
		marginMax: optional(amount),
		/** Of open copies in one pair. */
		pairMarginMax: optional(amount),
		/** Realised loss of this trader's copies in one UTC day from which on nothing new is copied. */
		dailyLossMax: optional(amount),
		/** How far the fill may lie from the quote at which the trader ordered; absent: 0.5 %. */
		slippage: optional(ppm)
	})],
	/** Copies nothing new. Open copies close with the trader's, and their profit is still shared. */
	"copy.cancel": [94, struct({
		accountId,
		traderId: accountId
	})],
	/** Makes a copied ticket the follower's own, exits and all. */
	"copy.self_hold": [95, struct({
		accountId,
		ticketId
	})]
};
var copyCommandResults = {
	"copy.set_terms": struct({}),
	"copy.apply": struct({}),
	"copy.withdraw_application": struct({}),
	"copy.review": struct({}),
	"copy.follow": struct({ isNew: oneOf("no", "yes") }),
	"copy.cancel": struct({}),
	"copy.self_hold": struct({
		ticketId,
		lots
	})
};
// packages/exchange/src/modules/funding/commands.ts
/** What holds for everybody's funds coming in and going out. */
var fundingTerms = struct({
	/** How long a withdrawal can be undone. In live at least a minute. */
	undoMs: uint,
	/** How long a new destination waits before anything can go there. In live at least 24 hours. */
	destinationWaitMs: uint,
	/** How long nothing can be withdrawn after a change of security. In live at least 24 hours. */
	holdMs: uint,
	/** What limits are counted in: BTC. It needs an index price, or to be the unit of account. */
	limitAssetId: assetId,
	/** Of a sliding 24 hours, in atoms of the limit's asset. */
	basicLimit: amount,
	advancedLimit: amount,
	/** A withdrawal of more than this waits for an operator. */
	reviewAbove: amount,
	/** What moves more than this needs two operators. */
	twoPeopleAbove: amount
});
/** How much of what nobody watches one operator may credit, alone or with another one, in atoms of the limit's asset. */
var creditCaps = struct({
	/** Of a sliding hour. */
	hourMax: amount,
	/** Of a sliding 24 hours. */
	dayMax: amount
});
var rail = struct({
	railId,
	assetId,
	/** As users know it: ERC20, TRC20, BTC, BANK, SWIFT. */
	network: text,
	kind: railKind,
	/** Blocks from the one with the payment, that one included, until it is credited. */
	confirmations: uint,
	depositMin: amount,
	withdrawMin: amount,
	/** Taken out of the amount that is withdrawn. */
	withdrawFee: amount,
	/** Of an asset without an index: one of it in the unit of account. */
	fixedPrice: optional(priceOf),
	takesDeposits: oneOf("no", "yes"),
	takesWithdrawals: oneOf("no", "yes")
});
/** Where a payment stands on its chain. */
var onChain = {
	railId,
	transaction: blob,
	index: uint
};
/** Operators are known to the core by the name that the installation gave them, so that two can be told from one. */
var fundingCommands = {
	"funding.set_terms": [110, fundingTerms],
	"funding.set_rail": [111, rail],
	/** What the review of an identity came to. */
	"funding.set_level": [112, struct({
		accountId,
		level: identityLevel
	})],
	"funding.place_hold": [113, struct({
		accountId,
		reason: holdReason
	})],
	/** Ends a hold that has no end of its own; the waiting time after a change of security follows it. */
	"funding.lift_hold": [114, struct({
		accountId,
		reason: holdReason
	})],
	/** A payment to a user's address stands in a block. It may be sent again, also after the block was replaced. */
	"funding.see_deposit": [115, struct({
		...onChain,
		accountId,
		amount,
		height: uint
	})],
	/** The watcher has counted the confirmations that the rail asks for. */
	"funding.confirm_deposit": [116, struct({
		...onChain,
		confirmations: uint
	})],
	/** The block of a pending payment was replaced by one without it. */
	"funding.drop_deposit": [117, struct(onChain)],
	/** As `funding.claim`, of journals before proofs were bound to their claims. */
	"funding.claim_unproven": [118, struct({
		accountId,
		railId,
		amount
	})],
	/** The user says that they have paid: a notice for an operator, never a credit. `proof` is SHA-256 of the picture. */
	"funding.claim": [163, struct({
		accountId,
		railId,
		amount,
		proof: blob
	})],
	/** What an operator found to have come in, if anything. Above the limit a second one has to find the same. */
	"funding.decide_claim": [119, struct({
		claimId,
		operator: text,
		received: optional(amount)
	})],
	/** `destination` is SHA-256 over a salt and the address or the bank card: the journal has neither. */
	"funding.book_destination": [120, struct({
		accountId,
		railId,
		destination: blob
	})],
	"funding.drop_destination": [121, struct({
		accountId,
		destination: blob
	})],
	/** On: only destinations that were booked 24 hours ago. Off comes into force after 24 hours. */
	"funding.set_book_only": [122, struct({
		accountId,
		isOn: oneOf("no", "yes")
	})],
	/** `amount` leaves the wallet, fee included. `fee` is the one that the user saw: another is refused. */
	"funding.withdraw": [123, struct({
		accountId,
		railId,
		amount,
		fee: amount,
		destination: blob
	})],
	"funding.cancel_withdrawal": [124, struct({
		accountId,
		withdrawalId
	})],
	/** Above the limit a second operator has to approve too; one is enough to refuse, with a reason. */
	"funding.review_withdrawal": [125, struct({
		withdrawalId,
		operator: text,
		refusal: optional(withdrawalReason)
	})],
	/** From here on it can be neither undone nor held: the signer signs for nothing else. */
	"funding.release_withdrawal": [126, struct({ withdrawalId })],
	/** The chain's side of a released withdrawal: signed, broadcast, confirmed, or failed for good. */
	"funding.progress_withdrawal": [127, struct({
		withdrawalId,
		status: withdrawalStatus,
		transaction: optional(blob)
	})],
	/** An operator's side of one at a bank, or on a chain that is looked after by hand: broadcast is "sent". */
	"funding.report_withdrawal": [128, struct({
		withdrawalId,
		operator: text,
		status: withdrawalStatus,
		transaction: optional(blob)
	})],
	/** What the chain took for a transaction of ours, paid out of the treasury. */
	"funding.book_network_cost": [129, struct({
		railId,
		assetId,
		amount,
		transaction: blob
	})],
	"funding.set_operator_caps": [164, creditCaps]
};
var fundingResults = {
	"funding.set_terms": struct({}),
	"funding.set_rail": struct({}),
	"funding.set_level": struct({}),
	"funding.place_hold": struct({ 
	/** Absent: until it is lifted. */
untilMs: optional(uint) }),
	"funding.lift_hold": struct({}),
	"funding.see_deposit": struct({ depositId }),
	"funding.confirm_deposit": struct({ depositId }),
	"funding.drop_deposit": struct({ depositId }),
	"funding.claim_unproven": struct({ claimId }),
	"funding.claim": struct({ claimId }),
	"funding.decide_claim": struct({ 
	/** Yes: a second operator has to decide the same before anything is credited. */
needsSecond: oneOf("no", "yes") }),
	"funding.book_destination": struct({ usableAtMs: uint }),
	"funding.drop_destination": struct({}),
	"funding.set_book_only": struct({ 
	/** When it is in force. */
fromMs: uint }),
	"funding.withdraw": struct({
		withdrawalId,
		fee: amount,
		receives: amount,
		undoUntilMs: uint
	}),
	"funding.cancel_withdrawal": struct({}),
	"funding.review_withdrawal": struct({ needsSecond: oneOf("no", "yes") }),
	"funding.release_withdrawal": struct({}),
	"funding.progress_withdrawal": struct({}),
	"funding.report_withdrawal": struct({}),
	"funding.book_network_cost": struct({}),
	"funding.set_operator_caps": struct({})
};
// packages/exchange/src/modules/genesis/commands.ts
var genesisCommands = { 
/** The first command of every journal: what this installation is, for ever. */
"genesis.found": [1, struct({
	mode,
	name: text
})] };
var genesisResults = { "genesis.found": struct({}) };
// packages/exchange/src/modules/index-prices/commands.ts
var indexCommands = { 
/** All valid prices of one grid instant, `gridIndex` × 500 ms; a pair that is left out has no valid price there. */
"index.tick": [10, struct({
	gridIndex: uint,
	prices: listOf(struct({
		pairId,
		price: priceOf
	}))
})] };
var indexResults = { "index.tick": struct({}) };
// packages/exchange/src/modules/options/commands.ts
/** What timed options in one pair are sold on. An option keeps the terms it was bought under. */
var optionTerms = struct({
	pairId,
	durations: listOf(struct({
		seconds: uint,
		/** What a win pays on top of the stake: 820_000 is 82 % of it. */
		payout: ppm
	})),
	stakeMin: amount,
	stakeMax: amount,
	/** The most that may be reserved for live options of this pair. */
	exposureMax: amount,
	isOffered: oneOf("no", "yes")
});
var optionCommands = {
	"options.set_terms": [80, optionTerms],
	"options.buy": [81, struct({
		accountId,
		pairId,
		direction: optionDirection,
		seconds: uint,
		stake: amount,
		/** SHA-256 of the terms that the buyer saw (`optionTermsHash`): others are refused. */
		termsHash: blob,
		/** At most a second ahead; sequenced after it, the order is refused. */
		validUntilMs: uint
	})],
	/** Of one UTC day; absent: no limit. Tighter at once, looser after 24 hours. */
	"options.set_limits": [82, struct({
		accountId,
		dailyStakeMax: optional(amount),
		dailyLossMax: optional(amount)
	})],
	/** Buys nothing until then. It cannot be shortened. */
	"options.pause": [83, struct({
		accountId,
		untilMs: uint
	})]
};
var optionCommandResults = {
	"options.set_terms": struct({ termsId }),
	"options.buy": struct({
		optionId,
		/** The grid instant from which the first valid tick is the strike. */
		strikeFromGrid: uint,
		/** Paid on top of the stake when it wins. */
		reward: amount
	}),
	"options.set_limits": struct({ 
	/** When looser limits come into force; absent: all are in force. */
inForceAtMs: optional(uint) }),
	"options.pause": struct({ untilMs: uint })
};
// packages/exchange/src/modules/practice/commands.ts
var practiceCommands = {
	/** What the faucet gives of an asset, per account and UTC day; 0 stops it. */
	"practice.set_faucet": [30, struct({
		assetId,
		amount
	})],
	"practice.claim": [31, struct({
		accountId,
		assetId
	})]
};
var practiceResults = {
	"practice.set_faucet": struct({}),
	"practice.claim": struct({
		assetId,
		amount
	})
};
// packages/exchange/src/modules/products/commands.ts
/** A country is its two capital letters of ISO 3166. */
var productCommands = {
	/** For the users of a country; without one for everybody whose country has no word of its own, unverified users among them. */
	"products.set_availability": [130, struct({
		product,
		country: optional(text),
		availability
	})],
	/** Where the documents of a verified user are from. Absent: nowhere that is known. */
	"products.set_residence": [131, struct({
		accountId,
		country: optional(text)
	})]
};
var productResults = {
	"products.set_availability": struct({}),
	"products.set_residence": struct({})
};
// packages/exchange/src/modules/sessions/commands.ts
var sessionCommands = { 
/**
* The trading sessions of some pairs: half-open intervals in order, without overlap. Pairs that no calendar names are
* always open; naming a pair again replaces its sessions, and an empty list opens it for ever.
*/
"sessions.set_calendar": [100, struct({
	pairIds: listOf(pairId),
	sessions: listOf(struct({
		opensAtMs: uint,
		closesAtMs: uint
	}))
})] };
var sessionResults = { "sessions.set_calendar": struct({}) };
// packages/exchange/src/modules/spot/commands.ts
var exitPrices = struct({
	/** Sell when the price rises to here: a limit order in the book. */
	takeProfitPrice: optional(priceOf),
	/** Sell when the index falls to here: a stop-market order. */
	stopLossPrice: optional(priceOf)
});
var placeOrder = struct({
	accountId,
	pairId,
	side,
	orderType,
	timeInForce,
	/** Refuse rather than take from the book. Only for `limit` with `gtc`. */
	isPostOnly: optional(oneOf("yes")),
	/** Limit price; for the limit kinds. */
	price: optional(priceOf),
	/** Index price that wakes a stop or take-profit order. */
	stopPrice: optional(priceOf),
	/** Base atoms; absent only for a market buy or sell by quote. */
	quantity: optional(amount),
	/** Quote atoms to spend (buy) or to receive (sell), for market orders without `quantity`. */
	quoteAmount: optional(amount),
	/** How far from the best price a market order may go, also one that a stop or a stop loss becomes; absent: 1 %. */
	slippage: optional(ppm),
	/** For a buy: place these exits over what was bought when the order is done. */
	exits: optional(exitPrices)
});
/** One-cancels-the-other: a limit at one side of the price and a stop at the other, sharing one hold. */
var placeOco = struct({
	accountId,
	pairId,
	side,
	quantity: amount,
	limitPrice: priceOf,
	stopPrice: priceOf,
	/** Absent: the stop leg becomes a market order. */
	stopLimitPrice: optional(priceOf)
});
/** The same, and how far from the best price its stop leg may go when it fires. */
var placeBoundedOco = struct({
	accountId,
	pairId,
	side,
	quantity: amount,
	limitPrice: priceOf,
	stopPrice: priceOf,
	stopLimitPrice: optional(priceOf),
	slippage: ppm
});
var setMaker = struct({
	pairId,
	/** From the index to the first level, each side. */
	halfSpread: ppm,
	/** From one level to the next. */
	step: ppm,
	levels: uint,
	/** Base atoms at the first level; the n-th level holds n times as much. */
	quantity: amount
});
var spotCommands = {
	"spot.place": [60, placeOrder],
	"spot.place_oco": [61, placeOco],
	"spot.cancel": [62, struct({
		accountId,
		orderId
	})],
	"spot.cancel_all": [63, struct({
		accountId,
		pairId: optional(pairId)
	})],
	/** `quantity` is the new whole size, what is filled included. */
	"spot.amend": [64, struct({
		accountId,
		orderId,
		price: optional(priceOf),
		quantity: optional(amount)
	})],
	"spot.set_maker": [65, setMaker],
	"spot.place_bounded_oco": [185, placeBoundedOco]
};
/** What a placed order has become by the time the command is answered. */
var placedOrder = struct({
	orderId,
	status: orderStatus,
	reason: optional(endReason),
	/** Base atoms. */
	filled: amount,
	/** Quote atoms. */
	filledQuote: amount,
	/** In the asset that was received. */
	fee: amount
});
var spotResults = {
	"spot.place": placedOrder,
	"spot.place_oco": struct({
		limitOrderId: orderId,
		stopOrderId: orderId
	}),
	"spot.place_bounded_oco": struct({
		limitOrderId: orderId,
		stopOrderId: orderId
	}),
	"spot.cancel": struct({ orderId }),
	"spot.cancel_all": struct({ count: uint }),
	"spot.amend": placedOrder,
	"spot.set_maker": struct({})
};
var changeCodec = union({
	"catalog.set_pair_status": catalogCommands["catalog.set_pair_status"],
	"catalog.set_pair_fees": catalogCommands["catalog.set_pair_fees"],
	"practice.set_faucet": practiceCommands["practice.set_faucet"],
	"convert.set_terms": convertCommands["convert.set_terms"],
	"spot.set_maker": spotCommands["spot.set_maker"],
	"sessions.set_calendar": sessionCommands["sessions.set_calendar"],
	"contract.set_terms": contractCommands["contract.set_terms"],
	"options.set_terms": optionCommands["options.set_terms"],
	"copy.set_terms": copyCommands["copy.set_terms"],
	"funding.set_terms": fundingCommands["funding.set_terms"],
	"funding.set_rail": fundingCommands["funding.set_rail"],
	"funding.set_operator_caps": fundingCommands["funding.set_operator_caps"],
	"products.set_availability": productCommands["products.set_availability"]
});
// packages/exchange/src/modules/proposals/commands.ts
/** Operators are known by the name that the installation gave them, so that two can be told from one. */
var proposalCommands = {
	/** A change that only tightens is made at once; any other waits for a second operator. */
	"proposals.propose": [160, struct({
		operator: text,
		change: changeCodec
	})],
	"proposals.confirm": [161, struct({
		operator: text,
		proposalId
	})],
	/** While it waits, for the second operator or for its time. */
	"proposals.cancel": [162, struct({
		operator: text,
		proposalId
	})]
};
var proposalResults = {
	"proposals.propose": struct({ 
	/** Absent: it was made at once. */
proposalId: optional(proposalId) }),
	"proposals.confirm": struct({ 
	/** Absent: it was made at once. */
takesEffectAtMs: optional(uint) }),
	"proposals.cancel": struct({})
};
// packages/exchange/src/modules/revision/commands.ts
var revisionCommands = { 
/** From here on the rules of this revision hold. Every start sends the newest; one that is in force is refused. */
"revision.adopt": [145, struct({ revision: uint })] };
var revisionResults = { "revision.adopt": struct({}) };
// packages/exchange/src/modules/transfer/commands.ts
var transferCommands = { "transfer.move": [40, struct({
	accountId,
	assetId,
	amount,
	from: walletType,
	to: walletType
})] };
var transferResults = { "transfer.move": struct({}) };
var actorCodec = oneOf(...[
	"user",
	"operator",
	"system"
]);
/**
* Every command there is. No command carries an outcome, a settlement price, a user's odds, a quote or a balance
* (RULES 2); a test reads this table to hold it.
*/
var commandTable = {
	...genesisCommands,
	...catalogCommands,
	...indexCommands,
	...accountCommands,
	...practiceCommands,
	...transferCommands,
	...convertCommands,
	...spotCommands,
	...contractCommands,
	...optionCommands,
	...copyCommands,
	...sessionCommands,
	...fundingCommands,
	...productCommands,
	...revisionCommands,
	...clockCommands,
	...proposalCommands
};
var commandCodec = union(commandTable);
Object.keys(commandTable);
/** What each command answers when it is done. */
var resultCodecs = {
	...genesisResults,
	...catalogResults,
	...indexResults,
	...accountResults,
	...practiceResults,
	...transferResults,
	...convertResults,
	...spotResults,
	...contractResults,
	...optionCommandResults,
	...copyCommandResults,
	...sessionResults,
	...fundingResults,
	...productResults,
	...revisionResults,
	...clockResults,
	...proposalResults
};
// packages/exchange/src/modules/accounts/events.ts
var accountEvents = { "accounts.opened": [20, struct({ accountId })] };
// packages/exchange/src/modules/catalog/events.ts
var catalogEvents = {
	"catalog.asset_listed": [2, struct({
		assetId,
		code: text,
		name: text,
		scale: uint,
		assetClass
	})],
	"catalog.pair_listed": [3, struct({
		pairId,
		baseAssetId: assetId,
		quoteAssetId: assetId,
		tick: priceOf,
		lot: amount,
		hasBook: oneOf("no", "yes")
	})],
	"catalog.pair_status_set": [4, struct({
		pairId,
		status: pairStatus
	})],
	"catalog.pair_fees_set": [5, struct({
		pairId,
		makerFee: ppm,
		takerFee: ppm
	})]
};
// packages/exchange/src/modules/clock/events.ts
var clockEvents = {
	/** From here on no index price counts, until the clock is restored. */
	"clock.faulted": [180, struct({
		kind: clockFaultKind,
		byMs: uint
	})],
	"clock.restored": [181, struct({})],
	"clock.confirmed": [182, struct({})]
};
// packages/exchange/src/modules/contract/events.ts
/** Whom a copied ticket follows: it closes when that one closes. */
var copySource = struct({
	traderId: accountId,
	traderTicketId: ticketId
});
var reportedTicket = struct({
	ticketId,
	pairId,
	direction,
	lots,
	entryPrice: priceOf,
	/** The index at which it was found out. */
	markPrice: priceOf,
	margin: amount,
	unrealised: amount,
	maintenance: amount
});
var contractEvents = {
	"contract.terms_set": [70, struct({
		termsId,
		terms: contractTerms
	})],
	"contract.ordered": [71, struct({
		ticketId,
		accountId,
		pairId,
		termsId,
		direction,
		lots,
		multiple: uint,
		marginMode,
		entryType,
		/** The limit of a limit order, the worst price of a market order. */
		limitPrice: priceOf,
		/** The quote when it was ordered, of which the slippage is measured. */
		referencePrice: priceOf,
		hold: amount,
		takeProfit: optional(exit),
		stopLoss: optional(exit),
		/** Present: a copy. It opens in the same command. */
		copyOf: optional(copySource)
	})],
	"contract.cancelled": [72, struct({
		ticketId,
		accountId,
		pairId,
		reason: ticketCancelReason,
		released: amount
	})],
	"contract.opened": [73, struct({
		ticketId,
		accountId,
		pairId,
		direction,
		lots,
		multiple: uint,
		marginMode,
		price: priceOf,
		markPrice: priceOf,
		/** The instant of the tick that filled it. */
		gridIndex: uint,
		notional: amount,
		margin: amount,
		fee: amount,
		copyOf: optional(copySource)
	})],
	/** The owner has asked to close so much; the next tick fills it. */
	"contract.closing": [74, struct({
		ticketId,
		accountId,
		pairId,
		lots
	})],
	/** A ticket, or a part of it, was closed. The figures are those of this close. */
	"contract.closed": [75, struct({
		ticketId,
		accountId,
		pairId,
		direction,
		lots,
		/** Still open after it; zero: the ticket is closed. */
		lotsLeft: lots,
		entryPrice: priceOf,
		price: priceOf,
		markPrice: priceOf,
		gridIndex: uint,
		reason: ticketCloseReason,
		notional: amount,
		/** What the prices brought, below zero for a loss: a `deficit` was not lost, a `shortfall` was not gained. */
		profit: amount,
		fee: amount,
		marginReleased: amount,
		marginLeft: amount,
		/** Profit that had been paid out before against this part (RULES 5, cross). */
		settledBefore: amount,
		/** Of a loss: what the account could not pay, and `insurance` or others did. */
		deficit: amount,
		/** Of a profit: what the house could not pay. */
		shortfall: amount,
		/** Totals of the whole ticket so far: price profit, fees, overnight fees. */
		profitTotal: amount,
		feeTotal: amount,
		overnightTotal: amount,
		copyOf: optional(copySource)
	})],
	"contract.exits_set": [76, struct({
		ticketId,
		accountId,
		pairId,
		takeProfit: optional(exit),
		stopLoss: optional(exit)
	})],
	/** The margin of a ticket changed without a fill: moved by its owner, or drawn on by the cross account. */
	"contract.margin_moved": [77, struct({
		ticketId,
		accountId,
		pairId,
		/** What it became. */
		margin: amount,
		/** Profit paid out ahead of the close, in all; zero but for cross tickets that had to help another one. */
		settled: amount,
		cause: oneOf("added", "removed", "drawn")
	})],
	"contract.overnight_charged": [78, struct({
		ticketId,
		accountId,
		pairId,
		/** Days since 1970 that begin with it. */
		day: uint,
		notional: amount,
		rate: ppm,
		fee: amount,
		margin: amount
	})],
	/** One liquidation of an account (cross) or of a ticket (isolated), as it was found and as it went. */
	"contract.liquidated": [79, struct({
		accountId,
		marginMode,
		gridIndex: uint,
		/** Balance, margins and unrealised together, before. */
		equity: amount,
		margin: amount,
		maintenance: amount,
		tickets: listOf(reportedTicket),
		closed: listOf(ticketId),
		fee: amount,
		deficit: amount,
		fromInsurance: amount,
		/** Cut from opposite tickets by auto-deleveraging. */
		fromOthers: amount,
		equityAfter: amount
	})]
};
// packages/exchange/src/modules/convert/events.ts
var convertEvents = {
	"convert.converted": [52, struct({
		quoteId,
		accountId,
		fromAssetId: assetId,
		toAssetId: assetId,
		fromAmount: amount,
		toAmount: amount,
		fee: amount,
		/** ×10^18, as in the quote. */
		midRate: amount,
		rate: amount
	})],
	"convert.terms_set": [150, convertTerms],
	"convert.fiat_terms_set": [151, struct({
		assetId,
		fiatRate: priceOf,
		source: text,
		asOfMs: uint
	})]
};
// packages/exchange/src/modules/copy/events.ts
var copyEvents = {
	"copy.terms_set": [90, struct({
		shareMax: ppm,
		followersMax: uint,
		isOffered: oneOf("no", "yes")
	})],
	"copy.trader_changed": [91, struct({
		traderId: accountId,
		status: traderStatus,
		share: ppm
	})],
	"copy.followed": [92, struct({
		accountId,
		traderId: accountId,
		mode: copyMode,
		size: uint,
		/** Of the profit, fixed when the follow began. */
		share: ppm,
		marginMax: optional(amount),
		pairMarginMax: optional(amount),
		dailyLossMax: optional(amount),
		slippage: ppm,
		isNew: oneOf("no", "yes")
	})],
	"copy.follow_ended": [93, struct({
		accountId,
		traderId: accountId
	})],
	/** What became of one trade of the trader at one follower; `ticketId` is absent when it was skipped. */
	"copy.copied": [94, struct({
		accountId,
		traderId: accountId,
		traderTicketId: ticketId,
		pairId,
		direction,
		traderLots: lots,
		/** What the follow asked for, before caps. */
		wantedLots: lots,
		lots,
		price: priceOf,
		result: copyResult,
		reason: optional(copyReason),
		ticketId: optional(ticketId)
	})],
	"copy.self_held": [95, struct({
		ticketId,
		accountId,
		traderId: accountId,
		traderTicketId: ticketId
	})],
	/** The weekly share of one follower's profit. */
	"copy.profit_shared": [96, struct({
		accountId,
		traderId: accountId,
		/** Realised on copies of this trader in all, below zero for a loss. */
		realised: amount,
		share: ppm,
		/** Shared in all, this time included. */
		sharedTotal: amount,
		paid: amount
	})],
	/** Every full hour, for every trader who can be followed: what their lever account is worth, and per unit of it. */
	"copy.nav_marked": [97, struct({ marks: listOf(struct({
		traderId: accountId,
		equity: amount,
		/** Units ×10^6 bought with what came in, at the value of a unit then. */
		units: amount,
		/** Millionths: 1_000_000 is where it began. */
		nav: uint,
		/** Highest so far, for the drawdown. */
		navPeak: uint,
		followers: uint,
		/** Open and realised result of all followers together. */
		followersResult: amount
	})) })]
};
// packages/exchange/src/modules/funding/events.ts
var fundingEvents = {
	"funding.terms_set": [110, fundingTerms],
	"funding.rail_set": [111, rail],
	"funding.level_set": [112, struct({
		accountId,
		level: identityLevel
	})],
	"funding.hold_placed": [113, struct({
		accountId,
		reason: holdReason,
		/** Absent: until it is lifted. */
		untilMs: optional(uint)
	})],
	"funding.hold_lifted": [114, struct({
		accountId,
		reason: holdReason
	})],
	/** New, or seen again in another block. */
	"funding.deposit_seen": [115, struct({
		depositId,
		accountId,
		railId,
		assetId,
		transaction: blob,
		index: uint,
		amount,
		height: uint
	})],
	/** Confirmed, but below the minimum: it waits for others of the same user and rail. */
	"funding.deposit_kept": [116, struct({
		depositId,
		accountId,
		railId,
		assetId,
		amount
	})],
	"funding.deposit_credited": [117, struct({
		depositId,
		accountId,
		railId,
		assetId,
		amount
	})],
	"funding.deposit_dropped": [118, struct({
		depositId,
		accountId,
		railId
	})],
	"funding.claim_made": [119, struct({
		claimId,
		accountId,
		railId,
		assetId,
		amount
	})],
	/** The first of two operators has found this. */
	"funding.claim_proposed": [120, struct({
		claimId,
		accountId,
		operator: text,
		received: amount
	})],
	/** `received` is what was credited; absent: nothing. */
	"funding.claim_decided": [121, struct({
		claimId,
		accountId,
		railId,
		assetId,
		operators: listOf(text),
		received: optional(amount)
	})],
	"funding.destination_booked": [122, struct({
		accountId,
		railId,
		destination: blob,
		usableAtMs: uint
	})],
	"funding.destination_dropped": [123, struct({
		accountId,
		destination: blob
	})],
	"funding.book_only_set": [124, struct({
		accountId,
		isOn: oneOf("no", "yes"),
		fromMs: uint
	})],
	"funding.withdrawal_requested": [125, struct({
		withdrawalId,
		accountId,
		railId,
		assetId,
		destination: blob,
		amount,
		fee: amount,
		receives: amount,
		/** What it counts against the limits, in atoms of the limit's asset. */
		value: amount,
		undoUntilMs: uint
	})],
	"funding.withdrawal_moved": [126, struct({
		withdrawalId,
		accountId,
		railId,
		status: withdrawalStatus,
		reason: optional(withdrawalReason),
		/** Of `held`: when it goes on by itself; absent while a hold has to be lifted. */
		untilMs: optional(uint),
		transaction: optional(blob),
		/** Who decided or paid, when operators did. */
		operators: listOf(text)
	})],
	"funding.operator_caps_set": [164, creditCaps],
	"funding.network_cost_booked": [127, struct({
		railId,
		assetId,
		amount,
		transaction: blob
	})]
};
// packages/exchange/src/modules/genesis/events.ts
var genesisEvents = { "genesis.founded": [1, struct({
	mode,
	name: text
})] };
// packages/exchange/src/modules/index-prices/events.ts
var indexEvents = { 
/** The valid index prices of one grid instant, cross pairs included. */
"index.ticked": [10, struct({
	gridIndex: uint,
	prices: listOf(struct({
		pairId,
		price: priceOf
	}))
})] };
var ledgerEvents = { 
/**
* One balanced movement. The house maker's own holds are left out: they change on every tick and move no money.
*/
"ledger.posted": [21, struct({
	/** The order, trade or quote the movement belongs to; 0 when the command is the whole cause. */
	reference: uint,
	lines: listOf({
		write(writer, line) {
			accountId.write(writer, line.accountId);
			walletType.write(writer, line.walletType);
			assetId.write(writer, line.assetId);
			entryKind.write(writer, line.kind);
			amount.write(writer, line.available);
			amount.write(writer, line.frozen);
			amount.write(writer, line.availableAfter);
			amount.write(writer, line.frozenAfter);
		},
		read: (reader) => ({
			accountId: accountId.read(reader),
			walletType: walletType.read(reader),
			assetId: assetId.read(reader),
			kind: entryKind.read(reader),
			available: amount.read(reader),
			frozen: amount.read(reader),
			availableAfter: amount.read(reader),
			frozenAfter: amount.read(reader)
		})
	})
})] };
// packages/exchange/src/modules/options/events.ts
var optionEvents = {
	"options.terms_set": [80, struct({
		termsId,
		hash: blob,
		terms: optionTerms
	})],
	"options.bought": [81, struct({
		optionId,
		accountId,
		pairId,
		termsId,
		termsHash: blob,
		direction: optionDirection,
		seconds: uint,
		stake: amount,
		payout: ppm,
		reward: amount,
		/** The index when it was bought; not the strike. */
		indexPrice: priceOf,
		strikeFromGrid: uint
	})],
	/** Its strike is known: the first valid tick from `strikeFromGrid` on. */
	"options.struck": [82, struct({
		optionId,
		accountId,
		pairId,
		gridIndex: uint,
		strike: priceOf,
		expiryGrid: uint
	})],
	/** The samples that decide all options of one pair, expiry and window: once, before their results. */
	"options.window_closed": [83, struct({
		pairId,
		expiryGrid: uint,
		/** Grid instants in the window: T − w < t ≤ T. */
		windowSize: uint,
		samples: listOf(struct({
			gridIndex: uint,
			price: priceOf
		}))
	})],
	"options.settled": [84, struct({
		optionId,
		accountId,
		pairId,
		result: optionResult,
		stake: amount,
		/** What went back to the buyer in all: stake and reward, the stake, or nothing. */
		paid: amount,
		/** Absent when it got no strike. */
		strike: optional(priceOf),
		expiryGrid: optional(uint),
		windowSize: uint,
		sampleCount: uint,
		/** Sum of the samples, in price units (×10^-8). */
		sampleSum: amount
	})],
	"options.limits_set": [85, struct({
		accountId,
		dailyStakeMax: optional(amount),
		dailyLossMax: optional(amount),
		/** What comes into force later, when something was loosened. */
		later: optional(struct({
			dailyStakeMax: optional(amount),
			dailyLossMax: optional(amount),
			inForceAtMs: uint
		}))
	})],
	"options.paused": [86, struct({
		accountId,
		untilMs: uint
	})]
};
// packages/exchange/src/modules/practice/events.ts
var practiceEvents = { "practice.claimed": [31, struct({
	accountId,
	assetId,
	amount
})] };
// packages/exchange/src/modules/products/events.ts
var productEvents = {
	"products.availability_set": [130, struct({
		product,
		country: optional(text),
		availability
	})],
	"products.residence_set": [131, struct({
		accountId,
		country: optional(text)
	})]
};
var rejectCode = oneOf(...[
	"not_permitted",
	"account_not_found",
	"asset_not_found",
	"asset_exists",
	"asset_invalid",
	"pair_not_found",
	"pair_exists",
	"pair_invalid",
	"amount_invalid",
	"balance_insufficient",
	"tick_out_of_order",
	"practice_only",
	"already_claimed_today",
	"faucet_not_offered",
	"transfer_same_account",
	"transfer_not_allowed",
	"convert_same_asset",
	"convert_not_offered",
	"convert_too_small",
	"quote_not_found",
	"quote_expired",
	"quote_used",
	"liquidity_insufficient",
	"index_stale",
	"pair_not_trading",
	"pair_has_no_book",
	"price_missing",
	"price_off_tick",
	"price_out_of_band",
	"quantity_missing",
	"quantity_off_lot",
	"quantity_too_small",
	"quantity_too_large",
	"notional_too_small",
	"stop_missing",
	"stop_would_trigger",
	"oco_prices_wrong",
	"exit_prices_wrong",
	"slippage_invalid",
	"order_combination_invalid",
	"too_many_open_orders",
	"post_only_would_take",
	"order_not_found",
	"order_not_open",
	"amend_below_filled",
	"amend_nothing",
	"request_id_reused",
	"margin_needed",
	"terms_invalid",
	"calendar_invalid",
	"market_closed",
	"contract_not_offered",
	"multiple_too_high",
	"lots_too_small",
	"lots_too_large",
	"account_lots_full",
	"too_many_tickets",
	"open_interest_full",
	"ticket_not_found",
	"ticket_not_pending",
	"ticket_not_open",
	"ticket_is_copied",
	"margin_not_isolated",
	"margin_too_low",
	"nothing_to_close",
	"option_not_offered",
	"seconds_not_offered",
	"terms_changed",
	"valid_until_too_far",
	"order_too_late",
	"stake_too_small",
	"stake_too_large",
	"exposure_full",
	"options_paused",
	"pause_invalid",
	"daily_stake_limit",
	"daily_loss_limit",
	"share_invalid",
	"trader_exists",
	"trader_not_found",
	"trader_not_followable",
	"trader_state_wrong",
	"traders_cannot_follow",
	"followers_cannot_lead",
	"followers_full",
	"follow_self",
	"follow_invalid",
	"follow_not_found",
	"ticket_not_copied",
	"copy_not_offered",
	"rail_invalid",
	"rail_not_found",
	"deposits_closed",
	"withdrawals_closed",
	"hold_invalid",
	"hold_not_found",
	"deposit_differs",
	"deposit_not_found",
	"deposit_credited",
	"deposit_too_old",
	"confirmations_missing",
	"claim_not_found",
	"claim_differs",
	"too_many_claims",
	"second_person_needed",
	"destination_exists",
	"destination_not_found",
	"destination_waits",
	"too_many_destinations",
	"identity_needed",
	"withdrawals_held",
	"withdrawal_too_small",
	"withdrawal_limit",
	"too_many_withdrawals",
	"withdrawal_not_found",
	"withdrawal_status_wrong",
	"treasury_insufficient",
	"fee_changed",
	"product_unavailable",
	"country_invalid",
	"clock_fault",
	"clock_not_ahead",
	"quote_moved",
	"quote_replaced",
	"too_many_quotes",
	"convert_too_large",
	"convert_day_limit",
	"convert_house_limit",
	"fiat_rate_stale",
	"fiat_rate_invalid",
	"proposal_needed",
	"proposal_not_found",
	"proposal_confirmed",
	"proposal_outdated",
	"too_many_proposals",
	"proof_used",
	"credit_above_claim",
	"credit_cap"
]);
// packages/exchange/src/modules/proposals/events.ts
var proposalEvents = {
	"proposals.proposed": [160, struct({
		proposalId,
		operator: text,
		change: changeCodec,
		lapsesAtMs: uint
	})],
	/** A second operator has confirmed it, and it waits for its time. */
	"proposals.confirmed": [161, struct({
		proposalId,
		operator: text,
		takesEffectAtMs: uint
	})],
	"proposals.ended": [162, struct({
		proposalId,
		end: proposalEnd,
		/** Who proposed it, then who confirmed it; of one that was cancelled at last who did that. */
		operators: listOf(text),
		/** Why it could not be made when its time came. */
		reason: optional(rejectCode)
	})]
};
// packages/exchange/src/modules/revision/events.ts
var revisionEvents = { "revision.adopted": [145, struct({ revision: uint })] };
// packages/exchange/src/modules/sessions/events.ts
var sessionEvents = { "sessions.calendar_set": [100, struct({
	pairIds: listOf(pairId),
	sessions: listOf(struct({
		opensAtMs: uint,
		closesAtMs: uint
	}))
})] };
// packages/exchange/src/modules/spot/events.ts
var spotEvents = {
	"spot.order_placed": [60, struct({
		orderId,
		accountId,
		pairId,
		side,
		orderType,
		timeInForce,
		isPostOnly: optional(oneOf("yes")),
		price: optional(priceOf),
		stopPrice: optional(priceOf),
		quantity: optional(amount),
		quoteAmount: optional(amount),
		/** The market order's price limit that the slippage gives. */
		worstPrice: optional(priceOf),
		makerFee: ppm,
		takerFee: ppm,
		linkedOrderId: optional(orderId),
		takeProfitPrice: optional(priceOf),
		stopLossPrice: optional(priceOf),
		status: orderStatus
	})],
	/** A waiting stop was touched at this index price and now acts as limit or market. */
	"spot.order_triggered": [61, struct({
		orderId,
		accountId,
		pairId,
		indexPrice: priceOf
	})],
	"spot.order_amended": [62, struct({
		orderId,
		accountId,
		pairId,
		price: optional(priceOf),
		quantity: amount
	})],
	/** Both legs of one match. `makerOrderId` or `takerOrderId` is 0 for the house maker: its ladder has no order numbers. */
	"spot.traded": [63, struct({
		tradeId,
		pairId,
		price: priceOf,
		quantity: amount,
		quoteAmount: amount,
		takerSide: side,
		takerOrderId: orderId,
		takerAccountId: accountId,
		/** In the asset the taker received. */
		takerFee: amount,
		makerOrderId: orderId,
		makerAccountId: accountId,
		/** In the asset the maker received. */
		makerFee: amount
	})],
	"spot.order_ended": [64, struct({
		orderId,
		accountId,
		pairId,
		status: orderStatus,
		reason: endReason,
		filled: amount,
		filledQuote: amount,
		fee: amount
	})],
	/** The exits asked for with an order could not be placed; what was bought stays available. */
	"spot.exits_refused": [65, struct({
		orderId,
		accountId,
		pairId,
		code: rejectCode
	})]
};
// packages/exchange/src/modules/transfer/events.ts
var transferEvents = { "transfer.moved": [40, struct({
	accountId,
	assetId,
	amount,
	from: walletType,
	to: walletType
})] };
// packages/exchange/src/events.ts
/**
* The facts that commands leave behind: read models, sockets and statements are made from nothing else.
* Wire numbers are never reused; a fact that must change gets a new number and name.
*/
var eventTable = {
	...genesisEvents,
	...catalogEvents,
	...indexEvents,
	...accountEvents,
	...ledgerEvents,
	...practiceEvents,
	...transferEvents,
	...convertEvents,
	...spotEvents,
	...contractEvents,
	...optionEvents,
	...copyEvents,
	...sessionEvents,
	...fundingEvents,
	...productEvents,
	...revisionEvents,
	...clockEvents,
	...proposalEvents
};
var eventCodec = union(eventTable);
Object.keys(eventTable);
// packages/exchange/src/modules/funding/rules.ts
/** Limits look back so far, and the book-only mode takes so long to end (RULES 15). */
var limitWindowMs = 864e5;
/** What live may not go below (RULES 15). */
var liveLeast = {
	undoMs: 6e4,
	destinationWaitMs: limitWindowMs,
	holdMs: limitWindowMs
};
/** How far back a credit counts against its operators' cap of an hour. */
var capHourMs = 36e5;
/** Who decides on a claim is told of those with the same rail and amount that were decided so recently. */
var alikeWindowMs = limitWindowMs;
/** A picture that was credited proves nothing else for so long; a receipt that is older shows it by its date. */
var proofKeptMs = 400 * limitWindowMs;
/** What one operator may credit while nobody has set it, out of what needs two people. */
function standardCaps(twoPeopleAbove) {
	return {
		hourMax: atoms(twoPeopleAbove * 10n),
		dayMax: atoms(twoPeopleAbove * 30n)
	};
}
/** A payment this many blocks below the highest one of its rail is history: only an operator can credit it. */
var keptBlocks = 5e4;
/** Holds that end when they are lifted and not before. */
function isOpenEnded(reason) {
	return reason === "account_frozen" || reason === "under_review";
}
/** The user may still change his mind: nothing has been given to the signer or the bank. */
function isCancellable(status) {
	return status === "requested" || status === "held" || status === "review";
}
function isEnded(status) {
	return status === "confirmed" || status === "failed" || status === "cancelled" || status === "refused";
}
function isDepositEnded(status) {
	return status === "credited" || status === "dropped";
}
/** What a withdrawal of `amount` costs and what arrives: the fee is inside the amount. */
function withdrawalFigures(amount, fee) {
	return amount > fee ? {
		fee,
		receives: atoms(amount - fee)
	} : {
		fee,
		receives: atoms(0n)
	};
}
/**
* What an amount counts against the limits: its worth at the index, in atoms of the limit's asset. Rounds up, against the
* limit.
*/
function limitValueOf(amount, asset, limitAsset) {
	const numerator = BigInt(asset.price) * 10n ** BigInt(limitAsset.scale);
	const denominator = BigInt(limitAsset.price) * 10n ** BigInt(asset.scale);
	return atoms(mulDiv(amount, numerator, denominator, "up"));
}
// packages/exchange/src/wire.ts
/** A submission as it crosses threads and stands in the journal. */
var submissionCodec = struct({
	commandId: text,
	actor: actorCodec,
	command: commandCodec
});
var scratch = new ByteWriter(4096);
function encodeSubmission(submission) {
	scratch.clear();
	submissionCodec.write(scratch, submission);
	return scratch.take();
}
function decodeSubmission(bytes) {
	const reader = new ByteReader(bytes);
	const submission = submissionCodec.read(reader);
	if (!reader.isAtEnd) throw new UnreadableBytes("bytes are left over after a submission");
	return submission;
}
/** 1 and the command's result, or 0 and the reject code. */
function encodeOutcome(type, outcome) {
	scratch.clear();
	scratch.byte(outcome.ok ? 1 : 0);
	if (outcome.ok) resultCodecs[type].write(scratch, outcome.value);
	else rejectCode.write(scratch, outcome.code);
	return scratch.take();
}
/** The facts of one command, as `Applied.eventBytes` has them. */
function decodeEvents(bytes) {
	const reader = new ByteReader(bytes);
	const events = [];
	while (!reader.isAtEnd) events.push(eventCodec.read(reader));
	return events;
}
// packages/kernel/src/files/storage-fault.ts
/** What a disk can refuse, in words that tell an operator what to do. Nothing of this is damage, and a backup is no answer. */
var words = {
	disk_full: "there is no space left on its disk. Make space, and start again: nothing that was acknowledged is lost",
	disk_read_only: "its disk can only be read. Mount it for writing, and start again",
	permission_denied: "this process may not read or write it. Give the file and its folder to the user that runs the server",
	disk_failed: "its disk failed to read or write (an I/O error). Look at the disk and at the log of the system before you start again",
	file_in_use: "another process holds it. Stop that process, and start again",
	file_unreachable: "it cannot be opened. Look whether its folder is there and how many files the process may open"
};
/** SQLite's primary result codes; all others say something about the content. */
var ofSqlite = {
	3: "permission_denied",
	5: "file_in_use",
	6: "file_in_use",
	8: "disk_read_only",
	10: "disk_failed",
	13: "disk_full",
	14: "file_unreachable",
	15: "file_in_use",
	23: "permission_denied"
};
var ofSystem = {
	ENOSPC: "disk_full",
	EDQUOT: "disk_full",
	EROFS: "disk_read_only",
	EACCES: "permission_denied",
	EPERM: "permission_denied",
	EIO: "disk_failed",
	EBUSY: "file_in_use",
	EMFILE: "file_unreachable",
	ENFILE: "file_unreachable"
};
/** Some libraries tell only the number. */
var errnoNames = new Map(Object.entries(constants.errno).map(([name, number]) => [number, name]));
/**
* The fault behind an error of the file system or of SQLite, when it is the disk's and not the content's: it is full,
* read-only, failing, forbidden, in use. `what` is the file, by its path or in words. Absent for every other error.
*/
function storageFault(error, what) {
	const kind = storageKind(error);
	if (kind === void 0) return void 0;
	const said = error instanceof Error ? error.message : String(error);
	return new Fault(kind, `${what}: ${words[kind]}. (${said})`, { cause: error });
}
function storageKind(error) {
	if (!(error instanceof Error)) return void 0;
	const { code, errcode, systemErrno } = error;
	const bySystem = ofSystem[typeof systemErrno === "number" ? errnoNames.get(systemErrno) ?? "" : String(code)];
	if (typeof errcode === "number") return ofSqlite[errcode & 255] && (bySystem ?? ofSqlite[errcode & 255]);
	return bySystem;
}
// packages/kernel/src/files/durable-file.ts
var ownerOnly = {
	file: 384,
	folder: 448
};
/**
* Writes a small file so that after a power cut there is the old one or the new one, whole, and never the new one without
* what was made durable before it. Readable by its owner only. What the disk refuses is a fault that names the file.
*/
function writeDurably(path, bytes) {
	try {
		replace(path, bytes);
	} catch (error) {
		throw storageFault(error, path) ?? error;
	}
}
function replace(path, bytes) {
	const draft = `${path}.part`;
	const handle = openSync(draft, "w", ownerOnly.file);
	try {
		writeFileSync(handle, bytes);
		fsyncSync(handle);
	} finally {
		closeSync(handle);
	}
	renameSync(draft, path);
	syncFolder(dirname(path));
}
/** Makes durable which names a folder has: a new file, a renamed one, one that is gone. */
function syncFolder(path) {
	if (process.platform === "win32") return;
	const handle = openSync(path, "r");
	try {
		fsyncSync(handle);
	} finally {
		closeSync(handle);
	}
}
// packages/journal/src/faults.ts
/** The journal's bytes are not what was written. The message names the place; nothing is served and nothing is repaired. */
function damaged(where, what, cause) {
	return new Fault("journal_damaged", `The journal is damaged at ${where}: ${what}.`, { cause });
}
/** What SQLite or the file system said at `path`: the disk's own trouble by its name, anything else is damage. */
function unreadable(where, error, path = "The journal") {
	if (error instanceof Fault) return error;
	return storageFault(error, path) ?? damaged(where, messageOf(error), error);
}
/** The bytes are intact, but applying the command again gives something else: this program is not the one that wrote them. */
function diverged(sequence, what) {
	return new Fault("journal_diverged", `Replay differs from the journal at sequence ${sequence}: ${what}.`);
}
/** The exchange takes no more commands; what was not answered may be sent again with the same command id. */
function stopped(why, cause) {
	return new Fault("exchange_stopped", why, { cause });
}
/** The message of whatever was thrown. */
function messageOf(error) {
	return error instanceof Error ? error.message : String(error);
}
var genesisText = "candor journal 1";
/**
* SHA-256 into `into`. The one-shot hash with a Latin-1 text as its answer is the cheapest of Node's ways (a third of
* a Buffer answer), and this runs once per record.
*/
function sha256Into(into, bytes) {
	into.write(hash("sha256", bytes, "binary"), 0, 32, "latin1");
}
/** The link before the first record. The journal's name is in it, so that two journals never share a chain. */
function genesisChain(name) {
	const chain = Buffer.alloc(32);
	sha256Into(chain, Buffer.from(`${genesisText}\n${name}`, "utf8"));
	return chain;
}
/** Follows the chain over records that are already written: h(n) = SHA-256(h(n − 1) ‖ record bytes). */
var ChainFollower = class {
	#link;
	#scratch = Buffer.alloc(4096);
	constructor(start) {
		this.#link = Buffer.from(start);
	}
	/** The link after the last record; a view that changes with the next one. */
	get link() {
		return this.#link;
	}
	add(record) {
		const size = 32 + record.length;
		if (size > this.#scratch.length) this.#scratch = Buffer.alloc(size * 2);
		this.#scratch.set(this.#link);
		this.#scratch.set(record, 32);
		sha256Into(this.#link, this.#scratch.subarray(0, size));
	}
};
// packages/journal/src/record.ts
/** The bytes of one commit group while it is filled. Reused for the next group. */
var GroupWriter = class {
	#record = new ByteWriter(4096);
	#group = new ByteWriter(1 << 18);
	#starts = [];
	#link;
	/** `link` is the chain after the last record that was committed. */
	constructor(link) {
		this.#link = Buffer.from(link);
	}
	get count() {
		return this.#starts.length;
	}
	get byteLength() {
		return this.#group.length;
	}
	/** The chain after the last record that was added. */
	get link() {
		return this.#link;
	}
	add(sequence, atMs, submission, outcome, events) {
		const record = this.#record;
		record.clear();
		record.raw(this.#link);
		record.uint(sequence);
		record.uint(atMs);
		record.blob(submission);
		record.blob(outcome);
		record.blob(events);
		sha256Into(this.#link, record.view());
		this.#starts.push(this.#group.length);
		this.#group.blob(record.view(32));
	}
	/** The record at `index` of this group; its bytes are views that hold until the next `add`. */
	at(index) {
		return readRecord(new ByteReader(this.#group.view(this.#starts[index])).blobView());
	}
	/** All frames; a view that holds until the next `add`. */
	bytes() {
		return this.#group.view();
	}
	clear() {
		this.#group.clear();
		this.#starts.length = 0;
	}
};
/** Reads one record from exactly its bytes; throws `UnreadableBytes`. */
function readRecord(bytes) {
	const reader = new ByteReader(bytes);
	const record = {
		sequence: reader.uint(),
		atMs: reader.uint(),
		submission: reader.blobView(),
		outcome: reader.blobView(),
		events: reader.blobView()
	};
	if (!reader.isAtEnd) throw new UnreadableBytes("bytes are left over after a record");
	return record;
}
// packages/journal/src/group-source.ts
/**
* Reads commit groups. Every group that leaves here has been checked: its length, its sequence numbers, and its chain
* from the end of the group before it to its own end. What fails is named with a `journal_damaged` fault.
*/
var GroupSource = class {
	#holding;
	#before;
	#after;
	#last;
	#genesis;
	#latest;
	constructor(db, identity) {
		this.#genesis = identity.genesis;
		this.#holding = db.prepare("SELECT * FROM groups WHERE first_sequence <= ? ORDER BY first_sequence DESC LIMIT 1");
		this.#before = db.prepare("SELECT last_sequence, chain FROM groups WHERE first_sequence < ? ORDER BY first_sequence DESC LIMIT 1");
		this.#after = db.prepare("SELECT first_sequence FROM groups WHERE first_sequence > ? ORDER BY first_sequence LIMIT 1");
		this.#last = db.prepare("SELECT last_sequence FROM groups ORDER BY first_sequence DESC LIMIT 1");
	}
	/** Of the last record; 0 when there is none. */
	lastSequence() {
		return readable("the last group", () => this.#last.get()?.last_sequence ?? 0);
	}
	/** The group that holds `sequence`; absent when the journal ends before it. */
	holding(sequence) {
		if (this.#latest !== void 0 && this.#latest.firstSequence <= sequence && sequence <= this.#latest.lastSequence) return this.#latest;
		let row = this.#rowHolding(sequence);
		if (row === void 0) {
			const later = readable(`sequence ${sequence}`, () => this.#after.get(sequence))?.first_sequence;
			if (later === void 0) return void 0;
			row = this.#rowHolding(sequence);
			if (row === void 0) throw damaged(`sequence ${sequence}`, `it is in no group, though a group starts at ${later}`);
		}
		this.#latest = checkGroup(row, this.chainAfter(row.first_sequence - 1));
		return this.#latest;
	}
	#rowHolding(sequence) {
		const row = readable(`sequence ${sequence}`, () => this.#holding.get(sequence));
		return row !== void 0 && row.last_sequence >= sequence ? row : void 0;
	}
	/** All groups from the one that holds `sequence` to the end of the journal. */
	*from(sequence) {
		let next = sequence;
		for (let group = this.holding(next); group !== void 0; group = this.holding(next)) {
			yield group;
			next = group.lastSequence + 1;
		}
	}
	/** The chain at the end of the group that ends with `sequence`. */
	chainAfter(sequence) {
		const chain = this.chainIfEndsAt(sequence);
		if (chain === void 0) throw damaged(`sequence ${sequence}`, "no group ends there");
		return chain;
	}
	/** The same, absent when no group ends there. */
	chainIfEndsAt(sequence) {
		if (sequence === 0) return this.#genesis;
		if (this.#latest?.lastSequence === sequence) return this.#latest.chain;
		const row = readable(`sequence ${sequence}`, () => this.#before.get(sequence + 1));
		if (row?.last_sequence !== sequence) return void 0;
		if (!isChain(row.chain)) throw damaged(`sequence ${sequence}`, "the chain of its group is none");
		return row.chain;
	}
};
/** The group of a row that goes on from `chainBefore`; throws a `journal_damaged` fault when it is none. */
function checkGroup(row, chainBefore) {
	const where = `the group of sequences ${row.first_sequence} to ${row.last_sequence}`;
	if (!(row.bytes instanceof Uint8Array) || !isChain(row.chain)) throw damaged(where, "its columns are of other types");
	const follower = new ChainFollower(chainBefore);
	const records = [];
	let expected = row.first_sequence;
	try {
		const reader = new ByteReader(row.bytes);
		for (; !reader.isAtEnd; expected++) {
			const bytes = reader.blobView();
			follower.add(bytes);
			const record = readRecord(bytes);
			if (record.sequence !== expected) throw new UnreadableBytes(`sequence ${record.sequence} stands where ${expected} should`);
			records.push(record);
		}
	} catch (error) {
		if (!(error instanceof UnreadableBytes)) throw error;
		throw damaged(where, `sequence ${expected} cannot be read (${error.message})`, error);
	}
	if (expected !== row.last_sequence + 1 || records.length !== row.record_count || records.length === 0) throw damaged(where, `it has ${records.length} records`);
	if (!follower.link.equals(row.chain)) throw damaged(where, "its bytes do not give its chain");
	return {
		firstSequence: row.first_sequence,
		lastSequence: row.last_sequence,
		records,
		chain: row.chain
	};
}
function isChain(value) {
	return value instanceof Uint8Array && value.length === 32;
}
/** Runs one reading of the database; what SQLite finds unreadable is damage, unless it is the disk's trouble. */
function readable(where, read) {
	try {
		return read();
	} catch (error) {
		throw unreadable(where, error);
	}
}
// packages/journal/src/answer-sum.ts
var noAnswers = {
	through: 0,
	first: 0n,
	second: 0n
};
/** 2^31 − 1 and the prime below it: a product of two factors below them is exact in SQL's 64-bit integers. */
var [large, small] = [2147483647, 2147483629];
var spread = 48271;
/** As a text, because the sums of a long journal are no safe integers. `source` has columns `key` and `sequence`. */
var sumOf$1 = (source) => `
  SELECT
    count(*) AS count,
    CAST(coalesce(sum(((key % ${large}) + 1) * ((sequence % ${large}) + 1) % ${large}), 0) AS TEXT) AS first,
    CAST(coalesce(sum(((key >> 22) + 1) * ((sequence * ${spread} % ${large}) + 1) % ${small}), 0) AS TEXT) AS second
  FROM ${source}`;
/** Adds up every row of the index. */
function sumOfIndex(db) {
	return asSum(db.prepare(sumOf$1("answers")).get());
}
/** Adds up rows before they are written, in the same arithmetic. */
var RowSums = class {
	#sum;
	constructor(db) {
		this.#sum = db.prepare(sumOf$1("(SELECT value ->> 0 AS key, value ->> 1 AS sequence FROM json_each(?))"));
	}
	/** `before` and the rows, given as JSON pairs of key and sequence. */
	after(before, rows) {
		const added = asSum(this.#sum.get(rows));
		return {
			through: before.through + added.through,
			first: before.first + added.first,
			second: before.second + added.second
		};
	}
};
function asSum(row) {
	return {
		through: row.count,
		first: BigInt(row.first),
		second: BigInt(row.second)
	};
}
function areSameSums(one, other) {
	return one.through === other.through && one.first === other.first && one.second === other.second;
}
/** How the sums stand in `meta`: with a check of their own, under the journal's salt. */
function writtenSum(sum, salt) {
	const text = `${sum.through} ${sum.first} ${sum.second}`;
	return `${text} ${checkOf$1(text, salt)}`;
}
/** Absent when the text is not what `writtenSum` wrote. */
function readSum(written, salt) {
	if (typeof written !== "string") return void 0;
	const [through = "", first = "", second = "", check] = written.split(" ");
	if (check !== checkOf$1(`${through} ${first} ${second}`, salt)) return void 0;
	return {
		through: Number(through),
		first: BigInt(first),
		second: BigInt(second)
	};
}
function checkOf$1(text, salt) {
	return hash("sha256", `candor answers\n${salt}\n${text}`).slice(0, 16);
}
// packages/journal/src/command-key.ts
var rounds = {
	word: 2,
	last: 4
};
var keyBits = /^[0-9a-f]{16}$/;
/**
* The number under which a command id stands in the index of answers: HalfSipHash-2-4 with a key of the journal's own,
* so that nobody outside can make ids that meet each other. The lower 53 of its 64 bits, to be a plain number. Two ids
* that meet anyway are told apart by reading the records.
*/
var CommandKeys = class {
	#low;
	#high;
	/** `salt` is 8 bytes in hex. */
	constructor(salt) {
		assert(keyBits.test(salt), "the salt of a journal is 8 bytes in hex");
		const bytes = Buffer.from(salt, "hex");
		this.#low = bytes.readInt32LE(0);
		this.#high = bytes.readInt32LE(4);
	}
	/** From 0 to 2^53 − 1. `id` is ASCII. */
	of(id) {
		const [low, high] = halfSipHash(id, this.#low, this.#high);
		return (high & 2097151) * 4294967296 + low;
	}
};
/** HalfSipHash-2-4 with a 64-bit answer (Aumasson, Bernstein), as two unsigned words, low word first. */
function halfSipHash(ascii, keyLow, keyHigh) {
	let v0 = keyLow;
	let v1 = keyHigh ^ 238;
	let v2 = keyLow ^ 1819895653;
	let v3 = keyHigh ^ 1952801890;
	const mix = (count) => {
		for (let i = 0; i < count; i++) {
			v0 = v0 + v1 | 0;
			v1 = (v1 << 5 | v1 >>> 27) ^ v0;
			v0 = v0 << 16 | v0 >>> 16;
			v2 = v2 + v3 | 0;
			v3 = (v3 << 8 | v3 >>> 24) ^ v2;
			v0 = v0 + v3 | 0;
			v3 = (v3 << 7 | v3 >>> 25) ^ v0;
			v2 = v2 + v1 | 0;
			v1 = (v1 << 13 | v1 >>> 19) ^ v2;
			v2 = v2 << 16 | v2 >>> 16;
		}
	};
	const absorb = (word) => {
		v3 ^= word;
		mix(rounds.word);
		v0 ^= word;
	};
	const size = ascii.length;
	const whole = size - size % 4;
	for (let i = 0; i < whole; i += 4) absorb(ascii.charCodeAt(i) | ascii.charCodeAt(i + 1) << 8 | ascii.charCodeAt(i + 2) << 16 | ascii.charCodeAt(i + 3) << 24);
	let tail = size << 24;
	for (let i = whole; i < size; i++) tail |= ascii.charCodeAt(i) << 8 * (i - whole);
	absorb(tail);
	v2 ^= 238;
	mix(rounds.last);
	const low = v1 ^ v3;
	v1 ^= 221;
	mix(rounds.last);
	return [low >>> 0, (v1 ^ v3) >>> 0];
}
// packages/journal/src/answer-index.ts
/** How many ids wait in memory before they are written into the index together, in order. */
var writeAfter = 4096;
/**
* Finds the record of a command id, for ever. The newest ids are in memory; older ones are rows of `answers`, written
* in large sorted batches, because one row at a time would touch one page of the index for each command. What is not
* yet written is no loss: a start reads it back from the groups after `answers_through`.
*
* A row that is not found means that a command is new, so the rows are under a checksum: `answer-sum.ts`. Whoever makes
* an index has proven them: `proveAnswers`.
*/
var AnswerIndex = class {
	#keys;
	#recent = /* @__PURE__ */ new Map();
	#find;
	#rows;
	#sum;
	#next;
	constructor(db, salt, proven) {
		this.#keys = new CommandKeys(salt);
		this.#find = db.prepare("SELECT sequence FROM answers WHERE key = ?");
		this.#rows = new AnswerRows(db, salt);
		this.#sum = proven;
		this.#next = proven;
	}
	/** Every record up to this sequence has its row. */
	get through() {
		return this.#sum.through;
	}
	get isDue() {
		return this.#recent.size >= writeAfter;
	}
	/** Where the id may have been answered: exact when it is recent, otherwise to be compared with the record. */
	candidates(commandId) {
		const recent = this.#recent.get(commandId);
		if (recent !== void 0) return [recent];
		if (this.through === 0) return [];
		const key = this.#keys.of(commandId);
		if (readable("the index of answers", () => this.#find.get(key)) === void 0) return [];
		return readable("the index of answers", () => this.#find.all(key)).map((row) => row.sequence);
	}
	add(commandId, sequence) {
		this.#recent.set(commandId, sequence);
	}
	/** Writes what is recent into the index; inside the transaction of its caller, who calls `written` after the commit. */
	write() {
		const rows = [];
		for (const [commandId, sequence] of this.#recent) rows.push([this.#keys.of(commandId), sequence]);
		this.#next = this.#rows.add(this.#sum, rows);
		this.#rows.note(this.#next);
	}
	written() {
		this.#recent.clear();
		this.#sum = this.#next;
	}
};
/** Writes rows of the index and what is kept in `meta` to prove them. Always inside its caller's transaction. */
var AnswerRows = class {
	#salt;
	#insert;
	#sums;
	#note;
	constructor(db, salt) {
		this.#salt = salt;
		this.#insert = db.prepare("INSERT INTO answers (key, sequence) SELECT value ->> 0, value ->> 1 FROM json_each(?)");
		this.#sums = new RowSums(db);
		this.#note = db.prepare(`
      INSERT INTO meta (name, value) VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value
    `);
	}
	/** Adds rows to those that give `before`; answers the sum of all. */
	add(before, rows) {
		if (rows.length === 0) return before;
		rows.sort((a, b) => a[0] - b[0]);
		const text = JSON.stringify(rows);
		this.#insert.run(text);
		return this.#sums.after(before, text);
	}
	/** Builds of 0.8 keep and read `answers_through` only. */
	note(sum) {
		this.#note.run("answers_through", String(sum.through));
		this.#note.run("answers_sum", writtenSum(sum, this.#salt));
	}
};
// packages/journal/src/journal-mark.ts
/** `unreadable` when the file is there and is not what was written. */
function readMark(journalPath) {
	const path = markPath(journalPath);
	if (!existsSync(path)) return void 0;
	const [title, salt = "", sequence = "", chain = "", check] = readFileSync(path, "utf8").split("\n");
	if (`${title}\n${check}` !== `${titleText}\n${checkOf(salt, sequence, chain)}`) return "unreadable";
	return {
		salt,
		sequence: Number(sequence),
		chain
	};
}
function writeMark(journalPath, { salt, sequence, chain }) {
	const place = String(sequence);
	writeDurably(markPath(journalPath), `${[
		titleText,
		salt,
		place,
		chain,
		checkOf(salt, place, chain)
	].join("\n")}\n`);
}
var titleText = "candor journal mark 1";
function markPath(journalPath) {
	return `${journalPath}.mark`;
}
function checkOf(salt, sequence, chain) {
	return hash("sha256", [
		titleText,
		salt,
		sequence,
		chain
	].join("\n"));
}
/** A journal that has a mark is never founded again. */
function refuseLost(journalPath) {
	const mark = readMark(journalPath);
	if (mark === void 0) return;
	throw new Fault("journal_missing", `There is no journal at ${journalPath}, but this folder has had one.${mark === "unreadable" ? "" : ` It had come to sequence ${mark.sequence}.`} Put it back, or restore the whole folder from a backup.`);
}
/** Refuses a journal that is not the one of the mark, or does not reach it. */
function refuseOther(journalPath, identity, groups, mark) {
	if (mark.salt !== identity.salt) throw new Fault("journal_foreign", `The journal at ${journalPath} is not the one of this folder. Put the right one back, or restore the whole folder from a backup.`);
	const last = groups.lastSequence();
	if (last < mark.sequence) throw damaged(`sequence ${last + 1}`, `the groups end there, though sequence ${mark.sequence} was committed. It is an older copy, or its end is gone: restore the whole folder from a backup`);
	const chain = groups.chainIfEndsAt(mark.sequence);
	if (chain === void 0 || Buffer.from(chain).toString("hex") !== mark.chain) throw damaged(`sequence ${mark.sequence}`, "its chain is not the one that was noted: another course of this journal");
}
// packages/journal/src/wal-check.ts
var headerSize$1 = 32;
var frameHeaderSize = 24;
var magic = 931071618;
/** Of the log that is in memory at one time: a log may be larger than any buffer. */
var windowBytes = 4194304;
/**
* Tells a torn end of SQLite's write-ahead log from damage inside it, before SQLite opens it.
*
* SQLite cuts the log at the first frame whose checksum is wrong. After a crash that is right for the commit that was
* being written; but a commit is synced before the next one begins, so a wrong frame that is followed by a whole later
* commit was once durable and acknowledged: that is damage, and cutting there would lose it without a word.
*/
function checkWal(path) {
	if (!existsSync(path)) return;
	try {
		const handle = openSync(path, "r");
		try {
			checkLog(path, new Log(handle));
		} finally {
			closeSync(handle);
		}
	} catch (error) {
		throw unreadable(path, error, path);
	}
}
function checkLog(path, log) {
	if (log.size < 56) return;
	const header = Buffer.from(log.at(0, headerSize$1));
	const isLittleEndian = header.readUInt32BE(0) === magic;
	const seed = sumOf(isLittleEndian, [0, 0], header, 0, 24);
	if ((header.readUInt32BE(0) & -2) !== magic || !isSum(seed, header, 24)) {
		if (log.isZeroFrom(headerSize$1)) return;
		throw damaged(path, "the header of the write-ahead log is wrong");
	}
	const frameSize = frameHeaderSize + (header.readUInt32BE(8) || 65536);
	const frames = Math.floor((log.size - headerSize$1) / frameSize);
	const frameAt = (frame, size = frameSize) => log.at(headerSize$1 + frame * frameSize, size);
	const isOfThisLog = (frame) => header.compare(frame, 8, 16, 16, 24) === 0;
	const isCommit = (frame) => frame.readUInt32BE(4) !== 0;
	let good = 0;
	let sum = seed;
	for (; good < frames; good++) {
		const frame = frameAt(good);
		const next = frameSum(isLittleEndian, sum, frame);
		if (!isOfThisLog(frame) || !isSum(next, frame, 16)) break;
		sum = next;
	}
	if (good === frames) return;
	if (wasWhole(isLittleEndian, sum, frameAt(good))) throw damaged(`${path}, frame ${good + 1}`, "one bit is not what was written");
	let commitEnd = good;
	for (; commitEnd < frames; commitEnd++) {
		const frame = frameAt(commitEnd, frameHeaderSize);
		if (isOfThisLog(frame) && isCommit(frame)) break;
	}
	for (let frame = commitEnd + 1; frame < frames; frame++) if (isOfThisLog(frameAt(frame, frameHeaderSize))) throw damaged(`${path}, frame ${good + 1}`, "a frame is wrong, though later commits follow it");
}
/**
* Whether a wrong frame was written whole: it is one bit away from what its checksum says, or only its salts, which the
* checksum leaves out, are wrong. This way damage is told from a torn end in the very last commit too.
*/
function wasWhole(isLittleEndian, before, frame) {
	const [first, second] = frameSum(isLittleEndian, before, frame);
	const firstOff = frame.readInt32BE(16) - first | 0;
	const secondOff = frame.readInt32BE(20) - second | 0;
	if (firstOff === 0 && secondOff === 0) return true;
	if (firstOff === 0 && isPowerOfTwo(frame.readInt32BE(20) ^ second)) return true;
	if (secondOff === 0 && isPowerOfTwo(frame.readInt32BE(16) ^ first)) return true;
	return isOneBitAway(firstOff, secondOff, (8 + frame.length - frameHeaderSize) / 8);
}
/**
* The checksum is linear: one more in a word adds to both sums what depends only on the word's place. So the distance between
* the sums tells whether any single bit of the summed words accounts for it.
*/
function isOneBitAway(firstOff, secondOff, pairs) {
	let even = [1, 1];
	let odd = [0, 1];
	for (let pair = 0; pair < pairs; pair++) {
		for (const [first, second] of [even, odd]) for (let bit = 0; bit < 32; bit++) for (const step of [1 << bit, -(1 << bit)]) if (Math.imul(first, step) === firstOff && Math.imul(second, step) === secondOff) return true;
		even = [even[0] + even[1] | 0, even[0] + 2 * even[1] | 0];
		odd = [odd[0] + odd[1] | 0, odd[0] + 2 * odd[1] | 0];
	}
	return false;
}
function isPowerOfTwo(word) {
	return word !== 0 && (word & word - 1) === 0;
}
/** The bytes of the file, a window at a time. */
var Log = class {
	size;
	#handle;
	#window = Buffer.alloc(0);
	#from = 0;
	constructor(handle) {
		this.#handle = handle;
		this.size = fstatSync(handle).size;
	}
	/** A view that holds until the next call. */
	at(from, size) {
		if (from < this.#from || from + size > this.#from + this.#window.length) {
			const length = Math.min(Math.max(windowBytes, size), this.size - from);
			const window = Buffer.alloc(length);
			let filled = 0;
			while (filled < length) {
				const count = readSync(this.#handle, window, filled, length - filled, from + filled);
				if (count === 0) break;
				filled += count;
			}
			this.#window = window;
			this.#from = from;
		}
		return this.#window.subarray(from - this.#from, from - this.#from + size);
	}
	isZeroFrom(from) {
		for (let at = from; at < this.size; at += windowBytes) if (this.at(at, Math.min(windowBytes, this.size - at)).some((byte) => byte !== 0)) return false;
		return true;
	}
};
/** Over a frame's page number, mark of a commit and page; neither its salts nor its checksum. */
function frameSum(isLittleEndian, before, frame) {
	return sumOf(isLittleEndian, sumOf(isLittleEndian, before, frame, 0, 8), frame, frameHeaderSize, frame.length);
}
function sumOf(isLittleEndian, before, bytes, from, to) {
	let [first, second] = before;
	for (let at = from; at < to; at += 8) {
		const even = isLittleEndian ? bytes.readInt32LE(at) : bytes.readInt32BE(at);
		const odd = isLittleEndian ? bytes.readInt32LE(at + 4) : bytes.readInt32BE(at + 4);
		first = first + even + second | 0;
		second = second + odd + first | 0;
	}
	return [first, second];
}
function isSum(sum, bytes, at) {
	return bytes.readInt32BE(at) === sum[0] && bytes.readInt32BE(at + 4) === sum[1];
}
// packages/journal/src/journal-file.ts
/** A journal that lives and dies with its process, for tests. */
var inMemory = ":memory:";
var formatVersion = "1";
/** Types and statements that PostgreSQL takes too (with bytea for BLOB and bigint for INTEGER). */
var schema = `
  CREATE TABLE meta (
    name TEXT PRIMARY KEY,
    value TEXT NOT NULL
  );
  CREATE TABLE groups (
    first_sequence INTEGER PRIMARY KEY,
    last_sequence INTEGER NOT NULL,
    record_count INTEGER NOT NULL,
    bytes BLOB NOT NULL,
    chain BLOB NOT NULL
  );
  CREATE TABLE answers (
    key INTEGER NOT NULL,
    sequence INTEGER NOT NULL,
    PRIMARY KEY (key, sequence)
  ) WITHOUT ROWID;
  CREATE TABLE snapshots (
    sequence INTEGER PRIMARY KEY,
    at_ms INTEGER NOT NULL,
    chain BLOB NOT NULL,
    state_hash TEXT NOT NULL,
    bytes BLOB NOT NULL
  );
`;
/** Opens the journal for its one writer; creates it when there is none. */
function openForWriting(path, name) {
	if (path !== ":memory:") {
		guarded(path, () => {
			if (!existsSync(path)) createFile(path, name);
			checkHeader(path);
		});
		checkWal(`${path}-wal`);
	}
	return guarded(path, () => {
		const db = new DatabaseSync(path, { timeout: 5e3 });
		try {
			if (path === ":memory:") writeSchema(db, {
				name,
				salt: newSalt()
			});
			db.exec(`${durability} PRAGMA wal_checkpoint(TRUNCATE);`);
			if (path !== ":memory:") {
				assertDurable(db);
				checkPages(db);
				checkTables(db, path);
			}
			return {
				db,
				identity: readIdentity(db, path)
			};
		} catch (error) {
			db.close();
			throw error;
		}
	});
}
/**
* Looks through the pages of the file. What stands in them is proven elsewhere; this is about pages that are used twice
* or are not where they are looked for, which the next write would make worse.
*/
function checkPages(db) {
	for (const pragma of ["quick_check(1)", "integrity_check('meta')"]) {
		const rows = readable("the pages of the file", () => db.prepare(`PRAGMA ${pragma}`).all());
		const found = Object.values(rows[0] ?? {})[0];
		if (found !== "ok") throw damaged("the pages of the file", String(found));
	}
}
/** The file's own first bytes: SQLite takes a wrong version of its format for a file that may not be written. */
function checkHeader(path) {
	const header = Buffer.alloc(headerSize);
	const handle = openSync(path, "r");
	try {
		readSync(handle, header, 0, headerSize, 0);
	} finally {
		closeSync(handle);
	}
	const versions = [header[18], header[19]];
	if (header.toString("latin1", 0, 16) !== headerText || !versions.every((version) => version === 1 || version === 2)) throw damaged(path, "it does not begin as a database does");
}
var headerSize = 20;
var headerText = "SQLite format 3\0";
/** The tables are as this program makes them: one flipped bit of a column's type would change what is written from now on. */
function checkTables(db, path) {
	const fresh = new DatabaseSync(inMemory);
	try {
		fresh.exec(schema);
		if (tablesOf(db) !== tablesOf(fresh)) throw damaged(path, "its tables are not those of a journal");
	} finally {
		fresh.close();
	}
}
function tablesOf(db) {
	return JSON.stringify(db.prepare("SELECT type, name, tbl_name, sql FROM sqlite_schema ORDER BY name").all());
}
/** Opens an existing journal for readers, which may be many and in other threads and processes. */
function openForReading(path) {
	if (!existsSync(path)) throw new Fault("journal_missing", `There is no journal at ${path}.`);
	return guarded(path, () => {
		const db = new DatabaseSync(path, {
			readOnly: true,
			timeout: 5e3
		});
		try {
			return {
				db,
				identity: readIdentity(db, path)
			};
		} catch (error) {
			db.close();
			throw error;
		}
	});
}
var durability = "PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA cell_size_check = ON;";
/** Built beside its place and moved there whole: a journal file that is there but empty or unreadable is damage, never a first start. */
function createFile(path, name) {
	if (existsSync(`${path}-wal`)) throw damaged(path, "the file is gone, but its write-ahead log is there");
	refuseLost(path);
	const draft = `${path}.new`;
	createDraft(draft, {
		name,
		salt: newSalt()
	}).close();
	syncFile(draft);
	renameSync(draft, path);
	syncFolder(dirname(path));
}
/** An empty journal in a file of its own, to be filled, synced and moved to its place. */
function createDraft(path, identity) {
	for (const file of [
		path,
		`${path}-wal`,
		`${path}-shm`
	]) rmSync(file, { force: true });
	const db = new DatabaseSync(path);
	writeSchema(db, identity);
	return db;
}
function syncFile(path) {
	const handle = openSync(path, "r");
	fsyncSync(handle);
	closeSync(handle);
}
function newSalt() {
	return randomBytes(8).toString("hex");
}
function writeSchema(db, { name, salt }) {
	db.exec(schema);
	const insert = db.prepare("INSERT INTO meta (name, value) VALUES (?, ?)");
	insert.run("format", formatVersion);
	insert.run("name", name);
	insert.run("salt", salt);
	insert.run("seal", sealOf(formatVersion, name, salt));
	insert.run("epoch", "0");
	new AnswerRows(db, salt).note(noAnswers);
}
function assertDurable(db) {
	const { journal_mode: mode } = db.prepare("PRAGMA journal_mode").get();
	const { synchronous } = db.prepare("PRAGMA synchronous").get();
	assert(mode === "wal" && synchronous === 2, "a journal is a write-ahead log that is synced at every commit");
}
function readMeta(db) {
	const rows = readable("what the journal says of itself", () => db.prepare("SELECT name, value FROM meta").all());
	return new Map(rows.map(({ name, value }) => [name, value]));
}
function readIdentity(db, path) {
	const meta = readMeta(db);
	const format = meta.get("format") ?? "";
	const name = meta.get("name") ?? "";
	const salt = meta.get("salt") ?? "";
	if (sealOf(format, name, salt) !== meta.get("seal")) throw damaged(path, "its name, salt or format is not what it was");
	if (format !== formatVersion) throw new Fault("journal_format", `The journal at ${path} has format ${format}; this program reads ${formatVersion}.`);
	return {
		name,
		salt,
		genesis: genesisChain(name)
	};
}
function sealOf(format, name, salt) {
	return hash("sha256", [
		format,
		name,
		salt
	].join("\n"));
}
function guarded(path, open) {
	try {
		return open();
	} catch (error) {
		throw unreadable(path, error, path);
	}
}
export { assetId as $, capHourMs as A, termsId as At, standardCaps as B, Fault as Bt, unreadable as C, priceOf as Ct, encodeOutcome as D, quoteId as Dt, decodeSubmission as E, proposalId as Et, keptBlocks as F, walletTypes as Ft, creditCaps as G, oneOf as Gt, eventCodec as H, bool as Ht, limitValueOf as I, withdrawalId as It, convertTerms as J, text as Jt, fundingTerms as K, optional as Kt, limitWindowMs as L, withdrawalReason as Lt, isDepositEnded as M, ticketStatus as Mt, isEnded as N, timeInForce as Nt, encodeSubmission as O, railId as Ot, isOpenEnded as P, traderStatus as Pt, assetClass as Q, liveLeast as R, withdrawalReasons as Rt, stopped as S, ppm as St, decodeEvents as T, products as Tt, changeCodec as U, encode as Ut, withdrawalFigures as V, blob as Vt, optionTerms as W, listOf as Wt, accountId as X, ByteReader as Xt, contractTerms as Y, uint as Yt, amount as Z, ByteWriter as Zt, readable as _, orderId as _t, readMark as a, direction as at, diverged as b, pairId as bt, AnswerIndex as c, firstUserAccount as ct, RowSums as d, identityLevel as dt, claimId as et, areSameSums as f, lots as ft, GroupSource as g, optionId as gt, sumOfIndex as h, optionDirection as ht, readMeta as i, depositStatus as it, isCancellable as j, ticketId as jt, alikeWindowMs as k, side as kt, AnswerRows as l, holdReason as lt, readSum as m, modes as mt, openForReading as n, copyMode as nt, refuseOther as o, directions as ot, noAnswers as p, marginMode as pt, rail as q, struct as qt, openForWriting as r, depositId as rt, writeMark as s, entryType as st, inMemory as t, clockFaultKind as tt, CommandKeys as u, house as ut, GroupWriter as v, orderStatus as vt, storageFault as w, product as wt, messageOf as x, pairStatus as xt, damaged as y, orderType as yt, proofKeptMs as z, withdrawalStatus as zt };

//# sourceMappingURL=chunk-journal-file-BvQ3povr.js.map