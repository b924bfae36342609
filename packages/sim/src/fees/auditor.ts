import { type EventOf, firstUserAccount } from '@candor/exchange';
import { dayOf } from '@candor/kernel';
import { asset } from '@candor/testkit';
import { type Auditor, expectThat, type Delivery } from '../auditors/auditor.ts';

type Tier = EventOf<'fees.tiers_set'>['tiers'][number];

interface Rates {
  readonly maker: bigint;
  readonly taker: bigint;
}

const days = 30;
const whole = 1_000_000n;

/** Fees by trading, from the trades alone: every order has the fees of its owner's tier on the day it is placed. */
export class FeeAuditor implements Auditor {
  readonly #pairs = new Map<number, Rates & { readonly isCounted: boolean | undefined }>();
  /** The time until which orders with conditions are good. */
  readonly #expiries = new Map<number, number>();
  #tiers: readonly Tier[] = [];
  /** By account and day. */
  #traded = new Map<string, bigint>();

  hear({ submission: { command }, events, atMs, sequence }: Delivery): void {
    if (command.type === 'catalog.list_pair' && events.length > 0) {
      this.#pairs.set(command.pairId, { ...ratesOf(command), isCounted: command.quoteAssetId === asset.USDT });
    }
    // Orders expire at their minute, which may be of an earlier day than the command that comes after it.
    let day = dayOf(atMs);
    for (const event of events) {
      switch (event.type) {
        case 'catalog.pair_fees_set':
          this.#pairs.set(event.pairId, { ...ratesOf(event), isCounted: this.#pairs.get(event.pairId)?.isCounted });
          break;
        case 'fees.tiers_set':
          this.#tiers = event.tiers;
          if (event.tiers.length === 0) this.#traded = new Map();
          break;
        case 'spot.conditions_set':
          if (event.expiresAtMs !== undefined) this.#expiries.set(event.orderId, event.expiresAtMs);
          break;
        case 'spot.order_ended':
          if (event.reason === 'expired') day = dayOf(this.#expiries.get(event.orderId) ?? atMs);
          break;
        case 'spot.traded':
          this.#count(event, day);
          break;
        case 'spot.order_placed': {
          if (command.type.startsWith('spot.') && 'accountId' in command && command.accountId === event.accountId)
            day = dayOf(atMs);
          const due = this.#ratesOf(event.accountId, event.pairId, day);
          const isSame =
            due === undefined || (rate(event.makerFee) === due.maker && rate(event.takerFee) === due.taker);
          expectThat(isSame, `order ${event.orderId} has the fees of its owner’s tier, at sequence ${sequence}`);
          break;
        }
        default:
      }
    }
  }

  #count({ pairId, quoteAmount, takerAccountId, makerAccountId }: EventOf<'spot.traded'>, day: number): void {
    if (this.#tiers.length === 0 || this.#pairs.get(pairId)?.isCounted !== true) return;
    for (const accountId of [takerAccountId, makerAccountId]) {
      if (accountId < firstUserAccount) continue;
      const key = `${accountId} ${day}`;
      this.#traded.set(key, (this.#traded.get(key) ?? 0n) + quoteAmount);
    }
  }

  /** Undefined of a pair that a sale has opened, of whose fees no fact tells. */
  #ratesOf(accountId: number, pairId: number, today: number): Rates | undefined {
    const pair = this.#pairs.get(pairId);
    if (pair === undefined) return undefined;
    const { maker, taker } = pair;
    const volume = Array.from(
      { length: days },
      (_, i) => this.#traded.get(`${accountId} ${today - 1 - i}`) ?? 0n,
    ).reduce((sum, traded) => sum + traded, 0n);
    const tier = this.#tiers.filter(({ volumeFrom }) => volumeFrom <= volume).at(-1);
    if (tier === undefined) return { maker, taker };
    return { maker: partOf(maker, tier.makerShare), taker: partOf(taker, tier.takerShare) };
  }
}

function ratesOf({ makerFee, takerFee }: { readonly makerFee: number; readonly takerFee: number }): Rates {
  return { maker: rate(makerFee), taker: rate(takerFee) };
}

function rate(ppm: number): bigint {
  return BigInt(ppm);
}

/** Rounded up. */
function partOf(full: bigint, share: number): bigint {
  return (full * BigInt(share) + whole - 1n) / whole;
}
