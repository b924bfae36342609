import {
  type AccountId,
  type Actor,
  type Command,
  type CoreEvent,
  firstUserAccount,
  type Submission,
} from '@candor/exchange';
import type { Seeded } from '@candor/kernel';
import { couponKinds } from '@candor/exchange/rules';
import { atoms } from '@candor/money';
import { actorOf, asset, pair, practiceWorld, worldStartMs } from '@candor/testkit';
import type { Delivery } from '../auditors/auditor.ts';
import { ContractTraffic, contractTermsOf } from '../contract/traffic.ts';
import { campaignOf, CouponTraffic, firstTradeCampaign } from '../coupons/traffic.ts';
import { CopyTraffic, copyTerms, leadersCommands } from '../copy/traffic.ts';
import { DualTraffic } from '../dual/traffic.ts';
import { FundingTraffic, fundingCommands } from '../funding/traffic.ts';
import { feeTiersOf, OfficeTraffic, stockCalendar } from './office.ts';
import { ProposalTraffic } from '../proposals/traffic.ts';
import { CorrectionTraffic } from '../ledger/traffic.ts';
import { IeoTraffic } from '../ieo/traffic.ts';
import { InvitationTraffic, invitationTerms } from '../invitations/traffic.ts';
import { LoanTraffic, loanTermsOf } from '../loans/traffic.ts';
import { LockedTraffic, lockedTermsOf } from '../locked/traffic.ts';
import { NftTraffic, nftTerms } from '../nft/traffic.ts';
import { OtcTraffic } from '../otc/traffic.ts';
import { OptionTraffic, optionTermsOf } from '../options/traffic.ts';
import { pointsCommands, PointsTraffic } from '../points/traffic.ts';
import { ProductTraffic } from '../products/traffic.ts';
import { RecurringTraffic } from '../recurring/traffic.ts';
import { SendTraffic } from '../send/traffic.ts';
import { SpotTraffic } from '../spot/traffic.ts';
import { citizens, Population } from './population.ts';
import { WalletTraffic } from '../transfer/traffic.ts';

const usdt = 1_000_000n;
const contractPairs = [pair['BTC/USDT'], pair['ETH/USDT'], pair['ACME/USDT']] as const;

/** Products that a life can be about more than about all others, so that it comes to what takes many steps of them. */
export const favourites = ['nft', 'otc', 'send', 'recurring', 'copy'] as const;
export type Favourite = (typeof favourites)[number];

/** Random users, a random market and a clumsy operator: everything the core can be sent, sensible and not. */
export class Traffic {
  readonly #town: Population;
  readonly #spot: SpotTraffic;
  readonly #wallets: WalletTraffic;
  readonly #contracts: ContractTraffic;
  readonly #options: OptionTraffic;
  readonly #invitations: InvitationTraffic;
  readonly #loans: LoanTraffic;
  readonly #locked: LockedTraffic;
  readonly #coupons: CouponTraffic;
  readonly #points: PointsTraffic;
  readonly #otc: OtcTraffic;
  readonly #nft: NftTraffic;
  readonly #ieo: IeoTraffic;
  readonly #dual: DualTraffic;
  readonly #copying: CopyTraffic;
  readonly #funding: FundingTraffic;
  readonly #corrections: CorrectionTraffic;
  readonly #sending: SendTraffic;
  readonly #recurring: RecurringTraffic;
  readonly #choices: readonly (readonly [weight: number, make: () => Command])[];
  readonly #listeners: readonly { hear(event: CoreEvent): void }[];
  readonly #favoured: readonly Favourite[];
  #count = 0;

