import type {
  AccountId,
  CouponId,
  Command,
  CommandOf,
  CommandType,
  DualProductId,
  DualPurchaseId,
  LoanId,
  LoanProductId,
  LockedDepositId,
  LockedProductId,
  ProjectId,
} from '@candor/exchange';
import { dayMs } from '@candor/kernel';
import { atoms, type Ppm, price } from '@candor/money';
import { asset, pair } from '../catalog.ts';
import { campaignFor, campaignNumbers } from '../coupons/world.ts';
import { dualProductFor } from '../dual/world.ts';
import { projectFor, subscriptionTo } from '../ieo/world.ts';
import { loanTermsFor } from '../loans/world.ts';
import { lockedTermsFor } from '../locked/world.ts';
import type { Runner } from '../runner.ts';

/** One of each finance product, of the account that trades everything. */
export interface FinanceUnderWay {
  /** Of `other`, in product 1 of locked mining. */
  readonly lockedDeposit: LockedDepositId;
  /** Of `other`, in product 1 of dual investments. */
  readonly dualPurchase: DualPurchaseId;
  /** Of `other`, in product 1 of loans. */
  readonly loan: LoanId;
  /** Of `other`: pays its worth when it is used. */
  readonly cashCoupon: CouponId;
}

interface World extends FinanceUnderWay {
  readonly runner: Runner;
  readonly other: AccountId;
}

const usdt = (whole: number) => atoms(BigInt(whole) * 1_000_000n);

/** Funds behind the products, their terms, and a deposit and a purchase. */
export function startFinance(runner: Runner, other: AccountId): FinanceUnderWay {
  for (const house of ['treasury', 'rewards_locked', 'rewards_coupons'] as const) {
    runner.must({ type: 'house.fund', house, assetId: asset.USDT, amount: usdt(1_000) });
  }
  runner.must(lockedTermsFor({ dayMs }));
  const { depositId } = runner.must(lockedOrder(runner, other));
  for (const assetId of [asset.BTC, asset.USDT]) {
    runner.must({ type: 'house.fund', house: 'underwriting', assetId, amount: usdt(100_000) });
  }
  runner.must(dualLater(runner));
  const { purchaseId } = runner.must(dualOrder(runner, other));
  runner.must(loanTermsFor());
  const { loanId } = runner.must(loanOrder(runner, other));
  runner.must(campaignFor('cash'));
  const { couponIds } = runner.must(couponFor(runner, other));
  return { lockedDeposit: depositId, dualPurchase: purchaseId, loan: loanId, cashCoupon: couponIds[0] as CouponId };
}

/** A deposit of locked mining on the terms in force. */
function lockedOrder(runner: Runner, accountId: AccountId): CommandOf<'locked.deposit'> {
  const [product] = runner.core.queries.lockedProducts();
  return {
    type: 'locked.deposit',
    accountId,
    productId: 1 as LockedProductId,
    amount: usdt(100),
    termsHash: product?.hash ?? new Uint8Array(),
    renewal: 'off',
  };
}

/** A cash coupon on the terms in force. */
function couponFor(runner: Runner, accountId: AccountId): CommandOf<'coupons.issue'> {
  const campaignId = campaignNumbers.cash;
  const { hash } = runner.core.queries.couponCampaigns().find(({ terms }) => terms.campaignId === campaignId) ?? {};
  return { type: 'coupons.issue', campaignId, accountIds: [accountId], termsHash: hash ?? new Uint8Array() };
}

/** A product on sale now that matures in a day. */
function dualLater({ nowMs }: Runner): CommandOf<'dual.open_product'> {
  const maturesAtMs = nowMs + dayMs;
  return dualProductFor({ opensAtMs: nowMs, closesAtMs: maturesAtMs - 120_000, maturesAtMs });
}

/** One share of product 1 of dual investments. */
function dualOrder(runner: Runner, accountId: AccountId): CommandOf<'dual.buy'> {
  const productId = 1 as DualProductId;
  const termsHash = runner.core.queries.dualProduct(productId)?.hash ?? new Uint8Array();
  return { type: 'dual.buy', accountId, productId, shares: 1, termsHash };
}

/** A loan of 100 USDT, which a hundredth of a bitcoin is enough for. */
function loanOrder(runner: Runner, accountId: AccountId): CommandOf<'loans.borrow'> {
  const [product] = runner.core.queries.loanProducts();
  return {
    type: 'loans.borrow',
    accountId,
    productId: 1 as LoanProductId,
    amount: usdt(100),
    collateral: [{ assetId: asset.BTC, amount: hundredthBtc }],
    termsHash: product?.hash ?? new Uint8Array(),
    interest: product?.interest ?? (0 as Ppm),
  };
}

const hundredthBtc = atoms(1_000_000n);

