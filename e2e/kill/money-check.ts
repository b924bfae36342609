import type { CoreEvent, DepositId } from '@candor/exchange';
import { confirmationsAt } from '@candor/exchange/rules';
import { type ChainTransaction, readChain } from './chain-file.ts';
import type { Client } from './client.ts';
import { confirmations, depositMin } from './funds.ts';

/** A fact about money in and out, with its command. */
export interface MoneyFact {
  readonly commandId: string;
  readonly event: CoreEvent;
}

/** While the server lives, a payment is credited long before it has so many blocks above its confirmations. */
const latestBlocks = 50;
const atomsPerUsdt = 1_000_000n;

type Fact<T extends CoreEvent['type']> = Extract<CoreEvent, { readonly type: T }>;

function ofType<T extends CoreEvent['type']>(facts: readonly MoneyFact[], type: T): Fact<T>[] {
  return facts.map(({ event }) => event).filter((event): event is Fact<T> => event.type === type);
}

function once<T>(what: string, keys: readonly T[]): Set<T> {
  const seen = new Set(keys);
  if (seen.size !== keys.length) throw new Error(`${what} twice`);
  return seen;
}

const hashOf = (transaction: Uint8Array): string => `0x${Buffer.from(transaction).toString('hex')}`;

/**
 * Compares the practice chain's own file with the facts of the journal. `isQuiet`: the server had time to end work
 * under way and was stopped, so nothing may be left in between.
 */
export function checkMoney(
  folder: string,
  facts: readonly MoneyFact[],
  clients: readonly Client[],
  isQuiet: boolean,
): void {
  const { head, transactions } = readChain(folder);
  const byHash = new Map(transactions.map((transaction) => [transaction.hash, transaction]));
  const accounts = new Map(clients.map(({ spender }) => [spender.depositAddress, spender.accountId]));
  checkDeposits({ head, byHash, accounts, facts, isQuiet });
  checkTold(byHash, clients);
  checkWithdrawals({ head, byHash, accounts, facts, isQuiet, clients });
  const claims = ofType(facts, 'funding.claim_made').map(({ claimId }) => claimId);
  const decided = once(
    'a claim is decided',
    ofType(facts, 'funding.claim_decided').map(({ claimId }) => claimId),
  );
  if (isQuiet && decided.size !== claims.length) throw new Error('a claim was never decided');
  once(
    'a network cost is booked',
    ofType(facts, 'funding.network_cost_booked').map((cost) => hashOf(cost.transaction)),
  );
}

interface Ledgers {
  readonly head: number;
  readonly byHash: ReadonlyMap<string, ChainTransaction>;
  /** The owners of the addresses, as the users got them. */
  readonly accounts: ReadonlyMap<string, number>;
  readonly facts: readonly MoneyFact[];
  readonly isQuiet: boolean;
}

function checkDeposits({ head, byHash, accounts, facts, isQuiet }: Ledgers): void {
  const seen = new Map<number, Fact<'funding.deposit_seen'>>();
  const idOf = new Map<string, DepositId>();
  for (const fact of ofType(facts, 'funding.deposit_seen')) {
    const hash = hashOf(fact.transaction);
    const paid = byHash.get(hash);
    const isTrue =
      paid?.height === fact.height &&
      accounts.get(paid.recipient) === fact.accountId &&
      BigInt(paid.units) === fact.amount &&
      (idOf.get(hash) ?? fact.depositId) === fact.depositId;
    if (!isTrue) throw new Error(`the journal has a deposit that the chain has not: ${hash}`);
    seen.set(fact.depositId, fact);
    idOf.set(hash, fact.depositId);
  }
  const creditedFacts = ofType(facts, 'funding.deposit_credited');
  const credited = once(
    'a deposit is credited',
    creditedFacts.map(({ depositId }) => depositId),
  );
  for (const { depositId, accountId, amount } of creditedFacts) {
    const { accountId: owner, amount: paid } = seen.get(depositId) ?? {};
    if (owner !== accountId || paid !== amount)
      throw new Error(`deposit ${depositId} is credited otherwise than it was paid`);
  }
  const kept = new Map<number, bigint>();
  const keptIds = new Set(ofType(facts, 'funding.deposit_kept').map(({ depositId }) => depositId));
  for (const { hash, sender, recipient, units, height } of byHash.values()) {
    const accountId = accounts.get(recipient);
    if (sender !== 'outside' || accountId === undefined || height === null) continue;
    const above = confirmationsAt(head, height) - confirmations;
    const id = idOf.get(hash);
    if (id !== undefined && credited.has(id)) continue;
    if (id !== undefined && keptIds.has(id)) kept.set(accountId, (kept.get(accountId) ?? 0n) + BigInt(units));
    else if (above >= (isQuiet ? 0 : latestBlocks))
      throw new Error(`${hash} is not credited with ${above} blocks above`);
  }
  for (const [accountId, sum] of kept) {
    if (sum >= BigInt(depositMin) * atomsPerUsdt)
      throw new Error(`account ${accountId} has the minimum, and it is kept`);
  }
}

