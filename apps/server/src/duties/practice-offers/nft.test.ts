import { createHash } from 'node:crypto';
import {
  type AccountId,
  createCore,
  type CoreEvent,
  decodeEvents,
  type Exchange,
  type Submission,
} from '@candor/exchange';
import { genesisCommands, practiceCatalogue } from '@candor/feed';
import { minuteMs } from '@candor/kernel';
import { type Platform, practiceSeries, practiceWorks } from '@candor/platform';
import { expect, it } from 'vitest';
import { NftBidders } from './nft-bidders.ts';
import { NftMarket } from './nft.ts';

interface Kept {
  readonly hash: string;
  readonly names: { readonly en: string };
}

/** The real core, founded for practice, and a platform that remembers accounts and descriptions. */
function founded() {
  const core = createCore();
  const facts: CoreEvent[] = [];
  const refused: string[] = [];
  let nowMs = Date.UTC(2026, 9, 7, 9);
  const apply = (submission: Submission) => {
    const applied = core.apply(submission, core.sequence + 1, nowMs);
    if (!applied.outcome.ok) refused.push(`${submission.command.type} ${applied.outcome.code}`);
    facts.push(...decodeEvents(applied.eventBytes));
    return applied;
  };
  for (const submission of genesisCommands('practice', practiceCatalogue)) apply(submission);
  const exchange = {
    submit: async (submission: Submission) => apply(submission),
    query: async (name: 'nftItem', ...args: Parameters<typeof core.queries.nftItem>) => core.queries[name](...args),
  } as unknown as Exchange;
  const opened = new Map<string, AccountId>();
  const kept = new Map<string, Kept>();
  const collections: { collectionId: number; creatorId: number; names: { en: string } }[] = [];
  const platform = {
    accounts: {
      async ensureUser({ nickname }: { readonly nickname: string }) {
        let accountId = opened.get(nickname);
        if (accountId === undefined) {
          const { outcome } = apply({
            commandId: `open ${nickname}`,
            actor: 'system',
            command: { type: 'accounts.open' },
          });
          if (!outcome.ok) throw new Error(outcome.code);
          ({ accountId } = outcome.value as { accountId: AccountId });
          opened.set(nickname, accountId);
        }
        return { userId: accountId, uid: accountId, accountId };
      },
    },
    boxSeeds: { commitment: async ({ contentHash }: { contentHash: string }) => Buffer.from(contentHash, 'hex') },
    nft: {
      setArtist: async () => undefined,
      collections: async () => collections,
      async setCollection(creatorId: number, [first]: readonly { name: string }[]) {
        collections.push({ collectionId: collections.length + 1, creatorId, names: { en: first?.name ?? '' } });
        return collections.length;
      },
      async describe(wanted: { readonly names: { readonly en: string } }) {
        const hash = createHash('sha256').update(JSON.stringify(wanted)).digest('hex');
        kept.set(hash, { ...wanted, hash });
        return kept.get(hash);
      },
      descriptions: async () => kept,
    },
  } as unknown as Pick<Platform, 'accounts' | 'boxSeeds' | 'nft'>;
  const clock = () => nowMs;
  const newMarket = () => {
    const market = new NftMarket({ exchange, platform, clock });
    return { market, bidders: new NftBidders({ exchange, platform, clock, auctioned: () => market.auctioned }) };
  };
  return {
    core,
    facts,
    refused,
    newMarket,
    /** Time in which the exchange ticks and everybody looks, as in a running installation. */
    async passes(ms: number, { market, bidders }: ReturnType<typeof newMarket>) {
      for (const untilMs = nowMs + ms; nowMs < untilMs; ) {
        nowMs += 5_000;
        const gridIndex = Math.floor(nowMs / 500);
        apply({
          commandId: `tick ${gridIndex}`,
          actor: 'system',
          command: { type: 'index.tick', gridIndex, prices: [] },
        });
        await market.look();
        await bidders.look();
      }
      core.checkInvariants();
    },
  };
}

it('offers every work, auctions and both series, and finds all of it after a restart', async () => {
  const { core, facts, refused, newMarket, passes } = founded();
  await passes(10_000, newMarket());
  const told = (type: CoreEvent['type']) => facts.filter((fact) => fact.type === type).length;
  expect(told('nft.minted')).toBe(practiceWorks.length);
  expect(told('nft.series_opened')).toBe(practiceSeries.length);
  const sales = facts.filter((fact) => fact.type === 'nft.listed');
  expect(sales.filter(({ mode }) => mode === 'auction')).toHaveLength(3);
  const before = facts.filter(({ type }) => type.startsWith('nft.')).length;
  await newMarket().market.look();
  expect(facts.filter(({ type }) => type.startsWith('nft.'))).toHaveLength(before);
  expect(refused).toEqual([]);
  core.checkInvariants();
});

it('bids within its funds, pays or forgets, and sells again what it owns', async () => {
  const { facts, newMarket, passes } = founded();
  await passes(30 * minuteMs, newMarket());
  const told = (type: CoreEvent['type']) => facts.filter((fact) => fact.type === type).length;
  expect(told('nft.bid_placed')).toBeGreaterThan(10);
  expect(facts.some((fact) => fact.type === 'nft.sale_ended' && fact.end === 'won')).toBe(true);
  expect(told('nft.paid')).toBeGreaterThan(0);
  expect(facts.some((fact) => fact.type === 'nft.order_opened' && fact.kind === 'second_chance')).toBe(true);
  const artists = new Set(facts.flatMap((fact) => (fact.type === 'nft.minted' ? [fact.creatorId] : [])));
  expect(facts.some((fact) => fact.type === 'nft.listed' && !artists.has(fact.sellerId))).toBe(true);
});
