import type { AssetId, LoanId } from '@candor/exchange';
import { loanEndFields, loanFields, loanInterestFields, loanSaleFields } from '@candor/exchange/rules';
import { assert, dayOf } from '@candor/kernel';
import type { Place, ProjectorMaker } from '../../projection/projector.ts';
import { rowFiller, rowMaker } from '../../schema/fields.ts';
import type { RowOf } from '../../schema/table.ts';
import { loanEventsList, loansList } from '../lists.ts';
import { type loanEvents, loans, loanSales } from '../tables/loans.ts';

type LoanRow = RowOf<typeof loans>;
type EventRow = RowOf<typeof loanEvents>;
type Step = Partial<Omit<EventRow, 'loan_id' | 'number' | 'kind'>> & Pick<EventRow, 'kind'>;

const madeRow = rowMaker(loans, loanFields);
const saleRow = rowMaker(loanSales, loanSaleFields);
const fillInterest = rowFiller(loanInterestFields);
const fillEnd = rowFiller(loanEndFields);

interface Payment {
  readonly principalPaid: bigint;
  readonly interestPaid: bigint;
  readonly principalLeft: bigint;
}

/** Loans from the first day to the last, with each of their steps. */
export const loansProjector: ProjectorMaker = (store) => {
  const changed = new Map<LoanId, LoanRow>();

  function change(loanId: LoanId): LoanRow {
    const row = changed.get(loanId) ?? store.loans.find(loanId);
    assert(row !== undefined, 'a loan is made before anything else happens to it');
    changed.set(loanId, row);
    return row;
  }

  /** Adds a step, and answers its number. */
  function step(row: LoanRow, { kind, ...of }: Step, { atMs }: Place): number {
    row.events += 1;
    store.loan_events.insert({
      loan_id: row.loan_id,
      number: row.events,
      account_id: row.account_id,
      kind,
      asset_id: row.asset_id,
      lent_asset_id: row.asset_id,
      amount_atoms: null,
      interest_atoms: null,
      proceeds_atoms: null,
      rate_ppm: null,
      ltv_ppm: null,
      alert: null,
      at_ms: atMs,
      ...of,
    });
    store.counter.add(loanEventsList, row.account_id, {}, 1);
    return row.events;
  }

  function owe(row: LoanRow, by: bigint, atMs: number): void {
    const of = { account_id: row.account_id, asset_id: row.asset_id };
    const before = store.debts.find(row.account_id, row.asset_id)?.principal_atoms ?? 0n;
    const debt = { ...of, principal_atoms: before + by };
    store.debts.upsert(debt);
    store.daily_debts.upsert({ ...debt, day: dayOf(atMs) });
  }

  function pay(row: LoanRow, { interestPaid, principalLeft }: Payment, { atMs }: Place): void {
    owe(row, principalLeft - row.principal_left_atoms, atMs);
    row.principal_left_atoms = principalLeft;
    row.interest_paid_atoms += interestPaid;
  }

  function move(kind: 'collateral_added' | 'collateral_taken') {
    return (
      { loanId, collateralAssetId, amount }: { loanId: LoanId; collateralAssetId: AssetId; amount: bigint },
      place: Place,
    ) => void step(change(loanId), { kind, asset_id: collateralAssetId, amount_atoms: amount }, place);
  }

  return {
    handlers: {
      'loans.borrowed'(event, place) {
        const row = madeRow(event, {
          status: 'running',
          principal_left_atoms: event.principal,
          interest_paid_atoms: 0n,
          events: 0,
          opened_at_ms: place.atMs,
        });
        changed.set(event.loanId, row);
        owe(row, event.principal, place.atMs);
        store.counter.add(loansList, row.account_id, { kind: 'running' }, 1);
        step(row, { kind: 'borrowed', amount_atoms: event.principal, rate_ppm: event.interest }, place);
        for (const { assetId, amount } of event.collateral) {
          step(row, { kind: 'collateral_added', asset_id: assetId, amount_atoms: amount }, place);
        }
      },
      'loans.repaid'(event, place) {
        const row = change(event.loanId);
        pay(row, event, place);
        const amount = event.principalPaid + event.interestPaid;
        step(row, { kind: 'repaid', amount_atoms: amount, interest_atoms: event.interestPaid }, place);
      },
      'loans.collateral_sold'(event, place) {
        const row = change(event.loanId);
        pay(row, event, place);
        const { soldAssetId, quantity, interestPaid, proceeds } = event;
        const sold = { asset_id: soldAssetId, amount_atoms: quantity };
        step(row, { kind: 'collateral_sold', ...sold, interest_atoms: interestPaid, proceeds_atoms: proceeds }, place);
      },
      'loans.collateral_added': move('collateral_added'),
      'loans.collateral_taken': move('collateral_taken'),
      'loans.renewed'(event, place) {
        const row = change(event.loanId);
        fillInterest(row, event);
        step(row, { kind: 'renewed', rate_ppm: event.interest }, place);
      },
      'loans.term_ended'({ loanId, interest }, place) {
        step(change(loanId), { kind: 'term_ended', rate_ppm: interest }, place);
      },
      'loans.alerted'({ loanId, alert, ltv }, place) {
        step(change(loanId), { kind: 'alerted', alert, ltv_ppm: ltv }, place);
      },
      'loans.liquidated'(event, place) {
        const { loanId, principalPaid, interestPaid } = event;
        const row = change(loanId);
        pay(row, event, place);
        const paid = { amount_atoms: principalPaid + interestPaid, interest_atoms: interestPaid };
        const number = step(row, { kind: 'liquidated', ...paid, ltv_ppm: event.ltvBefore }, place);
        const of = { loan_id: loanId, number };
        store.loan_liquidations.insert({
          ...of,
          debt_before_atoms: event.debtBefore,
          ltv_before_ppm: event.ltvBefore,
          debt_left_atoms: event.debtLeft,
          ltv_left_ppm: event.ltvLeft,
          bad_debt_atoms: event.badDebt,
          insurance_paid_atoms: event.insurancePaid,
          at_ms: place.atMs,
        });
        for (const [index, sale] of event.sales.entries()) {
          store.loan_sales.insert(saleRow(sale, { ...of, sale: index + 1 }));
        }
      },
      'loans.ended'(event, place) {
        const row = change(event.loanId);
        // A bad debt is not owed any more.
        if (row.principal_left_atoms > 0n) owe(row, -row.principal_left_atoms, place.atMs);
        row.principal_left_atoms = 0n;
        store.counter.add(loansList, row.account_id, { kind: row.status }, -1);
        row.status = 'ended';
        store.counter.add(loansList, row.account_id, { kind: row.status }, 1);
        fillEnd(row, event);
        row.ended_at_ms = place.atMs;
        step(row, { kind: 'ended' }, place);
      },
    },
    flush() {
      for (const row of changed.values()) store.loans.upsert(row);
      changed.clear();
    },
  };
};
