import { hourMs } from '@candor/kernel';
import { createCore, type Exchange, type Submission } from '@candor/exchange';
import { genesisCommands, practiceCatalogue } from '@candor/feed';
import { expect, it } from 'vitest';
import { practiceRateSource, sayPracticeRates } from './practice-rates.ts';

/** The real core behind the two calls that are used of an exchange. */
function founded() {
  const core = createCore();
  let nowMs = Date.UTC(2026, 9, 7);
  const apply = (submission: Submission) => core.apply(submission, core.sequence + 1, nowMs);
  for (const submission of genesisCommands('practice', practiceCatalogue)) apply(submission);
  const exchange = {
    submit: (submission: Submission) => Promise.resolve({ sequence: core.sequence + 1, ...apply(submission) }),
    query: (name: 'assets' | 'fiatRates') => Promise.resolve(core.queries[name]()),
  } as unknown as Pick<Exchange, 'submit' | 'query'>;
  return {
    core,
    wait: (ms: number) => {
      nowMs += ms;
    },
    say: () => sayPracticeRates({ exchange, clock: () => nowMs, log: { warn: () => undefined } }),
    operatorSays: (fiatRate: number) =>
      apply({
        commandId: 'operator',
        actor: 'operator',
        command: {
          type: 'convert.set_fiat_terms',
          assetId: 202 as never,
          fiatRate: fiatRate as never,
          source: 'a bank',
          asOfMs: nowMs,
        },
      }),
  };
}

it('says the built-in rates once a day, and leaves alone what an operator has said', async () => {
  const { core, say, wait, operatorSays } = founded();
  const told = () => core.queries.fiatRates().map(({ fiatRate, source }) => [fiatRate, source]);
  await say();
  expect(told()).toEqual([
    [100_000_000, practiceRateSource],
    [2_600_000_000_000, practiceRateSource],
  ]);
  const { sequence } = core;
  wait(23 * hourMs);
  await say();
  expect(core.sequence).toBe(sequence);

  operatorSays(2_500_000_000_000);
  wait(80 * hourMs);
  await say();
  expect(told()[1]).toEqual([2_500_000_000_000, 'a bank']);
  expect(core.queries.fiatRates().map(({ isStale }) => isStale)).toEqual([false, true]);
});
