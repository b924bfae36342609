import { type AccountId, type Command, createCore, type Submission } from '@candor/exchange';
import type { Atoms, Price } from '@candor/money';
import { cancelKind, marketKind, type OrderStream, orderStream } from './lib/stream.ts';
import { median, perSecond, printTable, processorTimed, rate, timed } from './lib/table.ts';

const target = 300_000;
const users = 1_000;
const tick = 10_000_000 as Price;
const lot = 10_000n as Atoms;
const start = 1_700_000_000_000;

type Loose = Record<string, unknown>;
const command = (fields: Loose) => fields as unknown as Command;

/** The commands that found an exchange with one pair and funded users. */
export function foundingOf(): Submission[] {
  const submissions: Submission[] = [];
  const add = (actor: Submission['actor'], fields: Loose) => {
    submissions.push({ commandId: `f${submissions.length}`, actor, command: command(fields) });
  };
  add('system', { type: 'genesis.found', mode: 'practice', name: 'bench' });
  add('system', { type: 'catalog.list_asset', assetId: 1, code: 'BTC', name: 'Bitcoin', scale: 8, assetClass: 'coin' });
  add('system', { type: 'catalog.list_asset', assetId: 3, code: 'USDT', name: 'Tether', scale: 6, assetClass: 'coin' });
  add('system', {
    type: 'catalog.list_pair',
    pairId: 1,
    baseAssetId: 1,
    quoteAssetId: 3,
    tick,
    lot,
    minNotional: 1n,
    maxQuantity: 100_000_000_000n,
    makerFee: 1_000,
    takerFee: 1_000,
    band: 500_000,
    hasBook: 'yes',
  });
  add('system', { type: 'practice.set_faucet', assetId: 1, amount: 10n ** 14n });
  add('system', { type: 'practice.set_faucet', assetId: 3, amount: 10n ** 15n });
  for (let user = 0; user < users; user++) {
    add('system', { type: 'accounts.open' });
    for (const assetId of [1, 3]) add('user', { type: 'practice.claim', accountId: 1_000 + user, assetId });
  }
  const gridIndex = Math.floor(start / 500);
  add('system', { type: 'index.tick', gridIndex, prices: [{ pairId: 1, price: 50_000 * tick }] });
  return submissions;
}

/** Turns a stream into submissions; cancels name the order number the core gave, which counts new orders. */
export function submissionsOf(stream: OrderStream, firstSequence: number): Submission[] {
  const submissions: Submission[] = [];
  for (let i = 0; i < stream.length; i++) {
    const streamId = stream.orderId[i] as number;
    const accountId = (1_000 + (streamId % users)) as AccountId;
    const side = stream.isBuy[i] === 1 ? 'buy' : 'sell';
    const quantity = BigInt(stream.lots[i] as number) * lot;
    const fields =
      stream.kind[i] === cancelKind
        ? { type: 'spot.cancel', accountId, orderId: streamId }
        : stream.kind[i] === marketKind
          ? { type: 'spot.place', accountId, pairId: 1, side, orderType: 'market', timeInForce: 'ioc', quantity }
          : {
              type: 'spot.place',
              accountId,
              pairId: 1,
              side,
              orderType: 'limit',
              timeInForce: 'gtc',
              price: (stream.ticks[i] as number) * tick,
              quantity,
            };
    submissions.push({ commandId: `u${firstSequence + i}`, actor: 'user', command: command(fields) });
  }
  return submissions;
}

/** The whole core: checks, ledger, holds, fees, events and outcomes in bytes, on the stream of the book's bench. */
export function benchCore(): void {
  const stream = orderStream({ seed: 'core', symbols: 1, restingPerSymbol: 10_000, operations: 300_000 });
  const speeds: number[] = [];
  const processorSpeeds: number[] = [];
  let bytes = 0;
  let refused = 0;
  for (let round = 0; round < 4; round++) {
    const core = createCore();
    for (const submission of foundingOf()) core.apply(submission, core.sequence + 1, start);
    const submissions = submissionsOf(stream, core.sequence);
    let sequence = core.sequence;
    const run = (from: number, to: number) => {
      for (let i = from; i < to; i++) {
        sequence += 1;
        const applied = core.apply(submissions[i] as Submission, sequence, start);
        bytes += applied.eventBytes.length;
        if (!applied.outcome.ok) refused += 1;
      }
    };
    run(0, stream.prefill);
    bytes = 0;
    refused = 0;
    let ms = 0;
    const processorMs = processorTimed(() => {
      ms = timed(() => run(stream.prefill, stream.length));
    });
    speeds.push(perSecond(stream.length - stream.prefill, ms));
    processorSpeeds.push(perSecond(stream.length - stream.prefill, processorMs));
  }
  const speed = median(speeds.slice(1));
  const count = stream.length - stream.prefill;
  printTable('The whole core, one thread (ledger, holds, fees, encoded events)', [
    { what: 'commands', value: rate(speed), target: '>= 300 k/s', isMet: speed >= target },
    { what: 'commands, by processor time', value: rate(median(processorSpeeds.slice(1))) },
    { what: 'bytes of events per command', value: (bytes / count).toFixed(0) },
    { what: 'refused (order already gone, self-trade, limits)', value: `${refused} of ${count}` },
  ]);
}
