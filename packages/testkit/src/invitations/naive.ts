import { dayMs } from '@candor/kernel';
import { type CoreEvent, firstUserAccount } from '@candor/exchange';

interface NaiveInvitation {
  readonly friend: number;
  readonly inviter: number;
  readonly endsAtMs: number | undefined;
  isActive: boolean;
}

export interface NaiveRebate {
  readonly friend: number;
  readonly inviter: number;
  readonly kind: string;
  readonly assetId: number;
  readonly fee: bigint;
  readonly friendPart: bigint;
  readonly inviterPart: bigint;
}

interface NaiveFee {
  readonly payer: number;
  readonly kind: string;
  readonly assetId: number;
  readonly fee: bigint;
}

interface Listed {
  readonly baseAssetId: number;
  readonly quoteAssetId: number;
}

const million = 1_000_000n;

/**
 * Invitations in the plainest way (RULES 16): a list of them, and fees as the products' own facts tell them, not as the ledger was
 * posted. The oracle of the core's rebates.
 */
export class NaiveInvitations {
  readonly #invitations: NaiveInvitation[] = [];
  readonly #splits: { readonly inviter: number; readonly friendShare: number }[] = [];
  readonly #pairs = new Map<number, Listed>();
  readonly #switches: { readonly country: string | undefined; readonly is: string }[] = [];
  readonly #residences: { readonly account: number; readonly country: string | undefined }[] = [];
  readonly #unit: number;
  #terms: { readonly share: number; readonly days?: number | undefined } | undefined;

  /** `unit` is the asset that contracts are settled in. */
  constructor(unit: number) {
    this.#unit = unit;
  }

  /** The rebates of one command, out of all of its facts in order. */
  rebatesOf(events: readonly CoreEvent[], atMs: number): NaiveRebate[] {
    return events.flatMap((event) => {
      this.#learn(event, atMs);
      // Nights fall due at their own time, before the command that they come with.
      const paidAtMs = event.type === 'contract.overnight_charged' ? event.day * dayMs : atMs;
      return this.#feesOf(event).flatMap((fee) => this.#rebateOf(fee, paidAtMs));
    });
  }

  #learn(event: CoreEvent, atMs: number): void {
    switch (event.type) {
      case 'catalog.pair_listed':
        this.#pairs.set(event.pairId, event);
        return;
      case 'products.availability_set':
        if (event.product === 'invitations') this.#switches.push({ country: event.country, is: event.availability });
        return;
      case 'products.residence_set':
        this.#residences.push({ account: event.accountId, country: event.country });
        return;
      case 'invitations.terms_set':
        this.#terms = event;
        return;
      case 'invitations.split_set':
        this.#splits.push({ inviter: event.accountId, friendShare: event.friendShare });
        return;
      case 'invitations.bound': {
        const days = this.#terms?.days;
        this.#invitations.push({
          friend: event.accountId,
          inviter: event.inviterId,
          endsAtMs: days === undefined ? undefined : atMs + days * dayMs,
          isActive: event.suspicions.length === 0,
        });
        return;
      }
      case 'invitations.held':
      case 'invitations.decided':
        for (const one of this.#invitations) {
          if (one.friend === event.accountId) one.isActive = 'state' in event && event.state === 'active';
        }
        return;
      default:
    }
  }

  #feesOf(event: CoreEvent): NaiveFee[] {
    switch (event.type) {
      case 'spot.traded': {
        const { baseAssetId = 0, quoteAssetId = 0 } = this.#pairs.get(event.pairId) ?? {};
        const isTakerBuying = event.takerSide === 'buy';
        const [takers, makers] = isTakerBuying ? [baseAssetId, quoteAssetId] : [quoteAssetId, baseAssetId];
        return [
          { payer: event.takerAccountId, kind: 'trade_fee', assetId: takers, fee: event.takerFee },
          { payer: event.makerAccountId, kind: 'trade_fee', assetId: makers, fee: event.makerFee },
        ];
      }
      case 'convert.converted':
        return [{ payer: event.accountId, kind: 'convert_fee', assetId: event.toAssetId, fee: event.fee }];
      case 'contract.opened':
        return [{ payer: event.accountId, kind: 'contract_fee', assetId: this.#unit, fee: event.fee }];
      case 'contract.closed':
        if (event.reason === 'liquidation') return [];
        return [{ payer: event.accountId, kind: 'contract_fee', assetId: this.#unit, fee: event.fee }];
      case 'contract.overnight_charged':
        return [{ payer: event.accountId, kind: 'overnight_fee', assetId: this.#unit, fee: event.fee }];
      default:
        return [];
    }
  }

  #rebateOf({ payer, kind, assetId, fee }: NaiveFee, atMs: number): NaiveRebate[] {
    if (payer < firstUserAccount || this.#terms === undefined) return [];
    const found = this.#invitations.find(({ friend }) => friend === payer);
    if (found === undefined || !found.isActive) return [];
    if (found.endsAtMs !== undefined && atMs >= found.endsAtMs) return [];
    if (!this.#isOnFor(found.friend) || !this.#isOnFor(found.inviter)) return [];
    const rebate = (fee * BigInt(this.#terms.share)) / million;
    if (rebate === 0n) return [];
    const chosen = this.#splits.findLast(({ inviter }) => inviter === found.inviter)?.friendShare ?? 0;
    const friendPart = (rebate * BigInt(chosen)) / million;
    const { friend, inviter } = found;
    return [{ friend, inviter, kind, assetId, fee, friendPart, inviterPart: rebate - friendPart }];
  }

  #isOnFor(account: number): boolean {
    const country = this.#residences.findLast((one) => one.account === account)?.country;
    const said = (of: string | undefined) => this.#switches.findLast((one) => one.country === of)?.is ?? 'inherited';
    const own = country === undefined ? 'inherited' : said(country);
    return (own === 'inherited' ? said(undefined) : own) !== 'off';
  }
}
