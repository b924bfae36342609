import type { AssetId, Command, CommandOf, CoreEvent, LoanId, LoanProductId } from '@candor/exchange';
import { atoms, type Ppm, price } from '@candor/money';
import { asset, loanTermsFor, pair } from '@candor/testkit';
import { Belongings, type Population } from '../traffic/population.ts';

const dearest = price(Number.MAX_SAFE_INTEGER);

/**
 * Product 1 has the usual levels, product 2 those of a demonstration: a movement of a percent reaches its liquidation. Product 4 has them
 * too and lends BTC, against USDT and ETH.
 */
export function loanTermsOf(productId: number): CommandOf<'loans.set_terms'> {
  const close = {
    ltvInitial: 980_000 as Ppm,
    ltvWarning: 985_000 as Ppm,
    ltvUrgent: 990_000 as Ppm,
    ltvLiquidation: 995_000 as Ppm,
    ltvTarget: 980_000 as Ppm,
    collateral: loanTermsFor().collateral.map((one) => ({ ...one, spread: 2_000 as Ppm })),
  };
  const coins = {
    assetId: asset.BTC,
    amountMin: atoms(1_000n),
    accountMax: atoms(100_000_000n),
    totalMax: atoms(100_000_000n),
    collateral: close.collateral.map((one) => (one.assetId === asset.BTC ? { ...one, assetId: asset.USDT } : one)),
  };
  const changes = productId === 1 ? {} : productId === 2 ? close : { ...close, ...coins };
  return loanTermsFor({ productId: productId as LoanProductId, ...changes });
}

/** Users who borrow as much as they may, pay, and move their collateral, on the terms in force and on those before. */
export class LoanTraffic {
  readonly #town: Population;
  readonly #terms = new Map<number, { readonly hash: Uint8Array; readonly terms: CommandOf<'loans.set_terms'> }>();
  readonly #loans: Belongings<LoanId>;
  /** Of product 1 and 2: flexible interest and the time from which on it holds. */
  readonly #interest: { readonly productId: number; readonly fromMs: number; readonly interest: Ppm }[] = [];
  readonly #prices = new Map<number, bigint>();

  constructor(town: Population) {
    this.#town = town;
    this.#loans = new Belongings(town);
  }

  hear(event: CoreEvent): void {
    if (event.type === 'loans.terms_set') {
      const terms = { type: 'loans.set_terms', ...event.terms } as const;
      this.#terms.set(event.terms.productId, { hash: event.hash.slice(), terms });
      const { productId, flexibleInterest } = terms;
      this.#interest.push({ productId, fromMs: event.flexibleFromMs, interest: flexibleInterest });
    }
    if (event.type === 'index.ticked') for (const one of event.prices) this.#prices.set(one.pairId, BigInt(one.price));
    if (event.type === 'loans.borrowed') this.#loans.add(event.loanId, event.accountId);
    if (event.type === 'loans.ended') this.#loans.forget(event.loanId);
  }

  next(): Command {
    const { random } = this.#town;
    const draw = random.below(100);
    if (draw < 50) return this.#borrow();
    const { id: loanId, accountId } = this.#loans.one();
    // Of a loan of BTC this is 300 BTC at most: all of it.
    if (draw < 68) return { type: 'loans.repay', accountId, loanId, amount: this.#town.usdt(300) };
    const assetId = random.pick([asset.BTC, asset.ETH, asset.USDT]);
    if (draw < 74) {
      const salePriceMin = price(random.chance(1, 6) ? 9_000_000_000_000 : 1);
      const quantity = this.#coins(assetId, 4);
      return {
        type: 'loans.repay_with_collateral',
        accountId,
        loanId,
        assetId,
        quantity,
        salePriceMin,
        debtPriceMax: dearest,
      };
    }
    if (draw < 84) return { type: 'loans.add_collateral', accountId, loanId, assetId, amount: this.#coins(assetId, 4) };
    if (draw < 94)
      return { type: 'loans.take_collateral', accountId, loanId, assetId, amount: this.#coins(assetId, 8) };
    const { productId, days } = { productId: random.pick([1, 2]), days: random.pick([7, 7, 14, 30]) };
    return { type: 'loans.renew', accountId, loanId, days, ...this.#seen(productId, days) };
  }

  /** New terms; some of them cannot be. */
  terms(): Command {
    const { random } = this.#town;
    return {
      ...loanTermsOf(random.pick([1, 2, 4])),
      flexibleInterest: (20_000 + random.below(200_000)) as Ppm,
      totalMax: this.#town.usdt(40_000),
      ltvTarget: (600_000 + random.below(500_000)) as Ppm,
      isOffered: random.chance(1, 8) ? 'no' : 'yes',
    };
  }

  #borrow(): Command {
    const { random } = this.#town;
    const productId = random.chance(1, 30) ? 3 : random.pick([1, 2, 2, 4]);
    const days = random.chance(1, 4) ? random.pick([7, 7, 14, 30]) : undefined;
    const assetId = random.pick(productId === 4 ? [asset.USDT, asset.ETH] : [asset.BTC, asset.ETH]);
    const amount = this.#coins(assetId);
    // Some are just within the level, and some beyond.
    const share = BigInt(productId === 1 ? 500 + random.below(200) : 940 + random.below(60));
    const worth = (amount * this.#worth(assetId) * share) / (assetId === asset.USDT ? 10n ** 11n : 10n ** 13n);
    const btc = this.#worth(asset.BTC);
    const wanted = productId !== 4 ? worth : btc === 0n ? 0n : (worth * 10n ** 10n) / btc;
    return {
      type: 'loans.borrow',
      accountId: this.#town.account(),
      productId: productId as LoanProductId,
      amount: atoms(wanted),
      ...(days === undefined ? {} : { days }),
      collateral: [{ assetId, amount }],
      ...this.#seen(productId, days),
    };
  }

  #seen(productId: number, days: number | undefined): { termsHash: Uint8Array; interest: Ppm } {
    const known = this.#terms.get(productId);
    const fixed = known?.terms.fixed.find((one) => one.days === days)?.interest;
    const termsHash = known === undefined || this.#town.random.chance(1, 30) ? new Uint8Array(32) : known.hash;
    const inForce = this.#interest.findLast((one) => one.productId === productId && one.fromMs <= this.#town.nowMs);
    return { termsHash, interest: (days === undefined ? inForce?.interest : fixed) ?? (0 as Ppm) };
  }

  /** The last index, in steps of 10^-8. */
  #worth(assetId: AssetId): bigint {
    if (assetId === asset.USDT) return 100_000_000n;
    return this.#prices.get(pair[assetId === asset.BTC ? 'BTC/USDT' : 'ETH/USDT']) ?? 0n;
  }

  #coins(assetId: AssetId, part = 1) {
    const most = Math.floor((assetId === asset.BTC ? 3_000_000 : assetId === asset.ETH ? 60_000_000 : 2e9) / part);
    return atoms(BigInt(1 + this.#town.random.below(most)));
  }
}
