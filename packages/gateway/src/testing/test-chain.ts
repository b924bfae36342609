import { createHash } from 'node:crypto';
import type { ChainService, PaymentFinding, RailHolding } from '@candor/chain';
import { evmSpelling } from '@candor/chain/addresses';
import type { AccountId, RailId } from '@candor/exchange';
import { confirmationsAt } from '@candor/exchange/rules';
import type { HostedExchange } from '@candor/journal';
import { assert } from '@candor/kernel';
import { type Atoms, atoms, zero } from '@candor/money';

/** A chain that is frozen until a test mines. The findings of its watcher go to the exchange as the real one's do. */
export interface TestChain extends ChainService {
  readonly needed: number;
  mine(blocks: number): Promise<void>;
  /** The last rounds; they never end before a test moves them. */
  readonly worked: { deposits: number; withdrawals: number };
  /** The chain's answers about what it holds, by rail; of others it is unreachable. */
  readonly holding: Map<RailId, RailHolding>;
  /** Puts the last payment's block out of the chain. */
  replaceLast(): Promise<void>;
}

interface Payment {
  readonly railId: RailId;
  readonly accountId: AccountId;
  readonly amount: Atoms;
  readonly transaction: string;
  readonly height: number;
}

const needed = 12;
const firstHead = 100;

export function createTestChain(exchange: HostedExchange, railIds: readonly RailId[]): TestChain {
  const payments: Payment[] = [];
  const owners = new Map<string, AccountId>();
  const listeners = new Set<(head: number) => void>();
  const worked: TestChain['worked'] = { deposits: Number.MAX_SAFE_INTEGER, withdrawals: Number.MAX_SAFE_INTEGER };
  let head = firstHead;
  let sent = 0;
  const send = async (
    type: 'funding.see_deposit' | 'funding.confirm_deposit' | 'funding.drop_deposit',
    { railId, accountId, amount, transaction, height }: Payment,
  ) => {
    const at = { railId, transaction: Buffer.from(transaction.slice(2), 'hex'), index: 0 };
    const command =
      type === 'funding.see_deposit'
        ? { type, ...at, accountId, amount, height }
        : type === 'funding.confirm_deposit'
          ? { type, ...at, confirmations: confirmationsAt(head, height) }
          : { type, ...at };
    sent += 1;
    const { outcome } = await exchange.submit({ commandId: `chain:${Date.now()}:${sent}`, actor: 'system', command });
    if (!outcome.ok) throw new Error(outcome.code);
  };
  const holding: TestChain['holding'] = new Map();
  const none = { unreported: zero, left: zero, costs: zero, roundings: 0 };
  return {
    holding,
    means: async () => ({
      isEndless: true,
      doesNodeAnswer: true,
      doesSignerAnswer: false,
      gas: { code: 'ETH' },
      rails: railIds.map((railId) => ({ railId })),
    }),
    holdings: async () =>
      railIds.map((railId) => holding.get(railId) ?? { railId, held: 'unreachable' as const, ...none }),
    railIds,
    needed,
    head: () => head,
    workedAtMs: () => worked,
    worked,
    tokenOf(railId) {
      assert(railIds.includes(railId), 'a chain is asked about its own rails');
      return railId === 1 ? evmSpelling(`0x${'a1'.repeat(20)}`) : undefined;
    },
    async addressOf(_railId, accountId) {
      const address = evmSpelling(
        `0x${createHash('sha256').update(`address ${accountId}`).digest('hex').slice(0, 40)}`,
      );
      owners.set(address, accountId);
      return address;
    },
    ownerOf: async (address) => owners.get(address),
    async find(railId, accountId, transaction): Promise<PaymentFinding> {
      const found = payments.find((payment) => payment.transaction.endsWith(transaction.replace(/^0x/, '')));
      if (found === undefined) return { kind: 'not_found' };
      if (found.accountId !== accountId || found.railId !== railId) return { kind: 'other_address' };
      const { amount, height } = found;
      return { kind: 'found', amount, height, confirmations: confirmationsAt(head, height), needed };
    },
    async practicePay(railId, accountId, amount) {
      head += 1;
      const transaction = `0x${createHash('sha256').update(`pay ${exchange.lastSequence} ${head}`).digest('hex')}`;
      const payment = { railId, accountId, amount: atoms(amount), transaction, height: head };
      payments.push(payment);
      await send('funding.see_deposit', payment);
      return transaction;
    },
    async mine(blocks) {
      head += blocks;
      const isDue = ({ height }: Payment) => confirmationsAt(head, height) >= needed;
      for (const payment of payments.splice(0)) {
        if (isDue(payment)) await send('funding.confirm_deposit', payment);
        else payments.push(payment);
      }
      for (const listener of listeners) listener(head);
    },
    async replaceLast() {
      const last = payments.pop();
      if (last !== undefined) await send('funding.drop_deposit', last);
    },
    onHead(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
