import type { AccountId, CoreEvent, ProjectId, ProjectTerms, SubscriptionId } from '@candor/exchange';
import { minuteMs, type Seeded } from '@candor/kernel';
import { ppm } from '../../contract/testing/facts.ts';
import { account, amount, btc, btcUsdt, priceAt, startMs, usdt } from '../../testing/facts.ts';

interface Sale {
  readonly terms: ProjectTerms;
  readonly subscribers: Map<AccountId, { readonly subscriptionId: SubscriptionId; wanted: number }>;
  isClosed: boolean;
  isReleased: boolean;
}

const users = [account(1_000), account(1_001), account(1_002)];

/** Makers of facts about IEOs that hang together as the core's do. */
export function randomIeo(random: Seeded): readonly (() => CoreEvent[])[] {
  const sales: Sale[] = [];
  let subscriptionCount = 0;

  const demand = ({ subscribers }: Sale) => {
    const wanted = [...subscribers.values()].reduce((sum, one) => sum + one.wanted, 0);
    return { subscribers: subscribers.size, wantedTotal: amount(wanted), allocatedTotal: amount(0), raised: amount(0) };
  };

  function set(): CoreEvent[] {
    const terms: ProjectTerms = {
      projectId: (sales.length + 1) as ProjectId,
      tokenAssetId: btc,
      payAssetId: usdt,
      price: priceAt(100),
      issuance: amount(1_000),
      mode: random.pick(['first_come', 'pro_rata'] as const),
      accountMin: amount(1),
      accountMax: amount(100),
      opensAtMs: startMs,
      closesAtMs: startMs + minuteMs,
      releases: [{ atMs: startMs + 2 * minuteMs, share: ppm(1_000_000) }],
      factsHash: new Uint8Array(32),
    };
    sales.push({ terms, subscribers: new Map(), isClosed: false, isReleased: false });
    const { projectId } = terms;
    const market = { projectId, pairId: btcUsdt, opensAtMs: startMs + 3 * minuteMs };
    return [
      { type: 'ieo.project_set', version: 1, terms },
      ...(sales.length % 2 === 0 ? [{ type: 'ieo.market_set', ...market } as const] : []),
      { type: 'ieo.opened', projectId },
    ];
  }

  function subscribe(): CoreEvent[] {
    const sale = sales.at(-1);
    if (sale === undefined || sale.isClosed) return set();
    const accountId = random.pick(users);
    const added = 1 + random.below(50);
    const own = sale.subscribers.get(accountId) ?? {
      subscriptionId: ++subscriptionCount as SubscriptionId,
      wanted: 0,
    };
    own.wanted += added;
    sale.subscribers.set(accountId, own);
    const { subscriptionId, wanted } = own;
    const figures = { wanted: amount(wanted), reserved: amount(wanted), allocated: amount(0), paid: amount(0) };
    const { projectId } = sale.terms;
    const whose = { subscriptionId, accountId, projectId, added: amount(added) };
    return [{ type: 'ieo.subscribed', ...whose, ...figures, ...demand(sale) }];
  }

  function close(): CoreEvent[] {
    const sale = sales.at(-1);
    if (sale === undefined || sale.isClosed || sale.subscribers.size === 0) return subscribe();
    sale.isClosed = true;
    const { projectId } = sale.terms;
    const whole = demand(sale);
    if (random.chance(1, 4)) {
      sale.isReleased = true;
      const refunds = [...sale.subscribers].map(([accountId, { subscriptionId, wanted }]): CoreEvent => {
        return { type: 'ieo.refunded', subscriptionId, accountId, projectId, refunded: amount(wanted) };
      });
      return [{ type: 'ieo.cancelled', projectId, reason: 'facts_wrong' }, ...refunds];
    }
    const allocated = [...sale.subscribers].map(([accountId, { subscriptionId, wanted }]): CoreEvent => {
      const got = { wanted: amount(wanted), allocated: amount(wanted), paid: amount(wanted), refunded: amount(0) };
      return { type: 'ieo.allocated', subscriptionId, accountId, projectId, ...got };
    });
    const listHash = new Uint8Array(32).fill(sales.length % 250);
    const published = { ...whole, allocatedTotal: whole.wantedTotal, raised: whole.wantedTotal };
    return [
      { type: 'ieo.closed', projectId, ...whole },
      ...allocated,
      { type: 'ieo.allocation_published', projectId, ...published, unsold: amount(0), listHash },
    ];
  }

  function release(): CoreEvent[] {
    const sale = sales.find(({ isClosed, isReleased }) => isClosed && !isReleased);
    if (sale === undefined) return close();
    sale.isReleased = true;
    const { projectId } = sale.terms;
    return [...sale.subscribers].map(([accountId, { subscriptionId, wanted }]): CoreEvent => {
      const all = amount(wanted);
      return { type: 'ieo.released', subscriptionId, accountId, projectId, row: 0, amount: all, released: all };
    });
  }

  return [subscribe, subscribe, close, release];
}
