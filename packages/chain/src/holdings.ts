import type { AccountId, Exchange, RailId } from '@candor/exchange';
import { Fault } from '@candor/kernel';
import { type Atoms, atoms } from '@candor/money';
import { type Chain, hashBytes, hashOf } from './chain.ts';
import type { DepositStore } from './deposits/deposit-store.ts';
import type { AddressBook } from './keys.ts';
import { type ChainAssets, type ChainRail, nativeAsset } from './rails.ts';
import type { SweepBook } from './sweeps/sweep-book.ts';
import { atomsOfUnits } from './units.ts';
import type { NetworkCosts } from './withdrawals/network-costs.ts';

/** A withdrawal whose transaction the exchange has not heard the end of. */
export interface SentPayment {
  readonly railId: RailId;
  readonly transaction: Uint8Array;
  readonly receives: Atoms;
}

/** The reasons for which a chain does not tell what its addresses hold. */
type HoldingGap = 'unreachable' | 'too_many_addresses';

/** A chain's own figures of one rail, in atoms of its asset. */
export interface RailHolding {
  readonly railId: RailId;
  /** On all addresses of ours; negative on a chain of practice, whose addresses pay what they do not have. */
  readonly held: Atoms | HoldingGap;
  /** Payments in blocks that the exchange was not told of yet, or refused. */
  readonly unreported: Atoms;
  /** The part of the sent payments that is in a block. */
  readonly left: Atoms;
  /** Costs of transactions in blocks that the ledger has not booked. */
  readonly costs: Atoms;
  /** The number of amounts that were rounded between the chain's units and atoms: each by less than one atom. */
  readonly roundings: number;
}

interface Parts {
  readonly exchange: Pick<Exchange, 'query'>;
  readonly chain: Chain;
  readonly addresses: AddressBook;
  readonly assets: ChainAssets;
  readonly book: DepositStore;
  readonly costs: NetworkCosts;
  /** Transactions between addresses of ours, whose cost is not kept yet. Absent: nothing is swept. */
  readonly sweeps?: SweepBook | undefined;
}

/** A node is asked for each address: more would take minutes. */
const addressesMax = 400;
const atOnce = 20;

/** Adds up what a chain holds for the exchange, rail by rail. */
export async function railHoldings(
  parts: Parts,
  rails: readonly ChainRail[],
  sent: readonly SentPayment[],
): Promise<readonly RailHolding[]> {
  const { exchange, chain, assets, book, costs } = parts;
  const native = await nativeAsset(exchange, assets);
  const unbooked = costs.unbooked();
  const sweeps = parts.sweeps?.sent() ?? [];
  const sweeping = sweeps.map(({ railId, transaction }) => ({
    railId,
    transaction: hashBytes(transaction),
    receives: atoms(0n),
  }));
  const ended = await minedOf(chain, [...sent, ...sweeping]);
  return Promise.all(
    rails.map(async (rail): Promise<RailHolding> => {
      const isNative = rail.assetId === native.assetId;
      const left = ended.filter(({ railId }) => railId === rail.railId).map((one) => one.left);
      const paid = isNative ? ended.map(({ cost }) => atomsOfUnits(cost, native, 'up')) : [];
      const { unreported, payments } = book.totals(rail.railId);
      return {
        railId: rail.railId,
        held: await heldOn(parts, rail),
        unreported,
        left: sum(left),
        costs: isNative ? sum([...paid, unbooked.amount]) : atoms(0n),
        roundings: payments + (isNative ? paid.length + unbooked.known : 0),
      };
    }),
  );
}

interface Mined {
  readonly railId: RailId;
  /** None of one that failed: only its cost has left. */
  readonly left: Atoms;
  /** In wei. */
  readonly cost: bigint;
}

async function minedOf(chain: Chain, sent: readonly SentPayment[]): Promise<readonly Mined[]> {
  const looked = await Promise.all(
    sent.map(async (payment) => {
      const state = await chain.transaction(hashOf(payment.transaction)).catch(unreachable);
      if (state?.state !== 'mined') return [];
      return [{ railId: payment.railId, left: state.succeeded ? payment.receives : atoms(0n), cost: state.cost }];
    }),
  );
  return looked.flat();
}

async function heldOn({ chain, addresses, book }: Parts, rail: ChainRail): Promise<Atoms | HoldingGap> {
  const isOurs = (address: string) => addresses.isHouse(address) || book.ownerOf(address) !== undefined;
  if (chain.heldBy !== undefined) return atomsOfSigned(await chain.heldBy(isOurs, rail.token), rail);
  const used = book.paidAccounts();
  if (used.length > addressesMax) return 'too_many_addresses';
  const all = [addresses.hotWallet, addresses.gasWallet, ...used.map((id: AccountId) => addresses.addressOf(id))];
  let units = 0n;
  for (let from = 0; from < all.length; from += atOnce) {
    const asked = all.slice(from, from + atOnce).map((address) => chain.balanceOf(address, rail.token));
    const found = await Promise.all(asked).catch(unreachable);
    if (found === undefined) return 'unreachable';
    units += found.reduce((total, one) => total + one, 0n);
  }
  return atomsOfUnits(units, rail, 'down');
}

function unreachable(error: unknown): undefined {
  if (error instanceof Fault && error.kind === 'chain_unreachable') return undefined;
  throw error;
}

/** Down, also below zero. */
function atomsOfSigned(units: bigint, rail: ChainRail): Atoms {
  return units < 0n ? atoms(-atomsOfUnits(-units, rail, 'up')) : atomsOfUnits(units, rail, 'down');
}

function sum(amounts: readonly Atoms[]): Atoms {
  return atoms(amounts.reduce((total, one) => total + one, 0n));
}