/** Checks that each reported payment is on the chain. */
function checkTold(byHash: Ledgers['byHash'], clients: readonly Client[]): void {
  for (const { path, answer } of clients.flatMap(({ requests }) => requests)) {
    if (path !== '/practice/deposit' || answer?.type !== 'ok') continue;
    const { hash } = answer.message as { hash: string };
    if (!byHash.has(hash)) throw new Error(`${hash} was told of and is not on the chain`);
  }
}

function checkWithdrawals({
  head,
  byHash,
  accounts,
  facts,
  isQuiet,
  clients,
}: Ledgers & { readonly clients: readonly Client[] }): void {
  const asked = new Map(ofType(facts, 'funding.withdrawal_requested').map((fact) => [fact.withdrawalId, fact]));
  const moves = ofType(facts, 'funding.withdrawal_moved');
  const last = new Map(moves.map((fact) => [fact.withdrawalId, fact]));
  const idOf = new Map<string, (typeof moves)[number]['withdrawalId']>();
  for (const { withdrawalId, transaction } of moves) {
    if (transaction === undefined) continue;
    const hash = hashOf(transaction);
    if ((idOf.get(hash) ?? withdrawalId) !== withdrawalId) throw new Error(`${hash} pays two withdrawals`);
    idOf.set(hash, withdrawalId);
  }
  const places = bookedPlaces(facts, clients);
  const paid = new Map<number, ChainTransaction>();
  for (const transaction of byHash.values()) {
    const { hash, sender, recipient, units } = transaction;
    if (sender === 'outside' || accounts.has(recipient)) continue;
    const withdrawalId = idOf.get(hash);
    const request = withdrawalId === undefined ? undefined : asked.get(withdrawalId);
    if (withdrawalId === undefined || request === undefined)
      throw new Error(`${hash} went out and no withdrawal has it`);
    if (paid.has(withdrawalId)) throw new Error(`withdrawal ${withdrawalId} was paid twice`);
    const isRight = places.get(hashOf(request.destination)) === recipient && BigInt(units) === request.receives;
    if (!isRight) throw new Error(`withdrawal ${withdrawalId} was paid otherwise than it was asked for`);
    paid.set(withdrawalId, transaction);
  }
  once(
    'a withdrawal is confirmed',
    moves.filter(({ status }) => status === 'confirmed').map((move) => move.withdrawalId),
  );
  for (const withdrawalId of asked.keys()) {
    const status = last.get(withdrawalId)?.status ?? 'requested';
    const height = paid.get(withdrawalId)?.height ?? null;
    const isPaid = paid.has(withdrawalId);
    const isConfirmed = height !== null && confirmationsAt(head, height) >= confirmations;
    const fits =
      status === 'confirmed' ? isConfirmed : status === 'broadcast' ? isPaid : status === 'signed' ? true : !isPaid;
    if (!fits) throw new Error(`withdrawal ${withdrawalId} is ${status}, and on the chain it is not so`);
    if (isQuiet && status !== 'confirmed' && status !== 'cancelled') {
      throw new Error(`withdrawal ${withdrawalId} was left ${status}`);
    }
  }
}

/** Addresses by their hash in the journal: the requested ones, and those that the same request booked. */
function bookedPlaces(facts: readonly MoneyFact[], clients: readonly Client[]): ReadonlyMap<string, string> {
  const asked = new Map<string, string>(
    clients.flatMap(({ spender }) =>
      [...spender.bookings].map(([id, address]) => [`u:${spender.accountId}:${id}`, address] as const),
    ),
  );
  return new Map(
    facts.flatMap(({ commandId, event }) => {
      const address = asked.get(commandId);
      const isBooking = event.type === 'funding.destination_booked' && address !== undefined;
      return isBooking ? [[hashOf(event.destination), address] as const] : [];
    }),
  );
}
