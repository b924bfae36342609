import { Fault } from '@candor/kernel';
import { type ChainDuty, type HostOptions, openChain } from '../chain-host.ts';
import { AddressBook } from '../keys.ts';
import type { TokenSettings } from '../rails.ts';
import { SocketSigner } from '../signer/socket-signer.ts';
import { EvmChain } from './evm-chain.ts';

/** A chain as an operator's settings describe it. */
export interface EvmSettings {
  readonly url: string;
  readonly chainId: number;
  /** Of m/44'/60'/0': addresses, no keys. */
  readonly extendedPublicKey: string;
  /** The Unix socket that the signer's process listens at. */
  readonly signerSocket: string;
  readonly tokens: readonly TokenSettings[];
  /** By the code of an asset, as decimal text: so much at a user's address is brought to the hot wallet. Absent: nothing is. */
  readonly sweepLeast?: ReadonlyMap<string, string> | undefined;
  /** The first block of a watcher without a position; absent: the head. */
  readonly fromBlock?: number | undefined;
}

/** The asset that Ethereum takes its fees in. */
const nativeCode = 'ETH';
/** A third of the time that a block takes on Ethereum. */
const pollMs = 4_000;
/** Of chains for development, which make blocks at once. */
const localPollMs = 500;
const localChainId = 31_337;

/**
 * Watches and sends on a real chain. Throws a `Fault` when a setting is wrong or the node is on another chain; one that does not
 * answer is asked again: deposits wait, everything else goes on.
 */
export async function openEvmChain(host: HostOptions, settings: EvmSettings): Promise<ChainDuty> {
  const { url, chainId, extendedPublicKey, signerSocket, tokens, fromBlock, sweepLeast } = settings;
  const addresses = new AddressBook(extendedPublicKey);
  const chain = new EvmChain({ url, chainId });
  await chain.verify().catch((error: unknown) => {
    if (!(error instanceof Fault) || error.kind !== 'chain_unreachable') throw error;
    host.log.error({ event: 'chain.unreachable', err: error }, 'the chain cannot be reached');
  });
  return openChain(host, {
    chain,
    signer: new SocketSigner(signerSocket),
    addresses,
    assets: { nativeCode, tokens },
    pollMs: chainId === localChainId ? localPollMs : pollMs,
    fromBlock,
    sweepLeast,
  });
}
