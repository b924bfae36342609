import {
  type AccountId,
  type AssetId,
  type CoreEvent,
  type EventOf,
  entryKinds,
  house,
  type ProposalId,
  type SendId,
  type Side,
  type WalletType,
} from '@candor/exchange';
import { correctionReasons } from '@candor/exchange/rules';
import { Seeded } from '@candor/kernel';
import {
  account,
  amount,
  btc,
  btcUsdt,
  ended,
  eth,
  ethUsdt,
  Facts,
  listed,
  order,
  placed,
  posted,
  priceAt,
  quote,
} from './facts.ts';
import { startMs, ticked, traded, usdt } from './facts.ts';
import { randomCoupons } from '../coupons/testing/random.ts';
import { randomIeo } from '../ieo/testing/random.ts';
import { randomFunding } from '../funding/testing/random.ts';
import { randomDual } from '../dual/testing/random.ts';
import { randomInvitations } from '../invitations/testing/random.ts';
import { randomLoans } from '../loans/testing/random.ts';
import { randomNft } from '../nft/testing/random.ts';
import { randomOtc } from '../otc/testing/random.ts';
import { randomRecurring } from '../recurring/testing/random.ts';
import { randomLocked } from '../locked/testing/random.ts';
import { randomGame } from '../game/testing/random.ts';
import { randomPoints } from '../points/testing/random.ts';
import { randomProducts } from './random-products.ts';

interface LiveOrder {
  readonly id: number;
  readonly accountId: AccountId;
  filled: bigint;
}

const users = [account(1_000), account(1_001), account(1_002)];
const wallets: readonly WalletType[] = ['fiat', 'spot', 'contract', 'options'];
const assets: readonly AssetId[] = [btc, eth, usdt];

