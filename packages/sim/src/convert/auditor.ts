import { hourMs } from '@candor/kernel';
import type { AccountId, AssetId, CommandOf, EventOf, ResultOf } from '@candor/exchange';
import { asset, pair } from '@candor/testkit';
import { type Auditor, expectThat, type Delivery } from '../auditors/auditor.ts';

const validMs = 8_000;
const openMax = 5;
const fiatStaleMs = 72 * hourMs;
const million = 1_000_000n;
const scales = new Map<AssetId, bigint>([
  [asset.BTC, 8n],
  [asset.ETH, 8n],
  [asset.USDT, 6n],
  [asset.USD, 2n],
]);

type Quote = ResultOf<'convert.quote'> & { readonly accountId: AccountId; readonly value: bigint };
type Figures = Omit<EventOf<'convert.converted'>, 'type' | 'accountId' | 'midRate' | 'rate'>;
type Counted = Pick<Quote, 'quoteId' | 'accountId' | 'fromAssetId' | 'toAssetId' | 'value'>;
interface Use {
  readonly accountId: AccountId | undefined;
  readonly assetId: AssetId;
  readonly value: bigint;
  readonly hour: number;
}

/**
 * A conversion gives the quoted amount, within 8 s, once, and only while the index has not run away from it (RULES 13).
 * The quote is computed again here in fractions of whole units, and the limits of a day are counted from the facts.
 */
export class ConvertAuditor implements Auditor {
  /** USDT of one whole unit, as a fraction, and the last moment it may be used. */
  readonly #worth = new Map<AssetId, { readonly of: bigint; readonly per: bigint; readonly untilMs: number }>();
  readonly #open = new Map<number, Quote>();
  #uses: Use[] = [];
  #terms: EventOf<'convert.terms_set'> | undefined;

