import { n as assert, r as present } from "./chunk-assert-NnURUTHi.js";
import { N as isEnded, T as decodeEvents, g as GroupSource, n as openForReading, ut as house, x as messageOf, y as damaged } from "./chunk-journal-file-BvQ3povr.js";
import { t as hex } from "./chunk-hash-CPk15ec7.js";
import { parentPort, workerData } from "node:worker_threads";
import { createHash } from "node:crypto";
import { DatabaseSync } from "@photostructure/sqlite";
// packages/journal/src/reader.ts
/**
* Reads committed records from any thread or process, while the exchange writes. Everything it returns has been checked
* against the chain. Projectors follow it by the last sequence they have seen.
*/
var JournalReader = class {
	identity;
	#db;
	#groups;
	constructor(path) {
		const { db, identity } = openForReading(path);
		this.#db = db;
		this.identity = identity;
		this.#groups = new GroupSource(db, identity);
	}
	/** Of the last committed record; 0 when there is none. */
	lastSequence() {
		return this.#groups.lastSequence();
	}
	/**
	* The chain after a record that was the last of its batch; absent when no batch ends there. Who has noted it knows
	* later whether this is still the journal that was read, or an older copy that has gone another way since.
	*/
	chainIfEndsAt(sequence) {
		return this.#groups.chainIfEndsAt(sequence);
	}
	/** The record with its command and answer; absent when it is not committed yet. */
	recordAt(sequence) {
		const group = this.#groups.holding(sequence);
		return group?.records[sequence - group.firstSequence];
	}
	/** Whole groups with records after `sequence`, oldest first, until they hold `recordLimit` records or more. */
	groupsAfter(sequence, recordLimit) {
		const found = [];
		let count = 0;
		for (const group of this.#groups.from(sequence + 1)) {
			found.push(group);
			count += group.lastSequence - Math.max(sequence, group.firstSequence - 1);
			if (count >= recordLimit) break;
		}
		return found;
	}
	/** The facts after `sequence`, a batch for each group. The first batch starts inside its group when `sequence` lies there. */
	batchesAfter(sequence, recordLimit) {
		return this.groupsAfter(sequence, recordLimit).map((group) => {
			const records = group.records.filter((record) => record.sequence > sequence);
			return {
				firstSequence: Math.max(sequence + 1, group.firstSequence),
				lastSequence: group.lastSequence,
				events: records.flatMap(placedEvents)
			};
		});
	}
	close() {
		if (this.#db.isOpen) this.#db.close();
	}
};
/** The facts of one record, with their places. */
function placedEvents(record) {
	const { sequence, atMs } = record;
	try {
		return decodeEvents(record.events).map((event, index) => ({
			sequence,
			index,
			atMs,
			event
		}));
	} catch (error) {
		throw damaged(`sequence ${sequence}`, `its facts cannot be read (${messageOf(error)})`, error);
	}
}
// packages/readmodel/src/periods.ts
/** The periods of candles, as calls name them, in milliseconds. */
var periodsMs = {
	"1min": 6e4,
	"5min": 3e5,
	"15min": 9e5,
	"30min": 18e5,
	"1hour": 36e5,
	"4hour": 144e5,
	"1day": 864e5,
	"1week": 6048e5
};
var periods = Object.keys(periodsMs);
var minuteMs = periodsMs["1min"];
var dayMs = periodsMs["1day"];
var weekMs = periodsMs["1week"];
/** The first Monday of 1970. The epoch itself was a Thursday. */
var firstMondayMs = 4 * dayMs;
/** Start of the candle that holds an instant. All are in UTC; weeks start on Monday. */
function candleStartMs(atMs, periodMs) {
	const originMs = periodMs === weekMs ? firstMondayMs : 0;
	return Math.floor((atMs - originMs) / periodMs) * periodMs + originMs;
}
/** Days since 1970, in UTC. */
function dayOf(atMs) {
	return Math.floor(atMs / dayMs);
}
// packages/readmodel/src/projection/follow.ts
/** Commands per transaction: large enough to share the cost of a commit, small enough for readers to see progress. */
var commandsPerTransaction = 2e3;
/**
* Reads on from the watermark until the source has no more, one transaction after the other. Between transactions
* other work of the thread gets its turn.
*/
async function follow(source, projection, { onApplied, signal } = {}) {
	for (;;) {
		if (signal?.aborted) return;
		const batch = source.eventsAfter(projection.watermark, commandsPerTransaction);
		if (!batch) return;
		projection.apply(batch);
		onApplied?.(projection.watermark);
		await new Promise((resolve) => setImmediate(resolve));
	}
}
/** Follows a source whenever it is woken, one run at a time; a call that comes during a run makes it look once more. */
var Follower = class {
	#source;
	#projection;
	#onApplied;
	#stopping = new AbortController();
	#running;
	#isWoken = false;
	constructor(source, projection, onApplied) {
		this.#source = source;
		this.#projection = projection;
		this.#onApplied = onApplied;
	}
	/** Resolves when everything that was there at the call has been applied; rejects when applying failed. */
	wake() {
		this.#isWoken = true;
		this.#running ??= this.#run().finally(() => {
			this.#running = void 0;
		});
		return this.#running;
	}
	/** Resolves when no transaction is under way any more, and none will be begun. */
	async stop() {
		this.#stopping.abort();
		await this.#running;
	}
	async #run() {
		const options = {
			onApplied: this.#onApplied,
			signal: this.#stopping.signal
		};
		while (this.#isWoken && !this.#stopping.signal.aborted) {
			this.#isWoken = false;
			await follow(this.#source, this.#projection, options);
		}
	}
};
// packages/readmodel/src/projection/journal-source.ts
/** The committed facts of a journal. Limits are kept to whole commit groups. */
function journalSource(journal) {
	return { eventsAfter(sequence, limit) {
		const batches = journal.batchesAfter(sequence, limit);
		const first = batches[0];
		const last = batches.at(-1);
		if (!first || !last) return void 0;
		const chain = journal.chainIfEndsAt(last.lastSequence);
		return {
			...chain !== void 0 && { chain: Buffer.from(chain).toString("hex") },
			firstSequence: first.firstSequence,
			lastSequence: last.lastSequence,
			events: batches.length === 1 ? first.events : batches.flatMap(({ events }) => events)
		};
	} };
}
// packages/readmodel/src/projectors/pair-candles.ts
/**
* The growing candle of each period of one pair. A candle is written when the next one begins and at the end of a
* batch, not on every tick.
*/
var PairCandles = class {
	#pairId;
	#writer;
	#growing;
	constructor(pairId, writer) {
		this.#pairId = pairId;
		this.#writer = writer;
		this.#growing = periods.map((period) => ({
			periodMs: periodsMs[period],
			row: void 0,
			isChanged: false
		}));
	}
	tick(instantMs, price) {
		for (const growing of this.#growing) {
			const row = this.#at(growing, instantMs, price);
			if (row.has_tick === 0) {
				row.open = row.high = row.low = price;
				row.has_tick = 1;
			} else if (price > row.high) row.high = price;
			else if (price < row.low) row.low = price;
			row.close = price;
			growing.isChanged = true;
		}
	}
	/** Adds to the volumes. The trade's price counts only where there has never been a tick. */
	trade(atMs, price, quantity, quoteAmount) {
		for (const growing of this.#growing) {
			const row = this.#at(growing, atMs, price);
			row.base_volume_atoms += quantity;
			row.quote_volume_atoms += quoteAmount;
			growing.isChanged = true;
		}
	}
	flush() {
		for (const growing of this.#growing) this.#write(growing);
	}
	/**
	* The candle that holds an instant. A trade may come before the first tick of its minute, and the last tick of the
	* minute before after it: then the older candle is taken up again, and the younger one later.
	*/
	#at(growing, atMs, price) {
		const before = growing.row;
		if (before && atMs >= before.open_ms && atMs < before.open_ms + growing.periodMs) return before;
		this.#write(growing);
		const startMs = candleStartMs(atMs, growing.periodMs);
		growing.row = this.#writer.find(this.#pairId, growing.periodMs, startMs) ?? this.#begun(startMs, growing.periodMs, price);
		return growing.row;
	}
	/** A candle without ticks yet: flat at the close before it. */
	#begun(startMs, periodMs, priceElse) {
		const price = this.#writer.findBefore(this.#pairId, periodMs, startMs)?.close ?? priceElse;
		return {
			pair_id: this.#pairId,
			period_ms: periodMs,
			open_ms: startMs,
			open: price,
			high: price,
			low: price,
			close: price,
			base_volume_atoms: 0n,
			quote_volume_atoms: 0n,
			has_tick: 0
		};
	}
	#write(growing) {
		if (!growing.row || !growing.isChanged) return;
		this.#writer.upsert(growing.row);
		growing.isChanged = false;
	}
};
// packages/readmodel/src/projectors/candles.ts
/** Milliseconds between two instants of the index grid (RULES 3). */
var gridMs = 500;
/** Candles of all periods: prices from index ticks at their grid instants, volumes from trades at their times. */
var candlesProjector = (store) => {
	const byPair = /* @__PURE__ */ new Map();
	const ticked = /* @__PURE__ */ new Set();
	function candlesOf(pairId) {
		let candles = byPair.get(pairId);
		if (!candles) {
			candles = new PairCandles(pairId, store.candles);
			byPair.set(pairId, candles);
		}
		return candles;
	}
	/** History ends where the first tick's minute begins. */
	function markFirstTick(pairId, instantMs) {
		ticked.add(pairId);
		const row = present(store.pairs.find(pairId), "a pair is listed before it is priced");
		if (row.first_minute_ms !== null) return;
		store.pairs.upsert({
			...row,
			first_minute_ms: candleStartMs(instantMs, minuteMs)
		});
	}
	return {
		handlers: {
			"index.ticked"(event) {
				const instantMs = event.gridIndex * gridMs;
				for (const { pairId, price } of event.prices) {
					if (!ticked.has(pairId)) markFirstTick(pairId, instantMs);
					candlesOf(pairId).tick(instantMs, price);
				}
			},
			"spot.traded"(event, { atMs }) {
				candlesOf(event.pairId).trade(atMs, event.price, event.quantity, event.quoteAmount);
			}
		},
		flush() {
			for (const candles of byPair.values()) candles.flush();
		}
	};
};
// packages/readmodel/src/projectors/catalog.ts
/** The assets and pairs that other tables refer to. Terms and states of pairs are the core's to tell. */
var catalogProjector = (store) => ({ handlers: {
	"catalog.asset_listed"(event) {
		store.assets.insert({
			asset_id: event.assetId,
			code: event.code,
			name: event.name,
			scale: event.scale,
			asset_class: event.assetClass
		});
	},
	"catalog.pair_listed"(event) {
		store.pairs.insert({
			pair_id: event.pairId,
			base_asset_id: event.baseAssetId,
			quote_asset_id: event.quoteAssetId,
			first_minute_ms: null
		});
	}
} });
// packages/readmodel/src/projectors/trader-records.ts
/** Records are written at once, not gathered over a batch: tickets and follows both change them. */
function changeTrader(store, traderId, change) {
	const row = present(store.traders.find(traderId), "a trader has applied before there is a record");
	change(row);
	store.traders.upsert(row);
}
function changeFollowResult(store, accountId, traderId, change) {
	const row = store.follow_results.find(accountId, traderId) ?? {
		account_id: accountId,
		trader_id: traderId,
		copied: 0,
		partial: 0,
		skipped: 0,
		copies_closed: 0,
		copies_won: 0,
		realised_atoms: 0n,
		shared_atoms: 0n
	};
	change(row);
	store.follow_results.upsert(row);
}
/** Adds a close to the record of the trader whose ticket it is, or to those of the follow and the trader it copied. */
function bookClose(store, { realised, isEnded, isWon, recordOf, copy }) {
	const ended = isEnded ? 1 : 0;
	const won = isEnded && isWon ? 1 : 0;
	if (recordOf !== void 0) changeTrader(store, recordOf, (row) => {
		row.closed_trades += ended;
		row.won_trades += won;
		row.realised_atoms += realised;
	});
	if (copy === void 0) return;
	changeTrader(store, copy.traderId, (row) => {
		row.copies_closed += ended;
		row.copies_won += won;
		row.followers_realised_atoms += realised;
	});
	changeFollowResult(store, copy.accountId, copy.traderId, (row) => {
		row.copies_closed += ended;
		row.copies_won += won;
		row.realised_atoms += realised;
	});
}
// packages/readmodel/src/projectors/follows.ts
var afterAll = Number.MAX_SAFE_INTEGER;
/** Follows with their begin and end. Following again while one runs changes it. */
function followHandlers(store) {
	return {
		"copy.followed"(event, { sequence, atMs }) {
			const { accountId, traderId } = event;
			const last = store.follows.findBefore(accountId, traderId, afterAll);
			const running = last?.ended_at_ms === null ? last : void 0;
			store.follows.upsert({
				account_id: accountId,
				trader_id: traderId,
				sequence: running?.sequence ?? sequence,
				mode: event.mode,
				size: event.size,
				share_ppm: event.share,
				margin_max_atoms: event.marginMax ?? null,
				pair_margin_max_atoms: event.pairMarginMax ?? null,
				daily_loss_max_atoms: event.dailyLossMax ?? null,
				slippage_ppm: event.slippage,
				begun_at_ms: running?.begun_at_ms ?? atMs,
				changed_at_ms: atMs,
				ended_at_ms: null
			});
			if (running) return;
			store.counter.add("follows", accountId);
			changeTrader(store, traderId, (row) => {
				row.followers += 1;
				if (!last) row.followers_ever += 1;
			});
		},
		"copy.follow_ended"({ accountId, traderId }, { atMs }) {
			const row = present(store.follows.findBefore(accountId, traderId, afterAll), "a follow ends after it began");
			store.follows.upsert({
				...row,
				ended_at_ms: atMs
			});
			changeTrader(store, traderId, (trader) => {
				trader.followers -= 1;
			});
		}
	};
}
// packages/readmodel/src/projectors/copy.ts
/** Traders, who follows them, and what came of each of their trades. What tickets add to records, tickets book. */
var copyProjector = (store) => ({ handlers: {
	...followHandlers(store),
	"copy.trader_changed"(event, { atMs }) {
		const row = store.traders.find(event.traderId) ?? newTrader(event, atMs);
		row.status = event.status;
		row.share_ppm = event.share;
		if (event.status === "followable") row.followable_at_ms ??= atMs;
		store.traders.upsert(row);
	},
	"copy.copied"(event, place) {
		writeCopy(store, event, place);
		changeFollowResult(store, event.accountId, event.traderId, (row) => {
			row[event.result] += 1;
		});
	},
	"copy.profit_shared"(event, { sequence, index, atMs }) {
		store.profit_shares.insert({
			sequence,
			event_index: index,
			account_id: event.accountId,
			trader_id: event.traderId,
			realised_atoms: event.realised,
			share_ppm: event.share,
			shared_total_atoms: event.sharedTotal,
			paid_atoms: event.paid,
			at_ms: atMs
		});
		store.counter.add("shares_paid", event.accountId);
		store.counter.add("shares_received", event.traderId);
		changeTrader(store, event.traderId, (row) => {
			row.shares_received_atoms += event.paid;
		});
		changeFollowResult(store, event.accountId, event.traderId, (row) => {
			row.shared_atoms += event.paid;
		});
	},
	"copy.nav_marked"({ marks }, { atMs }) {
		for (const { traderId, equity, units, nav, navPeak, followers, followersResult } of marks) {
			store.nav_marks.upsert({
				trader_id: traderId,
				at_ms: atMs,
				equity_atoms: equity,
				units_atoms: units,
				nav,
				nav_peak: navPeak,
				followers,
				followers_result_atoms: followersResult
			});
			changeTrader(store, traderId, (row) => {
				row.marked_at_ms = atMs;
				row.followers_result_rank = rankOf(followersResult);
			});
		}
	}
} });
function newTrader({ traderId, status, share }, atMs) {
	return {
		trader_id: traderId,
		status,
		share_ppm: share,
		applied_at_ms: atMs,
		followable_at_ms: null,
		closed_trades: 0,
		won_trades: 0,
		realised_atoms: 0n,
		followers: 0,
		followers_ever: 0,
		copies_closed: 0,
		copies_won: 0,
		followers_realised_atoms: 0n,
		shares_received_atoms: 0n,
		marked_at_ms: null,
		followers_result_rank: 0
	};
}
function writeCopy(store, event, { sequence, index, atMs }) {
	store.copies.insert({
		sequence,
		event_index: index,
		account_id: event.accountId,
		trader_id: event.traderId,
		trader_ticket_id: event.traderTicketId,
		pair_id: event.pairId,
		direction: event.direction,
		trader_lots: event.traderLots,
		wanted_lots: event.wantedLots,
		lots: event.lots,
		price: event.price,
		result: event.result,
		reason: event.reason ?? null,
		ticket_id: event.ticketId ?? null,
		at_ms: atMs
	});
	store.counter.add("copies", event.accountId, { kind: event.result });
}
/** An amount as a whole number that sorts as it does. */
function rankOf(amount) {
	const limit = BigInt(Number.MAX_SAFE_INTEGER);
	if (amount > limit) return Number.MAX_SAFE_INTEGER;
	return amount < -limit ? -Number.MAX_SAFE_INTEGER : Number(amount);
}
// packages/readmodel/src/encoded.ts
/** A list of names as it stands in the database. */
function jsonOf(names) {
	return JSON.stringify(names);
}
// packages/readmodel/src/projectors/deposits.ts
/** Payments on chains from their first block to the credit, and claims from the notice to the decision. */
var depositsProjector = (store) => ({ handlers: {
	"funding.deposit_seen"(event, place) {
		const { depositId, transaction, index, height } = event;
		const row = store.deposits.find("chain", depositId) ?? begun(store, "chain", depositId, event, place);
		store.deposits.upsert({
			...row,
			status: "pending",
			transaction_hex: hex(transaction),
			transaction_index: index,
			height,
			ended_at_ms: null
		});
	},
	"funding.deposit_kept"({ depositId }, { atMs }) {
		change(store, "chain", depositId, {
			status: "kept",
			kept_at_ms: atMs
		});
	},
	"funding.deposit_credited"({ depositId }, { atMs }) {
		change(store, "chain", depositId, {
			status: "credited",
			ended_at_ms: atMs
		});
	},
	"funding.deposit_dropped"({ depositId }, { atMs }) {
		change(store, "chain", depositId, {
			status: "dropped",
			ended_at_ms: atMs
		});
	},
	"funding.claim_made"(event, place) {
		store.deposits.insert(begun(store, "claim", event.claimId, event, place));
	},
	"funding.claim_proposed"({ claimId, operator, received }) {
		change(store, "claim", claimId, {
			status: "proposed",
			received_atoms: received,
			operators: jsonOf([operator])
		});
	},
	"funding.claim_decided"({ claimId, operators, received }, { atMs }) {
		change(store, "claim", claimId, {
			status: received === void 0 ? "refused" : "credited",
			received_atoms: received ?? null,
			operators: jsonOf(operators),
			ended_at_ms: atMs
		});
	}
} });
function begun(store, kind, number, event, { sequence, index, atMs }) {
	store.counter.add("deposits", event.accountId, { asset_id: event.assetId });
	return {
		kind,
		number,
		account_id: event.accountId,
		rail_id: event.railId,
		asset_id: event.assetId,
		amount_atoms: event.amount,
		status: kind === "chain" ? "pending" : "open",
		transaction_hex: null,
		transaction_index: null,
		height: null,
		kept_at_ms: null,
		received_atoms: null,
		operators: "[]",
		sequence,
		event_index: index,
		begun_at_ms: atMs,
		ended_at_ms: null
	};
}
function change(store, kind, number, changes) {
	const row = present(store.deposits.find(kind, number), "a deposit is seen or claimed before it changes");
	store.deposits.upsert({
		...row,
		...changes
	});
}
// packages/readmodel/src/projectors/ledger.ts
/** Users have statements, and so has the insurance fund, which is everybody's to read. */
function hasStatement(accountId) {
	return accountId >= 1e3 || accountId === house.insurance;
}
/** Statements, and the balances of everybody, now and at the end of each day. */
var ledgerProjector = (store) => {
	const changedBalances = /* @__PURE__ */ new Map();
	const changedDays = /* @__PURE__ */ new Map();
	let lastEntryId = store.largest("ledger_entries", "entry_id");
	function keepBalance(line, atMs) {
		const wallet = {
			account_id: line.accountId,
			wallet_type: line.walletType,
			asset_id: line.assetId
		};
		const key = `${line.accountId}/${line.walletType}/${line.assetId}`;
		const day = dayOf(atMs);
		changedBalances.set(key, {
			...wallet,
			available_atoms: line.availableAfter,
			frozen_atoms: line.frozenAfter
		});
		changedDays.set(`${key}/${day}`, {
			...wallet,
			day,
			total_atoms: line.availableAfter + line.frozenAfter
		});
	}
	function writeEntry(line, reference, { sequence, atMs }) {
		lastEntryId += 1;
		store.ledger_entries.insert({
			entry_id: lastEntryId,
			account_id: line.accountId,
			wallet_type: line.walletType,
			asset_id: line.assetId,
			kind: line.kind,
			available_atoms: line.available,
			frozen_atoms: line.frozen,
			available_after_atoms: line.availableAfter,
			frozen_after_atoms: line.frozenAfter,
			reference,
			sequence,
			at_ms: atMs
		});
		store.counter.add("entries", line.accountId, {
			wallet_type: line.walletType,
			asset_id: line.assetId,
			kind: line.kind
		});
	}
	return {
		handlers: { "ledger.posted"(event, place) {
			for (const line of event.lines) {
				keepBalance(line, place.atMs);
				if (hasStatement(line.accountId)) writeEntry(line, event.reference, place);
			}
		} },
		flush() {
			for (const row of changedBalances.values()) store.balances.upsert(row);
			for (const row of changedDays.values()) store.daily_balances.upsert(row);
			changedBalances.clear();
			changedDays.clear();
		}
	};
};
// packages/readmodel/src/projectors/liquidations.ts
/** Reports of liquidations, with the tickets that were there. */
var liquidationsProjector = (store) => ({ handlers: { "contract.liquidated"(event, { sequence, index, atMs }) {
	store.liquidations.insert({
		sequence,
		event_index: index,
		account_id: event.accountId,
		margin_mode: event.marginMode,
		grid_index: event.gridIndex,
		equity_atoms: event.equity,
		margin_atoms: event.margin,
		maintenance_atoms: event.maintenance,
		fee_atoms: event.fee,
		deficit_atoms: event.deficit,
		from_insurance_atoms: event.fromInsurance,
		from_others_atoms: event.fromOthers,
		equity_after_atoms: event.equityAfter,
		at_ms: atMs
	});
	const closed = new Set(event.closed);
	event.tickets.forEach((ticket, position) => store.liquidated_tickets.insert({
		sequence,
		event_index: index,
		position,
		ticket_id: ticket.ticketId,
		pair_id: ticket.pairId,
		direction: ticket.direction,
		lots: ticket.lots,
		entry_price: ticket.entryPrice,
		mark_price: ticket.markPrice,
		margin_atoms: ticket.margin,
		unrealised_atoms: ticket.unrealised,
		maintenance_atoms: ticket.maintenance,
		is_closed: closed.has(ticket.ticketId) ? 1 : 0
	}));
	store.counter.add("liquidations", event.accountId);
} } });
// packages/readmodel/src/projectors/movements.ts
/** What users moved between their wallets and converted between assets. */
var movementsProjector = (store) => ({ handlers: {
	"transfer.moved"(event, { sequence, index, atMs }) {
		store.transfers.insert({
			sequence,
			event_index: index,
			account_id: event.accountId,
			asset_id: event.assetId,
			amount_atoms: event.amount,
			from_wallet: event.from,
			to_wallet: event.to,
			at_ms: atMs
		});
		store.counter.add("transfers", event.accountId);
	},
	"convert.converted"(event, { sequence, atMs }) {
		store.conversions.insert({
			quote_id: event.quoteId,
			account_id: event.accountId,
			from_asset_id: event.fromAssetId,
			to_asset_id: event.toAssetId,
			from_amount_atoms: event.fromAmount,
			to_amount_atoms: event.toAmount,
			fee_atoms: event.fee,
			mid_rate_atoms: event.midRate,
			rate_atoms: event.rate,
			sequence,
			at_ms: atMs
		});
		store.counter.add("conversions", event.accountId);
	}
} });
// packages/readmodel/src/projectors/option-terms.ts
/** Keeps every version of the terms, so that whoever holds an option can read what it was sold on and hash it again. */
function optionTermsHandlers(store) {
	return { "options.terms_set"({ termsId, hash, terms }, { atMs }) {
		store.option_terms.insert({
			terms_id: termsId,
			hash: hex(hash),
			pair_id: terms.pairId,
			stake_min_atoms: terms.stakeMin,
			stake_max_atoms: terms.stakeMax,
			exposure_max_atoms: terms.exposureMax,
			is_offered: terms.isOffered,
			set_at_ms: atMs
		});
		terms.durations.forEach(({ seconds, payout }, position) => store.option_durations.insert({
			terms_id: termsId,
			position,
			seconds,
			payout_ppm: payout
		}));
	} };
}
// packages/readmodel/src/projectors/options.ts
/** Timed options from purchase to result, and the ticks that decided them. */
var optionsProjector = (store) => {
	const changed = /* @__PURE__ */ new Map();
	function change(optionId) {
		const row = changed.get(optionId) ?? store.options.find(optionId);
		assert(row !== void 0, "an option is bought before anything else happens to it");
		changed.set(optionId, row);
		return row;
	}
	function count(row, by) {
		store.counter.add("options", row.account_id, {
			pair_id: row.pair_id,
			kind: row.status
		}, by);
	}
	function setStatus(row, status) {
		count(row, -1);
		row.status = status;
		count(row, 1);
	}
	return {
		handlers: {
			...optionTermsHandlers(store),
			"options.bought"(event, { atMs }) {
				const row = {
					option_id: event.optionId,
					account_id: event.accountId,
					pair_id: event.pairId,
					terms_id: event.termsId,
					terms_hash: hex(event.termsHash),
					direction: event.direction,
					seconds: event.seconds,
					stake_atoms: event.stake,
					payout_ppm: event.payout,
					reward_atoms: event.reward,
					index_price: event.indexPrice,
					strike_from_grid: event.strikeFromGrid,
					status: "waiting",
					strike_grid: null,
					strike_price: null,
					expiry_grid: null,
					result: null,
					paid_atoms: null,
					window_size: null,
					sample_count: null,
					sample_sum_atoms: null,
					bought_at_ms: atMs,
					settled_at_ms: null
				};
				changed.set(event.optionId, row);
				count(row, 1);
			},
			"options.struck"(event) {
				const row = change(event.optionId);
				setStatus(row, "running");
				row.strike_grid = event.gridIndex;
				row.strike_price = event.strike;
				row.expiry_grid = event.expiryGrid;
			},
			"options.window_closed"({ pairId, expiryGrid, windowSize, samples }, { atMs }) {
				const window = {
					pair_id: pairId,
					expiry_grid: expiryGrid,
					window_size: windowSize
				};
				store.option_windows.insert({
					...window,
					at_ms: atMs
				});
				for (const { gridIndex, price } of samples) store.option_samples.insert({
					...window,
					grid_index: gridIndex,
					price
				});
			},
			"options.settled"(event, { atMs }) {
				const row = change(event.optionId);
				setStatus(row, "settled");
				row.result = event.result;
				row.paid_atoms = event.paid;
				row.window_size = event.windowSize;
				row.sample_count = event.sampleCount;
				row.sample_sum_atoms = event.sampleSum;
				row.settled_at_ms = atMs;
				const totals = store.option_totals.find(event.accountId, event.pairId) ?? {
					account_id: event.accountId,
					pair_id: event.pairId,
					won: 0,
					lost: 0,
					refunded: 0,
					void: 0,
					staked_atoms: 0n,
					paid_atoms: 0n
				};
				totals[event.result] += 1;
				totals.staked_atoms += event.stake;
				totals.paid_atoms += event.paid;
				store.option_totals.upsert(totals);
			}
		},
		flush() {
			for (const row of changed.values()) store.options.upsert(row);
			changed.clear();
		}
	};
};
// packages/readmodel/src/projectors/orders.ts
/** Users' orders from placement to end. An order that lives within one batch is written once, in its final state. */
var ordersProjector = (store) => {
	const changed = /* @__PURE__ */ new Map();
	function change(orderId) {
		const row = changed.get(orderId) ?? store.orders.find(orderId);
		assert(row !== void 0, "an order is placed before anything else happens to it");
		changed.set(orderId, row);
		return row;
	}
	function fill(orderId, quantity, quoteAmount, fee) {
		if (orderId === 0) return;
		const row = change(orderId);
		row.filled_atoms += quantity;
		row.filled_quote_atoms += quoteAmount;
		row.fee_atoms += fee;
	}
	return {
		handlers: {
			"spot.order_placed"(event, { atMs }) {
				changed.set(event.orderId, {
					order_id: event.orderId,
					account_id: event.accountId,
					pair_id: event.pairId,
					side: event.side,
					order_type: event.orderType,
					time_in_force: event.timeInForce,
					is_post_only: event.isPostOnly ? 1 : 0,
					price: event.price ?? null,
					stop_price: event.stopPrice ?? null,
					quantity_atoms: event.quantity ?? null,
					quote_amount_atoms: event.quoteAmount ?? null,
					worst_price: event.worstPrice ?? null,
					maker_fee_ppm: event.makerFee,
					taker_fee_ppm: event.takerFee,
					linked_order_id: event.linkedOrderId ?? null,
					take_profit_price: event.takeProfitPrice ?? null,
					stop_loss_price: event.stopLossPrice ?? null,
					status: event.status,
					end_reason: null,
					exits_refused_code: null,
					filled_atoms: 0n,
					filled_quote_atoms: 0n,
					fee_atoms: 0n,
					placed_at_ms: atMs,
					triggered_at_ms: null,
					ended_at_ms: null
				});
			},
			"spot.order_triggered"(event, { atMs }) {
				const row = change(event.orderId);
				row.status = "open";
				row.triggered_at_ms = atMs;
			},
			"spot.order_amended"(event) {
				const row = change(event.orderId);
				row.price = event.price ?? row.price;
				row.quantity_atoms = event.quantity;
			},
			"spot.traded"(event) {
				fill(event.takerOrderId, event.quantity, event.quoteAmount, event.takerFee);
				fill(event.makerOrderId, event.quantity, event.quoteAmount, event.makerFee);
			},
			"spot.order_ended"(event, { atMs }) {
				const row = change(event.orderId);
				row.status = event.status;
				row.end_reason = event.reason;
				row.filled_atoms = event.filled;
				row.filled_quote_atoms = event.filledQuote;
				row.fee_atoms = event.fee;
				row.ended_at_ms = atMs;
				store.counter.add("orders", row.account_id, {
					pair_id: row.pair_id,
					side: row.side
				});
			},
			"spot.exits_refused"(event) {
				change(event.orderId).exits_refused_code = event.code;
			}
		},
		flush() {
			for (const row of changed.values()) store.orders.upsert(row);
			changed.clear();
		}
	};
};
// packages/readmodel/src/projectors/tickets.ts
/**
* Contract tickets from order to end, their closes and their overnight fees. A ticket that lives within one batch is
* written once, in its final state.
*/
var ticketsProjector = (store) => {
	const changed = /* @__PURE__ */ new Map();
	function change(ticketId) {
		const row = changed.get(ticketId) ?? store.tickets.find(ticketId);
		assert(row !== void 0, "a ticket is ordered before anything else happens to it");
		changed.set(ticketId, row);
		return row;
	}
	function count(row, by) {
		const facets = {
			pair_id: row.pair_id,
			side: row.direction,
			kind: row.status
		};
		store.counter.add("tickets", row.account_id, facets, by);
	}
	function setStatus(row, status) {
		if (row.status === status) return;
		count(row, -1);
		row.status = status;
		count(row, 1);
	}
	function isTrader(accountId) {
		return store.traders.find(accountId) !== void 0;
	}
	function close(row, event, atMs) {
		row.lots_left = event.lotsLeft;
		row.closing_lots = 0;
		row.margin_atoms = event.marginLeft;
		row.profit_atoms = event.profitTotal;
		row.fee_atoms = event.feeTotal;
		row.overnight_atoms = event.overnightTotal;
		row.deficit_atoms += event.deficit;
		row.shortfall_atoms += event.shortfall;
		row.close_weight_atoms += BigInt(event.lots) * BigInt(event.price);
		row.last_close_price = event.price;
		row.close_reason = event.reason;
		const isEnded = event.lotsLeft === 0;
		setStatus(row, isEnded ? "closed" : "open");
		if (isEnded) row.ended_at_ms = atMs;
		if (isEnded && row.is_record === 1) row.record_closed_at_ms = atMs;
		const net = event.profitTotal - event.feeTotal - event.overnightTotal;
		bookClose(store, {
			realised: net - row.realised_atoms,
			isEnded,
			isWon: net > 0n,
			...row.is_record === 1 && { recordOf: row.account_id },
			...event.copyOf && { copy: {
				accountId: row.account_id,
				traderId: event.copyOf.traderId
			} }
		});
		row.realised_atoms = net;
	}
	return {
		handlers: {
			"contract.ordered"(event, { atMs }) {
				const row = orderedRow(event, event.copyOf === void 0 && isTrader(event.accountId), atMs);
				changed.set(event.ticketId, row);
				count(row, 1);
			},
			"contract.cancelled"(event, { atMs }) {
				const row = change(event.ticketId);
				setStatus(row, "cancelled");
				row.lots_left = 0;
				row.cancel_reason = event.reason;
				row.released_atoms = event.released;
				row.ended_at_ms = atMs;
			},
			"contract.opened"(event, { atMs }) {
				const row = change(event.ticketId);
				setStatus(row, "open");
				row.lots_left = event.lots;
				row.entry_price = event.price;
				row.entry_mark_price = event.markPrice;
				row.entry_grid = event.gridIndex;
				row.notional_atoms = event.notional;
				row.open_margin_atoms = event.margin;
				row.margin_atoms = event.margin;
				row.fee_atoms = event.fee;
				row.opened_at_ms = atMs;
			},
			"contract.closing"(event) {
				const row = change(event.ticketId);
				setStatus(row, "closing");
				row.closing_lots = event.lots;
			},
			"contract.closed"(event, place) {
				close(change(event.ticketId), event, place.atMs);
				writeClose(store, event, place);
			},
			"contract.exits_set"(event) {
				const row = change(event.ticketId);
				row.take_profit_price = event.takeProfit?.price ?? null;
				row.take_profit_lots = event.takeProfit?.lots ?? null;
				row.stop_loss_price = event.stopLoss?.price ?? null;
				row.stop_loss_lots = event.stopLoss?.lots ?? null;
			},
			"contract.margin_moved"(event) {
				change(event.ticketId).margin_atoms = event.margin;
			},
			"contract.overnight_charged"(event, place) {
				const row = change(event.ticketId);
				row.overnight_atoms += event.fee;
				row.margin_atoms = event.margin;
				writeCharge(store, event, place);
			},
			"copy.self_held"(event, { atMs }) {
				change(event.ticketId).self_held_at_ms = atMs;
			}
		},
		flush() {
			for (const row of changed.values()) store.tickets.upsert(row);
			changed.clear();
		}
	};
};
function orderedRow(event, isRecord, atMs) {
	return {
		ticket_id: event.ticketId,
		account_id: event.accountId,
		pair_id: event.pairId,
		terms_id: event.termsId,
		direction: event.direction,
		margin_mode: event.marginMode,
		multiple: event.multiple,
		entry_type: event.entryType,
		status: "pending",
		lots: event.lots,
		lots_left: event.lots,
		closing_lots: 0,
		limit_price: event.limitPrice,
		reference_price: event.referencePrice,
		hold_atoms: event.hold,
		take_profit_price: event.takeProfit?.price ?? null,
		take_profit_lots: event.takeProfit?.lots ?? null,
		stop_loss_price: event.stopLoss?.price ?? null,
		stop_loss_lots: event.stopLoss?.lots ?? null,
		trader_id: event.copyOf?.traderId ?? null,
		trader_ticket_id: event.copyOf?.traderTicketId ?? null,
		self_held_at_ms: null,
		is_record: isRecord ? 1 : 0,
		entry_price: null,
		entry_mark_price: null,
		entry_grid: null,
		notional_atoms: null,
		open_margin_atoms: null,
		margin_atoms: 0n,
		profit_atoms: 0n,
		fee_atoms: 0n,
		overnight_atoms: 0n,
		realised_atoms: 0n,
		deficit_atoms: 0n,
		shortfall_atoms: 0n,
		close_weight_atoms: 0n,
		last_close_price: null,
		close_reason: null,
		cancel_reason: null,
		released_atoms: null,
		ordered_at_ms: atMs,
		opened_at_ms: null,
		ended_at_ms: null,
		record_closed_at_ms: null
	};
}
function writeClose(store, event, { sequence, index, atMs }) {
	store.ticket_closes.insert({
		ticket_id: event.ticketId,
		sequence,
		event_index: index,
		lots: event.lots,
		lots_left: event.lotsLeft,
		price: event.price,
		mark_price: event.markPrice,
		grid_index: event.gridIndex,
		reason: event.reason,
		notional_atoms: event.notional,
		profit_atoms: event.profit,
		fee_atoms: event.fee,
		margin_released_atoms: event.marginReleased,
		margin_left_atoms: event.marginLeft,
		settled_before_atoms: event.settledBefore,
		deficit_atoms: event.deficit,
		shortfall_atoms: event.shortfall,
		at_ms: atMs
	});
}
function writeCharge(store, event, { sequence, index, atMs }) {
	store.overnight_charges.insert({
		ticket_id: event.ticketId,
		sequence,
		event_index: index,
		account_id: event.accountId,
		pair_id: event.pairId,
		day: event.day,
		notional_atoms: event.notional,
		rate_ppm: event.rate,
		fee_atoms: event.fee,
		margin_atoms: event.margin,
		at_ms: atMs
	});
	store.counter.add("overnight_charges", event.accountId);
}
// packages/readmodel/src/projectors/trades.ts
/** Matches, and which users took part in them. */
var tradesProjector = (store) => {
	function takePart(accountId, tradeId, orderId, pairId) {
		if (accountId < 1e3) return;
		store.fills.insert({
			account_id: accountId,
			trade_id: tradeId,
			order_id: orderId,
			pair_id: pairId
		});
		store.counter.add("trades", accountId, { pair_id: pairId });
	}
	return { handlers: { "spot.traded"(event, { atMs }) {
		store.trades.insert({
			trade_id: event.tradeId,
			pair_id: event.pairId,
			price: event.price,
			quantity_atoms: event.quantity,
			quote_amount_atoms: event.quoteAmount,
			taker_side: event.takerSide,
			taker_order_id: event.takerOrderId,
			taker_account_id: event.takerAccountId,
			taker_fee_atoms: event.takerFee,
			maker_order_id: event.makerOrderId,
			maker_account_id: event.makerAccountId,
			maker_fee_atoms: event.makerFee,
			at_ms: atMs
		});
		takePart(event.takerAccountId, event.tradeId, event.takerOrderId, event.pairId);
		takePart(event.makerAccountId, event.tradeId, event.makerOrderId, event.pairId);
	} } };
};
// packages/readmodel/src/projectors/withdrawals.ts
/** Withdrawals as they stand, and every state they have been in. */
var withdrawalsProjector = (store) => ({ handlers: {
	"funding.withdrawal_requested"(event, place) {
		const { withdrawalId, accountId, assetId, undoUntilMs } = event;
		store.withdrawals.insert({
			withdrawal_id: withdrawalId,
			account_id: accountId,
			rail_id: event.railId,
			asset_id: assetId,
			destination_hex: hex(event.destination),
			amount_atoms: event.amount,
			fee_atoms: event.fee,
			receives_atoms: event.receives,
			value_atoms: event.value,
			undo_until_ms: undoUntilMs,
			status: "requested",
			reason: "undo_time",
			until_ms: undoUntilMs,
			transaction_hex: null,
			requested_at_ms: place.atMs,
			ended_at_ms: null
		});
		store.counter.add("withdrawals", accountId, { asset_id: assetId });
		writeStep(store, {
			withdrawalId,
			status: "requested",
			reason: "undo_time",
			untilMs: undoUntilMs,
			operators: []
		}, place);
	},
	"funding.withdrawal_moved"(event, place) {
		const { withdrawalId, status, reason, untilMs, transaction } = event;
		const row = present(store.withdrawals.find(withdrawalId), "a withdrawal is requested before it moves on");
		store.withdrawals.upsert({
			...row,
			status,
			reason: reason ?? null,
			until_ms: untilMs ?? null,
			transaction_hex: transaction ? hex(transaction) : row.transaction_hex,
			ended_at_ms: isEnded(status) ? place.atMs : null
		});
		writeStep(store, event, place);
	}
} });
function writeStep(store, state, { sequence, index, atMs }) {
	const { withdrawalId, status, reason, untilMs, transaction, operators } = state;
	store.withdrawal_steps.insert({
		withdrawal_id: withdrawalId,
		sequence,
		event_index: index,
		status,
		reason: reason ?? null,
		until_ms: untilMs ?? null,
		transaction_hex: transaction ? hex(transaction) : null,
		operators: jsonOf(operators),
		at_ms: atMs
	});
}
// packages/readmodel/src/projectors/index.ts
var projectorMakers = [
	catalogProjector,
	ordersProjector,
	tradesProjector,
	ledgerProjector,
	movementsProjector,
	candlesProjector,
	ticketsProjector,
	liquidationsProjector,
	optionsProjector,
	copyProjector,
	depositsProjector,
	withdrawalsProjector
];
// packages/readmodel/src/schema/column.ts
/** A safe whole number: ids, milliseconds, prices ×10^8, counts. */
function whole() {
	return {
		sqlType: "bigint",
		isAtoms: false,
		isOptional: false
	};
}
/** An amount of any size, in atoms. */
function atoms() {
	return {
		sqlType: "text",
		isAtoms: true,
		isOptional: false
	};
}
/** Text, most often one of a fixed list of words. */
function word() {
	return {
		sqlType: "text",
		isAtoms: false,
		isOptional: false
	};
}
function optional(column) {
	return {
		sqlType: column.sqlType,
		isAtoms: column.isAtoms,
		isOptional: true
	};
}
// packages/readmodel/src/schema/table.ts
function table(name, columns, key, ...indexes) {
	return {
		name,
		columns,
		key,
		indexes
	};
}
/** The statements that create a table and its indexes, in SQL that SQLite and PostgreSQL both take. */
function creationSql(table) {
	const columns = Object.entries(table.columns).map(([name, column]) => `${name} ${column.sqlType}${column.isOptional ? "" : " not null"}`);
	return [`create table ${table.name} (${columns.join(", ")}, primary key (${table.key.join(", ")}))`, ...table.indexes.map(({ on, where }) => {
		return `create index ${`${table.name}_by_${on.join("_")}`} on ${table.name} (${on.join(", ")})${where ? ` where ${where}` : ""}`;
	})];
}
// packages/readmodel/src/schema/catalog.ts
var assets = table("assets", {
	asset_id: whole(),
	code: word(),
	name: word(),
	scale: whole(),
	asset_class: word()
}, ["asset_id"]);
var pairs = table("pairs", {
	pair_id: whole(),
	base_asset_id: whole(),
	quote_asset_id: whole(),
	/** Start of the minute of the pair's first index tick: what lies before it is history, not ours. */
	first_minute_ms: optional(whole())
}, ["pair_id"]);
// packages/readmodel/src/schema/candles.ts
/** Prices from index ticks, volumes from trades. The newest candle of each period is still growing. */
var candles = table("candles", {
	pair_id: whole(),
	period_ms: whole(),
	open_ms: whole(),
	open: whole(),
	high: whole(),
	low: whole(),
	close: whole(),
	base_volume_atoms: atoms(),
	quote_volume_atoms: atoms(),
	/** 0 while only trades have been seen: the prices then stand still at the last one before, until a tick comes. */
	has_tick: whole()
}, [
	"pair_id",
	"period_ms",
	"open_ms"
]);
// packages/readmodel/src/schema/copy.ts
/** Everybody who ever asked to be followed, and what came of their trades. */
var traders = table("traders", {
	trader_id: whole(),
	status: word(),
	share_ppm: whole(),
	/** The first time: asking again does not wipe the record. */
	applied_at_ms: whole(),
	followable_at_ms: optional(whole()),
	closed_trades: whole(),
	won_trades: whole(),
	realised_atoms: atoms(),
	followers: whole(),
	followers_ever: whole(),
	copies_closed: whole(),
	copies_won: whole(),
	followers_realised_atoms: atoms(),
	shares_received_atoms: atoms(),
	/** The last row of `nav_marks`. */
	marked_at_ms: optional(whole()),
	/** The followers' result of that mark, for sorting only: beyond what a whole number holds it stands at the limit. */
	followers_result_rank: whole()
}, ["trader_id"], { on: [
	"status",
	"followers_result_rank",
	"trader_id"
] }, { on: [
	"status",
	"followers",
	"trader_id"
] }, { on: [
	"status",
	"applied_at_ms",
	"trader_id"
] });
/** What each trader's account and a unit of it were worth at each full hour. */
var navMarks = table("nav_marks", {
	trader_id: whole(),
	at_ms: whole(),
	equity_atoms: atoms(),
	units_atoms: atoms(),
	/** Millionths of what a unit was worth at first. */
	nav: whole(),
	nav_peak: whole(),
	followers: whole(),
	followers_result_atoms: atoms()
}, ["trader_id", "at_ms"]);
/** Every follow from begin to end; following again after the end is a new row. */
var follows = table("follows", {
	account_id: whole(),
	trader_id: whole(),
	/** Of the command that began it. */
	sequence: whole(),
	mode: word(),
	size: whole(),
	share_ppm: whole(),
	margin_max_atoms: optional(atoms()),
	pair_margin_max_atoms: optional(atoms()),
	daily_loss_max_atoms: optional(atoms()),
	slippage_ppm: whole(),
	begun_at_ms: whole(),
	changed_at_ms: whole(),
	ended_at_ms: optional(whole())
}, [
	"account_id",
	"trader_id",
	"sequence"
], { on: [
	"account_id",
	"sequence",
	"trader_id"
] });
/** What came of following one trader, over all follows. */
var followResults = table("follow_results", {
	account_id: whole(),
	trader_id: whole(),
	copied: whole(),
	partial: whole(),
	skipped: whole(),
	copies_closed: whole(),
	copies_won: whole(),
	realised_atoms: atoms(),
	shared_atoms: atoms()
}, ["account_id", "trader_id"]);
/** What became of each trade of a trader at each follower. */
var copies = table("copies", {
	sequence: whole(),
	event_index: whole(),
	account_id: whole(),
	trader_id: whole(),
	trader_ticket_id: whole(),
	pair_id: whole(),
	direction: word(),
	trader_lots: whole(),
	wanted_lots: whole(),
	lots: whole(),
	price: whole(),
	result: word(),
	reason: optional(word()),
	ticket_id: optional(whole()),
	at_ms: whole()
}, ["sequence", "event_index"], { on: [
	"account_id",
	"sequence",
	"event_index"
] }, { on: [
	"account_id",
	"trader_id",
	"sequence",
	"event_index"
] });
/** Weekly shares of profit, from followers to traders. */
var profitShares = table("profit_shares", {
	sequence: whole(),
	event_index: whole(),
	account_id: whole(),
	trader_id: whole(),
	realised_atoms: atoms(),
	share_ppm: whole(),
	shared_total_atoms: atoms(),
	paid_atoms: atoms(),
	at_ms: whole()
}, ["sequence", "event_index"], { on: [
	"account_id",
	"sequence",
	"event_index"
] }, { on: [
	"trader_id",
	"sequence",
	"event_index"
] });
// packages/readmodel/src/schema/funding.ts
/** Payments on chains and claims in one list: for users both are money on its way in. */
var deposits = table("deposits", {
	kind: word(),
	/** Of its kind: the deposit's number, or the claim's. */
	number: whole(),
	account_id: whole(),
	rail_id: whole(),
	asset_id: whole(),
	amount_atoms: atoms(),
	status: word(),
	/** Of a payment on a chain: hex of its transaction, its place in it, and the block in which it was last seen. */
	transaction_hex: optional(word()),
	transaction_index: optional(whole()),
	height: optional(whole()),
	kept_at_ms: optional(whole()),
	/** Of a claim: what was credited, or what the first of two operators found. */
	received_atoms: optional(atoms()),
	/** A list of names as JSON. */
	operators: word(),
	/** Where it was first told of. */
	sequence: whole(),
	event_index: whole(),
	begun_at_ms: whole(),
	ended_at_ms: optional(whole())
}, ["kind", "number"], { on: [
	"account_id",
	"sequence",
	"event_index"
] }, { on: [
	"account_id",
	"asset_id",
	"sequence",
	"event_index"
] }, {
	on: [
		"rail_id",
		"transaction_hex",
		"transaction_index",
		"number"
	],
	where: "transaction_hex is not null"
});
/** Every withdrawal as it stands now. */
var withdrawals = table("withdrawals", {
	withdrawal_id: whole(),
	account_id: whole(),
	rail_id: whole(),
	asset_id: whole(),
	/** Hex. */
	destination_hex: word(),
	amount_atoms: atoms(),
	fee_atoms: atoms(),
	receives_atoms: atoms(),
	value_atoms: atoms(),
	undo_until_ms: whole(),
	status: word(),
	/** Of the present state, as is `until_ms`. */
	reason: optional(word()),
	until_ms: optional(whole()),
	/** Hex: the last one that was told of. */
	transaction_hex: optional(word()),
	requested_at_ms: whole(),
	ended_at_ms: optional(whole())
}, ["withdrawal_id"], { on: ["account_id", "withdrawal_id"] }, { on: [
	"account_id",
	"asset_id",
	"withdrawal_id"
] });
/** Every state a withdrawal has been in, the request being the first. */
var withdrawalSteps = table("withdrawal_steps", {
	withdrawal_id: whole(),
	sequence: whole(),
	event_index: whole(),
	status: word(),
	reason: optional(word()),
	until_ms: optional(whole()),
	transaction_hex: optional(word()),
	/** A list of names as JSON. */
	operators: word(),
	at_ms: whole()
}, [
	"withdrawal_id",
	"sequence",
	"event_index"
]);
// packages/readmodel/src/schema/ledger.ts
/** Lines of the statements of users and of `insurance`. The house's other accounts are kept as balances only. */
var ledgerEntries = table("ledger_entries", {
	/** Counts up from 1 in the order of the journal. */
	entry_id: whole(),
	account_id: whole(),
	wallet_type: word(),
	asset_id: whole(),
	kind: word(),
	available_atoms: atoms(),
	frozen_atoms: atoms(),
	available_after_atoms: atoms(),
	frozen_after_atoms: atoms(),
	/** The order, trade, quote, ticket or option; 0 when the command is the whole cause. */
	reference: whole(),
	sequence: whole(),
	at_ms: whole()
}, ["entry_id"], { on: [
	"account_id",
	"at_ms",
	"entry_id"
] }, { on: [
	"account_id",
	"wallet_type",
	"at_ms",
	"entry_id"
] }, { on: [
	"account_id",
	"asset_id",
	"at_ms",
	"entry_id"
] }, { on: [
	"account_id",
	"wallet_type",
	"asset_id",
	"at_ms",
	"entry_id"
] });
/** What every wallet holds now, the house's included. */
var balances = table("balances", {
	account_id: whole(),
	wallet_type: word(),
	asset_id: whole(),
	available_atoms: atoms(),
	frozen_atoms: atoms()
}, [
	"account_id",
	"wallet_type",
	"asset_id"
]);
/** Available and frozen together at the end of each UTC day on which the wallet changed. */
var dailyBalances = table("daily_balances", {
	account_id: whole(),
	wallet_type: word(),
	asset_id: whole(),
	/** Days since 1970. */
	day: whole(),
	total_atoms: atoms()
}, [
	"account_id",
	"wallet_type",
	"asset_id",
	"day"
]);
// packages/readmodel/src/schema/liquidations.ts
/** Reports of liquidations: one per account (cross) or ticket (isolated) and time. */
var liquidations = table("liquidations", {
	sequence: whole(),
	event_index: whole(),
	account_id: whole(),
	margin_mode: word(),
	grid_index: whole(),
	equity_atoms: atoms(),
	margin_atoms: atoms(),
	maintenance_atoms: atoms(),
	fee_atoms: atoms(),
	deficit_atoms: atoms(),
	from_insurance_atoms: atoms(),
	from_others_atoms: atoms(),
	equity_after_atoms: atoms(),
	at_ms: whole()
}, ["sequence", "event_index"], { on: [
	"account_id",
	"sequence",
	"event_index"
] });
/** The tickets of each report as they stood when it was found out, in the order of the report. */
var liquidatedTickets = table("liquidated_tickets", {
	sequence: whole(),
	event_index: whole(),
	position: whole(),
	ticket_id: whole(),
	pair_id: whole(),
	direction: word(),
	lots: whole(),
	entry_price: whole(),
	mark_price: whole(),
	margin_atoms: atoms(),
	unrealised_atoms: atoms(),
	maintenance_atoms: atoms(),
	/** 0: it was there, and was left open. */
	is_closed: whole()
}, [
	"sequence",
	"event_index",
	"position"
], { on: [
	"ticket_id",
	"sequence",
	"event_index"
] });
// packages/readmodel/src/schema/list-counts.ts
/**
* How many rows each account has in each of its lists, by what the lists can be filtered by. A total is then a sum over
* a handful of rows, however long the history. What a list is not filtered by is 0 or empty.
*/
var listCounts = table("list_counts", {
	account_id: whole(),
	list: word(),
	pair_id: whole(),
	side: word(),
	wallet_type: word(),
	asset_id: whole(),
	kind: word(),
	count: whole()
}, [
	"account_id",
	"list",
	"pair_id",
	"side",
	"wallet_type",
	"asset_id",
	"kind"
]);
// packages/readmodel/src/schema/movements.ts
/** Moves between a user's own wallets. */
var transfers = table("transfers", {
	sequence: whole(),
	event_index: whole(),
	account_id: whole(),
	asset_id: whole(),
	amount_atoms: atoms(),
	from_wallet: word(),
	to_wallet: word(),
	at_ms: whole()
}, ["sequence", "event_index"], { on: [
	"account_id",
	"sequence",
	"event_index"
] });
/** Accepted conversions. */
var conversions = table("conversions", {
	quote_id: whole(),
	account_id: whole(),
	from_asset_id: whole(),
	to_asset_id: whole(),
	from_amount_atoms: atoms(),
	to_amount_atoms: atoms(),
	/** In the asset received. */
	fee_atoms: atoms(),
	/** Index price and applied price of `from` in `to`, with the core's scale for quotes. */
	mid_rate_atoms: atoms(),
	rate_atoms: atoms(),
	sequence: whole(),
	at_ms: whole()
}, ["quote_id"], { on: ["account_id", "sequence"] });
// packages/readmodel/src/schema/options.ts
/** Every timed option, live and settled. */
var options = table("options", {
	option_id: whole(),
	account_id: whole(),
	pair_id: whole(),
	terms_id: whole(),
	/** Hex. */
	terms_hash: word(),
	direction: word(),
	seconds: whole(),
	stake_atoms: atoms(),
	payout_ppm: whole(),
	reward_atoms: atoms(),
	index_price: whole(),
	strike_from_grid: whole(),
	status: word(),
	strike_grid: optional(whole()),
	strike_price: optional(whole()),
	expiry_grid: optional(whole()),
	result: optional(word()),
	paid_atoms: optional(atoms()),
	window_size: optional(whole()),
	sample_count: optional(whole()),
	sample_sum_atoms: optional(atoms()),
	bought_at_ms: whole(),
	settled_at_ms: optional(whole())
}, ["option_id"], { on: ["account_id", "option_id"] }, { on: [
	"account_id",
	"pair_id",
	"option_id"
] });
/** The windows that decided options: each once, for all options of one pair and expiry that it decided. */
var optionWindows = table("option_windows", {
	pair_id: whole(),
	expiry_grid: whole(),
	window_size: whole(),
	at_ms: whole()
}, [
	"pair_id",
	"expiry_grid",
	"window_size"
]);
/** The ticks of those windows. Other ticks are not kept here. */
var optionSamples = table("option_samples", {
	pair_id: whole(),
	expiry_grid: whole(),
	window_size: whole(),
	grid_index: whole(),
	price: whole()
}, [
	"pair_id",
	"expiry_grid",
	"window_size",
	"grid_index"
]);
/** Every version of the terms that options were ever sold on. */
var optionTerms = table("option_terms", {
	terms_id: whole(),
	/** Hex. */
	hash: word(),
	pair_id: whole(),
	stake_min_atoms: atoms(),
	stake_max_atoms: atoms(),
	exposure_max_atoms: atoms(),
	is_offered: word(),
	set_at_ms: whole()
}, ["terms_id"], { on: ["hash", "terms_id"] });
/** The durations of a version of the terms, in the order in which they were hashed. */
var optionDurations = table("option_durations", {
	terms_id: whole(),
	position: whole(),
	seconds: whole(),
	payout_ppm: whole()
}, ["terms_id", "position"]);
/** What became of an account's settled options in each pair. */
var optionTotals = table("option_totals", {
	account_id: whole(),
	pair_id: whole(),
	won: whole(),
	lost: whole(),
	refunded: whole(),
	void: whole(),
	staked_atoms: atoms(),
	paid_atoms: atoms()
}, ["account_id", "pair_id"]);
// packages/readmodel/src/schema/orders.ts
/** Every order of users, live and ended. */
var orders = table("orders", {
	order_id: whole(),
	account_id: whole(),
	pair_id: whole(),
	side: word(),
	order_type: word(),
	time_in_force: word(),
	is_post_only: whole(),
	price: optional(whole()),
	stop_price: optional(whole()),
	quantity_atoms: optional(atoms()),
	quote_amount_atoms: optional(atoms()),
	worst_price: optional(whole()),
	maker_fee_ppm: whole(),
	taker_fee_ppm: whole(),
	linked_order_id: optional(whole()),
	take_profit_price: optional(whole()),
	stop_loss_price: optional(whole()),
	status: word(),
	end_reason: optional(word()),
	exits_refused_code: optional(word()),
	filled_atoms: atoms(),
	filled_quote_atoms: atoms(),
	/** In the asset that was received. */
	fee_atoms: atoms(),
	placed_at_ms: whole(),
	triggered_at_ms: optional(whole()),
	ended_at_ms: optional(whole())
}, ["order_id"], {
	on: [
		"account_id",
		"ended_at_ms",
		"order_id"
	],
	where: "ended_at_ms is not null"
}, {
	on: [
		"account_id",
		"pair_id",
		"ended_at_ms",
		"order_id"
	],
	where: "ended_at_ms is not null"
});
// packages/readmodel/src/schema/tickets.ts
/** Every contract ticket, live and ended. */
var tickets = table("tickets", {
	ticket_id: whole(),
	account_id: whole(),
	pair_id: whole(),
	terms_id: whole(),
	direction: word(),
	margin_mode: word(),
	multiple: whole(),
	entry_type: word(),
	status: word(),
	lots: whole(),
	lots_left: whole(),
	closing_lots: whole(),
	limit_price: whole(),
	reference_price: whole(),
	/** What was frozen when it was ordered. */
	hold_atoms: atoms(),
	take_profit_price: optional(whole()),
	take_profit_lots: optional(whole()),
	stop_loss_price: optional(whole()),
	stop_loss_lots: optional(whole()),
	trader_id: optional(whole()),
	trader_ticket_id: optional(whole()),
	self_held_at_ms: optional(whole()),
	/** 1 when it counts in its owner's record as a trader: no copy, and ordered after the owner applied. */
	is_record: whole(),
	entry_price: optional(whole()),
	entry_mark_price: optional(whole()),
	entry_grid: optional(whole()),
	notional_atoms: optional(atoms()),
	open_margin_atoms: optional(atoms()),
	/** What stands behind it now. */
	margin_atoms: atoms(),
	profit_atoms: atoms(),
	fee_atoms: atoms(),
	overnight_atoms: atoms(),
	/** Price profit less both kinds of fees as they stood at the last close: what has been booked in statistics. */
	realised_atoms: atoms(),
	deficit_atoms: atoms(),
	shortfall_atoms: atoms(),
	/** Σ lots × price over all closes: divided by the closed lots it is the average price. */
	close_weight_atoms: atoms(),
	last_close_price: optional(whole()),
	close_reason: optional(word()),
	cancel_reason: optional(word()),
	released_atoms: optional(atoms()),
	ordered_at_ms: whole(),
	opened_at_ms: optional(whole()),
	ended_at_ms: optional(whole()),
	/** When a ticket of a trader's record was closed: the record is this list. */
	record_closed_at_ms: optional(whole())
}, ["ticket_id"], { on: [
	"account_id",
	"ordered_at_ms",
	"ticket_id"
] }, { on: [
	"account_id",
	"pair_id",
	"ordered_at_ms",
	"ticket_id"
] }, {
	on: [
		"account_id",
		"ended_at_ms",
		"ticket_id"
	],
	where: "ended_at_ms is not null"
}, {
	on: [
		"account_id",
		"pair_id",
		"ended_at_ms",
		"ticket_id"
	],
	where: "ended_at_ms is not null"
}, {
	on: [
		"account_id",
		"record_closed_at_ms",
		"ticket_id"
	],
	where: "record_closed_at_ms is not null"
});
/** One row per close of a ticket or a part of it. */
var ticketCloses = table("ticket_closes", {
	ticket_id: whole(),
	sequence: whole(),
	event_index: whole(),
	lots: whole(),
	lots_left: whole(),
	price: whole(),
	mark_price: whole(),
	grid_index: whole(),
	reason: word(),
	notional_atoms: atoms(),
	profit_atoms: atoms(),
	fee_atoms: atoms(),
	margin_released_atoms: atoms(),
	margin_left_atoms: atoms(),
	settled_before_atoms: atoms(),
	deficit_atoms: atoms(),
	shortfall_atoms: atoms(),
	at_ms: whole()
}, [
	"ticket_id",
	"sequence",
	"event_index"
]);
/** One row per ticket and night. */
var overnightCharges = table("overnight_charges", {
	ticket_id: whole(),
	sequence: whole(),
	event_index: whole(),
	account_id: whole(),
	pair_id: whole(),
	/** Days since 1970 that begin with it. */
	day: whole(),
	notional_atoms: atoms(),
	rate_ppm: whole(),
	fee_atoms: atoms(),
	/** What stood behind the ticket afterwards. */
	margin_atoms: atoms(),
	at_ms: whole()
}, [
	"ticket_id",
	"sequence",
	"event_index"
], { on: [
	"account_id",
	"sequence",
	"event_index"
] });
// packages/readmodel/src/schema/index.ts
var tables = {
	assets,
	pairs,
	orders,
	trades: table("trades", {
		trade_id: whole(),
		pair_id: whole(),
		price: whole(),
		quantity_atoms: atoms(),
		quote_amount_atoms: atoms(),
		taker_side: word(),
		taker_order_id: whole(),
		taker_account_id: whole(),
		taker_fee_atoms: atoms(),
		maker_order_id: whole(),
		maker_account_id: whole(),
		maker_fee_atoms: atoms(),
		at_ms: whole()
	}, ["trade_id"], { on: ["pair_id", "trade_id"] }),
	fills: table("fills", {
		account_id: whole(),
		trade_id: whole(),
		order_id: whole(),
		pair_id: whole()
	}, ["account_id", "trade_id"], { on: [
		"account_id",
		"pair_id",
		"trade_id"
	] }, { on: ["order_id", "trade_id"] }),
	ledger_entries: ledgerEntries,
	balances,
	daily_balances: dailyBalances,
	transfers,
	conversions,
	candles,
	tickets,
	ticket_closes: ticketCloses,
	overnight_charges: overnightCharges,
	liquidations,
	liquidated_tickets: liquidatedTickets,
	options,
	option_windows: optionWindows,
	option_samples: optionSamples,
	option_terms: optionTerms,
	option_durations: optionDurations,
	option_totals: optionTotals,
	traders,
	nav_marks: navMarks,
	follows,
	follow_results: followResults,
	copies,
	profit_shares: profitShares,
	deposits,
	withdrawals,
	withdrawal_steps: withdrawalSteps,
	list_counts: listCounts,
	watermark: table("watermark", {
		id: whole(),
		sequence: whole(),
		at_ms: whole(),
		/** What tells the journal from any other. */
		journal: word(),
		/** The journal's chain after that command, in hex; empty where it is not known. */
		chain: word()
	}, ["id"])
};
var schemaSql = Object.values(tables).flatMap(creationSql);
// packages/readmodel/src/sqlite/open.ts
/** How long a statement waits for another connection's lock before it fails. */
var busyTimeoutMs = 5e3;
/**
* Opens one connection to a file (or `:memory:`) in the way all of Candor's databases are kept: a write-ahead log, so
* that readers never wait for the writer, and foreign keys that are enforced.
*/
function openSqlite(path, options = {}) {
	const { synchronous = "full", readOnly = false } = options;
	const database = new DatabaseSync(path, {
		readOnly,
		timeout: busyTimeoutMs,
		enableForeignKeyConstraints: true
	});
	if (!readOnly) database.exec("pragma journal_mode = wal");
	database.exec(`pragma synchronous = ${synchronous}`);
	database.exec("pragma temp_store = memory");
	return database;
}
// packages/readmodel/src/projection/schema-file.ts
/** Fits SQLite's `user_version`, a signed 32-bit number; 0 is a new file. */
var schemaStamp = createHash("sha256").update([3, ...schemaSql].join("\n")).digest().readUInt32BE() >>> 1 || 1;
function stampOf(database) {
	return database.prepare("pragma user_version").get().user_version;
}
/**
* Leaves the file with this version's tables: as they are, or empty when they were made by another version. There are
* no migrations here, because everything can be read from the journal again.
*/
function prepareSchema(database, options) {
	if (stampOf(database) === schemaStamp && !options.startOver) return;
	const existing = database.prepare(`select name from sqlite_schema where type = 'table' and name not like 'sqlite_%'`).all();
	database.exec("begin immediate");
	for (const { name } of existing) database.exec(`drop table "${name}"`);
	for (const statement of schemaSql) database.exec(statement);
	database.exec(`pragma user_version = ${schemaStamp}`);
	database.exec("commit");
}
// packages/readmodel/src/projection/table-writer.ts
/**
* Writes and finds rows of one table by prepared statements made from its declaration: what a query builder would add
* to each of thousands of rows a second is paid once here.
*/
var TableWriter = class {
	#names;
	#atomsNames;
	#insert;
	#upsert;
	#find;
	#findBefore;
	constructor(database, table) {
		this.#names = Object.keys(table.columns);
		this.#atomsNames = this.#names.filter((name) => table.columns[name]?.isAtoms);
		const values = `(${this.#names.join(", ")}) values (${this.#names.map(() => "?").join(", ")})`;
		const changes = this.#names.filter((name) => !table.key.includes(name)).map((name) => `${name} = excluded.${name}`).join(", ");
		const last = table.key.at(-1);
		const keyed = (comparison) => table.key.map((name) => `${name} ${name === last ? comparison : "="} ?`).join(" and ");
		this.#insert = database.prepare(`insert into ${table.name} ${values}`);
		this.#upsert = database.prepare(`insert into ${table.name} ${values} on conflict (${table.key.join(", ")}) do ${changes ? `update set ${changes}` : "nothing"}`);
		this.#find = database.prepare(`select * from ${table.name} where ${keyed("=")}`);
		this.#findBefore = database.prepare(`select * from ${table.name} where ${keyed("<")} order by ${last} desc limit 1`);
	}
	/** Writes a row that must be new. */
	insert(row) {
		this.#insert.run(...this.#bound(row));
	}
	/** Writes a row whether it is new or not. */
	upsert(row) {
		this.#upsert.run(...this.#bound(row));
	}
	/** The row with these values of the key columns, in their order. */
	find(...key) {
		return this.#row(this.#find.get(...key));
	}
	/** The row with the same key columns but the last, and the largest value of the last that is smaller. */
	findBefore(...key) {
		return this.#row(this.#findBefore.get(...key));
	}
	#row(found) {
		if (!found) return void 0;
		for (const name of this.#atomsNames) {
			const text = found[name];
			if (text !== null) found[name] = BigInt(text);
		}
		return found;
	}
	#bound(row) {
		return this.#names.map((name) => {
			const value = row[name];
			return typeof value === "bigint" ? value.toString() : value;
		});
	}
};
// packages/readmodel/src/projection/list-counter.ts
/** Gathers by how much lists have changed over a batch, and writes each count once. */
var ListCounter = class {
	#writer;
	#changed = /* @__PURE__ */ new Map();
	constructor(writer) {
		this.#writer = writer;
	}
	/** `by` is −1 when a row leaves a part of the list for another one. */
	add(list, accountId, facets = {}, by = 1) {
		const { pair_id = 0, side = "", wallet_type = "", asset_id = 0, kind = "" } = facets;
		const key = `${accountId}/${list}/${pair_id}/${side}/${wallet_type}/${asset_id}/${kind}`;
		let row = this.#changed.get(key);
		if (!row) {
			row = this.#writer.find(accountId, list, pair_id, side, wallet_type, asset_id, kind) ?? {
				account_id: accountId,
				list,
				pair_id,
				side,
				wallet_type,
				asset_id,
				kind,
				count: 0
			};
			this.#changed.set(key, row);
		}
		row.count += by;
	}
	flush() {
		for (const row of this.#changed.values()) this.#writer.upsert(row);
		this.#changed.clear();
	}
};
// packages/readmodel/src/projection/write-store.ts
function openWriteStore(database) {
	const writers = Object.fromEntries(Object.values(tables).map((table) => [table.name, new TableWriter(database, table)]));
	return {
		...writers,
		counter: new ListCounter(writers.list_counts),
		largest: (table, column) => {
			return database.prepare(`select max(${column}) as largest from ${table}`).get().largest ?? 0;
		}
	};
}
// packages/readmodel/src/projection/projection.ts
/** The writing side of the read model: the only thing that changes its tables. One per file. */
var Projection = class {
	#database;
	#store;
	#projectors;
	#handlers = /* @__PURE__ */ new Map();
	#journal;
	#watermark;
	#atMs;
	#hasFailed = false;
	constructor(database, journal) {
		this.#database = database;
		this.#store = openWriteStore(database);
		const found = this.#store.watermark.find(1);
		this.#journal = journal;
		this.#watermark = found?.sequence ?? 0;
		this.#atMs = found?.at_ms ?? 0;
		this.#projectors = projectorMakers.map((make) => make(this.#store));
		for (const { handlers } of this.#projectors) for (const [type, handler] of Object.entries(handlers)) {
			const all = this.#handlers.get(type) ?? [];
			this.#handlers.set(type, [...all, handler]);
		}
	}
	/** Sequence of the last command whose facts are in the tables. */
	get watermark() {
		return this.#watermark;
	}
	/**
	* Brings the tables from the watermark to `batch.lastSequence` in one transaction. What lies at or before the
	* watermark is left out, so that applying a batch twice is harmless; a gap is refused.
	*
	* After an error nothing of the batch is there, and this object must not be used any more: what it had gathered in
	* memory is no longer what the file holds.
	*/
	apply(batch) {
		assert(!this.#hasFailed, "a projection that has failed is opened again before it goes on");
		if (batch.lastSequence <= this.#watermark) return;
		assert(batch.firstSequence <= this.#watermark + 1, "a batch leaves no gap after the watermark");
		this.#database.exec("begin immediate");
		try {
			for (const placed of batch.events) if (placed.sequence > this.#watermark) this.#applyOne(placed);
			for (const projector of this.#projectors) projector.flush?.();
			this.#store.counter.flush();
			this.#store.watermark.upsert({
				id: 1,
				sequence: batch.lastSequence,
				at_ms: this.#atMs,
				journal: this.#journal,
				chain: batch.chain ?? ""
			});
			this.#database.exec("commit");
		} catch (error) {
			this.#hasFailed = true;
			if (this.#database.isTransaction) this.#database.exec("rollback");
			throw error;
		}
		this.#watermark = batch.lastSequence;
	}
	/** Rows of each table. Walks over all of them. */
	rowCounts() {
		const count = (name) => this.#database.prepare(`select count(*) as count from ${name}`).get().count;
		return Object.fromEntries(Object.keys(tables).map((name) => [name, count(name)]));
	}
	close() {
		this.#database.close();
	}
	#applyOne(placed) {
		this.#atMs = placed.atMs;
		for (const handler of this.#handlers.get(placed.event.type) ?? []) handler(placed.event, placed);
	}
};
/**
* Opens the read model at `path` for writing, and makes it when it is not there. Tables that another version of the
* schema made, or another journal, or more of this journal than there is, are dropped and begin anew at sequence 0.
*/
function openProjection(path, options = {}) {
	const { journal = {
		id: "",
		lastSequence: Number.MAX_SAFE_INTEGER
	} } = options;
	const database = openSqlite(path, { synchronous: "normal" });
	prepareSchema(database, { startOver: false });
	if (!continues(database, journal)) prepareSchema(database, { startOver: true });
	return new Projection(database, journal.id);
}
function continues(database, journal) {
	const kept = new TableWriter(database, tables.watermark).find(1);
	if (kept === void 0) return true;
	if (kept.journal !== journal.id || kept.sequence > journal.lastSequence) return false;
	return kept.chain === "" || journal.chainAfter === void 0 || journal.chainAfter(kept.sequence) === kept.chain;
}
// packages/readmodel/src/worker/open-following.ts
/** Opens a journal for reading and the read model that follows it for writing. */
function openFollowing({ journalPath, readModelPath }) {
	const reader = new JournalReader(journalPath);
	const lastSequence = reader.lastSequence();
	const chainAfter = (sequence) => {
		const chain = reader.chainIfEndsAt(sequence);
		return chain && Buffer.from(chain).toString("hex");
	};
	const projection = openProjection(readModelPath, { journal: {
		id: reader.identity.salt,
		lastSequence,
		chainAfter
	} });
	return {
		source: journalSource(reader),
		projection,
		lastSequence,
		close() {
			projection.close();
			reader.close();
		}
	};
}
// packages/readmodel/src/worker/run-projector.ts
/** The whole of the worker entry. An error ends the thread, and the main thread hears of it as the worker's `error`. */
function runProjectorWorker() {
	const port = present(parentPort, "the projector runs in a thread of its own");
	const tell = (message) => port.postMessage(message);
	const { source, projection, close } = openFollowing(workerData);
	const follower = new Follower(source, projection, (watermark) => tell({
		type: "applied",
		watermark
	}));
	port.on("message", (message) => {
		if (message === "committed") follower.wake();
		else stop();
	});
	tell({
		type: "ready",
		watermark: projection.watermark
	});
	follower.wake();
	async function stop() {
		await follower.stop();
		close();
		port.close();
	}
}
// apps/server/src/projector-worker.ts
/** Entry of the thread that keeps the read model. */
runProjectorWorker();
export {};

//# sourceMappingURL=projector-worker.js.map