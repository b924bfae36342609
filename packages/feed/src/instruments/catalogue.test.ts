import { commandCodec, createCore } from '@candor/exchange';
import { decode, encode } from '@candor/kernel';
import { expect, test } from 'vitest';
import { genesisCommands } from './genesis.ts';
import { practiceCatalogue } from './practice.ts';

const { assets, pairs } = practiceCatalogue;

test('RULES 3: at least twelve coins and six stocks, with the numbers of the spec', () => {
  const codes = new Map(assets.map(({ assetId, code }) => [Number(assetId), code]));
  expect([codes.get(1), codes.get(2), codes.get(3)]).toEqual(['BTC', 'ETH', 'USDT']);
  expect(pairs.filter(({ base, cross }) => base.assetClass === 'coin' && !cross).length).toBeGreaterThanOrEqual(12);
  expect(pairs.filter(({ base }) => base.assetClass === 'stock').length).toBeGreaterThanOrEqual(6);
  expect(new Set(assets.map(({ assetId }) => assetId)).size).toBe(assets.length);
  expect(new Set(pairs.map(({ pairId }) => pairId)).size).toBe(pairs.length);
});

test.each(pairs)('$symbol: the cost of a lot per tick is a whole number of quote atoms', (pair) => {
  const product = BigInt(pair.tick) * pair.lot * 10n ** BigInt(pair.quote.scale);
  const divisor = 10n ** BigInt(8 + pair.base.scale);
  expect(product % divisor).toBe(0n);
  expect(product / divisor).toBeGreaterThanOrEqual(1n);
});

test.each(pairs)('$symbol: its largest order at ten times its price is exact as a Number', (pair) => {
  const lots = pair.maxQuantity / pair.lot;
  const ticks = (BigInt(pair.typicalPrice) * 10n) / BigInt(pair.tick);
  expect(lots * ticks).toBeLessThan(2n ** 53n);
});

test.each(pairs)('$symbol: quantities are whole lots, and the smallest order is small', (pair) => {
  expect(pair.maxQuantity % pair.lot).toBe(0n);
  expect(pair.dailyVolume % pair.lot).toBe(0n);
  const lotValue =
    (pair.lot * BigInt(pair.typicalPrice) * 10n ** BigInt(pair.quote.scale)) / 10n ** BigInt(8 + pair.base.scale);
  expect(lotValue).toBeLessThanOrEqual(pair.minNotional * 10n);
  if (pair.ladder === undefined) return;
  expect(pair.ladder.quantity % pair.lot).toBe(0n);
  // Neighbouring levels are a tick or more apart, or they would fall on one another.
  expect(BigInt(pair.ladder.step) * BigInt(pair.typicalPrice)).toBeGreaterThanOrEqual(BigInt(pair.tick) * 1_000_000n);
});

test('genesis: ids are unique, and every command has its bytes', () => {
  const submissions = genesisCommands('practice', practiceCatalogue);
  expect(submissions[0]?.command).toEqual({ type: 'genesis.found', mode: 'practice', name: 'Candor' });
  expect(new Set(submissions.map(({ commandId }) => commandId)).size).toBe(submissions.length);
  for (const { command } of submissions) expect(decode(commandCodec, encode(commandCodec, command))).toEqual(command);
  const listed = submissions.flatMap(({ command }) => (command.type === 'catalog.list_pair' ? [command] : []));
  expect(listed.map(({ pairId }) => pairId)).toEqual(pairs.map(({ pairId }) => pairId));
});

test('genesis of a live exchange funds no account and opens no faucet', () => {
  const types = new Set(genesisCommands('live', practiceCatalogue).map(({ command }) => command.type));
  expect([...types]).toEqual([
    'genesis.found',
    'revision.adopt',
    'catalog.list_asset',
    'catalog.list_pair',
    'convert.set_terms',
    'contract.set_terms',
    'options.set_terms',
    'copy.set_terms',
    'fees.set_tiers',
    'invitations.set_terms',
    'locked.set_terms',
    'loans.set_terms',
    'points.set_task',
    'points.set_item',
    'game.set_wheel',
    'funding.set_terms',
    'funding.set_rail',
    'sessions.set_calendar',
    'products.set_availability',
  ]);
});

test('every pair against USDT has a contract, worth 50 to 100 USDT a lot or one share', () => {
  const { contracts } = practiceCatalogue;
  expect(contracts.map(({ pairId }) => pairId)).toEqual(
    pairs.filter(({ cross }) => cross === undefined).map(({ pairId }) => pairId),
  );
  for (const { pairId, lot } of contracts) {
    const { base, typicalPrice } = pairs.find((pair) => pair.pairId === pairId) as (typeof pairs)[number];
    const cents = (lot * BigInt(typicalPrice)) / 10n ** BigInt(6 + base.scale);
    if (base.assetClass === 'stock') expect(lot).toBe(10n ** BigInt(base.scale));
    else expect(cents >= 4_900n && cents <= 10_000n).toBe(true);
  }
});

test('stocks are open round the clock in practice', () => {
  const types = genesisCommands('practice', practiceCatalogue).map(({ command }) => command.type);
  expect(types).not.toContain('sessions.set_calendar');
});

test('RULES 0, 15: a live exchange takes its genesis: the waits of funding are a day and a minute, and no options', () => {
  for (const mode of ['live', 'practice'] as const) {
    const core = createCore();
    genesisCommands(mode, practiceCatalogue).forEach((submission, at) => {
      const { outcome } = core.apply(submission, at + 1, 1_000);
      expect(outcome, submission.commandId).toMatchObject({ ok: true });
    });
    const { undoMs, destinationWaitMs, holdMs } = core.queries.fundingTerms() ?? {};
    expect(undoMs).toBe(60_000);
    // RULES 0: timed options are off in live until an operator turns them on for named countries.
    expect(core.queries.productsFor().includes('options')).toBe(mode === 'practice');
    if (mode === 'live') expect([destinationWaitMs, holdMs]).toEqual([86_400_000, 86_400_000]);
  }
});
