import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AccountId, Command } from '@candor/exchange';
import { asset } from '@candor/testkit';
import { FundingWorld, openPerAccount } from './lib/funding-world.ts';
import { median, perSecond, printTable, rate, type Row, timed } from './lib/table.ts';

const askers = 1_000;
const rounds = 5;
const questions = 200;

const us = (ms: number) => (ms < 1 ? `${(ms * 1_000).toFixed(1)} µs` : `${ms.toFixed(1)} ms`);

/** The rate of the commands of `commandsOf`, in durable groups: the median of some rounds behind one that warms up. */
function durable(world: FundingWorld, commandsOf: () => Command[]): number {
  const rates = Array.from({ length: rounds + 1 }, () => {
    const commands = commandsOf();
    return perSecond(commands.length, world.run(commands));
  });
  return median(rates.slice(1));
}

/** Milliseconds of one question. */
function asked(ids: readonly AccountId[], ask: (accountId: AccountId) => unknown): number {
  const times = ids.slice(0, questions).map((accountId) => timed(() => ask(accountId)));
  return median(times);
}

interface Open {
  readonly requested: number;
  readonly account: number;
  readonly hold: number;
  readonly all: number;
}

/** The cost of a withdrawal while this many others wait. */
function whileOpen(folder: string, open: number): Open {
  const world = new FundingWorld(join(folder, `open-${open}.db`));
  world.openWithdrawals(open / openPerAccount);
  const ids = world.users(askers);
  const requested = durable(world, () => world.withdrawals(ids));
  const { queries } = world.core;
  const account = asked(ids, (accountId) => [queries.fundingAccount(accountId), queries.openWithdrawals(accountId)]);
  const all = asked(ids.slice(0, 20), () => queries.withdrawalsIn(['approved', 'signing']));
  const hold = durable(world, () =>
    ids.map((accountId) => ({ type: 'funding.place_hold', accountId, reason: 'password_changed' })),
  );
  world.close();
  return { requested, account, hold, all };
}

/** Money in and out through core and journal: measures if waiting withdrawals slow new ones down. */
export function benchFunding(): void {
  const folder = mkdtempSync(join(tmpdir(), 'candor-bench-'));
  const world = new FundingWorld(join(folder, 'deposits.db'));
  const ids = world.users(askers);
  const deposits = durable(world, () => world.deposits(ids)) / 2;
  const transfers = durable(world, () =>
    ids.map((accountId) => ({
      type: 'transfer.move',
      accountId,
      assetId: asset.USDT,
      amount: 1n as never,
      from: 'spot',
      to: 'contract',
    })),
  );
  world.close();
  const rows: Row[] = [
    {
      what: 'deposits seen and confirmed',
      value: rate(deposits),
      against: `transfers ${rate(transfers)}`,
      ratio: deposits / transfers,
    },
  ];
  const few = whileOpen(folder, openPerAccount);
  for (const open of [10_000, 100_000]) {
    const many = whileOpen(folder, open);
    const meanwhile = `, ${open.toLocaleString('en')} open`;
    rows.push(
      {
        what: `withdrawals asked for${meanwhile}`,
        value: rate(many.requested),
        against: `hardly any open ${rate(few.requested)}`,
        ratio: many.requested / few.requested,
      },
      {
        what: '  the questions about one account',
        value: us(many.account),
        against: us(few.account),
        ratio: many.account / few.account,
      },
      {
        what: '  holds on accounts with some open',
        value: rate(many.hold),
        against: rate(few.hold),
        ratio: many.hold / few.hold,
      },
      { what: '  a look for what is to be sent', value: us(many.all) },
    );
  }
  printTable('Money in and out through core and journal, one thread', rows);
  rmSync(folder, { recursive: true });
}
