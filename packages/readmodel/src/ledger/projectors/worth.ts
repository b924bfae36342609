import { type AccountId, type AssetId, type EventOf, firstUserAccount } from '@candor/exchange';
import { dayOf } from '@candor/kernel';
import { type Atoms, atoms, minus, plus, zero } from '@candor/money';
import { LastIndex } from '../../market/last-index.ts';
import { monthOf } from '../../queries/month-of.ts';
import { KeptRows } from '../../projection/kept-rows.ts';
import type { ProjectorMaker } from '../../projection/projector.ts';
import type { RowOf } from '../../schema/table.ts';
import { valuationAssetId } from '../valuation-pair.ts';
import { entryNatures } from '../entry-natures.ts';
import { afterGiving, afterReceipt, type HoldingCost, nothingHeld } from '../holding-cost.ts';
import { quarterOf } from '../quarter.ts';
import type { dailyPaidIn, feeMonths, holdingCosts, realisedSales } from '../tables/worth.ts';

type Line = EventOf<'ledger.posted'>['lines'][number];

/** The changes of one asset of one account in one posting, over all wallets. */
interface Change {
  total: bigint;
  /** Fees in it, below zero. */
  charged: bigint;
}

/** Something given for something else; its proceeds and its cost are undefined where nobody knows them. */
interface Sale {
  readonly given: Atoms;
  readonly proceeds: Atoms | undefined;
  readonly cost: Atoms | undefined;
}

