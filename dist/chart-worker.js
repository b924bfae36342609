import { n as assert, r as present } from "./chunk-assert-NnURUTHi.js";
import { o as plus, s as quantityFor, t as atoms } from "./chunk-atoms--DAEQ9UZ.js";
import { n as hmacSha256 } from "./chunk-hash-CPk15ec7.js";
import { a as priceFromText, i as price, t as atomsFromText } from "./chunk-decimal-text-Bcrl9kII.js";
import { setImmediate, setTimeout } from "node:timers/promises";
import { parentPort, workerData } from "node:worker_threads";
import { existsSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
// packages/feed/src/simulation/grid.ts
var minuteMs = 6e4;
// packages/feed/src/instruments/types.ts
/** Which common factor a symbol moves with. */
var simulatedMarkets = ["coins", "stocks"];
var isPriced = (pair) => pair.model !== void 0;
/** "expand 32-byte k": the first four words of what a block is made from; then come eight of the key and four of the position. */
var chachaConstants = [
	1634760805,
	857760878,
	2036477234,
	1797285236
];
/** Ten times the columns and the diagonals. */
var doubleRounds = 10;
/** One block of ChaCha20 (RFC 8439, section 2.3), out of sixteen words into sixteen others. */
function chachaBlock(input, output) {
	output.set(input);
	for (let round = 0; round < doubleRounds; round++) {
		quarterRound(output, 0, 4, 8, 12);
		quarterRound(output, 1, 5, 9, 13);
		quarterRound(output, 2, 6, 10, 14);
		quarterRound(output, 3, 7, 11, 15);
		quarterRound(output, 0, 5, 10, 15);
		quarterRound(output, 1, 6, 11, 12);
		quarterRound(output, 2, 7, 8, 13);
		quarterRound(output, 3, 4, 9, 14);
	}
	for (let word = 0; word < 16; word++) output[word] = output[word] + input[word] | 0;
}
function quarterRound(words, a, b, c, d) {
	let wa = words[a];
	let wb = words[b];
	let wc = words[c];
	let wd = words[d];
	wa = wa + wb | 0;
	wd = rotated(wd ^ wa, 16);
	wc = wc + wd | 0;
	wb = rotated(wb ^ wc, 12);
	wa = wa + wb | 0;
	wd = rotated(wd ^ wa, 8);
	wc = wc + wd | 0;
	wb = rotated(wb ^ wc, 7);
	words[a] = wa;
	words[b] = wb;
	words[c] = wc;
	words[d] = wd;
}
function rotated(word, bits) {
	return word << bits | word >>> 32 - bits;
}
// packages/feed/src/simulation/draws.ts
var text = new TextEncoder();
/** Where the words of a block say which one it is. */
var positionWord = 12;
var layerWord = 14;
/**
* Numbers drawn under a seed for one name: the same one at a position whenever it is asked for.
*
* The name's key of 256 bits is the HMAC-SHA256 of the name under the seed, and the numbers are ChaCha20 under that key. Who has seen
* any of them, or all of another name, knows nothing of the rest: there is only the seed to guess.
*/
var Draws = class {
	#input = /* @__PURE__ */ new Int32Array(16);
	#block = /* @__PURE__ */ new Int32Array(16);
	constructor(seed, name) {
		const key = new DataView(Uint8Array.from(hmacSha256(text.encode(seed), text.encode(name))).buffer);
		this.#input.set(chachaConstants);
		for (let word = 0; word < 8; word++) this.#input[4 + word] = key.getInt32(word * 4, true);
		this.block(0, 0);
	}
	/** From −2^31 to 2^31 − 1. Positions go from 0 to below 2^36. */
	at(position) {
		return this.block(0, Math.floor(position / 16))[position % 16];
	}
	/** Sixteen such numbers at once; good until the next call. Layers keep apart what shares a key; `at` has layer 0. */
	block(layer, position) {
		const input = this.#input;
		if (input[positionWord] === (position | 0) && input[layerWord] === layer && input[15] === 1) return this.#block;
		input[positionWord] = position;
		input[layerWord] = layer;
		input[15] = 1;
		chachaBlock(input, this.#block);
		return this.#block;
	}
};
var logOne = 2 ** 36;
var factorOne$1 = 2 ** 28;
var stepsPerUnit = 64;
var stepMax = 71;
var logPerStep = logOne / stepsPerUnit;
/** e^(i ÷ 64) for i from −71 to 71, to the nearest 2^-28. */
var table$1 = Array.from({ length: 143 }, (_, index) => exactExponential(index - stepMax));
/** e^(steps ÷ 64) by its series, in whole numbers of 2^-80, so that no machine's `exp` has a say in a price. */
function exactExponential(steps) {
	const one = 1n << 80n;
	const magnitude = BigInt(Math.abs(steps));
	let sum = one;
	let term = one;
	for (let n = 1n; term > 0n; n++) {
		term = term * magnitude / (BigInt(stepsPerUnit) * n);
		sum += term;
	}
	const value = steps < 0 ? one * one / sum : sum;
	const shift = BigInt(52);
	return Number(value + (1n << shift - 1n) >> shift);
}
/**
* e^log in steps of 2^-28, for a logarithm in steps of 2^-36 between −ln 3 and ln 3.
*
* Table value times a cubic for the rest below 1/64: the relative error stays under 3 × 10^-8, a hundredth of the finest tick's. Every product is below 2^53,
* so each one is exact.
*/
function exponential(log) {
	assert(log >= -75496061613 && log <= 75496061613, "a simulated price stays within a factor of three of its level");
	const step = Math.floor(log / logPerStep);
	const rest = Math.floor((log - step * logPerStep) / 256);
	const square = Math.floor(rest * rest / factorOne$1);
	const cube = Math.floor(square * rest / factorOne$1);
	const beyondOne = rest + Math.floor(square / 2) + Math.floor(cube / 6);
	const base = table$1[step + stepMax];
	return base + Math.floor(base * beyondOne / factorOne$1);
}
// packages/feed/src/simulation/fold.ts
/** Where the fold turns. */
var turn = 1.5 * 2 ** 36;
/**
* Keeps a walk within one of zero: a third-degree curve that goes straight through zero, turns flat at one and a half, comes back and
* turns again on the other side. Both in steps of 2^-36.
*
* A walk that may go anywhere would, in years, make prices that no screen and no tick fits. Near zero this leaves it as it is;
* towards the end it takes away its liveliness, and adds a pull of at most two thirds of the walk's variance: a hundredth of a day's move.
*/
function folded(walk) {
	const lap = walk - Math.floor((walk + turn) / (4 * turn)) * 4 * turn;
	const way = lap > turn ? 2 * turn - lap : lap;
	const rough = Math.floor(way / 2048);
	const bend = Math.floor(Math.floor(rough * rough / 2 ** 24) * 4 / 27);
	const high = Math.floor(way / 2 ** 18);
	const low = way - high * 2 ** 18;
	return way - Math.floor((high * bend + Math.floor(low * bend / 2 ** 18)) / 256);
}
// packages/feed/src/simulation/normal.ts
var middle = 510;
/** Of the line and the cube that bend the sum of four bytes into a normal distribution of deviation one. */
var linear = 1764224666;
var cubic = 6553562;
/** What each sum of four bytes stands for, in steps of 2^-14. */
var table = Int32Array.from({ length: 1021 }, (_, sum) => sum < middle ? -bent(middle - sum) : bent(sum - middle));
function bent(distance) {
	return Math.floor((distance * linear + Math.floor(distance ** 3 * cubic / 4096)) / 2 ** 24);
}
/**
* A normally distributed number out of 32 random bits, in steps of 2^-14, from about −4.05 to 4.05.
*
* The sum of four bytes is nearly normal, with tails that are too thin; the cube mends them: variance, fourth and sixth moment are
* those of the normal distribution to 10^-5, 1 in 1,000 and 1 in 30. Only normal draws make the two halves of a stretch that was
* parted in the middle independent of each other (`walk.ts`), so that the first says nothing of the second.
*/
function normalOf(word) {
	return table[(word & 255) + (word >>> 8 & 255) + (word >>> 16 & 255) + (word >>> 24)];
}
// packages/feed/src/simulation/series.ts
/** How much of a symbol's movement is its market's and how much its own, in tenths; the squares add up to about one. */
var shares = {
	coins: {
		market: 7,
		own: 7
	},
	stocks: {
		market: 6,
		own: 8
	}
};
var weightOne = 1e3;
var factorOne = 2 ** 28;
/** How far from its level a symbol is where the tape begins, in usual days. */
var startDays = 2;
/**
* A pair that the feed prices: e to the power of its market's and its own walk, times its level, on its tick.
*
* Half of the variance that has passed is taken off, because e^x rises more than it falls: without it the price of a symbol would be
* expected to rise, and whoever just holds it would be expected to gain.
*/
var SimulatedSeries = class {
	#market;
	#own;
	#marketWeight;
	#ownWeight;
	#start;
	#tick;
	#levelTicks;
	#toll;
	constructor({ tick, model }, { market, own, start, level }) {
		const share = shares[model.market];
		this.#market = market;
		this.#own = own;
		this.#marketWeight = Math.floor(model.dailyVolatility * share.market / 100);
		this.#ownWeight = Math.floor(model.dailyVolatility * share.own / 100);
		this.#start = start === void 0 ? 0 : startOf(model.dailyVolatility, start);
		this.#tick = tick;
		this.#levelTicks = level / tick;
		assert(Number.isInteger(this.#levelTicks) && this.#levelTicks < 2 ** 23, "a level is a whole number of ticks, and three times it times 2^28 is exact");
	}
	priceAt(gridIndex) {
		const minute = Math.floor(gridIndex / 120);
		const passed = gridIndex - minute * 120;
		const moved = this.#own.at(minute, passed) * this.#ownWeight + this.#market.at(minute, passed) * this.#marketWeight;
		const toll = this.#tollOf(minute);
		const taken = toll.from + Math.floor(toll.by * passed / 120);
		const factor = exponential(folded(this.#start + Math.floor(moved / weightOne) - taken));
		const ticks = Math.floor((this.#levelTicks * factor + factorOne / 2) / factorOne);
		return price(Math.max(1, ticks) * this.#tick);
	}
	#tollOf(minute) {
		if (this.#toll?.minute === minute) return this.#toll;
		const own = this.#own.minuteAt(minute);
		const market = this.#market.minuteAt(minute);
		const from = halfOf(own.passed, this.#ownWeight) + halfOf(market.passed, this.#marketWeight);
		const by = halfOf(own.variance, this.#ownWeight) + halfOf(market.variance, this.#marketWeight);
		this.#toll = {
			minute,
			from,
			by
		};
		return this.#toll;
	}
};
/** Half of a variance (in steps of 2^-50) under a weight, in steps of 2^-36. */
function halfOf(variance, weight) {
	return Math.floor(Math.floor(variance / 2 ** 22) * weight * weight * 128 / (weightOne * weightOne));
}
function startOf(dailyVolatility, draws) {
	return Math.floor(normalOf(draws.at(0)) * dailyVolatility * startDays / 1e3) * Math.floor(2 ** 22 / 1e3);
}
/** A pair whose index is one index divided by another, rounded down to its tick. */
var CrossSeries = class {
	#numerator;
	#denominator;
	#tick;
	constructor(pair, numerator, denominator) {
		this.#numerator = numerator;
		this.#denominator = denominator;
		this.#tick = pair.tick;
	}
	priceAt(gridIndex) {
		return crossPrice(this.#numerator.priceAt(gridIndex), this.#denominator.priceAt(gridIndex), this.#tick);
	}
};
/** What one unit of the numerator's base is worth in the denominator's, rounded down to the tick but not to nothing. */
function crossPrice(numerator, denominator, tick) {
	const exact = BigInt(numerator) * 10n ** BigInt(8) / BigInt(denominator);
	const onTick = Number(exact - exact % BigInt(tick));
	return price(Math.max(onTick, tick));
}
// packages/feed/src/simulation/day-shape.ts
/** 1 in the units of activity. */
var activityOne = 1024;
/** How lively each UTC hour of a weekday is, in percent: Asia's morning, Europe's, and New York's open from 13:30. */
var hours = {
	coins: [
		96,
		92,
		88,
		82,
		78,
		76,
		80,
		90,
		98,
		100,
		98,
		96,
		102,
		122,
		138,
		134,
		124,
		114,
		106,
		102,
		104,
		100,
		96,
		98
	],
	stocks: [
		60,
		58,
		56,
		54,
		54,
		54,
		58,
		66,
		74,
		80,
		84,
		90,
		108,
		152,
		168,
		150,
		132,
		126,
		132,
		146,
		118,
		84,
		72,
		64
	]
};
/** The same for Monday to Sunday, in percent. */
var days = {
	coins: [
		102,
		104,
		106,
		104,
		102,
		72,
		74
	],
	stocks: [
		102,
		104,
		104,
		104,
		100,
		46,
		48
	]
};
var minutesPerWeek$1 = 10080;
/** 1970 began on a Thursday: the first Monday is four days in. */
var mondayMinutes = 5760;
/** Usual liveliness of each hour of the week, Monday 00:00 UTC first, in units of activity. */
var weeks = {
	coins: weekOf("coins"),
	stocks: weekOf("stocks")
};
function weekOf(market) {
	return days[market].flatMap((day) => hours[market].map((hour) => Math.floor(day * hour * activityOne / 1e4)));
}
/** What a walk of one percent a day varies in a usual minute, in steps of 2^-50. */
var minuteVariance = 78187494;
/** The variance from the beginning of the week to each of its minutes and to its end. */
var variances = {
	coins: variancesOf("coins"),
	stocks: variancesOf("stocks")
};
function variancesOf(market) {
	const squares = Array.from({ length: minutesPerWeek$1 }, (_, minute) => usualActivity(market, mondayMinutes + minute) ** 2);
	const mean = Math.floor(squares.reduce((all, square) => all + square, 0) / minutesPerWeek$1);
	const sums = [0];
	for (const square of squares) sums.push(sums.at(-1) + Math.floor(square * minuteVariance / mean));
	return sums;
}
/**
* What a walk of one percent a day is expected to vary between two minutes (counted from 1970), by the shape of the week: its
* own liveliness squared, and a percent squared in a day of the mean week.
*/
function expectedVariance(market, fromMinute, toMinute) {
	return varianceUntil(market, toMinute) - varianceUntil(market, fromMinute);
}
function varianceUntil(market, minute) {
	const sums = variances[market];
	const weeks = Math.floor((minute - mondayMinutes) / minutesPerWeek$1);
	const inWeek = minute - mondayMinutes - weeks * minutesPerWeek$1;
	return weeks * sums[minutesPerWeek$1] + sums[inWeek];
}
/**
* The usual liveliness of a minute (counted from 1970), `activityOne` being that of an average weekday hour; it passes
* from hour to hour without steps.
*/
function usualActivity(market, minute) {
	const week = weeks[market];
	const inWeek = (minute - mondayMinutes + minutesPerWeek$1) % minutesPerWeek$1;
	const hour = Math.floor(inWeek / 60);
	const inHour = inWeek % 60;
	const now = week[hour];
	const next = week[(hour + 1) % week.length];
	return now + Math.floor((next - now) * inHour / 60);
}
// packages/feed/src/simulation/volume.ts
var minutesPerDay$1 = 1440;
/** The root of 1,440: a day's volatility over this is a minute's. */
var minuteRoot = 38;
/** A still minute trades 0.4 of the average, and each usual move adds 0.75 of it. */
var stillShare = 410;
var moveShare = 768;
var moveMax = 10 * activityOne;
/** The square of a draw makes most minutes quieter than the average and some much busier. */
var drawFloor = 400;
var drawSpan = 1872;
/** How many lots a pair trades in a minute, by draws of its own. */
var VolumeModel = class {
	#draws;
	#pair;
	constructor(seed, pair) {
		this.#draws = new Draws(seed, `${pair.symbol}:volume`);
		this.#pair = pair;
	}
	lotsIn(minute, open, close) {
		return lotsOf(this.#pair, {
			minute,
			open,
			close
		}, this.#draws.at(minute) >>> 16);
	}
};
/** From the hour of the week, how far the price went, and a draw from 0 to 65,535. */
function lotsOf(pair, { minute, open, close }, draw) {
	const { dailyVolatility, market } = isPriced(pair) ? pair.model : pair.cross.numerator.model;
	const dailyLots = Number(pair.dailyVolume / pair.lot);
	const openTicks = open / pair.tick;
	const movePpm = Math.floor(Math.abs(close / pair.tick - openTicks) * 1e6 / openTicks);
	const moves = Math.min(moveMax, Math.floor(movePpm * minuteRoot * activityOne / dailyVolatility));
	const usual = Math.floor(dailyLots * usualActivity(market, minute) / minutesPerDay$1);
	const moved = Math.floor(usual * (stillShare + Math.floor(moves * moveShare / activityOne)) / activityOne);
	const weight = drawFloor + Math.floor(drawSpan * draw * draw / 2 ** 32);
	return Math.floor(moved * weight / (activityOne * activityOne));
}
var atomsOf = (lots, lot) => atoms(BigInt(lots) * lot);
// packages/feed/src/simulation/whole.ts
/** One, in the shares that `portionOf` takes. */
var shareOne = 2 ** 20;
var half = 2 ** 18;
/** `share` ÷ 2^20 of an amount up to 2^51 either way, rounded down. */
function portionOf(amount, share) {
	const high = Math.floor(amount / half);
	const low = amount - high * half;
	return Math.floor((high * share + Math.floor(low * share / half)) / (shareOne / half));
}
/** How many 2^-20ths of the whole the part is, rounded down; the whole is above zero. */
function shareOf(part, whole) {
	const unit = whole >= 2 ** 33 ? 2 ** 20 : 1;
	return Math.floor(Math.floor(part / unit) * shareOne / Math.floor(whole / unit));
}
/** The whole part of the square root of a number below 2^52. */
function rootOf(square) {
	let root = Math.floor(Math.sqrt(square));
	while (root * root > square) root--;
	while ((root + 1) * (root + 1) <= square) root++;
	return root;
}
// packages/feed/src/simulation/walk.ts
/** 32 years after the anchor, and eight before it. */
var onwardBits = 24;
var backBits = 22;
/** Calm and busy spells: from eight minutes to three days, a stretch's halves differ by up to so much of 1,024. */
var spellBitsMin = 3;
var spellBitsMax = 12;
var spellMost = 400;
var spellOne = 1024;
/** In stretches of eight and a half hours, about one in six has a minute that takes a fifth to three fifths of its variance. */
var burstBits = 9;
var bursts1024 = 182;
var burstLeast1024 = 205;
var burstSpan1024 = 410;
/** Layers of draws: one for each length of stretch on each side of the anchor, and two inside a minute. */
var onwardLayer = 1;
var backLayer = 33;
var eighthsLayer = 65;
var instantsLayer = 66;
var eighth = 15;
/** So many minutes are remembered with their instants. */
var memoMinutes = 256;
var inMinute = partings(0, 8, 8);
var inEighth = partings(0, eighth, 120);
function partings(from, to, perMinute) {
	if (to - from < 2) return [];
	const at = Math.floor((from + to) / 2);
	const left = at - from;
	const right = to - at;
	return [
		{
			from,
			at,
			to,
			deviation: rootOf(Math.floor(2 ** 40 * left * right / ((to - from) * perMinute)))
		},
		...partings(from, at, perMinute),
		...partings(at, to, perMinute)
	];
}
/**
* A random walk that can be asked for any instant: a Brownian motion that is zero at its anchor, whose clock runs with the hour of
* the week, with calm and busy spells and with sudden minutes.
*
* It is made from the whole to the parts: where it stands at the far end is drawn, then in the middle, then in the middle of each half.
* How much is drawn there follows from the variance of both halves, so that their moves are independent: what was says nothing
* of what comes, at any scale. How lively it will be is drawn apart from where it goes.
*/
var Walk = class {
	#draws;
	#market;
	#anchor;
	#onward;
	#back;
	/** A memo, never a state: minutes by their number's last bits. */
	#known = new Array(memoMinutes);
	constructor(draws, market, anchorMinute) {
		this.#draws = draws;
		this.#market = market;
		this.#anchor = anchorMinute;
		this.#onward = this.#whole(anchorMinute, onwardBits);
		this.#back = this.#whole(anchorMinute - 2 ** backBits, backBits);
	}
	minuteAt(minute) {
		return this.#minute(minute).value;
	}
	/** At an instant of a minute. */
	at(minute, instant) {
		const known = this.#minute(minute);
		known.eighths ??= this.#eighthsOf(known);
		const part = Math.floor(instant / eighth);
		const inside = instant - part * eighth;
		if (inside === 0) return known.eighths[part];
		return (known.instants[part] ?? this.#instantsOf(known, known.eighths, part))[inside];
	}
	#whole(minute, bits) {
		const variance = expectedVariance(this.#market, minute, minute + 2 ** bits);
		const isOnward = minute === this.#anchor;
		const word = this.#draws.block(layerOf(isOnward, bits + 1), 0)[0];
		const far = deviated(rootOf(variance), shareOne, word);
		return {
			bits,
			minute,
			from: isOnward ? 0 : far,
			to: isOnward ? far : 0,
			passed: isOnward ? 0 : -variance,
			variance,
			burst: 0,
			burstMinute: -1,
			parts: void 0
		};
	}
	#minute(minute) {
		const slot = minute % memoMinutes;
		const known = this.#known[slot];
		if (known?.minute === minute) return known;
		const found = {
			minute,
			value: this.#find(minute),
			eighths: void 0,
			instants: []
		};
		this.#known[slot] = found;
		return found;
	}
	#find(minute) {
		const isOnward = minute >= this.#anchor;
		let stretch = isOnward ? this.#onward : this.#back;
		assert(Number.isInteger(minute) && minute >= stretch.minute && minute < stretch.minute + 2 ** stretch.bits, "a simulated instant lies less than eight years before the anchor and 32 years after it");
		while (stretch.bits > 0) {
			stretch.parts ??= this.#part(stretch, isOnward);
			const { left, right } = stretch.parts;
			const isLeft = minute < right.minute;
			(isLeft ? right : left).parts = void 0;
			stretch = isLeft ? left : right;
		}
		return stretch;
	}
	#part(whole, isOnward) {
		const bits = whole.bits - 1;
		const middle = whole.minute + 2 ** bits;
		const position = Math.floor((whole.minute - (isOnward ? this.#onward : this.#back).minute) / 2 ** whole.bits);
		const block = this.#draws.block(layerOf(isOnward, whole.bits), position);
		const stepWord = block[0];
		const spellWord = block[1];
		const burstWord = block[2];
		const { burst, burstMinute } = whole.bits === burstBits ? burstIn(whole, burstWord) : whole;
		const leftSpread = portionOf(whole.variance - burst, this.#leftShare(whole, middle, spellWord));
		const isBurstLeft = burstMinute < middle;
		const leftVariance = leftSpread + (isBurstLeft ? burst : 0);
		const share = shareOf(leftVariance, whole.variance);
		const deviation = rootOf(share * (shareOne - share));
		const at = whole.from + portionOf(whole.to - whole.from, share) + deviated(rootOf(whole.variance), deviation, stepWord);
		return {
			left: {
				bits,
				minute: whole.minute,
				from: whole.from,
				to: at,
				passed: whole.passed,
				variance: leftVariance,
				burst: isBurstLeft ? burst : 0,
				burstMinute: isBurstLeft ? burstMinute : -1,
				parts: void 0
			},
			right: {
				bits,
				minute: middle,
				from: at,
				to: whole.to,
				passed: whole.passed + leftVariance,
				variance: whole.variance - leftVariance,
				burst: isBurstLeft ? 0 : burst,
				burstMinute: isBurstLeft ? -1 : burstMinute,
				parts: void 0
			}
		};
	}
	/** The left half's share of what is spread: by the shape of the week, and by spells. */
	#leftShare({ minute, bits }, middle, word) {
		const left = expectedVariance(this.#market, minute, middle);
		const usual = shareOf(left, left + expectedVariance(this.#market, middle, minute + 2 ** bits));
		if (bits < spellBitsMin || bits > spellBitsMax) return usual;
		const lean = (word >>> 0) % 801 - spellMost;
		const leftWeight = usual * (spellOne + lean);
		return shareOf(leftWeight, leftWeight + (shareOne - usual) * (spellOne - lean));
	}
	#eighthsOf({ minute, value }) {
		const points = new Array(9);
		points[0] = value.from;
		points[8] = value.to;
		join$1(points, inMinute, rootOf(value.variance), this.#draws.block(eighthsLayer, minute));
		return points;
	}
	#instantsOf(known, eighths, part) {
		const points = new Array(eighth + 1);
		points[0] = eighths[part];
		points[eighth] = eighths[part + 1];
		const words = this.#draws.block(instantsLayer, known.minute * 8 + part);
		join$1(points, inEighth, rootOf(known.value.variance), words);
		known.instants[part] = points;
		return points;
	}
};
/** Fills in the points between the ends, each from those around it. */
function join$1(points, order, root, words) {
	for (let turn = 0; turn < order.length; turn++) {
		const { from, at, to, deviation } = order[turn];
		const start = points[from];
		points[at] = start + Math.floor((points[to] - start) * (at - from) / (to - from)) + deviated(root, deviation, words[turn]);
	}
}
/** A normal draw times a root of variance (in steps of 2^-25) times a share of it, in steps of 2^-36. */
function deviated(root, share, word) {
	return Math.floor(Math.floor(root * share / 4096) * normalOf(word) / 2048);
}
function burstIn(whole, word) {
	if ((word & 1023) >= bursts1024) return {
		burst: 0,
		burstMinute: -1
	};
	const share1024 = burstLeast1024 + (word >>> 10 & 1023) % burstSpan1024;
	return {
		burst: Math.floor(whole.variance / 1024) * share1024,
		burstMinute: whole.minute + (word >>> 20 & 2 ** burstBits - 1)
	};
}
function layerOf(isOnward, bits) {
	return (isOnward ? onwardLayer : backLayer) + bits;
}
// packages/feed/src/simulation/simulation.ts
/** 2026-11-01 00:00 UTC: where the tape of a seed is near the catalogue's levels, on every machine. */
var usualStart = {
	minute: 29891520,
	prices: /* @__PURE__ */ new Map()
};
/** The price of a minute is looked at eight times, and at its last instant. */
var sampleEvery = 15;
function createSimulation(seed, catalogue, start = usualStart) {
	const markets = buildMarkets(seed, catalogue.pairs, start);
	const purposes = /* @__PURE__ */ new Map();
	const priced = catalogue.pairs.filter(isPriced);
	const marketOf = (pairId) => present(markets.get(pairId), "a simulated pair is in the catalogue");
	return {
		pairs: catalogue.pairs,
		priceAt: (pairId, gridIndex) => marketOf(pairId).series.priceAt(gridIndex),
		pricesAt: (gridIndex) => priced.map(({ pairId }) => ({
			pairId,
			price: marketOf(pairId).series.priceAt(gridIndex)
		})),
		activityAt(pairId, gridIndex) {
			const { series, volume, pair } = marketOf(pairId);
			const before = series.priceAt(gridIndex - 120);
			const minute = Math.floor(gridIndex / 120);
			return atomsOf(volume.lotsIn(minute, before, series.priceAt(gridIndex)), pair.lot);
		},
		candles(pairId, fromMinute, toMinute) {
			const market = marketOf(pairId);
			const candles = [];
			for (let minute = fromMinute; minute < toMinute; minute++) candles.push(candleOf(market, minute));
			return candles;
		},
		drawAt(purpose, position) {
			const draws = purposes.get(purpose) ?? new Draws(seed, `purpose:${purpose}`);
			purposes.set(purpose, draws);
			return draws.at(position) >>> 0;
		}
	};
}
function buildMarkets(seed, pairs, start) {
	const walkOf = (name, market) => new Walk(new Draws(seed, `${name}:walk`), market, start.minute);
	const walks = new Map(simulatedMarkets.map((market) => [market, walkOf(market, market)]));
	const series = /* @__PURE__ */ new Map();
	const seriesOf = (pair) => {
		const known = series.get(pair.pairId);
		if (known !== void 0) return known;
		const { symbol, model, pairId } = pair;
		const given = start.prices.get(pairId);
		const made = new SimulatedSeries(pair, {
			market: present(walks.get(model.market), "every market has a walk"),
			own: walkOf(symbol, model.market),
			start: given === void 0 ? new Draws(seed, `${symbol}:start`) : void 0,
			level: given ?? model.price
		});
		series.set(pairId, made);
		return made;
	};
	return new Map(pairs.map((pair) => [pair.pairId, {
		pair,
		series: isPriced(pair) ? seriesOf(pair) : new CrossSeries(pair, seriesOf(pair.cross.numerator), seriesOf(pair.cross.denominator)),
		volume: new VolumeModel(seed, pair),
		tickLot: tickLotOf(pair)
	}]));
}
/** What one lot costs at a price of one tick, in quote atoms. */
function tickLotOf({ tick, lot, base, quote }) {
	return BigInt(tick) * lot * 10n ** BigInt(quote.scale) / 10n ** BigInt(8 + base.scale);
}
function candleOf({ pair, series, volume, tickLot }, minute) {
	const first = minute * 120;
	const last = first + 120 - 1;
	const open = series.priceAt(first);
	let high = open;
	let low = open;
	for (let instant = first + sampleEvery; instant < last; instant += sampleEvery) {
		const price = series.priceAt(instant);
		if (price > high) high = price;
		if (price < low) low = price;
	}
	const close = series.priceAt(last);
	if (close > high) high = close;
	if (close < low) low = close;
	const lots = volume.lotsIn(minute, open, close);
	const fourTicks = (open + high + low + close) / pair.tick;
	return {
		openMs: minute * minuteMs,
		open,
		high,
		low,
		close,
		volume: atomsOf(lots, pair.lot),
		quoteVolume: atoms(BigInt(lots) * BigInt(fourTicks) * tickLot / 4n)
	};
}
// packages/feed/src/instruments/build.ts
var coinScale = 8;
var fee$1 = 1e3;
var band = 5e5;
function priceIn(row) {
	return present(priceFromText(row), `"${row}" is a price`);
}
function amountIn(row, asset) {
	return present(atomsFromText(row, asset.scale), `"${row}" is an amount of ${asset.scale} decimals`);
}
function ladderIn([halfSpread, step, levels, quantity], base) {
	return {
		halfSpread,
		step,
		levels,
		quantity: amountIn(quantity, base)
	};
}
/** Rounded down to whole lots, so that the figure is one the pair could trade. */
function wholeLots(quantity, lot) {
	return atoms(quantity - quantity % lot);
}
function buildAsset(row, market) {
	const scale = row.scale ?? coinScale;
	return {
		assetId: row.id,
		code: row.code,
		name: row.name,
		scale,
		assetClass: market === "coins" ? "coin" : "stock",
		tags: row.tags,
		...row.faucet === void 0 ? {} : { faucet: amountIn(row.faucet, { scale }) }
	};
}
function buildPriced(row, market, base, quote, minNotional) {
	const level = priceIn(row.price);
	const lot = amountIn(row.lot, base);
	const turnover = BigInt(row.dailyTurnover) * 10n ** BigInt(base.scale + 8);
	return {
		pairId: row.id,
		symbol: `${base.code}/${quote.code}`,
		base,
		quote,
		tick: priceIn(row.tick),
		lot,
		minNotional: amountIn(minNotional, quote),
		maxQuantity: amountIn(row.maxQuantity, base),
		makerFee: fee$1,
		takerFee: fee$1,
		band,
		typicalPrice: level,
		dailyVolume: wholeLots(turnover / BigInt(level), lot),
		model: {
			market,
			price: level,
			dailyVolatility: row.volatility
		},
		...row.ladder === void 0 ? {} : { ladder: ladderIn(row.ladder, base) }
	};
}
function buildCross(row, numerator, denominator) {
	const base = numerator.base;
	const quote = denominator.base;
	const lot = amountIn(row.lot, base);
	return {
		pairId: row.id,
		symbol: `${base.code}/${quote.code}`,
		base,
		quote,
		tick: priceIn(row.tick),
		lot,
		minNotional: amountIn(row.minNotional, quote),
		maxQuantity: amountIn(row.maxQuantity, base),
		makerFee: fee$1,
		takerFee: fee$1,
		band,
		typicalPrice: price(Number(BigInt(numerator.typicalPrice) * 10n ** 8n / BigInt(denominator.typicalPrice))),
		dailyVolume: wholeLots(amountIn(row.dailyVolume, base), lot),
		cross: {
			numerator,
			denominator
		},
		ladder: ladderIn(row.ladder, base)
	};
}
// packages/feed/src/instruments/funding.ts
var usd = {
	assetId: 201,
	code: "USD",
	name: "US dollar",
	scale: 2,
	assetClass: "fiat",
	tags: []
};
var vnd = {
	assetId: 202,
	code: "VND",
	name: "Vietnamese dong",
	scale: 0,
	assetClass: "fiat",
	tags: []
};
var btc = {
	assetId: 1,
	scale: 8
};
var eth = {
	assetId: 2,
	scale: 8
};
var usdt$1 = {
	assetId: 3,
	scale: 6
};
/** VND at the spec's built-in rate of 26,000 to the USDT. */
var dongPrice = 3846;
var dollarPrice = 1e8;
/** Ways in and out. TRC20 and BTC are looked after by hand until a module watches their chains. */
var rails = [
	{
		id: 1,
		asset: usdt$1,
		network: "ERC20",
		kind: "chain",
		confirmations: 12,
		depositMin: "1",
		withdrawMin: "10",
		withdrawFee: "1"
	},
	{
		id: 2,
		asset: usdt$1,
		network: "TRC20",
		kind: "manual",
		confirmations: 20,
		depositMin: "1",
		withdrawMin: "10",
		withdrawFee: "1"
	},
	{
		id: 3,
		asset: btc,
		network: "BTC",
		kind: "manual",
		confirmations: 2,
		depositMin: "0.0001",
		withdrawMin: "0.0005",
		withdrawFee: "0.0002"
	},
	{
		id: 4,
		asset: eth,
		network: "ERC20",
		kind: "chain",
		confirmations: 12,
		depositMin: "0.001",
		withdrawMin: "0.01",
		withdrawFee: "0.002"
	},
	{
		id: 5,
		asset: usd,
		network: "BANK",
		kind: "bank",
		confirmations: 0,
		depositMin: "10",
		withdrawMin: "20",
		withdrawFee: "2",
		fixedPrice: dollarPrice
	},
	{
		id: 6,
		asset: usd,
		network: "SWIFT",
		kind: "bank",
		confirmations: 0,
		depositMin: "100",
		withdrawMin: "100",
		withdrawFee: "25",
		fixedPrice: dollarPrice
	},
	{
		id: 7,
		asset: vnd,
		network: "BANK",
		kind: "bank",
		confirmations: 0,
		depositMin: "100000",
		withdrawMin: "200000",
		withdrawFee: "11000",
		fixedPrice: dongPrice
	}
].map(({ id, asset, network, kind, confirmations, fixedPrice, ...amounts }) => ({
	railId: id,
	assetId: asset.assetId,
	network,
	kind,
	confirmations,
	depositMin: amountIn(amounts.depositMin, asset),
	withdrawMin: amountIn(amounts.withdrawMin, asset),
	withdrawFee: amountIn(amounts.withdrawFee, asset),
	...fixedPrice === void 0 ? {} : { fixedPrice: price(fixedPrice) },
	takesDeposits: "yes",
	takesWithdrawals: "yes"
}));
// packages/feed/src/instruments/coins.ts
/**
* Coins against USDT: ticks and lots as the large venues have them, except where the smallest trade would not be a whole
* number of USDT atoms (SHIB trades in hundreds for that reason). Price levels are those of late 2026.
*/
var coinRows = [
	{
		id: 1,
		code: "BTC",
		name: "Bitcoin",
		faucet: "0.1",
		tags: ["layer1", "payment"],
		price: "68400",
		tick: "0.5",
		lot: "0.00001",
		maxQuantity: "100",
		volatility: 25e3,
		dailyTurnover: 171e7,
		ladder: [
			15,
			15,
			15,
			"0.15"
		]
	},
	{
		id: 2,
		code: "ETH",
		name: "Ethereum",
		faucet: "1",
		tags: ["layer1", "defi"],
		price: "3541",
		tick: "0.01",
		lot: "0.0001",
		maxQuantity: "2000",
		volatility: 32e3,
		dailyTurnover: 842e6,
		ladder: [
			15,
			15,
			15,
			"1.4"
		]
	},
	{
		id: 4,
		code: "SOL",
		name: "Solana",
		tags: ["layer1"],
		price: "172.4",
		tick: "0.01",
		lot: "0.001",
		maxQuantity: "40000",
		volatility: 4e4,
		dailyTurnover: 312e6,
		ladder: [
			60,
			60,
			12,
			"12"
		]
	},
	{
		id: 5,
		code: "BNB",
		name: "BNB",
		tags: ["layer1"],
		price: "594.2",
		tick: "0.01",
		lot: "0.001",
		maxQuantity: "10000",
		volatility: 24e3,
		dailyTurnover: 118e6,
		ladder: [
			25,
			25,
			12,
			"2"
		]
	},
	{
		id: 6,
		code: "XRP",
		name: "XRP",
		tags: ["payment"],
		price: "0.5312",
		tick: "0.00001",
		lot: "0.1",
		maxQuantity: "10000000",
		volatility: 36e3,
		dailyTurnover: 964e5,
		ladder: [
			190,
			190,
			10,
			"1500"
		]
	},
	{
		id: 7,
		code: "DOGE",
		name: "Dogecoin",
		tags: ["meme", "payment"],
		price: "0.1583",
		tick: "0.00001",
		lot: "1",
		maxQuantity: "30000000",
		volatility: 48e3,
		dailyTurnover: 881e5,
		ladder: [
			65,
			65,
			12,
			"4500"
		]
	},
	{
		id: 8,
		code: "ADA",
		name: "Cardano",
		tags: ["layer1"],
		price: "0.4629",
		tick: "0.0001",
		lot: "0.1",
		maxQuantity: "10000000",
		volatility: 4e4,
		dailyTurnover: 372e5,
		ladder: [
			220,
			220,
			10,
			"700"
		]
	},
	{
		id: 9,
		code: "LTC",
		name: "Litecoin",
		tags: ["payment"],
		price: "84.2",
		tick: "0.01",
		lot: "0.001",
		maxQuantity: "50000",
		volatility: 33e3,
		dailyTurnover: 416e5,
		ladder: [
			120,
			120,
			10,
			"4"
		]
	},
	{
		id: 10,
		code: "AVAX",
		name: "Avalanche",
		tags: ["layer1"],
		price: "24.61",
		tick: "0.001",
		lot: "0.01",
		maxQuantity: "200000",
		volatility: 43e3,
		dailyTurnover: 335e5,
		ladder: [
			60,
			60,
			12,
			"10"
		]
	},
	{
		id: 11,
		code: "LINK",
		name: "Chainlink",
		tags: ["defi"],
		price: "15.84",
		tick: "0.001",
		lot: "0.01",
		maxQuantity: "300000",
		volatility: 42e3,
		dailyTurnover: 368e5,
		ladder: [
			65,
			65,
			12,
			"18"
		]
	},
	{
		id: 12,
		code: "DOT",
		name: "Polkadot",
		tags: ["layer1"],
		price: "6.214",
		tick: "0.001",
		lot: "0.01",
		maxQuantity: "800000",
		volatility: 4e4,
		dailyTurnover: 169e5,
		ladder: [
			165,
			165,
			10,
			"25"
		]
	},
	{
		id: 13,
		code: "TRX",
		name: "TRON",
		tags: ["layer1", "payment"],
		price: "0.1624",
		tick: "0.00001",
		lot: "1",
		maxQuantity: "30000000",
		volatility: 22e3,
		dailyTurnover: 283e5,
		ladder: [
			65,
			65,
			12,
			"1500"
		]
	},
	{
		id: 14,
		code: "SHIB",
		name: "Shiba Inu",
		scale: 2,
		tags: ["meme"],
		price: "0.00001742",
		tick: "0.00000001",
		lot: "100",
		maxQuantity: "100000000000",
		volatility: 48e3,
		dailyTurnover: 217e5,
		ladder: [
			600,
			600,
			8,
			"9000000"
		]
	},
	{
		id: 15,
		code: "ARB",
		name: "Arbitrum",
		tags: ["layer2", "new"],
		price: "0.7415",
		tick: "0.0001",
		lot: "0.1",
		maxQuantity: "6000000",
		volatility: 46e3,
		dailyTurnover: 184e5,
		ladder: [
			140,
			140,
			10,
			"200"
		]
	},
	{
		id: 16,
		code: "UNI",
		name: "Uniswap",
		tags: ["defi"],
		price: "9.182",
		tick: "0.001",
		lot: "0.01",
		maxQuantity: "500000",
		volatility: 44e3,
		dailyTurnover: 152e5,
		ladder: [
			110,
			110,
			10,
			"13"
		]
	},
	{
		id: 17,
		code: "FET",
		name: "Artificial Superintelligence Alliance",
		tags: ["ai", "new"],
		price: "1.2438",
		tick: "0.0001",
		lot: "0.1",
		maxQuantity: "4000000",
		volatility: 5e4,
		dailyTurnover: 178e5,
		ladder: [
			85,
			85,
			12,
			"100"
		]
	},
	{
		id: 18,
		code: "SUI",
		name: "Sui",
		tags: ["layer1", "new"],
		price: "2.1074",
		tick: "0.0001",
		lot: "0.1",
		maxQuantity: "2000000",
		volatility: 48e3,
		dailyTurnover: 446e5,
		ladder: [
			50,
			50,
			12,
			"140"
		]
	}
];
/**
* Coins against BTC. Lots are ten times those of the large venues, because tick times lot must be whole satoshis.
*/
var crossRows = [
	{
		id: 201,
		base: "ETH",
		quote: "BTC",
		tick: "0.00001",
		lot: "0.001",
		minNotional: "0.00005",
		maxQuantity: "2000",
		dailyVolume: "12400",
		ladder: [
			200,
			200,
			10,
			"0.6"
		]
	},
	{
		id: 202,
		base: "SOL",
		quote: "BTC",
		tick: "0.000001",
		lot: "0.01",
		minNotional: "0.00005",
		maxQuantity: "40000",
		dailyVolume: "61000",
		ladder: [
			400,
			400,
			8,
			"4"
		]
	},
	{
		id: 203,
		base: "BNB",
		quote: "BTC",
		tick: "0.000001",
		lot: "0.01",
		minNotional: "0.00005",
		maxQuantity: "10000",
		dailyVolume: "9200",
		ladder: [
			120,
			120,
			10,
			"0.6"
		]
	}
];
// packages/feed/src/instruments/contracts.ts
/** What a contract costs everywhere: 0.06 % at opening and closing, 10.95 % a year, 0.5 % on liquidation. */
var fee = 600;
var overnightRate = 109500;
var liquidationFee = 5e3;
/** `underwriting` can pay for a move of a fifth in every market at once. */
var stress = 2e5;
/** A tenth of a lot. */
var lotsMin = 10;
/** An account may hold this many of the largest tickets on one side. */
var largestTicketsHeld = 2;
var tiersOf = {
	major: [
		[
			"0",
			4e3,
			100
		],
		[
			"50000",
			5e3,
			50
		],
		[
			"250000",
			1e4,
			20
		],
		[
			"1000000",
			25e3,
			10
		]
	],
	coin: [
		[
			"0",
			6500,
			50
		],
		[
			"25000",
			1e4,
			25
		],
		[
			"100000",
			2e4,
			10
		],
		[
			"500000",
			5e4,
			5
		]
	],
	smallCoin: [
		[
			"0",
			1e4,
			25
		],
		[
			"10000",
			2e4,
			10
		],
		[
			"50000",
			5e4,
			5
		],
		[
			"200000",
			1e5,
			2
		]
	],
	stock: [
		[
			"0",
			2e4,
			10
		],
		[
			"100000",
			4e4,
			5
		],
		[
			"500000",
			1e5,
			2
		]
	]
};
/**
* Lots are worth 50 to 100 USDT at the usual price, and one share of a stock. A hundredth of a lot at one tick is a whole
* number of USDT atoms, so that every fill is exact.
*/
var rows = [
	{
		code: "BTC",
		lot: "0.001",
		lotsMax: 3e4,
		spread: 100,
		tiers: "major"
	},
	{
		code: "ETH",
		lot: "0.02",
		lotsMax: 3e4,
		spread: 120,
		tiers: "major"
	},
	{
		code: "SOL",
		lot: "0.5",
		lotsMax: 1e4,
		spread: 200,
		tiers: "major"
	},
	{
		code: "BNB",
		lot: "0.1",
		lotsMax: 1e4,
		spread: 200,
		tiers: "major"
	},
	{
		code: "XRP",
		lot: "100",
		lotsMax: 5e3,
		spread: 300,
		tiers: "coin"
	},
	{
		code: "DOGE",
		lot: "500",
		lotsMax: 5e3,
		spread: 300,
		tiers: "coin"
	},
	{
		code: "ADA",
		lot: "200",
		lotsMax: 5e3,
		spread: 350,
		tiers: "coin"
	},
	{
		code: "LTC",
		lot: "1",
		lotsMax: 5e3,
		spread: 300,
		tiers: "coin"
	},
	{
		code: "AVAX",
		lot: "2",
		lotsMax: 5e3,
		spread: 350,
		tiers: "coin"
	},
	{
		code: "LINK",
		lot: "5",
		lotsMax: 5e3,
		spread: 350,
		tiers: "coin"
	},
	{
		code: "DOT",
		lot: "10",
		lotsMax: 3e3,
		spread: 400,
		tiers: "coin"
	},
	{
		code: "TRX",
		lot: "500",
		lotsMax: 3e3,
		spread: 400,
		tiers: "coin"
	},
	{
		code: "SHIB",
		lot: "5000000",
		lotsMax: 2e3,
		spread: 600,
		tiers: "smallCoin"
	},
	{
		code: "ARB",
		lot: "100",
		lotsMax: 2e3,
		spread: 500,
		tiers: "smallCoin"
	},
	{
		code: "UNI",
		lot: "10",
		lotsMax: 2e3,
		spread: 500,
		tiers: "smallCoin"
	},
	{
		code: "FET",
		lot: "50",
		lotsMax: 2e3,
		spread: 600,
		tiers: "smallCoin"
	},
	{
		code: "SUI",
		lot: "40",
		lotsMax: 2e3,
		spread: 500,
		tiers: "smallCoin"
	},
	{
		code: "AAPL",
		lot: "1",
		lotsMax: 2e3,
		spread: 200,
		tiers: "stock"
	},
	{
		code: "NVDA",
		lot: "1",
		lotsMax: 3e3,
		spread: 250,
		tiers: "stock"
	},
	{
		code: "TSLA",
		lot: "1",
		lotsMax: 1500,
		spread: 300,
		tiers: "stock"
	},
	{
		code: "MSFT",
		lot: "1",
		lotsMax: 1e3,
		spread: 200,
		tiers: "stock"
	},
	{
		code: "AMZN",
		lot: "1",
		lotsMax: 2e3,
		spread: 250,
		tiers: "stock"
	},
	{
		code: "GOOGL",
		lot: "1",
		lotsMax: 2e3,
		spread: 250,
		tiers: "stock"
	}
];
/** The terms of contracts in those of the pairs that have a row. */
function buildContracts(pairs) {
	return pairs.flatMap((pair) => {
		const row = rows.find(({ code }) => code === pair.base.code);
		return row === void 0 ? [] : [buildContract(row, pair)];
	});
}
function buildContract(row, { pairId, base, quote }) {
	const lotsMax = row.lotsMax * 100;
	return {
		pairId,
		lot: amountIn(row.lot, base),
		lotsMin,
		lotsMax,
		accountLotsMax: lotsMax * largestTicketsHeld,
		spread: row.spread,
		fee,
		overnightRate,
		liquidationFee,
		stress,
		tiers: tiersOf[row.tiers].map(([floor, maintenance, multipleMax]) => ({
			floor: amountIn(floor, quote),
			maintenance,
			multipleMax
		})),
		isOffered: "yes"
	};
}
// packages/feed/src/instruments/options.ts
/** The coins whose index moves on nearly every tick of the grid, so that a result is rarely a refund. */
var codes = [
	"BTC",
	"ETH",
	"SOL",
	"BNB",
	"XRP",
	"DOGE"
];
/** What a win pays on top of the stake. Longer ones pay more: who waits gives up more. */
var durations = [
	{
		seconds: 30,
		payout: 78e4
	},
	{
		seconds: 60,
		payout: 82e4
	},
	{
		seconds: 120,
		payout: 84e4
	},
	{
		seconds: 180,
		payout: 85e4
	},
	{
		seconds: 300,
		payout: 88e4
	}
];
var stakeMin = "5";
var stakeMax = "5000";
var exposureMax = "200000";
/** The terms of timed options in those of the pairs that have them. */
function buildOptions(pairs) {
	return pairs.filter(({ base }) => codes.includes(base.code)).map(({ pairId, quote }) => ({
		pairId,
		durations,
		stakeMin: amountIn(stakeMin, quote),
		stakeMax: amountIn(stakeMax, quote),
		exposureMax: amountIn(exposureMax, quote),
		isOffered: "yes"
	}));
}
// packages/feed/src/instruments/stocks.ts
/** Stocks against USDT. They have an index and no book; in practice they are quoted round the clock. */
var stockRows = [
	{
		id: 101,
		code: "AAPL",
		name: "Apple",
		tags: ["stock"],
		price: "241.35",
		tick: "0.01",
		lot: "0.001",
		maxQuantity: "20000",
		volatility: 15e3,
		dailyTurnover: 214e5
	},
	{
		id: 102,
		code: "NVDA",
		name: "NVIDIA",
		tags: ["stock", "ai"],
		price: "142.9",
		tick: "0.01",
		lot: "0.001",
		maxQuantity: "30000",
		volatility: 25e3,
		dailyTurnover: 283e5
	},
	{
		id: 103,
		code: "TSLA",
		name: "Tesla",
		tags: ["stock"],
		price: "318.6",
		tick: "0.01",
		lot: "0.001",
		maxQuantity: "15000",
		volatility: 33e3,
		dailyTurnover: 267e5
	},
	{
		id: 104,
		code: "MSFT",
		name: "Microsoft",
		tags: ["stock", "ai"],
		price: "438.2",
		tick: "0.01",
		lot: "0.001",
		maxQuantity: "10000",
		volatility: 14e3,
		dailyTurnover: 149e5
	},
	{
		id: 105,
		code: "AMZN",
		name: "Amazon",
		tags: ["stock"],
		price: "212.75",
		tick: "0.01",
		lot: "0.001",
		maxQuantity: "20000",
		volatility: 18e3,
		dailyTurnover: 132e5
	},
	{
		id: 106,
		code: "GOOGL",
		name: "Alphabet",
		tags: ["stock", "ai"],
		price: "186.4",
		tick: "0.01",
		lot: "0.001",
		maxQuantity: "25000",
		volatility: 17e3,
		dailyTurnover: 118e5
	}
];
// packages/feed/src/instruments/us-sessions.ts
/**
* When the US stock exchanges trade, as they publish it: 09:30 to 16:00 New York on weekdays, to 13:00 on half days. Days
* are `YYYY-MM-DD`. Beyond the years listed nothing is known, and the market counts as closed.
*/
var years = {
	first: 2026,
	last: 2028
};
/** Closed all day; where a holiday falls on a weekend, the weekday it is kept on. */
var holidays = /* @__PURE__ */ new Set([
	"2026-01-01",
	"2026-01-19",
	"2026-02-16",
	"2026-04-03",
	"2026-05-25",
	"2026-06-19",
	"2026-07-03",
	"2026-09-07",
	"2026-11-26",
	"2026-12-25",
	"2027-01-01",
	"2027-01-18",
	"2027-02-15",
	"2027-03-26",
	"2027-05-31",
	"2027-06-18",
	"2027-07-05",
	"2027-09-06",
	"2027-11-25",
	"2027-12-24",
	"2028-01-17",
	"2028-02-21",
	"2028-04-14",
	"2028-05-29",
	"2028-06-19",
	"2028-07-04",
	"2028-09-04",
	"2028-11-23",
	"2028-12-25"
]);
/** Closed from 13:00 on. */
var halfDays = /* @__PURE__ */ new Set([
	"2026-11-27",
	"2026-12-24",
	"2027-11-26",
	"2028-07-03",
	"2028-11-24"
]);
var hourMs = 36e5;
var dayMs = 24 * hourMs;
var opensMs = 342e5;
var closesMs = 16 * hourMs;
var closesHalfMs = 13 * hourMs;
var march = 2;
var november = 10;
/** Every session of the years that are known, in order. */
function usStockSessions() {
	const sessions = [];
	const end = Date.UTC(years.last + 1, 0, 1);
	for (let midnight = Date.UTC(years.first, 0, 1); midnight < end; midnight += dayMs) {
		const date = new Date(midnight);
		const day = date.toISOString().slice(0, 10);
		if (date.getUTCDay() === 0 || date.getUTCDay() === 6 || holidays.has(day)) continue;
		const behindUtcMs = newYorkBehindUtcMs(midnight, date.getUTCFullYear());
		sessions.push({
			opensAtMs: midnight + opensMs + behindUtcMs,
			closesAtMs: midnight + (halfDays.has(day) ? closesHalfMs : closesMs) + behindUtcMs
		});
	}
	return sessions;
}
/** Four hours from the second Sunday of March up to the first of November, otherwise five. Clocks change before any session. */
function newYorkBehindUtcMs(midnight, year) {
	return (midnight >= nthSunday(year, march, 2) && midnight < nthSunday(year, november, 1) ? 4 : 5) * hourMs;
}
function nthSunday(year, month, nth) {
	const day = 1 + (7 - new Date(Date.UTC(year, month, 1)).getUTCDay()) % 7 + 7 * (nth - 1);
	return Date.UTC(year, month, day);
}
// packages/feed/src/instruments/practice.ts
var usdt = {
	assetId: 3,
	code: "USDT",
	name: "Tether USD",
	scale: 6,
	assetClass: "coin",
	faucet: amountIn("10000", { scale: 6 }),
	tags: ["stablecoin"]
};
/** What chains are paid with. */
var etherId = 2;
var minNotional = "1";
/** What each side of each USDT pair is funded with, in USDT. */
var liquiditySide = amountIn("200000000", usdt);
var takerSide = amountIn("200000000", usdt);
var resterSide = amountIn("2000000", usdt);
var priced = [...coinRows.map((row) => buildPriced(row, "coins", buildAsset(row, "coins"), usdt, minNotional)), ...stockRows.map((row) => buildPriced(row, "stocks", buildAsset(row, "stocks"), usdt, minNotional))];
function usdtPairOf(code) {
	return present(priced.find((pair) => pair.base.code === code), "a cross pair is made of two pairs that exist");
}
var crosses = crossRows.map((row) => buildCross(row, usdtPairOf(row.base), usdtPairOf(row.quote)));
/** The same value of each base asset, and of USDT once for each pair that is bought with it. */
function funding(pairs, side) {
	return [{
		assetId: usdt.assetId,
		amount: atoms(side * BigInt(pairs.length))
	}, ...pairs.map(({ base, quote, typicalPrice }) => ({
		assetId: base.assetId,
		amount: quantityFor(side, typicalPrice, {
			base: base.scale,
			quote: quote.scale
		}, "down")
	}))];
}
var withBook = priced.filter((pair) => pair.ladder !== void 0);
/** What a practice exchange trades and is funded with. Numbers of assets and pairs are for ever; add at the end. */
var practiceCatalogue = {
	name: "Candor",
	assets: [
		usdt,
		...priced.map((pair) => pair.base),
		usd,
		vnd
	].sort((a, b) => a.assetId - b.assetId),
	pairs: [...priced, ...crosses],
	liquidity: [
		...funding(priced, liquiditySide),
		{
			assetId: usd.assetId,
			amount: amountIn("20000000", usd)
		},
		{
			assetId: vnd.assetId,
			amount: amountIn("520000000000", vnd)
		}
	],
	crowdFunding: {
		taker: funding(withBook, takerSide),
		rester: funding(withBook, resterSide)
	},
	convert: {
		spread: 1e3,
		fiatSpread: 5e3,
		spreadMax: 2e4,
		movementFactor: 4,
		fee: 0,
		minValue: amountIn("1", usdt),
		maxValue: amountIn("50000", usdt),
		accountDayMax: amountIn("500000", usdt),
		houseDayMax: amountIn("20000000", usdt)
	},
	contracts: buildContracts(priced),
	options: buildOptions(priced),
	copying: {
		shareMax: 2e5,
		followersMax: 500,
		isOffered: "yes"
	},
	rails,
	backing: [
		{
			house: "underwriting",
			assetId: usdt.assetId,
			amount: amountIn("50000000", usdt)
		},
		{
			house: "insurance",
			assetId: usdt.assetId,
			amount: amountIn("5000000", usdt)
		},
		{
			house: "treasury",
			assetId: etherId,
			amount: amountIn("100", { scale: 8 })
		}
	],
	calendars: [{
		pairIds: priced.filter(({ base }) => base.assetClass === "stock").map(({ pairId }) => pairId),
		sessions: usStockSessions()
	}]
};
// packages/feed/src/simulation/candle.ts
/** Periods of charts, and their lengths in minutes. */
var candlePeriods = {
	"1min": 1,
	"5min": 5,
	"15min": 15,
	"30min": 30,
	"1hour": 60,
	"4hour": 240,
	"1day": 1440,
	"1week": 10080
};
/** 1970 began on a Thursday; weeks begin on Monday 00:00 UTC, four days later. */
var firstMondayMinute = 5760;
/** The minute, counted from 1970, at which the candle that holds `minute` opens. */
function openMinuteOf(period, minute) {
	const length = candlePeriods[period];
	return minute - ((minute - (period === "1week" ? firstMondayMinute : 0)) % length + length) % length;
}
/** One candle out of those that follow each other in it; `parts` has at least one. */
function mergeCandles(openMs, parts) {
	const [first, ...rest] = parts;
	let { high, low, close, volume, quoteVolume } = first;
	for (const part of rest) {
		if (part.high > high) high = part.high;
		if (part.low < low) low = part.low;
		close = part.close;
		volume = plus(volume, part.volume);
		quoteVolume = plus(quoteVolume, part.quoteVolume);
	}
	return {
		openMs,
		open: first.open,
		high,
		low,
		close,
		volume,
		quoteVolume
	};
}
/** Candles of a longer period from shorter ones that lie in order without gaps. */
function aggregate(period, candles) {
	const groups = [];
	let parts = [];
	let openMs = -1;
	for (const candle of candles) {
		const home = openMinuteOf(period, candle.openMs / 6e4) * 6e4;
		if (home !== openMs && parts.length > 0) {
			groups.push(mergeCandles(openMs, parts));
			parts = [];
		}
		openMs = home;
		parts.push(candle);
	}
	if (parts.length > 0) groups.push(mergeCandles(openMs, parts));
	return groups;
}
// apps/server/src/charts/packed-candles.ts
/** Of one candle: when it opened, four prices, and two volumes of two words each. */
var wordsEach = 9;
var wordBits = 64n;
/** Candles as one block of memory: a tenth of what objects take, and handed to another thread without a copy. */
var PackedCandles = class PackedCandles {
	words;
	#volumes;
	constructor(words) {
		this.words = words;
		this.#volumes = new BigUint64Array(words.buffer, words.byteOffset, words.length);
	}
	static of(candles) {
		const packed = new PackedCandles(new Float64Array(candles.length * wordsEach));
		candles.forEach((candle, index) => packed.#put(index * wordsEach, candle));
		return packed;
	}
	get length() {
		return this.words.length / wordsEach;
	}
	/** Those that open at or after `fromMs` and before `toMs`; all lie in the order of time. */
	between(fromMs, toMs) {
		const found = [];
		for (let at = 0; at < this.words.length; at += wordsEach) {
			const openMs = this.#number(at);
			if (openMs >= toMs) break;
			if (openMs >= fromMs) found.push(this.#candleAt(at));
		}
		return found;
	}
	all() {
		return this.between(Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY);
	}
	#put(at, { openMs, open, high, low, close, volume, quoteVolume }) {
		this.words.set([
			openMs,
			open,
			high,
			low,
			close
		], at);
		this.#putVolume(at + 5, volume);
		this.#putVolume(at + 7, quoteVolume);
	}
	#candleAt(at) {
		return {
			openMs: this.#number(at),
			open: price(this.#number(at + 1)),
			high: price(this.#number(at + 2)),
			low: price(this.#number(at + 3)),
			close: price(this.#number(at + 4)),
			volume: atoms(this.#volume(at + 5)),
			quoteVolume: atoms(this.#volume(at + 7))
		};
	}
	/** An hour of a coin that is worth little passes 64 bits. */
	#putVolume(at, volume) {
		this.#volumes[at] = volume;
		this.#volumes[at + 1] = volume >> wordBits;
	}
	#volume(at) {
		const [low = 0n, high = 0n] = this.#volumes.subarray(at, at + 2);
		return high === 0n ? low : high << wordBits | low;
	}
	#number(at) {
		return this.words[at];
	}
};
// apps/server/src/charts/chart-history.ts
var minutesPerDay = 1440;
var minutesPerWeek = 7 * minutesPerDay;
var daysKept = 90;
/** Days of minutes that are remembered, of all pairs; the oldest asked for go first. */
var minuteDaysMax = 100;
/**
* Charts of the ninety days before the founding. A week of one pair takes the simulation tens of milliseconds, so each is
* made once: hours and the five minutes that all shorter charts are made of are kept, a day of minutes for a while.
*/
var ChartHistory = class {
	#simulation;
	#fromMinute;
	#untilMinute;
	#kept = {
		minutes: /* @__PURE__ */ new Map(),
		fives: /* @__PURE__ */ new Map(),
		hours: /* @__PURE__ */ new Map()
	};
	/** `untilMinute`, counted from 1970, is the first that has no history any more. */
	constructor(simulation, untilMinute) {
		this.#simulation = simulation;
		this.#fromMinute = openMinuteOf("1week", untilMinute - daysKept * minutesPerDay);
		this.#untilMinute = untilMinute;
	}
	/** What has to be made first. `undefined`: the candles are at hand. */
	missing(request) {
		return this.#stretchesOf(request).find((stretch) => this.#find(stretch) === void 0);
	}
	/** Makes one stretch, which takes tens of milliseconds. */
	make({ pairId, kind, minute }) {
		const minutes = this.#minutes(pairId, minute, kind === "minutes" ? minutesPerDay : minutesPerWeek);
		if (kind === "minutes") this.#keep({
			pairId,
			kind,
			minute
		}, minutes);
		else this.#keepWeek(pairId, minute, minutes);
		const days = this.#kept.minutes;
		for (const oldest of days.keys()) {
			if (days.size <= minuteDaysMax) break;
			days.delete(oldest);
		}
	}
	/** Candles of which nothing is missing any more; what is, is made. */
	candles(request) {
		const { period, fromMs, toMs } = request;
		const length = candlePeriods[period];
		const parts = [];
		for (const stretch of this.#stretchesOf(request)) {
			if (this.#find(stretch) === void 0) this.make(stretch);
			const packed = this.#find(stretch);
			if (packed !== void 0) parts.push(...length > 60 ? packed.all() : within(packed, length, fromMs, toMs));
		}
		return (length === 1 || length === 5 || length === 60 ? parts : aggregate(period, parts)).filter(({ openMs }) => openMs >= fromMs && openMs < toMs);
	}
	/** Every week of every pair, for whoever makes them ahead. */
	get weeks() {
		const weeks = [];
		for (let minute = this.#fromMinute; minute < this.#untilMinute; minute += minutesPerWeek) weeks.push(minute);
		return this.#simulation.pairs.flatMap(({ pairId }) => weeks.map((weekMinute) => ({
			pairId,
			weekMinute
		})));
	}
	/** Makes a week day by day; `rest` is waited for between two, so that questions are answered meanwhile. */
	async makeWeek(pairId, weekMinute, rest) {
		const minutes = [];
		for (let day = 0; day < 7; day++) {
			minutes.push(...this.#minutes(pairId, weekMinute + day * minutesPerDay, minutesPerDay));
			await rest();
		}
		return {
			pairId,
			weekMinute,
			hours: this.#keepWeek(pairId, weekMinute, minutes)
		};
	}
	/** Takes a week that an earlier start has made. */
	put({ pairId, weekMinute, hours }) {
		this.#keep({
			pairId,
			kind: "hours",
			minute: weekMinute
		}, hours);
	}
	#keepWeek(pairId, minute, minutes) {
		const hours = aggregate("1hour", minutes);
		this.#keep({
			pairId,
			kind: "fives",
			minute
		}, aggregate("5min", minutes));
		this.#keep({
			pairId,
			kind: "hours",
			minute
		}, hours);
		return hours;
	}
	#stretchesOf({ pairId, period, fromMs, toMs }) {
		const first = Math.max(this.#fromMinute, Math.floor(fromMs / minuteMs));
		const end = Math.min(this.#untilMinute, Math.ceil(toMs / minuteMs));
		if (first >= end) return [];
		const length = candlePeriods[period];
		const kind = length === 1 ? "minutes" : length < 60 ? "fives" : "hours";
		const step = length === 1 ? minutesPerDay : minutesPerWeek;
		const start = length === 1 ? first - first % step : openMinuteOf("1week", first);
		const stretches = [];
		for (let minute = start; minute < end; minute += step) stretches.push({
			pairId,
			kind,
			minute
		});
		return stretches;
	}
	#find({ pairId, kind, minute }) {
		const kept = this.#kept[kind];
		const key = `${pairId} ${minute}`;
		const found = kept.get(key);
		if (found !== void 0 && kind === "minutes") {
			kept.delete(key);
			kept.set(key, found);
		}
		return found;
	}
	#keep({ pairId, kind, minute }, candles) {
		this.#kept[kind].set(`${pairId} ${minute}`, PackedCandles.of(candles));
	}
	#minutes(pairId, fromMinute, length) {
		const first = Math.max(fromMinute, this.#fromMinute);
		const end = Math.min(fromMinute + length, this.#untilMinute);
		return first < end ? this.#simulation.candles(pairId, first, end) : [];
	}
};
/** The parts of all candles of this length that open from `fromMs` to `toMs`. */
function within(packed, length, fromMs, toMs) {
	const lengthMs = length * minuteMs;
	return packed.between(fromMs - lengthMs, toMs + lengthMs);
}
// apps/server/src/charts/chart-store.ts
var fileName = "charts.json";
/** How much longer the making rests than it works: others want the processor too, and the charts are ready in minutes. */
var usualRestPerWork = 12;
/**
* Makes the weeks of long charts one by one after the start and keeps them in the data folder, so that only the first
* start has to. `made` names what they depend on. The file may be deleted at any time. Rejects when it is aborted in a rest.
*/
async function keepCharts(history, options) {
	const { folder, made, signal, restPerWork = usualRestPerWork } = options;
	const path = join(folder, fileName);
	if (restore(history, path, made)) return;
	const weeks = [];
	let beganAt = performance.now();
	const rest = async () => {
		const workedMs = performance.now() - beganAt;
		await setTimeout(workedMs * restPerWork, void 0, { signal });
		beganAt = performance.now();
	};
	for (const { pairId, weekMinute } of history.weeks) {
		if (signal.aborted) return;
		weeks.push(await history.makeWeek(pairId, weekMinute, rest));
	}
	if (signal.aborted) return;
	const kept = {
		made,
		weeks: weeks.map(({ pairId, weekMinute, hours }) => ({
			pairId,
			weekMinute,
			hours: hours.map(({ openMs, open, high, low, close, volume, quoteVolume }) => [
				openMs,
				open,
				high,
				low,
				close,
				String(volume),
				String(quoteVolume)
			])
		}))
	};
	writeFileSync(`${path}.part`, JSON.stringify(kept));
	renameSync(`${path}.part`, path);
}
function restore(history, path, made) {
	if (!existsSync(path)) return false;
	const kept = readKept(path);
	if (kept?.made !== made) return false;
	for (const { pairId, weekMinute, hours } of kept.weeks) history.put({
		pairId,
		weekMinute,
		hours: hours.map(([openMs, open, high, low, close, volume, quoteVolume]) => ({
			openMs,
			open: price(open),
			high: price(high),
			low: price(low),
			close: price(close),
			volume: atoms(BigInt(volume)),
			quoteVolume: atoms(BigInt(quoteVolume))
		}))
	});
	return true;
}
/** A file that cannot be read is made again. */
function readKept(path) {
	try {
		return JSON.parse(readFileSync(path, "utf8"));
	} catch {
		return;
	}
}
// apps/server/src/charts/run-charts.ts
/** The whole of the worker entry: one stretch is made at a time, and what is at hand is answered in between. */
function runChartWorker() {
	const port = present(parentPort, "the charts are made in a thread of their own");
	const { seed, start, untilMinute, folder, made } = workerData;
	const history = new ChartHistory(createSimulation(seed, practiceCatalogue, start), untilMinute);
	const stopping = new AbortController();
	const waiting = [];
	let isWorking = false;
	port.on("message", (message) => {
		if (message === "stop") {
			stopping.abort();
			port.close();
			return;
		}
		waiting.push(message);
		if (!isWorking) work();
	});
	keepCharts(history, {
		folder,
		made,
		signal: stopping.signal
	}).catch((notKept) => {
		if (!stopping.signal.aborted) tell({ notKept });
	});
	async function work() {
		isWorking = true;
		for (let first = waiting[0]; first !== void 0 && !stopping.signal.aborted; first = waiting[0]) {
			const ready = waiting.findIndex(({ request }) => history.missing(request) === void 0);
			const missing = history.missing(first.request);
			if (ready >= 0) for (const question of waiting.splice(ready, 1)) answer(question);
			else if (missing !== void 0) history.make(missing);
			await setImmediate();
		}
		isWorking = false;
	}
	function answer({ id, request }) {
		const { words } = PackedCandles.of(history.candles(request));
		tell({
			id,
			words
		}, [words.buffer]);
	}
	function tell(message, moved = []) {
		port.postMessage(message, moved);
	}
}
// apps/server/src/chart-worker.ts
/** Entry of the thread that makes the charts of the time before the founding. */
runChartWorker();
export {};

//# sourceMappingURL=chart-worker.js.map