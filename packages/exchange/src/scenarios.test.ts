import { type EventType, eventTypes, type RejectCode, rejectCodes } from '@candor/exchange';
import { play, type Scenario } from '@candor/testkit';
import { describe, expect, test } from 'vitest';
import { catalogScenarios } from './modules/catalog/catalog.scenario.ts';
import { clockScenarios } from './modules/clock/clock.scenario.ts';
import { contractFlows } from './modules/contract/contract.scenario.ts';
import { contractLiquidations } from './modules/contract/liquidation.scenario.ts';
import { contractRefusals } from './modules/contract/refusals.scenario.ts';
import { convertScenarios } from './modules/convert/convert.scenario.ts';
import { copyScenarios } from './modules/copy/copy.scenario.ts';
import { claimScenarios, depositScenarios } from './modules/funding/deposits.scenario.ts';
import { fundingRefusals } from './modules/funding/refusals.scenario.ts';
import { safetyScenarios } from './modules/funding/safety.scenario.ts';
import { withdrawalScenarios } from './modules/funding/withdrawals.scenario.ts';
import { optionScenarios } from './modules/options/options.scenario.ts';
import { practiceScenarios } from './modules/practice/practice.scenario.ts';
import { productScenarios } from './modules/products/products.scenario.ts';
import { proposalScenarios } from './modules/proposals/proposals.scenario.ts';
import { sessionScenarios } from './modules/sessions/sessions.scenario.ts';
import { protectionFlows } from './modules/spot/protection.scenario.ts';
import { spotRefusals } from './modules/spot/refusals.scenario.ts';
import { spotFlows } from './modules/spot/spot.scenario.ts';

const groups: readonly (readonly [string, readonly Scenario[]])[] = [
  ['spot', spotFlows],
  ['spot protection', protectionFlows],
  ['spot refusals', spotRefusals],
  ['convert', convertScenarios],
  ['practice and transfer', practiceScenarios],
  ['catalog', catalogScenarios],
  ['options', optionScenarios],
  ['contract', contractFlows],
  ['contract liquidations', contractLiquidations],
  ['contract refusals', contractRefusals],
  ['sessions', sessionScenarios],
  ['copy', copyScenarios],
  ['deposits', depositScenarios],
  ['claims', claimScenarios],
  ['withdrawals', withdrawalScenarios],
  ['holds and destinations', safetyScenarios],
  ['funding refusals', fundingRefusals],
  ['products', productScenarios],
  ['clock', clockScenarios],
  ['proposals', proposalScenarios],
];

/** Codes that the core cannot give, with where they come from. */
const givenElsewhere: Partial<Record<RejectCode, string>> = {
  request_id_reused: 'the journal: it knows the ids, the core does not',
};

const reached = new Set<RejectCode>();
const told = new Set<EventType>();

describe.each(groups)('%s', (_name, scenarios) => {
  test.each(scenarios.map((scenario) => [scenario.title, scenario] as const))('%s', (_title, scenario) => {
    const { refusals, runner } = play(scenario);
    for (const { code } of refusals) reached.add(code);
    for (const { events } of runner.steps) for (const { type } of events) told.add(type);
  });
});

test('RULES 4: every reason to refuse has a scenario', () => {
  const missing = rejectCodes.filter((code) => !reached.has(code) && givenElsewhere[code] === undefined);
  expect(missing).toEqual([]);
  expect(rejectCodes.filter((code) => reached.has(code) && givenElsewhere[code] !== undefined)).toEqual([]);
});

test('every kind of fact is left by a scenario', () => {
  expect(eventTypes.filter((type) => !told.has(type))).toEqual([]);
});