/** Payments from outside at their price when they came, what each holding has cost, and the results of giving it. */
export const worthProjector: ProjectorMaker = (store) => {
  const index = new LastIndex(store);
  const changedDays = new Map<string, RowOf<typeof dailyPaidIn>>();
  const fees = new KeptRows<string, RowOf<typeof feeMonths>>((row) => store.fee_months.upsert(row));
  const costs = new KeptRows<string, RowOf<typeof holdingCosts>>((row) => store.holding_costs.upsert(row));
  const sales = new KeptRows<string, RowOf<typeof realisedSales>>((row) => store.realised_sales.upsert(row));

  function payIn({ accountId, assetId, available, frozen }: Line, day: number): void {
    const key = `${accountId}/${day}/${assetId}`;
    const before = changedDays.get(key) ?? store.daily_paid_in.find(accountId, day, assetId);
    const row = before ?? { account_id: accountId, day, asset_id: assetId, worth_atoms: 0n, unpriced_atoms: 0n };
    changedDays.set(key, row);
    const amount = atoms(available + frozen);
    const worth = index.worth(assetId, amount);
    if (worth === undefined) row.unpriced_atoms += amount;
    else row.worth_atoms += worth;
  }

  /** A fee counts at its price when it was paid; one that has none yet counts as nothing. */
  function addFee({ accountId, assetId, kind, available, frozen }: Line, month: number): void {
    const worth = index.worth(assetId, atoms(-(available + frozen)));
    if (worth === undefined) return;
    const key = `${accountId}/${month}/${kind}`;
    const before = fees.get(key) ?? store.fee_months.find(accountId, month, kind);
    const row = before ?? { account_id: accountId, month, kind, worth_atoms: 0n };
    row.worth_atoms += worth;
    fees.change(key, row);
  }

  function costOf(accountId: AccountId, assetId: AssetId): HoldingCost {
    const row = costs.get(`${accountId}/${assetId}`) ?? store.holding_costs.find(accountId, assetId);
    if (row === undefined) return nothingHeld;
    return { amount: atoms(row.amount_atoms), cost: atoms(row.cost_atoms), isKnown: row.is_known === 1 };
  }

  function keepCost(accountId: AccountId, assetId: AssetId, { amount, cost, isKnown }: HoldingCost): void {
    costs.change(`${accountId}/${assetId}`, {
      account_id: accountId,
      asset_id: assetId,
      amount_atoms: amount,
      cost_atoms: cost,
      is_known: isKnown ? 1 : 0,
    });
  }

  function realise(accountId: AccountId, assetId: AssetId, sale: Sale, quarter: number): void {
    const key = `${accountId}/${quarter}/${assetId}`;
    const row = sales.get(key) ??
      store.realised_sales.find(accountId, quarter, assetId) ?? {
        account_id: accountId,
        quarter,
        asset_id: assetId,
        proceeds_atoms: 0n,
        cost_atoms: 0n,
        unknown_atoms: 0n,
      };
    const { given, proceeds, cost } = sale;
    if (proceeds === undefined || cost === undefined) row.unknown_atoms += given;
    else {
      row.proceeds_atoms += proceeds;
      row.cost_atoms += cost;
    }
    sales.change(key, row);
  }

  function exchange(accountId: AccountId, changes: ReadonlyMap<AssetId, Change>, quarter: number): void {
    const paid = paidWith(changes);
    const got = receivedFor(changes);
    for (const [assetId, { total, charged }] of changes) {
      if (assetId === valuationAssetId || total === 0n) continue;
      const before = costOf(accountId, assetId);
      if (total > 0n) {
        keepCost(accountId, assetId, afterReceipt(before, atoms(total), paid(assetId, atoms(total))));
      } else {
        // Of a fee that something received pays a part of, only the rest is charged to the holding.
        const fee = charged >= 0n ? 0n : charged < total ? -total : -charged;
        const given = atoms(-total - fee);
        const after = afterGiving(before, given, atoms(fee));
        keepCost(accountId, assetId, after);
        if (got === undefined || given === 0n) continue;
        const cost = before.isKnown ? minus(before.cost, after.cost) : undefined;
        realise(accountId, assetId, { given, cost, proceeds: got(assetId, given) }, quarter);
      }
    }
  }

  /** The cost of what was received: the worth of what was given for it; without that its own worth. */
  function paidWith(changes: ReadonlyMap<AssetId, Change>): (assetId: AssetId, amount: Atoms) => Atoms | undefined {
    const received = [...changes.values()].filter(({ total }) => total > 0n);
    const given = [...changes].filter(([, { total }]) => total < 0n);
    if (received.length !== 1 || given.length === 0) return (assetId, amount) => index.worth(assetId, amount);
    const worth = worthOfAll(given);
    return () => worth;
  }

  /** The proceeds of what was given: the worth of what was received for it; where several were given, their own. Undefined where nothing was received. */
  function receivedFor(
    changes: ReadonlyMap<AssetId, Change>,
  ): ((assetId: AssetId, amount: Atoms) => Atoms | undefined) | undefined {
    const received = [...changes].filter(([, { total }]) => total > 0n);
    if (received.length === 0) return undefined;
    if (changes.size - received.length > 1) return (assetId, amount) => index.worth(assetId, amount);
    const worth = worthOfAll(received);
    return () => worth;
  }

  function worthOfAll(changes: readonly (readonly [AssetId, Change])[]): Atoms | undefined {
    const worths = changes.map(([assetId, { total }]) => index.worth(assetId, atoms(total < 0n ? -total : total)));
    const isPriced = worths.every((worth) => worth !== undefined);
    return isPriced ? worths.reduce<Atoms>((sum, worth) => plus(sum, worth ?? zero), zero) : undefined;
  }

  return {
    handlers: {
      'catalog.pair_listed': (event) => index.list(event),
      'index.ticked': (event) => index.tick(event),
      'ledger.posted'({ lines }, { atMs }) {
        for (const [accountId, own] of byUser(lines)) {
          for (const line of own) {
            if (entryNatures[line.kind] === 'outside') payIn(line, dayOf(atMs));
            if (entryNatures[line.kind] === 'fee') addFee(line, monthOf(atMs));
          }
          if (own.some(({ assetId }) => assetId !== valuationAssetId)) {
            exchange(accountId, changesIn(own), quarterOf(atMs));
          }
        }
      },
    },
    flush() {
      for (const row of changedDays.values()) store.daily_paid_in.upsert(row);
      costs.flush();
      sales.flush();
      fees.flush();
      changedDays.clear();
    },
  };
};

function byUser(lines: readonly Line[]): ReadonlyMap<AccountId, readonly Line[]> {
  const users = new Map<AccountId, Line[]>();
  for (const line of lines) {
    if (line.accountId < firstUserAccount) continue;
    const own = users.get(line.accountId);
    if (own === undefined) users.set(line.accountId, [line]);
    else own.push(line);
  }
  return users;
}

function changesIn(lines: readonly Line[]): ReadonlyMap<AssetId, Change> {
  const changes = new Map<AssetId, Change>();
  for (const { assetId, kind, available, frozen } of lines) {
    const change = changes.get(assetId) ?? { total: 0n, charged: 0n };
    changes.set(assetId, change);
    change.total += available + frozen;
    if (entryNatures[kind] === 'fee') change.charged += available + frozen;
  }
  return changes;
}
