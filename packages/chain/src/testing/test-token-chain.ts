import { EvmChain } from '../evm/evm-chain.ts';
import type { ChainAssets } from '../rails.ts';
import { type Anvil, startAnvil } from './test-anvil.ts';
import { tokenCode } from './test-token.ts';
import { spelled } from './test-world.ts';

/** A development chain with a token on it that is taken for USDT. */
export interface TokenChain {
  readonly anvil: Anvil;
  readonly chain: EvmChain;
  readonly assets: ChainAssets;
  /** The address of the token. */
  readonly token: string;
}

export async function startTokenChain(): Promise<TokenChain> {
  const anvil = await startAnvil();
  const chain = new EvmChain({ url: anvil.url, chainId: anvil.chainId });
  const token = spelled(await anvil.deploy(tokenCode));
  return {
    anvil,
    chain,
    assets: { nativeCode: 'ETH', tokens: [{ code: 'USDT', address: token, decimals: 6 }] },
    token,
  };
}