  hear({ submission, kind, outcome, atMs, events }: Delivery): void {
    if (kind !== 'fresh') return;
    const { command } = submission;
    for (const [quoteId, { expiresAtMs }] of this.#open) if (expiresAtMs < atMs) this.#open.delete(quoteId);
    if (outcome.ok && command.type === 'convert.quote') this.#quoted(command, outcome.value, atMs);
    if (outcome.ok && command.type === 'convert.sweep') {
      const { quoteIds } = outcome.value;
      // Conversions that fall due in the same moment, as a plan's, are not of the sweep.
      const converted = events.flatMap((event) =>
        event.type === 'convert.converted' && quoteIds.includes(event.quoteId) ? [event.toAmount] : [],
      );
      const total = converted.reduce((sum, amount) => sum + amount, 0n);
      const isWhole = total === outcome.value.total && converted.length === quoteIds.length;
      expectThat(isWhole && converted.length > 0, `the sweep of ${command.accountId} is what its conversions bring`);
      expectThat(total >= command.leastTotal, `the sweep of ${command.accountId} brings no less than its least`);
    }
    for (const event of events) {
      if (event.type === 'index.ticked') this.#ticked(event.prices, event.gridIndex);
      if (event.type === 'convert.terms_set') this.#terms = event;
      if (event.type === 'convert.fiat_terms_set') {
        const { assetId, fiatRate, asOfMs } = event;
        this.#worth.set(assetId, { of: 10n ** 8n, per: BigInt(fiatRate), untilMs: asOfMs + fiatStaleMs });
      }
      // A plan's conversion is a quote that is accepted at once, at its own moment.
      const bought = events.find(
        (other): other is EventOf<'recurring.bought'> =>
          other.type === 'recurring.bought' && event.type === 'convert.converted' && other.quoteId === event.quoteId,
      );
      if (bought !== undefined)
        this.#quoted(bought, { ...bought, expiresAtMs: bought.atMs + validMs }, bought.atMs, true);
      if (event.type === 'convert.converted') {
        if (bought === undefined && command.type === 'convert.sweep') this.#swept(event, command, atMs);
        else this.#converted(event, bought?.atMs ?? atMs);
      }
    }
    if (!outcome.ok && outcome.code === 'quote_moved' && command.type === 'convert.accept') {
      const quote = this.#open.get(command.quoteId);
      expectThat(quote !== undefined && this.#hasMoved(quote), `quote ${command.quoteId} is refused because it moved`);
    }
  }

  #ticked(prices: readonly { readonly pairId: number; readonly price: number }[], gridIndex: number): void {
    const priced: readonly (readonly [AssetId, number])[] = [
      [asset.BTC, pair['BTC/USDT']],
      [asset.ETH, pair['ETH/USDT']],
    ];
    for (const [assetId, pairId] of priced) {
      const ticked = prices.find((one) => one.pairId === pairId);
      if (ticked === undefined) continue;
      this.#worth.set(assetId, { of: BigInt(ticked.price), per: 10n ** 8n, untilMs: gridIndex * 500 + 5_000 });
    }
  }

  #quoted(
    { accountId }: { readonly accountId: AccountId },
    result: ResultOf<'convert.quote'>,
    atMs: number,
    isOfPlan = false,
  ): void {
    const { quoteId, fromAssetId, toAssetId, expiresAtMs } = result;
    const terms = this.#terms;
    expectThat(expiresAtMs === atMs + validMs, `quote ${quoteId} is good for 8 s`);
    const value = this.#priced(result, atMs);
    if (value === undefined) return;
    if (!isOfPlan) this.#replace({ accountId, fromAssetId, toAssetId });
    this.#open.set(quoteId, { ...result, accountId, value });
    const count = [...this.#open.values()].filter((other) => other.accountId === accountId).length;
    expectThat(isOfPlan || count <= openMax, `account ${accountId} has no more than ${openMax} open quotes`);
    if (terms !== undefined) expectThat(value <= terms.maxValue, `quote ${quoteId} is not larger than it may be`);
  }

  /** A conversion of a sweep had no quote: it is at the prices of its own moment. */
  #swept(event: EventOf<'convert.converted'>, command: CommandOf<'convert.sweep'>, atMs: number): void {
    const { quoteId, accountId, fromAssetId, toAssetId } = event;
    const isAsked =
      accountId === command.accountId && command.assetIds.includes(fromAssetId) && toAssetId === asset.USDT;
    expectThat(isAsked, `conversion ${quoteId} is one that the sweep asked for`);
    const value = this.#priced(event, atMs);
    if (value === undefined) return;
    expectThat(value <= (this.#terms?.maxValue ?? value), `conversion ${quoteId} is not larger than it may be`);
    this.#count({ ...event, value }, atMs);
  }

  /** Holds the figures against the prices of the moment; answers the value that counts against limits. */
  #priced(figures: Figures, atMs: number): bigint | undefined {
    const { quoteId, fromAssetId, toAssetId, fromAmount, toAmount, fee } = figures;
    const terms = this.#terms;
    const from = this.#worthOf(fromAssetId, atMs);
    const to = this.#worthOf(toAssetId, atMs);
    expectThat(from !== undefined && to !== undefined, `quote ${quoteId} is at prices of the moment`);
    if (from === undefined || to === undefined) return undefined;
    // The asset given, in the atoms of the one received, by the index: an unrounded fraction.
    const index = {
      of: fromAmount * from.of * to.per * 10n ** this.#scale(toAssetId),
      per: from.per * to.of * 10n ** this.#scale(fromAssetId),
    };
    const gross = toAmount + fee;
    const least = BigInt(terms?.spread ?? 1_000);
    expectThat(gross * index.per * million <= index.of * (million - least), `quote ${quoteId} takes the spread`);
    const feeShare = BigInt(terms?.fee ?? 1_000);
    const isUp = fee * million >= gross * feeShare && (fee === 0n || (fee - 1n) * million < gross * feeShare);
    expectThat(isUp, `the fee of quote ${quoteId} is rounded up by less than an atom`);

    const top = fromAmount * from.of * 10n ** 6n;
    const bottom = from.per * 10n ** this.#scale(fromAssetId);
    return (top + bottom - 1n) / bottom;
  }

  /** A newer quote of two assets takes the place of the open one; a plan's conversion leaves it. */
  #replace({ accountId, fromAssetId, toAssetId }: Pick<Quote, 'accountId' | 'fromAssetId' | 'toAssetId'>): void {
    for (const other of this.#open.values()) {
      const isSame = new Set([other.fromAssetId, other.toAssetId, fromAssetId, toAssetId]).size === 2;
      if (isSame && other.accountId === accountId) this.#open.delete(other.quoteId);
    }
  }