/** A journal of facts of all kinds that hang together as the core's do, over some days. Each wallet's lines follow from each other, but no movement is balanced: it is not real money. */
export function randomFacts(seed: string, commandCount: number): Facts {
  const random = new Seeded(seed);
  const facts = listed(new Facts());
  const live: LiveOrder[] = [];
  const held = new Map<string, { available: bigint; frozen: bigint }>();
  let atMs = startMs + 30_250;
  let lastTickMs = 0;
  let orderCount = 0;
  let tradeCount = 0;
  let quoteCount = 0;
  let sendId = 0;

  const makers: readonly (() => CoreEvent[])[] = [
    tick,
    tick,
    tick,
    tick,
    place,
    place,
    end,
    match,
    match,
    post,
    post,
    transfer,
    send,
    correct,
    convert,
    refuse,
    ...randomProducts(random),
    ...randomFunding(random),
    ...randomLoans(random),
    ...randomOtc(random),
    ...randomNft(random),
    ...randomInvitations(random),
    ...randomLocked(random),
    ...randomRecurring(random),
    ...randomDual(random),
    ...randomCoupons(random),
    ...randomIeo(random),
    ...randomPoints(random),
    ...randomGame(random),
  ];
  for (let i = 0; i < commandCount; i++) {
    atMs += random.chance(1, 40) ? random.below(3 * 3_600_000) : random.below(900);
    facts.add(atMs, ...random.pick(makers)());
    if (i % 50 === 0) facts.add(atMs, ...sell(users[(i / 50) % users.length] as AccountId));
  }
  return facts;

  /** Half of what a user holds of the coin, for a dollar: random lines hardly ever give one asset for another. */
  function sell(accountId: AccountId): CoreEvent[] {
    const half = (held.get(`${accountId}/spot/${btc}`)?.available ?? 0n) / 2n;
    return half === 0n ? [] : [posted(moved(accountId, btc, -half), moved(accountId, usdt, 1_000_000n))];
  }

  function moved(accountId: AccountId, assetId: AssetId, by: bigint) {
    const key = `${accountId}/spot/${assetId}`;
    const wallet = held.get(key) ?? { available: 0n, frozen: 0n };
    held.set(key, wallet);
    wallet.available += by;
    return {
      accountId,
      walletType: 'spot',
      assetId,
      kind: 'convert',
      available: amount(by),
      availableAfter: amount(wallet.available),
      frozenAfter: amount(wallet.frozen),
    } as const;
  }

  /** Ticks lag by up to a second behind the commands around them. */
  function tick(): CoreEvent[] {
    lastTickMs = Math.max(lastTickMs, atMs - random.below(1_000));
    const pairs = random.chance(1, 10) ? [btcUsdt] : [btcUsdt, ethUsdt];
    return [ticked(lastTickMs, ...pairs.map((pair) => [pair, 1_000_000 + random.below(50_000)] as const))];
  }

  function place(): CoreEvent[] {
    orderCount += 1;
    const accountId = random.pick(users);
    live.push({ id: orderCount, accountId, filled: 0n });
    const side: Side = random.pick(['buy', 'sell']);
    return [placed(orderCount, accountId, { side, pairId: btcUsdt, price: priceAt(1_000 + random.below(50)) })];
  }

  function end(): CoreEvent[] {
    const [gone] = live.splice(random.below(live.length + 1), 1);
    return gone ? [ended(gone.id, gone.accountId, { filled: amount(gone.filled) })] : [];
  }

  function match(): CoreEvent[] {
    const maker = live[random.below(live.length + 1)];
    const taker = live.find(({ accountId }) => accountId !== maker?.accountId);
    if (!taker) return [];
    tradeCount += 1;
    const quantity = BigInt(1 + random.below(1_000_000)) * 10n ** BigInt(random.below(20));
    const fields: Partial<EventOf<'spot.traded'>> = {
      price: priceAt(1_000_000 + random.below(50_000)),
      quantity: amount(quantity),
      quoteAmount: amount(quantity * 3n),
      takerOrderId: order(taker.id),
      takerAccountId: taker.accountId,
      takerFee: amount(random.below(9)),
      ...(maker && {
        makerOrderId: order(maker.id),
        makerAccountId: maker.accountId,
        makerFee: amount(random.below(9)),
      }),
    };
    taker.filled += quantity;
    if (maker) maker.filled += quantity;
    return [traded(tradeCount, fields)];
  }

  function post(): CoreEvent[] {
    const holders = [random.pick(users), random.pick([account(4), house.insurance])];
    return [
      posted(...holders.flatMap((accountId) => (random.chance(1, 5) ? [accountId, accountId] : [accountId])).map(line)),
    ];
  }

  function line(accountId: AccountId): Partial<EventOf<'ledger.posted'>['lines'][number]> {
    const walletType = accountId < 1_000 ? ('house' as const) : random.pick(wallets);
    const assetId = random.pick(assets);
    const key = `${accountId}/${walletType}/${assetId}`;
    const wallet = held.get(key) ?? { available: 0n, frozen: 0n };
    held.set(key, wallet);
    const available = changeOf(wallet.available, BigInt(random.uint32()) ** 3n);
    const frozen = changeOf(wallet.frozen, BigInt(random.below(1_000)));
    wallet.available += available;
    wallet.frozen += frozen;
    return {
      accountId,
      walletType,
      assetId,
      kind: random.pick(entryKinds),
      available: amount(available),
      frozen: amount(frozen),
      availableAfter: amount(wallet.available),
      frozenAfter: amount(wallet.frozen),
    };
  }

  /** Up or down by this, but never below zero. */
  function changeOf(before: bigint, by: bigint): bigint {
    return random.chance(1, 2) || by > before ? by : -by;
  }

  function transfer(): CoreEvent[] {
    return [
      {
        type: 'transfer.moved',
        accountId: random.pick(users),
        assetId: usdt,
        amount: amount(5),
        from: 'fiat',
        to: 'spot',
      },
    ];
  }

  function send(): CoreEvent[] {
    sendId += 1;
    const accountId = random.pick(users);
    const others = users.filter((user) => user !== accountId);
    return [
      {
        type: 'send.sent',
        sendId: sendId as SendId,
        accountId,
        recipientId: random.pick(others),
        assetId: usdt,
        amount: amount(5),
        value: amount(1),
        ...(random.chance(1, 2) ? { noteHash: new Uint8Array(32).fill(7) } : {}),
      },
    ];
  }

  function correct(): CoreEvent[] {
    return [
      {
        type: 'ledger.corrected',
        proposalId: (1 + random.below(99)) as ProposalId,
        fromAccountId: house.treasury,
        toAccountId: random.pick(users),
        assetId: usdt,
        amount: amount(5),
        corrects: 1,
        reason: random.pick(correctionReasons),
        operators: ['ann', 'bea'],
      },
    ];
  }

  function convert(): CoreEvent[] {
    quoteCount += 1;
    const amounts = {
      fromAmount: amount(7),
      toAmount: amount(6),
      fee: amount(1),
      midRate: amount(10n ** 18n),
      rate: amount(9n),
    };
    return [
      {
        type: 'convert.converted',
        quoteId: quote(quoteCount),
        accountId: random.pick(users),
        fromAssetId: btc,
        toAssetId: usdt,
        ...amounts,
      },
    ];
  }

  /** A command that was refused leaves no facts. */
  function refuse(): CoreEvent[] {
    return [];
  }
}
