import { type Outcome, done, reject } from '@candor/kernel';
import { type Atoms, negated, notionalOf, ppmOne, zero } from '@candor/money';
import type { CommandOf, ResultOf } from '../../commands.ts';
import type { Core } from '../../core.ts';
import { defineModule } from '../../module.ts';
import type { RejectCode } from '../../reject-codes.ts';
import { house, type QuoteId } from '../../vocabulary.ts';
import type { Asset } from '../catalog/catalog.ts';
import { worthOf } from '../index-prices/worth.ts';
import { conversionFigures, quoteValidMs } from './rules.ts';

function isConvertible(core: Core, asset: Asset): boolean {
  const isPriced =
    asset.assetId === core.catalog.unitOfAccount || core.catalog.pricingPair(asset.assetId) !== undefined;
  return asset.assetClass === 'coin' && isPriced;
}

function houseAvailable(core: Core, assetId: Asset['assetId']): Atoms {
  return core.ledger.available(core.ledger.wallet(house.liquidity, 'house', assetId));
}

function quote(core: Core, command: CommandOf<'convert.quote'>): Outcome<ResultOf<'convert.quote'>, RejectCode> {
  const { catalog, convert } = core;
  const { accountId, amount } = command;
  if (!core.accounts.has(accountId)) return reject('account_not_found');
  if (!core.products.allows(accountId, 'convert')) return reject('product_unavailable');
  const from = catalog.assets.get(command.fromAssetId);
  const to = catalog.assets.get(command.toAssetId);
  if (from === undefined || to === undefined) return reject('asset_not_found');
  if (from === to) return reject('convert_same_asset');
  const { terms } = convert;
  if (terms === undefined || !isConvertible(core, from) || !isConvertible(core, to))
    return reject('convert_not_offered');
  if (amount <= 0n) return reject('amount_invalid');
  const fromPrice = worthOf(core, from.assetId);
  const toPrice = worthOf(core, to.assetId);
  if (fromPrice === undefined || toPrice === undefined) return reject('index_stale');
  const unit = catalog.assets.get(catalog.unitOfAccount as Asset['assetId']) as Asset;
  const value = notionalOf(amount, fromPrice, { base: from.scale, quote: unit.scale }, 'down');
  if (value < terms.minValue) return reject('convert_too_small');
  const figures = conversionFigures(
    amount,
    { scale: from.scale, price: fromPrice },
    { scale: to.scale, price: toPrice },
    terms,
  );
  if (figures.toAmount <= 0n) return reject('convert_too_small');
  if (houseAvailable(core, to.assetId) < figures.gross) return reject('liquidity_insufficient');

  const quoteId = convert.nextQuoteId as QuoteId;
  convert.nextQuoteId += 1;
  const expiresAtMs = core.nowMs + quoteValidMs;
  const asked = { quoteId, fromAssetId: from.assetId, toAssetId: to.assetId, fromAmount: amount };
  convert.quotes.set(quoteId, { ...asked, ...figures, accountId, expiresAtMs, isUsed: false });
  core.timers.set(expiresAtMs + 1, 'convert.quote_expiry', quoteId);
  const { toAmount, fee, midRate, rate } = figures;
  return done({ ...asked, toAmount, fee, midRate, rate, expiresAtMs });
}

/** Executes a quote as it was shown; it is never re-priced. */
function accept(core: Core, command: CommandOf<'convert.accept'>): Outcome<ResultOf<'convert.accept'>, RejectCode> {
  const { convert, ledger } = core;
  const { accountId } = command;
  const quote = convert.quotes.get(command.quoteId);
  if (quote === undefined) return reject(command.quoteId < convert.nextQuoteId ? 'quote_expired' : 'quote_not_found');
  // Somebody else's quote gets the same answer as none: numbers are guessable.
  if (quote.accountId !== accountId) return reject('quote_not_found');
  if (quote.isUsed) return reject('quote_used');
  const { quoteId, fromAssetId, toAssetId, fromAmount, gross, toAmount, fee, midRate, rate } = quote;
  const source = ledger.wallet(accountId, 'change', fromAssetId);
  if (ledger.available(source) < fromAmount) return reject('balance_insufficient');
  if (houseAvailable(core, toAssetId) < gross) return reject('liquidity_insufficient');

  convert.quotes.set(quoteId, { ...quote, isUsed: true });
  const received = ledger.wallet(accountId, 'change', toAssetId);
  ledger.line(source, 'convert', negated(fromAmount), zero);
  ledger.line(ledger.wallet(house.liquidity, 'house', fromAssetId), 'convert', fromAmount, zero);
  ledger.line(ledger.wallet(house.liquidity, 'house', toAssetId), 'convert', negated(gross), zero);
  ledger.line(received, 'convert', gross, zero);
  if (fee > 0n) {
    ledger.line(received, 'convert_fee', negated(fee), zero);
    ledger.line(ledger.wallet(house.fees, 'house', toAssetId), 'convert_fee', fee, zero);
  }
  core.post(quoteId);
  const figures = { quoteId, fromAssetId, toAssetId, fromAmount, toAmount, fee };
  core.emit({ type: 'convert.converted', accountId, ...figures, midRate, rate });
  return done(figures);
}

/** Conversion at a quoted rate against the house's `liquidity` account, in the spot wallets. */
export const convertModule = defineModule({
  name: 'convert',
  handlers: {
    'convert.set_terms': {
      actor: ['operator', 'system'],
      handle(core, { spread, fee, minValue }) {
        if (spread >= ppmOne || fee >= ppmOne || minValue < 0n) return reject('amount_invalid');
        core.convert.terms = { spread, fee, minValue };
        return done({});
      },
    },
    'convert.quote': { actor: 'user', handle: quote },
    'convert.accept': { actor: 'user', handle: accept },
  },
  due: {
    'convert.quote_expiry': (core, reference) => core.convert.quotes.delete(reference as QuoteId),
  },
  write: (core, writer) => core.convert.write(writer),
  read: (core, reader) => core.convert.read(reader),
});