  constructor(random: Seeded, favoured: readonly Favourite[] = []) {
    this.#favoured = favoured;
    this.#town = new Population(random);
    this.#spot = new SpotTraffic(this.#town);
    this.#wallets = new WalletTraffic(this.#town);
    this.#contracts = new ContractTraffic(this.#town);
    this.#options = new OptionTraffic(this.#town);
    this.#invitations = new InvitationTraffic(this.#town);
    this.#loans = new LoanTraffic(this.#town);
    this.#locked = new LockedTraffic(this.#town);
    this.#coupons = new CouponTraffic(this.#town);
    this.#points = new PointsTraffic(this.#town);
    this.#otc = new OtcTraffic(this.#town);
    this.#nft = new NftTraffic(this.#town);
    this.#ieo = new IeoTraffic(this.#town);
    this.#dual = new DualTraffic(this.#town);
    this.#copying = new CopyTraffic(this.#town);
    this.#funding = new FundingTraffic(this.#town);
    this.#sending = new SendTraffic(this.#town);
    this.#recurring = new RecurringTraffic(this.#town);
    this.#corrections = new CorrectionTraffic(this.#town);
    const products = new ProductTraffic(this.#town);
    const operators = new OfficeTraffic(this.#town, this.#spot);
    const proposals = new ProposalTraffic(this.#town, [
      () => operators.next(),
      () => this.#contracts.terms(),
      () => this.#options.terms(),
      () => this.#invitations.terms(),
      () => this.#loans.terms(),
      () => this.#locked.terms(),
      () => this.#coupons.terms(),
      () => this.#points.terms(),
      () => this.#nft.terms(),
      () => this.#ieo.terms(),
      () => this.#dual.terms(),
      () => this.#copying.terms(),
      () => this.#funding.terms(),
      () => products.next(),
    ]);
    this.#listeners = [
      this.#spot,
      this.#contracts,
      this.#options,
      this.#loans,
      this.#locked,
      this.#coupons,
      this.#points,
      this.#otc,
      this.#nft,
      this.#ieo,
      this.#dual,
      this.#copying,
      this.#funding,
      this.#corrections,
      this.#recurring,
      proposals,
    ];
    this.#choices = [
      [70, () => this.#town.market.tick(this.#town.nowMs)],
      [240, () => this.#spot.place()],
      [60, () => this.#spot.conditional()],
      [15, () => this.#spot.amendStop()],
      [30, () => this.#spot.oco()],
      [12, () => this.#spot.amendOco()],
      [10, () => this.#spot.amendExits()],
      [50, () => this.#spot.cancel()],
      [6, () => this.#spot.cancelAll()],
      [35, () => this.#spot.amend()],
      [35, () => this.#wallets.claim()],
      [50, () => this.#wallets.transfer()],
      [30, () => this.#wallets.quote()],
      [24, () => this.#wallets.accept()],
      [6, () => this.#wallets.sweep()],
      [4, () => ({ type: 'accounts.open' })],
      [220, () => this.#contracts.next()],
      [110, () => this.#options.next()],
      [30, () => this.#invitations.next()],
      [55, () => this.#loans.next()],
      [45, () => this.#locked.next()],
      [45, () => this.#coupons.next()],
      [60, () => this.#points.next()],
      [60, () => this.#otc.next()],
      [60, () => this.#nft.next()],
      [45, () => this.#ieo.next()],
      [40, () => this.#dual.next()],
      [50, () => this.#copying.next()],
      [170, () => this.#funding.next()],
      [32, () => operators.next()],
      [5, () => this.#contracts.terms()],
      [6, () => this.#options.terms()],
      [3, () => this.#invitations.terms()],
      [4, () => this.#loans.terms()],
      [4, () => this.#locked.terms()],
      [4, () => this.#coupons.terms()],
      [5, () => this.#points.terms()],
      [3, () => this.#nft.terms()],
      [8, () => this.#ieo.terms()],
      [5, () => this.#dual.terms()],
      [3, () => this.#copying.terms()],
      [4, () => this.#funding.terms()],
      [40, () => this.#sending.next()],
      [40, () => this.#recurring.next()],
      [24, () => this.#corrections.next()],
      [12, () => products.next()],
      [12, () => proposals.next()],
    ];
  }

  /** The commands that found the world of this simulation. */
  founding(): Submission[] {
    const maker = { BTC: 10n ** 9n, ETH: 10n ** 10n, USDT: 10n ** 12n };
    const commands: Command[] = [
      ...practiceWorld({ users: citizens, maker }),
      { type: 'house.fund', house: 'underwriting', assetId: asset.USDT, amount: atoms(25_000n * usdt) },
      { type: 'house.fund', house: 'underwriting', assetId: asset.BTC, amount: atoms(500_000_000n) },
      { type: 'house.fund', house: 'rewards_locked', assetId: asset.USDT, amount: atoms(150n * usdt) },
      { type: 'house.fund', house: 'rewards_coupons', assetId: asset.USDT, amount: atoms(120n * usdt) },
      { type: 'house.fund', house: 'issuance', assetId: asset.ETH, amount: atoms(60_000_000_000n) },
      { type: 'house.fund', house: 'treasury', assetId: asset.USDT, amount: atoms(9_000n * usdt) },
      { type: 'house.fund', house: 'treasury', assetId: asset.BTC, amount: atoms(30_000_000n) },
      { type: 'house.fund', house: 'insurance', assetId: asset.USDT, amount: atoms(100n * usdt) },
      ...contractPairs.map((pairId) => contractTermsOf(pairId)),
      ...contractPairs.map((pairId) => optionTermsOf(pairId)),
      ...[1, 2].map((productId) => lockedTermsOf(productId)),
      ...[1, 2, 4].map((productId) => loanTermsOf(productId)),
      ...couponKinds.map((kind) => campaignOf(kind)),
      firstTradeCampaign,
      ...pointsCommands(),
      nftTerms,
      copyTerms,
      invitationTerms,
      feeTiersOf(501, 1_001, 1_501),
      stockCalendar(worldStartMs, 40),
      ...Array.from({ length: citizens }, (_, i) => this.#funded(firstUserAccount + i)).flat(),
      ...leadersCommands(),
      ...fundingCommands(Array.from({ length: citizens }, (_, i) => (firstUserAccount + i) as AccountId)),
    ];
    return commands.map((command) => this.#submission(command));
  }

  /** With `keepsGrid` every instant gets its tick, almost: products based on samples need such spells. */
  next(nowMs: number, keepsGrid: boolean): Submission {
    const { random, market } = this.#town;
    this.#town.nowMs = nowMs;
    const ticks = keepsGrid && market.isTickDue(nowMs) && !random.chance(1, 30);
    const command = ticks ? market.tick(nowMs) : this.#command();
    const isImpostor = random.chance(1, 150);
    const actor = isImpostor ? random.pick(['user', 'operator', 'system'] as const) : actorOf(command);
    return { ...this.#submission(command, actor), ...this.#coupons.riding(command) };
  }

  /** Learns the numbers that answers give out. */
  hear(told: Delivery): void {
    const { submission, kind, outcome, events } = told;
    if (kind !== 'fresh') return;
    if (submission.command.type === 'accounts.open' && outcome.ok) this.#town.accounts.push(outcome.value.accountId);
    this.#wallets.hear(told);
    for (const event of events) {
      for (const part of this.#listeners) part.hear(event);
    }
  }

  #funded(accountId: number): Command[] {
    const who = { accountId: accountId as never, assetId: asset.USDT };
    return [
      { type: 'practice.claim', ...who },
      { type: 'transfer.move', ...who, amount: atoms(900n * usdt), from: 'spot', to: 'contract' },
      { type: 'transfer.move', ...who, amount: atoms(2_000n * usdt), from: 'spot', to: 'options' },
    ];
  }

  #submission(command: Command, actor: Actor = actorOf(command)): Submission {
    this.#count += 1;
    return { commandId: `sim:${this.#count}`, actor, command };
  }

  #command(): Command {
    const { random } = this.#town;
    if (this.#favoured.length > 0 && random.chance(2, 3)) {
      const favoured = random.pick(this.#favoured);
      // Copies need trades of those who are followed.
      if (favoured === 'copy' && random.chance(2, 3)) return this.#contracts.next();
      const { [favoured]: favourite } = {
        nft: this.#nft,
        otc: this.#otc,
        send: this.#sending,
        recurring: this.#recurring,
        copy: this.#copying,
      };
      return favourite.next();
    }
    let draw = this.#town.random.below(this.#choices.reduce((sum, [weight]) => sum + weight, 0));
    for (const [weight, make] of this.#choices) {
      if (draw < weight) return make();
      draw -= weight;
    }
    return { type: 'accounts.open' };
  }
}