type FinanceCommand = Extract<CommandType, `${'locked' | 'ieo' | 'dual' | 'loans' | 'coupons'}.${string}`>;

/** A command of each type about finance products that is accepted in such a world. */
export const everyFinanceCommand: {
  readonly [T in FinanceCommand]: (world: World) => CommandOf<T> & Command;
} = {
  'locked.set_terms': () => lockedTermsFor({ dayMs, rateHigh: 5_000 as Ppm }),
  'locked.fund_rewards': () => ({ type: 'locked.fund_rewards', assetId: asset.USDT, amount: usdt(1) }),
  'locked.deposit': ({ runner, other }) => lockedOrder(runner, other),
  'locked.redeem': ({ other: accountId, lockedDeposit: depositId }) => ({
    type: 'locked.redeem',
    accountId,
    depositId,
  }),
  'locked.set_renewal': ({ other: accountId, lockedDeposit: depositId }) => ({
    type: 'locked.set_renewal',
    accountId,
    depositId,
    renewal: 'on',
  }),
  'coupons.set_campaign': () => campaignFor('cash', { countMax: 20 }),
  'coupons.fund_rewards': () => ({ type: 'coupons.fund_rewards', assetId: asset.USDT, amount: usdt(1) }),
  'coupons.issue': ({ runner, other }) => couponFor(runner, other),
  'coupons.revoke': ({ cashCoupon: couponId }) => ({ type: 'coupons.revoke', couponId, reason: 'issued_by_mistake' }),
  'coupons.use': ({ other: accountId, cashCoupon: couponId }) => ({ type: 'coupons.use', accountId, couponId }),
  'ieo.set_project': ({ runner }) => {
    const day = runner.nowMs + 86_400_000;
    const releases = [{ atMs: day + 2, share: 1_000_000 as Ppm }];
    return projectFor({ projectId: 3 as ProjectId, opensAtMs: day, closesAtMs: day + 1, releases });
  },
  'ieo.subscribe': ({ runner, other }) => subscriptionTo(runner, other),
  'ieo.cancel_project': () => ({
    type: 'ieo.cancel_project',
    projectId: 2 as ProjectId,
    reason: 'issuer_withdrew',
  }),
  'ieo.set_market': ({ runner }) => {
    runner.must({ type: 'catalog.set_pair_status', pairId: pair['ETH/BTC'], status: 'halted' });
    const opensAtMs = runner.nowMs + 31 * dayMs;
    return { type: 'ieo.set_market', projectId: 2 as ProjectId, pairId: pair['ETH/BTC'], opensAtMs };
  },
  'ieo.move_issuance': () => ({
    type: 'ieo.move_issuance',
    assetId: asset.USDT,
    amount: usdt(1),
    direction: 'to_issuance',
  }),
  'loans.set_terms': () => loanTermsFor({ flexibleInterest: 50_000 as Ppm }),
  'loans.borrow': ({ runner, other }) => loanOrder(runner, other),
  'loans.repay': ({ other: accountId, loan: loanId }) => ({ type: 'loans.repay', accountId, loanId, amount: usdt(1) }),
  'loans.repay_with_collateral': ({ other: accountId, loan: loanId }) => ({
    type: 'loans.repay_with_collateral',
    accountId,
    loanId,
    assetId: asset.BTC,
    quantity: atoms(1_000n),
    salePriceMin: price(1),
    debtPriceMax: price(100_000_000),
  }),
  'loans.add_collateral': ({ other: accountId, loan: loanId }) => ({
    type: 'loans.add_collateral',
    accountId,
    loanId,
    assetId: asset.BTC,
    amount: hundredthBtc,
  }),
  'loans.take_collateral': ({ other: accountId, loan: loanId }) => ({
    type: 'loans.take_collateral',
    accountId,
    loanId,
    assetId: asset.BTC,
    amount: atoms(1_000n),
  }),
  'loans.renew': ({ runner, other: accountId, loan: loanId }) => ({
    type: 'loans.renew',
    accountId,
    loanId,
    days: 7,
    termsHash: runner.core.queries.loanProducts()[0]?.hash ?? new Uint8Array(),
    interest: 43_800 as Ppm,
  }),
  'dual.open_product': ({ runner }) => dualLater(runner),
  'dual.close_product': () => ({ type: 'dual.close_product', productId: 1 as DualProductId }),
  'dual.buy': ({ runner, other }) => dualOrder(runner, other),
  'dual.set_reinvest': ({ other: accountId, dualPurchase: purchaseId }) => ({
    type: 'dual.set_reinvest',
    accountId,
    purchaseId,
  }),
  'dual.set_limit': ({ other: accountId }) => ({ type: 'dual.set_limit', accountId, heldMax: usdt(1_000_000) }),
  'dual.pause': ({ runner, other: accountId }) => ({ type: 'dual.pause', accountId, untilMs: runner.nowMs + dayMs }),
};
