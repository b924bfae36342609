import type { AssetClass, AssetId, CommandOf, HouseName, PairId } from '@candor/exchange';
import type { Atoms, Ppm, Price } from '@candor/money';

/** Words that lists and filters of the market are made from. */
type SectorTag = 'technology' | 'finance' | 'consumer' | 'energy' | 'health' | 'etf';
export type InstrumentTag =
  | 'layer1'
  | 'layer2'
  | 'payment'
  | 'defi'
  | 'meme'
  | 'ai'
  | 'new'
  | 'stablecoin'
  | 'stock'
  | SectorTag;

export interface CatalogueAsset {
  readonly assetId: AssetId;
  readonly code: string;
  readonly name: string;
  /** Decimals of one atom. */
  readonly scale: number;
  readonly assetClass: AssetClass;
  /** The amount the practice faucet gives per day; absent when it gives none. */
  readonly faucet?: Atoms;
  readonly tags: readonly InstrumentTag[];
}

/** The house maker's ladder, as `spot.set_maker` takes it. */
export interface MakerLadder {
  readonly halfSpread: Ppm;
  readonly step: Ppm;
  readonly levels: number;
  /** Base atoms at the first level: a whole number of lots. */
  readonly quantity: Atoms;
}

/** Which common factor a symbol moves with. */
export const simulatedMarkets = ['coins', 'stocks'] as const;
export type SimulatedMarket = (typeof simulatedMarkets)[number];

/** Parameters of the simulated process for a symbol that the feed prices itself. */
interface PriceModel {
  readonly market: SimulatedMarket;
  /** The level that the price moves around. */
  readonly price: Price;
  /** Standard deviation of one day's relative change. */
  readonly dailyVolatility: Ppm;
}

interface PairTerms {
  readonly pairId: PairId;
  /** `BTC/USDT`: a name for people and seeds, never a key. */
  readonly symbol: string;
  readonly base: CatalogueAsset;
  readonly quote: CatalogueAsset;
  readonly tick: Price;
  /** Base atoms per lot. */
  readonly lot: Atoms;
  /** Quote atoms. */
  readonly minNotional: Atoms;
  /** Base atoms. */
  readonly maxQuantity: Atoms;
  readonly makerFee: Ppm;
  readonly takerFee: Ppm;
  readonly band: Ppm;
  /** The price near which this pair trades: of the model, or of its two legs. */
  readonly typicalPrice: Price;
  /** Base atoms traded on a usual weekday: about a twentieth of the real markets' volume. */
  readonly dailyVolume: Atoms;
  /** Absent: the pair has no book. */
  readonly ladder?: MakerLadder;
}

/** A pair whose index the feed makes. */
export interface PricedPair extends PairTerms {
  readonly model: PriceModel;
  readonly cross?: never;
}

/** A pair whose index is one priced pair's index divided by another's. */
export interface CrossPair extends PairTerms {
  readonly model?: never;
  readonly cross: { readonly numerator: PricedPair; readonly denominator: PricedPair };
}

export type CataloguePair = PricedPair | CrossPair;

export interface AssetAmount {
  readonly assetId: AssetId;
  readonly amount: Atoms;
}

/** Terms as the commands take them that put them in force. */
export type CatalogueContract = Omit<CommandOf<'contract.set_terms'>, 'type'>;
export type CatalogueOptions = Omit<CommandOf<'options.set_terms'>, 'type'>;
type CatalogueConvert = Omit<CommandOf<'convert.set_terms'>, 'type'>;
export type CatalogueLocked = Omit<CommandOf<'locked.set_terms'>, 'type'>;
export type CatalogueLoan = Omit<CommandOf<'loans.set_terms'>, 'type'>;
export type CatalogueCampaign = Omit<CommandOf<'coupons.set_campaign'>, 'type'>;
type CatalogueFees = Omit<CommandOf<'fees.set_tiers'>, 'type'>;
type CatalogueInvitations = Omit<CommandOf<'invitations.set_terms'>, 'type'>;
export type CataloguePointsTask = Omit<CommandOf<'points.set_task'>, 'type'>;
export type CataloguePointsItem = Omit<CommandOf<'points.set_item'>, 'type'>;
export type CatalogueWheel = Omit<CommandOf<'game.set_wheel'>, 'type'>;
type CatalogueCopying = Omit<CommandOf<'copy.set_terms'>, 'type'>;
export type CatalogueFundingTerms = Omit<CommandOf<'funding.set_terms'>, 'type'>;
export type CatalogueRail = Omit<CommandOf<'funding.set_rail'>, 'type'>;
type CatalogueCalendar = Omit<CommandOf<'sessions.set_calendar'>, 'type'>;

/** Everything an installation is founded with, as data. */
export interface Catalogue {
  readonly name: string;
  readonly assets: readonly CatalogueAsset[];
  readonly pairs: readonly CataloguePair[];
  /** The initial funds of the `liquidity` account: finite, and never topped up automatically. */
  readonly liquidity: readonly AssetAmount[];
  /** Funds that the crowd's two accounts need; the code that starts the exchange decides whether and how they get them. */
  readonly crowdFunding: { readonly taker: readonly AssetAmount[]; readonly rester: readonly AssetAmount[] };
  readonly convert: CatalogueConvert;
  readonly contracts: readonly CatalogueContract[];
  readonly options: readonly CatalogueOptions[];
  readonly copying: CatalogueCopying;
  readonly fees: CatalogueFees;
  readonly invitations: CatalogueInvitations;
  readonly locked: readonly CatalogueLocked[];
  /** Products of days that are minutes long: for practice alone. */
  readonly lockedDemonstrations: readonly CatalogueLocked[];
  readonly loans: readonly CatalogueLoan[];
  /** Loans whose levels are close together: for practice alone. */
  readonly loanDemonstrations: readonly CatalogueLoan[];
  /** Coupons to try everything with: for practice alone. */
  readonly campaigns: readonly CatalogueCampaign[];
  /** Tasks that earn points; practice has shorter delays. */
  readonly pointsTasks: readonly CataloguePointsTask[];
  readonly pointsTaskDemonstrations: readonly CataloguePointsTask[];
  readonly pointsItems: readonly CataloguePointsItem[];
  /** Items of the shop that are coupons of the campaigns above: for practice alone. */
  readonly pointsCoupons: readonly CataloguePointsItem[];
  readonly wheel: CatalogueWheel;
  readonly rails: readonly CatalogueRail[];
  /** Initial funds that back contracts and options and pay the chains' network costs: finite, and never topped up automatically. */
  readonly backing: readonly (AssetAmount & { readonly house: HouseName })[];
  /** Sessions of the markets behind some pairs. Practice has none: its simulated prices never rest. */
  readonly calendars: readonly CatalogueCalendar[];
}

export const isPriced = (pair: CataloguePair): pair is PricedPair => pair.model !== undefined;
