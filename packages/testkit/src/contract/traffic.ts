import { type AccountId, type Command, directions, type Lots, marginModes, type TicketId } from '@candor/exchange';
import { Seeded } from '@candor/kernel';
import { atoms, type Price } from '@candor/money';
import { asset, pair } from '../catalog.ts';
import { contractTerms } from './world.ts';
import { type Runner, startWorld } from '../runner.ts';

const tick = 1_000_000;
const pairs = ['BTC/USDT', 'ETH/USDT'] as const;

/** A lively market for contracts out of a seed: few users with little money, large positions, and a house that is not rich. */
export class ContractTraffic {
  readonly runner: Runner;
  /** The state halfway. */
  middle = new Uint8Array();
  readonly #random: Seeded;
  readonly #accounts: readonly AccountId[];
  readonly #marks = { 'BTC/USDT': 6_000_000, 'ETH/USDT': 300_000 };

  constructor(seed: string) {
    const contracts = { underwriting: 20_000_000_000n, insurance: 50_000_000n };
    const { runner, users } = startWorld({ contracts, users: 5, faucet: { USDT: 5_000_000_000n } });
    this.runner = runner;
    this.#random = new Seeded(seed);
    this.#accounts = users;
    for (const accountId of users) {
      runner.must({ type: 'practice.claim', accountId, assetId: asset.USDT });
      this.#move(accountId, 3_000_000_000n, true);
    }
    this.#tick(0);
  }

  run(commands: number): this {
    for (let i = 0; i < commands; i++) {
      if (i === Math.floor(commands / 2)) this.middle = new Uint8Array(this.runner.core.snapshot());
      this.#next();
    }
    return this;
  }

  #next(): void {
    const random = this.#random;
    const accountId = random.pick(this.#accounts);
    const draw = random.below(100);
    if (draw < 40) this.#tick(random.chance(1, 6) ? 600 : 60);
    else if (draw < 62) this.#open(accountId);
    else if (draw < 82) this.#touch(accountId);
    else if (draw < 90) this.#move(accountId, BigInt(1 + random.below(500)) * 1_000_000n, random.chance(1, 2));
    else if (draw < 92) this.runner.wait(86_400_000);
    else this.runner.wait(random.below(3_000));
  }

  #tick(size: number): void {
    const prices = pairs.map((name) => {
      const moved = this.#random.below(2 * size + 1) - size;
      this.#marks[name] = Math.max(1_000, Math.round((this.#marks[name] * (10_000 + moved)) / 10_000));
      return { pairId: pair[name], price: (this.#marks[name] * tick) as Price };
    });
    this.runner.tick(prices);
  }

  #open(accountId: AccountId): void {
    const random = this.#random;
    const name = random.pick(pairs);
    const mark = this.#marks[name];
    const multiple = random.pick([5, 20, 50]);
    const spendable = Number(this.runner.core.queries.contractAccount(accountId).spendable) / 1e6;
    const worth = ((mark / 100) * Number(contractTerms(name).lot)) / 1e8;
    const lots = Math.floor(((spendable * multiple) / worth) * (5 + random.below(85))) as Lots;
    const away = Math.round((mark * (random.below(200) - 100)) / 20_000);
    this.runner.send({
      type: 'contract.open',
      accountId,
      pairId: pair[name],
      direction: random.pick(directions),
      lots,
      multiple,
      marginMode: random.pick(marginModes),
      ...(random.chance(1, 4) ? { limitPrice: ((mark + away) * tick) as Price } : {}),
    });
  }

  #touch(accountId: AccountId): void {
    const random = this.#random;
    const own = this.runner.core.queries.tickets(accountId);
    if (own.length === 0) return;
    const { ticketId, lots, direction, pairId } = random.pick(own);
    const name = pairs.find((one) => pair[one] === pairId) ?? 'BTC/USDT';
    const choices: ((ticketId: TicketId) => Command)[] = [
      () => ({ type: 'contract.close', accountId, ticketId }),
      () => ({ type: 'contract.close', accountId, ticketId, lots: Math.ceil(lots / 2) as Lots }),
      () => ({ type: 'contract.cancel', accountId, ticketId }),
      () => ({ type: 'contract.reverse', accountId, ticketId }),
      () => ({ type: 'contract.close_many', accountId, choice: random.pick(['all', 'winning', 'losing'] as const) }),
      () => ({ type: 'contract.move_margin', accountId, ticketId, way: 'add', amount: atoms(20_000_000n) }),
      () => ({
        type: 'contract.set_exits',
        accountId,
        ticketId,
        stopLoss: {
          price: (Math.round(this.#marks[name] * (direction === 'long' ? 0.99 : 1.01)) * tick) as Price,
          lots: Math.ceil(lots / 3) as Lots,
        },
      }),
    ];
    this.runner.send(random.pick(choices)(ticketId));
  }

  #move(accountId: AccountId, amount: bigint, isIn: boolean): void {
    const way = isIn ? ({ from: 'spot', to: 'contract' } as const) : ({ from: 'contract', to: 'spot' } as const);
    this.runner.send({ type: 'transfer.move', accountId, assetId: asset.USDT, amount: atoms(amount), ...way });
  }
}
