import {
  type AccountId,
  type Command,
  type Core,
  createCore,
  decodeOutcome,
  encodeSubmission,
  gridMs,
} from '@candor/exchange';
import { DurableMachine } from '@candor/journal';
import { atoms } from '@candor/money';
import { actorOf, asset, bytesOf, pair, practiceWorld, rail, sixtyThousand, worldStartMs } from '@candor/testkit';
import { timed } from './table.ts';

/** As many withdrawals as one account may have open at once. */
export const openPerAccount = 20;

const usdt = 1_000_000n;
const home = bytesOf('home');
const height = 1_000_000;

/**
 * An exchange on a disk, with money on its way in and out. Its clock is constant: nothing runs out, and the index stays
 * fresh.
 */
export class FundingWorld {
  readonly core: Core = createCore();
  readonly #machine: DurableMachine;
  #sent = 0;
  #paid = 0;

  constructor(path: string) {
    const maker = { create: () => this.core, restore: () => this.core };
    const nowMs = () => worldStartMs;
    this.#machine = new DurableMachine({ path, name: 'bench', maker, nowMs, snapshotEvery: Number.MAX_SAFE_INTEGER });
    this.run(practiceWorld({ funding: { destinationWaitMs: 0 }, users: 0 }));
    const prices = [{ pairId: pair['BTC/USDT'], price: sixtyThousand }];
    this.run([{ type: 'index.tick', gridIndex: worldStartMs / gridMs, prices }]);
  }

  /** Users who may withdraw, with funds and a destination. */
  users(count: number): AccountId[] {
    const first = this.core.accounts.next;
    this.run(Array.from({ length: count }, (): Command => ({ type: 'accounts.open' })));
    const ids = Array.from({ length: count }, (_, i) => (first + i) as AccountId);
    this.run(
      ids.flatMap((accountId): Command[] => [
        { type: 'funding.set_level', accountId, level: 'basic' },
        { type: 'practice.claim', accountId, assetId: asset.USDT },
        { type: 'funding.book_destination', accountId, railId: rail['USDT chain'], destination: home },
      ]),
    );
    return ids;
  }

  /** One withdrawal of everybody. */
  withdrawals(ids: readonly AccountId[]): Command[] {
    const order = { railId: rail['USDT chain'], amount: atoms(20n * usdt), fee: atoms(usdt), destination: home };
    return ids.map((accountId) => ({ type: 'funding.withdraw', accountId, ...order }));
  }

  /** As many waiting withdrawals as one account may have, of each of so many accounts. */
  openWithdrawals(accounts: number): void {
    const ids = this.users(accounts);
    for (let i = 0; i < openPerAccount; i++) this.run(this.withdrawals(ids));
  }

  /** A payment to everybody: the watcher's commands when it is in a block, and when it has its confirmations. */
  deposits(ids: readonly AccountId[]): Command[] {
    return ids.flatMap((accountId): Command[] => {
      this.#paid += 1;
      const place = { railId: rail['USDT chain'], transaction: bytesOf(`paid ${this.#paid}`), index: 0 };
      return [
        { type: 'funding.see_deposit', ...place, accountId, amount: atoms(50n * usdt), height },
        { type: 'funding.confirm_deposit', ...place, confirmations: 3 },
      ];
    });
  }

  /** Applies commands and makes them durable in groups, as under load; answers the milliseconds. None may be refused. */
  run(commands: readonly Command[]): number {
    const submissions = commands.map((command) => {
      this.#sent += 1;
      const bytes = encodeSubmission({ commandId: `bench:${this.#sent}`, actor: actorOf(command), command });
      return { type: command.type, bytes };
    });
    return timed(() => {
      for (const { type, bytes } of submissions) {
        const outcome = decodeOutcome(type, this.#machine.take(bytes).outcome);
        if (!outcome.ok) throw new Error(`${type} is refused: ${outcome.code}`);
        if (this.#machine.isGroupFull) this.#endGroup();
      }
      this.#endGroup();
    });
  }

  close(): void {
    this.core.checkInvariants();
    this.#machine.stop();
  }

  #endGroup(): void {
    this.#machine.commit();
    this.#machine.keepUp();
  }
}
