import { hourMs } from '@candor/kernel';
import { type AssetId, createCore, type Exchange, type ProposalId, type Submission } from '@candor/exchange';
import { genesisCommands, practiceCatalogue } from '@candor/feed';
import type { Price } from '@candor/money';
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
    /** One operator proposes it, and another one confirms. */
    operatorsSay(fiatRate: number) {
      const rate = { assetId: 202 as AssetId, fiatRate: fiatRate as Price, source: 'a bank', asOfMs: nowMs };
      const change = { type: 'convert.set_fiat_terms', ...rate } as const;
      const propose = { type: 'proposals.propose', operator: 'ann', change } as const;
      const { outcome } = apply({ commandId: 'propose', actor: 'operator', command: propose });
      const { proposalId } = (outcome as { value: { proposalId: ProposalId } }).value;
      const confirm = { type: 'proposals.confirm', operator: 'ben', proposalId } as const;
      expect(apply({ commandId: 'confirm', actor: 'operator', command: confirm }).outcome).toMatchObject({ ok: true });
    },
  };
}

it('sets the built-in rates once a day, and leaves those of operators alone', async () => {
  const { core, say, wait, operatorsSay } = founded();
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

  operatorsSay(2_500_000_000_000);
  wait(80 * hourMs);
  await say();
  expect(told()[1]).toEqual([2_500_000_000_000, 'a bank']);
  expect(core.queries.fiatRates().map(({ isStale }) => isStale)).toEqual([false, true]);
});
