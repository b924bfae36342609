import { sha256 } from '@candor/kernel/hash';
import { evmSpelling } from '../addresses.ts';
import type { ChainAssets } from '../rails.ts';
import type { SigningSettings } from '../signer/signing-settings.ts';
import { practiceChainId } from './practice-chain.ts';

/** Nothing is deployed there, on any chain. */
const token = evmSpelling(`0x${Buffer.from(sha256(Buffer.from('practice USDT'))).toString('hex', 0, 20)}`);

export const practiceAssets: ChainAssets = {
  nativeCode: 'ETH',
  tokens: [{ code: 'USDT', address: token, decimals: 6 }],
};

/** Limits a little above a practice account's funds of a day: they are visible, but not in the way. */
export const practiceSigning: SigningSettings = {
  chainId: practiceChainId,
  assets: practiceAssets,
  limits: new Map([
    ['USDT', { transaction: '15000000', hour: '100000000', day: '500000000' }],
    ['ETH', { transaction: '5000', hour: '50000', day: '200000' }],
  ]),
  maxFeePerGas: 1_000_000_000_000n,
  gasPerHour: 10n * 10n ** 18n,
  sweepsPerHour: 120,
  firstNonce: 0,
};
