import { type Atoms, negated, zero } from '@candor/money';
import { house } from '../../ledger-words.ts';
import type { AssetId } from '../../vocabulary.ts';
import type { WalletIndex } from '../ledger/ledger.ts';
import type { LiveDeposit } from './deposit.ts';
import { unpaidOf } from './locked.ts';
import type { LockedExit } from './rules.ts';
import type { LockedSlice } from './slice.ts';

/** The wallet that yields are reserved in and paid from. Its whole frozen amount is reserved for live deposits. */
export function rewardsWallet(core: LockedSlice, assetId: AssetId): WalletIndex {
  return core.ledger.wallet(house.rewards_locked, 'house', assetId);
}

function userWallet(core: LockedSlice, { accountId, assetId }: LiveDeposit): WalletIndex {
  return core.ledger.wallet(accountId, 'spot', assetId);
}

/** From `treasury` to `rewards_locked`. */
export function fundRewards(core: LockedSlice, assetId: AssetId, amount: Atoms): void {
  const { ledger } = core;
  ledger.line(ledger.wallet(house.treasury, 'house', assetId), 'rewards_funding', negated(amount), zero);
  ledger.line(rewardsWallet(core, assetId), 'rewards_funding', amount, zero);
  core.post(0);
}

/** Freezes the principal at the user and the whole yield at the house: from here on every dividend is paid for. */
export function reserve(core: LockedSlice, deposit: LiveDeposit): void {
  const { depositId, principal, assetId } = deposit;
  const whole = unpaidOf(deposit);
  core.ledger.line(userWallet(core, deposit), 'locked_deposit', negated(principal), principal);
  core.ledger.line(rewardsWallet(core, assetId), 'locked_reserve', negated(whole), whole);
  core.post(depositId);
}

/** One day's dividend, out of what was reserved. */
export function payDividend(core: LockedSlice, deposit: LiveDeposit): void {
  const { depositId, dividend, assetId } = deposit;
  core.ledger.line(rewardsWallet(core, assetId), 'locked_dividend', zero, negated(dividend));
  core.ledger.line(userWallet(core, deposit), 'locked_dividend', dividend, zero);
  core.post(depositId);
}

/** The principal comes back whole. */
export function payBack(core: LockedSlice, deposit: LiveDeposit): void {
  const { depositId, principal } = deposit;
  core.ledger.line(userWallet(core, deposit), 'locked_return', principal, negated(principal));
  core.post(depositId);
}

/** The principal comes back less the penalty, which the house's rewards get, with the dividends that are not paid. */
export function payExit(core: LockedSlice, deposit: LiveDeposit, { penalty, forgone }: LockedExit): void {
  const { depositId, principal, assetId } = deposit;
  const user = userWallet(core, deposit);
  const rewards = rewardsWallet(core, assetId);
  core.ledger.line(user, 'locked_return', principal, negated(principal));
  if (penalty > 0n) {
    core.ledger.line(user, 'locked_penalty', negated(penalty), zero);
    core.ledger.line(rewards, 'locked_penalty', penalty, zero);
  }
  core.ledger.line(rewards, 'locked_reserve', forgone, negated(forgone));
  core.post(depositId);
}
