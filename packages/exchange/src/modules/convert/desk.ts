import {
  type ByteReader,
  type ByteWriter,
  type Encoded,
  hourMs,
  listOf,
  minuteMs,
  oneOf,
  optional,
  struct,
  text,
  uint,
} from '@candor/kernel';
import { type Atoms, atoms, type Price } from '@candor/money';
import {
  type AccountId,
  accountId,
  amount,
  type AssetId,
  assetId,
  type PairId,
  pairId,
  priceOf,
  type QuoteId,
  quoteId,
} from '../../vocabulary.ts';
import { convertTerms } from './spec.ts';
import { quotesPerMinuteMax } from './rules.ts';

/** Full hours that count beside the one that has begun: a day, and never less. */
const hoursCounted = 24;

const quoteRecord = struct({
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
  /** In atoms of the unit of account, rounded up: the amount that counts against limits. */
  value: amount,
  expiresAtMs: uint,
  /** A used or replaced quote is known until it would have expired, so that its refusal can give the reason. */
  status: oneOf('open', 'used', 'replaced'),
});
export type OpenQuote = Encoded<typeof quoteRecord>;
export type Terms = Encoded<typeof convertTerms>;

/** The known rate of a fiat currency. */
const fiatRecord = struct({ assetId, fiatRate: priceOf, source: text, asOfMs: uint });
type Fiat = Encoded<typeof fiatRecord>;

/** The movement of a price in four seconds, and the price that the next movement is counted from. */
const movementRecord = struct({ pairId, mean: uint, sampledStep: uint, sampled: priceOf });
type Movement = Encoded<typeof movementRecord>;

const stateCodec = struct({
  terms: optional(convertTerms),
  fiats: listOf(fiatRecord),
  movements: listOf(movementRecord),
  quotes: listOf(quoteRecord),
  minutes: listOf(struct({ accountId, minute: uint, count: uint })),
  uses: listOf(struct({ accountId, assetId, hour: uint, value: amount })),
});
type Use = Encoded<typeof stateCodec>['uses'][number];

/** The state of converting: terms, rates of fiat and price movements, open quotes, and the day's conversions. */
export class ConvertDesk {
  terms: Terms | undefined;
  readonly fiats = new Map<AssetId, Fiat>();
  readonly movements = new Map<PairId, Movement>();
  readonly quotes = new Map<QuoteId, OpenQuote>();
  readonly #quotesOf = new Map<AccountId, Set<QuoteId>>();
  /** The number of quotes that an account requested in its last minute. */
  readonly #minutes = new Map<AccountId, { readonly minute: number; readonly count: number }>();
  /** By account, in the order they began. Amounts that the house gives are under its `liquidity`. */
  readonly #uses = new Map<AccountId, Use[]>();

  get isEmpty(): boolean {
    return this.terms === undefined && this.fiats.size === 0 && this.movements.size === 0 && this.quotes.size === 0;
  }

  /** Those that can still be accepted. */
  openQuotesOf(owner: AccountId): OpenQuote[] {
    return [...(this.#quotesOf.get(owner) ?? [])].flatMap((id) => {
      const quote = this.quotes.get(id);
      return quote?.status === 'open' ? [quote] : [];
    });
  }

  keepQuote(quote: OpenQuote): void {
    this.quotes.set(quote.quoteId, quote);
    const own = this.#quotesOf.get(quote.accountId);
    if (own === undefined) this.#quotesOf.set(quote.accountId, new Set([quote.quoteId]));
    else own.add(quote.quoteId);
  }

  forgetQuote(id: QuoteId): void {
    const quote = this.quotes.get(id);
    if (quote === undefined) return;
    this.quotes.delete(id);
    const own = this.#quotesOf.get(quote.accountId);
    own?.delete(id);
    if (own?.size === 0) this.#quotesOf.delete(quote.accountId);
  }

  /** True when an account may request one more quote in this minute. */
  mayAsk(owner: AccountId, nowMs: number): boolean {
    const last = this.#minutes.get(owner);
    return last === undefined || last.minute !== Math.floor(nowMs / minuteMs) || last.count < quotesPerMinuteMax;
  }

