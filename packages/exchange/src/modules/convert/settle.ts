import { type Atoms, negated, zero } from '@candor/money';
import type { ResultOf } from '../../commands.ts';
import { house } from '../../ledger-words.ts';
import type { AccountId, AssetId, QuoteId } from '../../vocabulary.ts';
import { homeWalletOf } from '../catalog/wallet-type.ts';
import type { ConvertSlice } from './slice.ts';

interface Settled {
  readonly quoteId: QuoteId;
  readonly accountId: AccountId;
  readonly fromAssetId: AssetId;
  readonly toAssetId: AssetId;
  readonly fromAmount: Atoms;
  readonly gross: Atoms;
  readonly toAmount: Atoms;
  readonly fee: Atoms;
  readonly midRate: Atoms;
  readonly rate: Atoms;
}

/** The amount of an asset that the house can give. */
export function houseAvailable(core: ConvertSlice, assetId: AssetId): Atoms {
  return core.ledger.available(core.ledger.wallet(house.liquidity, 'house', assetId));
}

/** Posts a quote as it was shown, and states it. */
export function settle(core: ConvertSlice, quote: Settled): ResultOf<'convert.accept'> {
  const { ledger } = core;
  const { quoteId, accountId, fromAssetId, toAssetId, fromAmount, gross, toAmount, fee, midRate, rate } = quote;
  const source = ledger.wallet(accountId, homeWalletOf(core, fromAssetId), fromAssetId);
  const received = ledger.wallet(accountId, homeWalletOf(core, toAssetId), toAssetId);
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
  return figures;
}
