import { createHash } from 'node:crypto';
import { createCore, decodeEvents, type CoreEvent, type Exchange, type Submission } from '@candor/exchange';
import { genesisCommands, offeredProjects, practiceCatalogue } from '@candor/feed';
import { minuteMs } from '@candor/kernel';
import { hex } from '@candor/kernel/hash';
import type { NewFacts, ProjectFacts } from '@candor/platform';
import { expect, it } from 'vitest';
import { IeoOffer } from './ieo.ts';
import { TokenMarket } from './token-market.ts';

/** The real core behind the two calls that are used of an exchange, with its answers kept by id as the journal does. */
function founded(speed?: number) {
  const core = createCore();
  const events: CoreEvent[] = [];
  const answers = new Map<string, unknown>();
  let nowMs = Date.UTC(2026, 9, 7, 9, 29);
  const apply = (submission: Submission) => {
    const known = answers.get(submission.commandId);
    if (known !== undefined) return known;
    const applied = core.apply(submission, core.sequence + 1, nowMs);
    events.push(...decodeEvents(applied.eventBytes));
    answers.set(submission.commandId, applied);
    return applied;
  };
  for (const submission of genesisCommands('practice', practiceCatalogue)) apply(submission);
  const exchange = {
    submit: async (submission: Submission) => apply(submission),
    query: async (name: 'projects', ...args: []) => core.queries[name](...args),
  } as unknown as Exchange;
  const published = new Map<string, NewFacts>();
  const facts = {
    async publish(tokenId: number, given: NewFacts) {
      const hash = createHash('sha256')
        .update(JSON.stringify([tokenId, given]))
        .digest('hex');
      published.set(hash, given);
      return { hash } as ProjectFacts;
    },
  };
  const offer = new IeoOffer({ exchange, facts, clock: () => nowMs, ...(speed === undefined ? {} : { speed }) });
  const market = new TokenMarket({ exchange, clock: () => nowMs, isWatched: () => true });
  const demo = offeredProjects.find((one) => one.facts.isDemonstration);
  return {
    facts: events,
    factsOf: (hash: Uint8Array) => published.get(hex(hash)),
    core,
    demonstrations: () =>
      core.queries
        .projects()
        .filter(({ terms }) => terms.tokenAssetId === demo?.token.assetId)
        .map(({ state }) => state),
    async passes(minutes: number) {
      for (let at = 0; at < minutes * 12; at++) {
        nowMs += minuteMs / 12;
        // The index ticks all the time, and timers run with it.
        apply({ commandId: `tick ${nowMs}`, actor: 'system', command: { type: 'accounts.open' } });
        await offer.look();
        await market.look();
        // Books of thousands of coupons and points are looked through each minute, and not at each of its hundred commands.
        if (at % 12 === 0) core.checkInvariants();
      }
    },
  };
}

it('sells all projects at once, and the demonstration anew every half hour', async () => {
  const { core, facts, factsOf, demonstrations, passes } = founded();
  await passes(0.1);
  expect(core.queries.projects().map(({ terms }) => factsOf(terms.factsHash)?.texts.en?.name)).toEqual([
    'Lumen Grid',
    'Tern Routing',
    'Harbor Data',
    'Demonstration sale',
  ]);
  expect(core.queries.projects().map(({ state }) => state)).toEqual(['warm_up', 'warm_up', 'warm_up', 'warm_up']);
  await passes(5);
  expect(demonstrations()).toEqual(['in_progress']);
  await passes(10.5);
  // It has closed, everything was asked for, and the next round warms up while it releases.
  expect(demonstrations()).toEqual(['finished', 'warm_up']);
  const published = facts.filter((fact) => fact.type === 'ieo.allocation_published');
  expect(published).toMatchObject([{ unsold: 0n }]);
  expect(published[0]?.subscribers).toBeGreaterThan(6);
  await passes(2);
  // The token trades from its first release on, among those who got some.
  expect(core.queries.pairs().find(({ pairId }) => pairId === 304)?.status).toBe('trading');
  const trades = () => facts.filter((fact) => fact.type === 'spot.traded' && fact.pairId === 304);
  await passes(4);
  expect(trades().length).toBeGreaterThan(2);
  expect(demonstrations()).toEqual(['in_progress']);
  const released = facts.filter((fact) => fact.type === 'ieo.released');
  expect(new Set(released.map(({ row }) => row))).toEqual(new Set([0, 1]));
  // Two hours later there have been four rounds more, and no real project has been set twice.
  await passes(120);
  const set = facts.filter((fact) => fact.type === 'ieo.project_set').map(({ terms }) => terms.tokenAssetId);
  expect(set.filter((assetId) => assetId === 304).length).toBe(6);
  expect(set.filter((assetId) => assetId !== 304)).toEqual([301, 302, 303]);
});

it('shortens the demonstration where practice is sped up', async () => {
  const { demonstrations, passes } = founded(20);
  await passes(0.9);
  expect(demonstrations()).toContain('finished');
});
