import { type AccountId, type AssetId, type Command, type QuoteId, walletTypes } from '@candor/exchange';
import { atoms } from '@candor/money';
import { asset } from '@candor/testkit';
import type { Delivery } from '../auditors/auditor.ts';
import type { Population } from '../traffic/population.ts';

/** Money that people claim, move between their accounts, and convert. */
export class WalletTraffic {
  readonly #town: Population;
  readonly #quotes: { readonly quoteId: QuoteId; readonly accountId: AccountId }[] = [];

  constructor(town: Population) {
    this.#town = town;
  }

  hear({ submission, outcome }: Delivery): void {
    const { command } = submission;
    if (command.type !== 'convert.quote' || !outcome.ok) return;
    this.#quotes.push({ quoteId: outcome.value.quoteId, accountId: command.accountId });
  }

  claim(): Command {
    return { type: 'practice.claim', accountId: this.#town.account(), assetId: this.#town.assetId() };
  }

  /** Mostly to where contracts and options are paid from, and back; now and then anything. */
  transfer(): Command {
    const { random } = this.#town;
    const accountId = this.#town.account();
    if (random.chance(1, 4)) {
      const amount = atoms(BigInt(random.below(50_000_000)));
      const [from, to] = [random.pick(walletTypes), random.pick(walletTypes)];
      return { type: 'transfer.move', accountId, assetId: this.#town.assetId(), amount, from, to };
    }
    const other = random.chance(2, 3) ? 'contract' : 'options';
    const [from, to] = random.chance(2, 3) ? (['spot', other] as const) : ([other, 'spot'] as const);
    const amount = this.#town.usdt(random.chance(1, 20) ? 20_000 : 800);
    return { type: 'transfer.move', accountId, assetId: asset.USDT, amount, from, to };
  }

  quote(): Command {
    const amount = atoms(BigInt(this.#town.random.below(100_000_000)));
    const [fromAssetId, toAssetId] = [this.#convertible(), this.#convertible()];
    return { type: 'convert.quote', accountId: this.#town.account(), fromAssetId, toAssetId, amount };
  }

  #convertible(): AssetId {
    return this.#town.random.chance(1, 6) ? asset.USD : this.#town.assetId();
  }

  accept(): Command {
    const quote = this.#town.recent(this.#quotes, 3) ?? { quoteId: 1 as QuoteId, accountId: this.#town.account() };
    return { type: 'convert.accept', accountId: this.#town.owner(quote.accountId), quoteId: quote.quoteId };
  }

  /** Of what the town has or does not have; now and then for more than it can bring. */
  sweep(): Command {
    const { random } = this.#town;
    const assetIds = random.chance(1, 3) ? [asset.BTC, asset.ETH] : [random.chance(1, 8) ? asset.USDT : asset.BTC];
    const leastTotal = this.#town.usdt(random.chance(1, 8) ? 1_000_000 : 1);
    return { type: 'convert.sweep', accountId: this.#town.account(), assetIds, leastTotal };
  }
}
