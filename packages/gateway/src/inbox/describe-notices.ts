import type {
  AccountId,
  AssetId,
  AssetView,
  CoreEvent,
  EventOf,
  Exchange,
  PairId,
  PlacedEvent,
} from '@candor/exchange';
import { Fault, present } from '@candor/kernel';
import type { Told } from '@candor/messages/mails';
import { type Atoms, atomsToText } from '@candor/money';
import type { Platform } from '@candor/platform';
import type { Reader } from '@candor/readmodel';

/** The meaning of a fact to a user. */
export interface FactNotice {
  readonly accountId: AccountId;
  readonly notice: Told;
  /** Facts of one fold are one notice while it is unread. */
  readonly fold?: string;
}

/** The place of a fact in the journal. */
export interface FactPlace extends Pick<PlacedEvent, 'sequence' | 'atMs'> {
  /** The facts of its record that stand before it, as far as they are described or heard. */
  readonly before: readonly CoreEvent[];
}

type Described = FactNotice | readonly FactNotice[] | undefined;

type Describe<Event extends CoreEvent> = (
  event: Event,
  parts: NoticeParts,
  place: FactPlace,
) => Described | Promise<Described>;

/**
 * The meaning of a product's facts to users, by the type of the fact: `notices.ts` in the folder of each. Facts that are only
 * heard tell nobody anything, and are there for those that follow in their record.
 */
export type ProductNotices = { readonly [Type in CoreEvent['type']]?: Describe<EventOf<Type>> | 'heard' };

/** Declares a product's notices. A description may throw, and is asked again. */
export function describeNotices(notices: ProductNotices): ProductNotices {
  return notices;
}

interface Sources {
  readonly exchange: Exchange;
  readonly reader: Reader;
  readonly platform: Pick<Platform, 'destinations' | 'inbox' | 'accounts' | 'nft'>;
}

interface NamedPair {
  /** "BTC/USDT" */
  readonly symbol: string;
  readonly base: AssetView;
  readonly quote: AssetView;
}

const catchUpMs = 5_000;

/** The sources of descriptions. */
export class NoticeParts {
  readonly exchange: Exchange;
  readonly reader: Reader;
  readonly platform: Sources['platform'];
  #assets = new Map<AssetId, AssetView>();
  #pairs = new Map<PairId, NamedPair>();

  constructor({ exchange, reader, platform }: Sources) {
    this.exchange = exchange;
    this.reader = reader;
    this.platform = platform;
  }

  /** True of the account of a person; the house's and the crowd's are told nothing. */
  async isUsers(accountId: AccountId): Promise<boolean> {
    return (await this.platform.inbox.ownerOf(accountId)) !== undefined;
  }

  async asset(assetId: AssetId): Promise<AssetView> {
    if (!this.#assets.has(assetId)) await this.#load();
    return present(this.#assets.get(assetId), 'facts are of listed assets');
  }

  async pair(pairId: PairId): Promise<NamedPair> {
    if (!this.#pairs.has(pairId)) await this.#load();
    return present(this.#pairs.get(pairId), 'facts are of listed pairs');
  }

  /** `{ amount: '1.5', asset: 'ETH' }`. */
  async amountOf(assetId: AssetId, amount: Atoms): Promise<{ readonly amount: string; readonly asset: string }> {
    const asset = await this.asset(assetId);
    return { amount: atomsToText(amount, asset.scale), asset: asset.code };
  }

  /** Waits until the read model has a record of the journal. */
  async caughtUp(sequence: number): Promise<Reader> {
    if (!(await this.reader.waitFor(sequence, catchUpMs))) {
      throw new Fault('readmodel_behind', `the read model has not got to ${sequence} in ${catchUpMs} ms`);
    }
    return this.reader;
  }

  async #load(): Promise<void> {
    const [assets, pairs] = await Promise.all([this.exchange.query('assets'), this.exchange.query('pairs')]);
    this.#assets = new Map(assets.map((asset) => [asset.assetId, asset]));
    this.#pairs = new Map(
      pairs.map(({ pairId, baseAssetId, quoteAssetId }) => {
        const base = present(this.#assets.get(baseAssetId), 'pairs are of listed assets');
        const quote = present(this.#assets.get(quoteAssetId), 'pairs are of listed assets');
        return [pairId, { symbol: `${base.code}/${quote.code}`, base, quote }];
      }),
    );
  }
}
