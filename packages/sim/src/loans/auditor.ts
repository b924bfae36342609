import { type AccountId, type CoreMachine, type EventOf, gridMs, staleAfterMs } from '@candor/exchange';
import { type Auditor, expectThat, Violation, type Delivery } from '../auditors/auditor.ts';

interface Live {
  readonly made: EventOf<'loans.borrowed'>;
  readonly openedAtMs: number;
  readonly held: Map<number, bigint>;
  principal: bigint;
}

const one = 1_000_000n;

/** Loans from their facts alone: principal and collateral add up, levels are those of the terms, and sales bring the LTV down. */
export class LoanAuditor implements Auditor {
  readonly #terms = new Map<number, EventOf<'loans.terms_set'>['terms']>();
  readonly #live = new Map<number, Live>();
  readonly #accounts = new Set<AccountId>();
  /** The highest interest of a year that was ever told, flexible or fixed. */
  #interestMost = 0n;
  #tickAtMs = 0;
  #lastId = 0;

  hear({ events, atMs }: Delivery): void {
    for (const event of events) {
      switch (event.type) {
        case 'index.ticked':
          this.#tickAtMs = event.gridIndex * gridMs;
          break;
        case 'loans.terms_set':
          this.#terms.set(event.termsId, event.terms);
          for (const interest of [event.terms.flexibleInterest, ...event.terms.fixed.map((one) => one.interest)]) {
            if (BigInt(interest) > this.#interestMost) this.#interestMost = BigInt(interest);
          }
          break;
        case 'loans.borrowed':
          this.#make(event, atMs);
          break;
        case 'loans.repaid':
          this.#pay(this.#of(event.loanId), event);
          break;
        case 'loans.collateral_sold':
          this.#move(event.loanId, event.soldAssetId, -event.quantity);
          this.#pay(this.#of(event.loanId), event);
          break;
        case 'loans.collateral_added':
          this.#move(event.loanId, event.collateralAssetId, event.amount);
          break;
        case 'loans.collateral_taken':
          this.#move(event.loanId, event.collateralAssetId, -event.amount);
          break;
        case 'loans.liquidated':
          this.#liquidate(event, atMs);
          break;
        case 'loans.alerted':
          this.#tell(event);
          break;
        case 'loans.ended':
          this.#end(event);
          break;
        default:
          // The rest is not about loans.
          break;
      }
    }
  }

  compare(core: CoreMachine): void {
    let seen = 0;
    const frozen = new Map<string, bigint>();
    for (const accountId of this.#accounts) {
      for (const view of core.queries.liveLoans(accountId)) {
        seen += 1;
        const { principal, held, openedAtMs, made } = this.#of(view.loanId);
        expectThat(view.principal === principal, `loan ${view.loanId} owes what its payments have left`);
        const isHeld =
          view.collateral.length === held.size &&
          view.collateral.every(({ assetId, amount }) => held.get(assetId) === amount);
        expectThat(isHeld, `loan ${view.loanId} has the collateral that was moved`);
        const hours = BigInt(Math.floor((core.atMs - openedAtMs) / 3_600_000) + 1);
        const most = (made.principal * hours * this.#interestMost) / (8_760n * one) + 1n;
        expectThat(view.interest <= most, `loan ${view.loanId} owes no more than the highest interest there was`);
        for (const { assetId, amount } of view.collateral) {
          const key = `${accountId} ${assetId}`;
          frozen.set(key, (frozen.get(key) ?? 0n) + amount);
        }
      }
      for (const { assetId, amount, cause } of core.queries.holds(accountId)) {
        const key = `${accountId} ${assetId}`;
        if (cause === 'collateral') frozen.set(key, (frozen.get(key) ?? 0n) - amount);
      }
    }
    expectThat(seen === this.#live.size, 'the core has every loan that was made and has not ended');
    expectThat(
      [...frozen.values()].every((left) => left === 0n),
      'what is frozen for loans is their collateral',
    );
  }

  #make(made: EventOf<'loans.borrowed'>, openedAtMs: number): void {
    const { loanId, termsId, principal, collateral, interest, days } = made;
    expectThat(loanId === this.#lastId + 1, `loan ${loanId} follows ${this.#lastId}`);
    this.#lastId = loanId;
    const terms = this.#termsOf(termsId);
    expectThat(principal >= terms.amountMin, `loan ${loanId} is not too small`);
    const fixed = terms.fixed.find((one) => one.days === days)?.interest;
    expectThat(days === undefined || fixed === interest, `loan ${loanId} has the fixed interest of its terms`);
    expectThat(this.#isFresh(openedAtMs), `loan ${loanId} is made at a fresh price`);
    const held = new Map<number, bigint>(collateral.map(({ assetId, amount }) => [assetId, amount]));
    this.#accounts.add(made.accountId);
    this.#live.set(loanId, { made, openedAtMs, held, principal });
  }

  #pay(loan: Live, paid: { principalPaid: bigint; principalLeft: bigint }): void {
    loan.principal -= paid.principalPaid;
    const { loanId } = loan.made;
    expectThat(loan.principal === paid.principalLeft && loan.principal >= 0n, `loan ${loanId} says what is left of it`);
  }

  #move(loanId: number, assetId: number, by: bigint): void {
    const { held } = this.#of(loanId);
    const left = (held.get(assetId) ?? 0n) + by;
    expectThat(left >= 0n, `loan ${loanId} gives no more collateral than it has`);
    if (left === 0n) held.delete(assetId);
    else held.set(assetId, left);
  }

  #liquidate(event: EventOf<'loans.liquidated'>, atMs: number): void {
    const { loanId, sales, ltvBefore, ltvLeft, debtBefore, debtLeft, badDebt, insurancePaid } = event;
    const loan = this.#of(loanId);
    const terms = this.#termsOf(loan.made.termsId);
    expectThat(this.#isFresh(atMs), `loan ${loanId} is not liquidated at a stale index`);
    expectThat(ltvBefore >= terms.ltvLiquidation, `loan ${loanId} is liquidated at its level`);
    // The LTV that is told is rounded up.
    expectThat(ltvLeft <= terms.ltvTarget || loan.held.size === 0, `loan ${loanId} is sold down to its target`);
    let proceeds = 0n;
    for (const { soldAssetId, quantity, indexPrice, salePrice, proceeds: paid } of sales) {
      const spread = terms.collateral.find(({ assetId }) => assetId === soldAssetId)?.spread;
      if (spread === undefined) throw new Violation(`loan ${loanId} sells what its terms accept`);
      const least = (BigInt(indexPrice) * (one - BigInt(spread))) / one;
      expectThat(BigInt(salePrice) === least, `loan ${loanId} sells at the index less the spread`);
      proceeds += paid;
      this.#move(loanId, soldAssetId, -quantity);
    }
    expectThat(debtBefore === proceeds + debtLeft + badDebt, `loan ${loanId} owes less by what its sales brought`);
    expectThat(insurancePaid <= badDebt, `insurance pays no more than the bad debt of loan ${loanId}`);
    expectThat(badDebt === 0n || loan.held.size === 0, `loan ${loanId} has a bad debt without collateral only`);
    this.#pay(loan, event);
  }

  #tell({ loanId, level, ltv }: EventOf<'loans.alerted'>): void {
    const { ltvInitial, ltvWarning, ltvUrgent, ltvLiquidation } = this.#termsOf(this.#of(loanId).made.termsId);
    const isLevel = [ltvInitial, ltvWarning, ltvUrgent].includes(level);
    expectThat(isLevel && ltv >= level && ltv < ltvLiquidation + 1, `loan ${loanId} is told at a level of its terms`);
  }

  #end({ loanId, end }: EventOf<'loans.ended'>): void {
    const loan = this.#of(loanId);
    expectThat(end === 'liquidated' || loan.principal === 0n, `loan ${loanId} ends without a debt`);
    this.#live.delete(loanId);
  }

  #isFresh(atMs: number): boolean {
    return atMs - this.#tickAtMs <= staleAfterMs;
  }

  #termsOf(termsId: number): EventOf<'loans.terms_set'>['terms'] {
    const terms = this.#terms.get(termsId);
    if (terms === undefined) throw new Violation(`version ${termsId} of the terms of loans was told`);
    return terms;
  }

  #of(loanId: number): Live {
    const live = this.#live.get(loanId);
    if (live === undefined) throw new Violation(`loan ${loanId} was made and ends once`);
    return live;
  }
}
