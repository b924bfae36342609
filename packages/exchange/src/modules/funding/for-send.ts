import type { Atoms, Price } from '@candor/money';
import type { AccountId, AssetId, WalletType } from '../../vocabulary.ts';
import { FundingAccount } from './account.ts';
import { limitOf, limitRefusal, standingRefusal, walletRefusal } from './leaving.ts';
import type { FundingSlice } from './slice.ts';
import { limitValue } from './worth.ts';

/** An amount that is to leave an account for another user's. */
interface Leaving {
  readonly accountId: AccountId;
  readonly walletType: WalletType;
  readonly assetId: AssetId;
  readonly amount: Atoms;
}

/**
 * The part of funding that sending to another user may see and change: the rules of money that leaves an account, and
 * the limit of the day, which sends and withdrawals share.
 */
export class FundingForSend {
  readonly #core: FundingSlice;

  constructor(core: FundingSlice) {
    this.#core = core;
  }

  /** The reason that nothing may leave an account for another user now, whatever the amount. */
  closedTo(accountId: AccountId) {
    const { funding, nowMs } = this.#core;
    const account = this.#accountOf(accountId);
    if (funding.terms === undefined) return 'send_not_offered';
    // Another user is no destination that could have been booked a day ago.
    return standingRefusal(account, nowMs) ?? (account.booksOnlyAt(nowMs) ? 'send_book_only' : undefined);
  }

  /** The reason that this much may not leave. */
  refusalOf({ accountId, walletType, assetId, amount }: Leaving) {
    const { funding, nowMs } = this.#core;
    const value = this.valueOf(assetId, amount);
    return (
      limitRefusal(funding.terms, this.#accountOf(accountId), value, nowMs) ??
      walletRefusal(this.#core, accountId, walletType, assetId, amount)
    );
  }

  /** The amount that counts against the limit of the day; none without a fresh price. */
  valueOf(assetId: AssetId, amount: Atoms): Atoms | undefined {
    const { rails, terms } = this.#core.funding;
    if (terms === undefined || amount <= 0n) return undefined;
    let fixedPrice: Price | undefined;
    for (const rail of rails.values()) {
      // Rails may differ in the worth of an asset without an index: the highest counts, against the limit.
      if (rail.assetId === assetId && (rail.fixedPrice ?? 0) > (fixedPrice ?? 0)) fixedPrice = rail.fixedPrice;
    }
    return limitValue(this.#core, terms, { assetId, fixedPrice }, amount);
  }

  /** The limit of the day, and the part of it that is used. */
  limitsOf(accountId: AccountId): { readonly limit: Atoms; readonly used: Atoms } {
    const { funding, atMs } = this.#core;
    const account = this.#accountOf(accountId);
    return { limit: limitOf(funding.terms, account), used: account.usedAt(atMs) };
  }

  /** True while an account may receive from other users: one that is frozen may not. */
  canReceive(accountId: AccountId): boolean {
    const holds = this.#accountOf(accountId).activeHolds(this.#core.nowMs);
    return !holds.some(({ reason, untilMs }) => reason === 'account_frozen' && untilMs === undefined);
  }

  /** Counts a send against the limit of the day. It never gives its part back. */
  count(accountId: AccountId, value: Atoms): void {
    this.#core.funding.account(accountId).useForSend(this.#core.nowMs, value);
  }

  #accountOf(accountId: AccountId): FundingAccount {
    return this.#core.funding.accounts.get(accountId) ?? new FundingAccount(accountId);
  }
}