  #converted(event: Omit<ResultOf<'convert.quote'>, 'expiresAtMs'> & { accountId: AccountId }, atMs: number): void {
    const quote = this.#open.get(event.quoteId);
    expectThat(quote !== undefined, `quote ${event.quoteId} was asked for, is open and is used once`);
    if (quote === undefined) return;
    this.#open.delete(event.quoteId);
    const isAsQuoted =
      quote.toAmount === event.toAmount && quote.fromAmount === event.fromAmount && quote.fee === event.fee;
    expectThat(isAsQuoted, `quote ${event.quoteId} is not priced anew`);
    expectThat(!this.#hasMoved(quote), `quote ${event.quoteId} is refused once the index has moved`);
    const isLive = [quote.fromAssetId, quote.toAssetId].every((id) => this.#worthOf(id, atMs) !== undefined);
    expectThat(isLive, `quote ${event.quoteId} is refused where a price is stale`);
    this.#count(quote, atMs);
  }

  #count({ quoteId, accountId, fromAssetId, toAssetId, value }: Counted, atMs: number): void {
    const hour = Math.floor(atMs / hourMs);
    this.#uses = this.#uses.filter((use) => use.hour >= hour - 24);
    const add = (owner: AccountId | undefined, assetId: AssetId) =>
      this.#uses.push({ accountId: owner, assetId, value, hour });
    add(accountId, fromAssetId);
    add(accountId, toAssetId);
    add(undefined, toAssetId);
    const sum = (owner: AccountId | undefined, assetId: AssetId) =>
      this.#uses.reduce(
        (total, use) => (use.accountId === owner && use.assetId === assetId ? total + use.value : total),
        0n,
      );
    const terms = this.#terms;
    if (terms === undefined) return;
    const own = [fromAssetId, toAssetId].every((assetId) => sum(accountId, assetId) <= terms.accountDayMax);
    expectThat(own, `quote ${quoteId} stays inside what account ${accountId} may convert in a day`);
    expectThat(sum(undefined, toAssetId) <= terms.houseDayMax, `quote ${quoteId} stays inside what the house gives`);
  }

  /**
   * By more than half the spread: the asset received has come nearer to the one given than half way from rate to index.
   */
  #hasMoved({ fromAssetId, toAssetId, midRate, rate }: Quote): boolean {
    const [from, to] = [this.#worth.get(fromAssetId), this.#worth.get(toAssetId)];
    const one = { of: 1n, per: 1n };
    const [given, received] = [from ?? one, to ?? one];
    const now = (given.of * received.per * 10n ** 18n) / (given.per * received.of);
    return now + now < midRate + rate;
  }

  #worthOf(assetId: AssetId, atMs: number): { readonly of: bigint; readonly per: bigint } | undefined {
    if (assetId === asset.USDT) return { of: 1n, per: 1n };
    const worth = this.#worth.get(assetId);
    return worth !== undefined && atMs <= worth.untilMs ? worth : undefined;
  }

  #scale(assetId: AssetId): bigint {
    return scales.get(assetId) ?? 0n;
  }
}
