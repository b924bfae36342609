import { randomBytes } from 'node:crypto';
import type { AccountId, AssetId, Command, Exchange, NftItemId, NftSaleView } from '@candor/exchange';
import { dayOf, minuteMs } from '@candor/kernel';
import { atoms } from '@candor/money';
import type { Platform } from '@candor/platform';

interface Parts {
  readonly exchange: Pick<Exchange, 'query' | 'submit'>;
  readonly platform: Pick<Platform, 'accounts'>;
  readonly clock: () => number;
  /** Makes the bidders quicker. */
  readonly speed?: number;
  /** The items in demonstration auctions: nobody here bids for anything else. */
  readonly auctioned: () => readonly NftItemId[];
}

interface Bidder {
  readonly key: string;
  /** Names say that they are simulated, and what one can try with them. */
  readonly nickname: string;
  /** The most that they think a work is worth: hundredths of its first price. */
  readonly worth: number;
  readonly pays: boolean;
}

const bidders: readonly Bidder[] = [
  { key: 'hana', nickname: 'SimHana', worth: 130, pays: true },
  { key: 'otto', nickname: 'SimOtto', worth: 155, pays: true },
  { key: 'nero', nickname: 'SimForgets', worth: 145, pays: false },
];

const usdt = 3 as AssetId;
const resalePrice = atoms(30_000_000n);
const resaleRaise = atoms(1_500_000n);
const looksEveryMs = 1_000;
const thinksMs = 20_000;
const paysAfterMs = 30_000;
/** Of auctions that end later, there is time. */
const wakesBeforeEndMs = 5 * minuteMs;

/**
 * Simulated bidders in practice auctions, named so. Each has a price above which it does not go, and what the faucet gives everybody; one
 * of them does not pay what it wins, so that a second chance can be seen. What they own they sell again.
 */
export class NftBidders {
  readonly name = 'nft-bidders';
  readonly #parts: Parts;
  readonly #startedAs = randomBytes(8).toString('base64url');
  readonly #accounts = new Map<string, AccountId>();
  readonly #claimedOn = new Map<string, number>();
  readonly #lastBidMs = new Map<string, number>();
  #looksAgainAtMs = 0;
  #sent = 0;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  readonly look = async (): Promise<void> => {
    const { exchange, clock } = this.#parts;
    const nowMs = clock();
    if (nowMs < this.#looksAgainAtMs || this.#parts.auctioned().length === 0) return;
    this.#looksAgainAtMs = nowMs + looksEveryMs;
    const items = await exchange.query('nftItems', this.#parts.auctioned());
    for (const bidder of bidders) {
      const accountId = await this.#accountOf(bidder);
      for (const item of items) {
        if (item?.sale?.mode === 'auction') await this.#bid(bidder, accountId, item.sale);
        if (item?.ownerId === accountId && item.state === 'free') await this.#sell(accountId, item.itemId);
      }
      if (bidder.pays) await this.#pay(accountId);
    }
  };

  async #accountOf({ key, nickname }: Bidder): Promise<AccountId> {
    let accountId = this.#accounts.get(key);
    if (accountId === undefined) {
      const user = await this.#parts.platform.accounts.ensureUser({
        email: `sim-bidder-${key}@candor.example`,
        password: randomBytes(32).toString('base64url'),
        nickname,
        managed: 'house',
      });
      accountId = user.accountId as AccountId;
      this.#accounts.set(key, accountId);
    }
    const today = dayOf(this.#parts.clock());
    if (this.#claimedOn.get(key) !== today) {
      const command = { type: 'practice.claim', accountId, assetId: usdt } as const;
      // After a restart on the same day the id has its answer already.
      await this.#parts.exchange.submit({ commandId: `practice:nft:${key}:${today}`, actor: 'user', command });
      this.#claimedOn.set(key, today);
    }
    return accountId;
  }

  /** One of them at a time, after some thought, and never above what the work is worth to them. */
  async #bid({ key, worth }: Bidder, accountId: AccountId, sale: NftSaleView): Promise<void> {
    const { exchange, clock } = this.#parts;
    const nowMs = clock();
    const { saleId, price, nextBid, leaderId, sellerId, startsAtMs, endsAtMs } = sale;
    if (sellerId === accountId || leaderId === accountId || nowMs < startsAtMs || nowMs >= endsAtMs) return;
    if (endsAtMs - nowMs > wakesBeforeEndMs) return;
    // Each thinks a little more of some works, and a little less of others.
    const taste = (saleId * 7 + key.length * 13) % 20;
    if (nextBid > (price * BigInt(worth + taste)) / 100n) return;
    const place = `${saleId}`;
    if (nowMs - (this.#lastBidMs.get(place) ?? 0) < this.#quick(thinksMs)) return;
    const standing = await exchange.query('nftStanding', accountId, saleId);
    if (standing === undefined) return;
    if (!standing.hasDeposit) await this.#send({ type: 'nft.place_deposit', accountId, saleId });
    await this.#send({ type: 'nft.bid', accountId, saleId, price: nextBid });
    this.#lastBidMs.set(place, nowMs);
  }

  async #pay(accountId: AccountId): Promise<void> {
    const { exchange, clock } = this.#parts;
    for (const { orderId, itemId, deadlineMs } of await exchange.query('nftOrders', accountId)) {
      const paymentMs = (await exchange.query('nftItem', itemId))?.work.paymentMs ?? 0;
      if (clock() - (deadlineMs - paymentMs) >= this.#quick(paysAfterMs)) {
        await this.#send({ type: 'nft.pay', accountId, orderId });
      }
    }
  }

  /** At auction again. */
  async #sell(accountId: AccountId, itemId: NftItemId): Promise<void> {
    const endsAtMs = this.#parts.clock() + Math.max(this.#quick(10 * minuteMs), minuteMs + 5_000);
    const terms = { mode: 'auction', assetId: usdt, price: resalePrice, raise: resaleRaise } as const;
    await this.#send({ type: 'nft.list', accountId, itemId, ...terms, startsAtMs: 0, endsAtMs });
  }

  #quick(ms: number): number {
    return ms / (this.#parts.speed ?? 1);
  }

  /** A refusal is no fault: the next look finds the state then. */
  async #send(command: Command): Promise<void> {
    this.#sent += 1;
    await this.#parts.exchange.submit({
      commandId: `nft-bid:${this.#startedAs}:${this.#sent}`,
      actor: 'user',
      command,
    });
  }
}
