import type { Ppm } from '@candor/money';
import { expect, it } from 'vitest';
import { optionMarket } from '../testing-option.ts';
import { termsChanges } from './terms-changes.ts';

const { terms } = optionMarket();

it('names every payout, duration and bound that is otherwise', () => {
  const after = {
    ...terms,
    durations: [
      { seconds: 60, payout: 800_000 as Ppm },
      { seconds: 120, payout: 845_000 as Ppm },
    ],
    stakeMax: '500',
  };
  expect(termsChanges(terms, after)).toEqual([
    { kind: 'payout', seconds: 60, before: '82', after: '80' },
    { kind: 'added', seconds: 120, after: '84.5' },
    { kind: 'removed', seconds: 30 },
    { kind: 'stakeMax', before: '1000', after: '500' },
  ]);
});

it('reports when nothing is offered any more, and nothing when only the number is new', () => {
  expect(termsChanges(terms, { ...terms, isOffered: false })).toEqual([{ kind: 'notOffered' }]);
  expect(termsChanges(terms, { ...terms, termsId: 2, termsHash: '11'.repeat(32), exposureMax: '60000' })).toEqual([]);
});