  /** Counts a quote; answers when the count can be forgotten, for the first of a minute. */
  countQuote(owner: AccountId, nowMs: number): number | undefined {
    const minute = Math.floor(nowMs / minuteMs);
    const last = this.#minutes.get(owner);
    const isFirst = last?.minute !== minute;
    this.#minutes.set(owner, { minute, count: isFirst ? 1 : last.count + 1 });
    return isFirst ? (minute + 1) * minuteMs : undefined;
  }

  forgetMinute(owner: AccountId, nowMs: number): void {
    const last = this.#minutes.get(owner);
    if (last !== undefined && last.minute < Math.floor(nowMs / minuteMs)) this.#minutes.delete(owner);
  }

  /** The amount of an asset that counts against a limit of a day, in atoms of the unit of account. */
  usedOf(owner: AccountId, asset: AssetId, nowMs: number): Atoms {
    const first = Math.floor(nowMs / hourMs) - hoursCounted;
    let used = 0n;
    for (const { assetId: of, hour, value } of this.#uses.get(owner) ?? []) {
      if (of === asset && hour >= first) used += value;
    }
    return atoms(used);
  }

  /** Counts a conversion; answers when the hour it was in can be forgotten, for the first of an hour. */
  countUse(owner: AccountId, asset: AssetId, value: Atoms, nowMs: number): number | undefined {
    const hour = Math.floor(nowMs / hourMs);
    const uses = this.#uses.get(owner) ?? [];
    const at = uses.findIndex((use) => use.assetId === asset && use.hour === hour);
    const before = uses[at];
    if (before === undefined) uses.push({ accountId: owner, assetId: asset, hour, value });
    else uses[at] = { ...before, value: atoms(before.value + value) };
    this.#uses.set(owner, uses);
    return before === undefined ? (hour + hoursCounted + 1) * hourMs : undefined;
  }

  forgetUses(owner: AccountId, nowMs: number): void {
    const first = Math.floor(nowMs / hourMs) - hoursCounted;
    const left = (this.#uses.get(owner) ?? []).filter(({ hour }) => hour >= first);
    if (left.length === 0) this.#uses.delete(owner);
    else this.#uses.set(owner, left);
  }

  /** Takes the price of a step of four seconds: the first of a step ends the movement of the step before. */
  observe(pair: PairId, step: number, last: Price, mean: (before: Movement) => number): void {
    const before = this.movements.get(pair);
    if (before !== undefined && step <= before.sampledStep) return;
    const next = before === undefined ? 0 : mean(before);
    this.movements.set(pair, { pairId: pair, mean: next, sampledStep: step, sampled: last });
  }

  write(writer: ByteWriter): void {
    stateCodec.write(writer, {
      terms: this.terms,
      fiats: [...this.fiats.values()].sort((a, b) => a.assetId - b.assetId),
      movements: [...this.movements.values()].sort((a, b) => a.pairId - b.pairId),
      quotes: [...this.quotes.values()].sort((a, b) => a.quoteId - b.quoteId),
      minutes: [...this.#minutes]
        .sort(([a], [b]) => a - b)
        .map(([owner, { minute, count }]) => ({ accountId: owner, minute, count })),
      uses: [...this.#uses].sort(([a], [b]) => a - b).flatMap(([, uses]) => uses),
    });
  }

  read(reader: ByteReader): void {
    const state = stateCodec.read(reader);
    this.terms = state.terms;
    for (const fiat of state.fiats) this.fiats.set(fiat.assetId, fiat);
    for (const movement of state.movements) this.movements.set(movement.pairId, movement);
    for (const quote of state.quotes) this.keepQuote(quote);
    for (const { accountId: owner, minute, count } of state.minutes) this.#minutes.set(owner, { minute, count });
    for (const use of state.uses) {
      const uses = this.#uses.get(use.accountId);
      if (uses === undefined) this.#uses.set(use.accountId, [use]);
      else uses.push(use);
    }
  }
}
