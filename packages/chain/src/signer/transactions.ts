import { parseTransaction, recoverTransactionAddress } from 'viem';
import { privateKeyToAccount } from 'viem/accounts';
import { evmSpelling } from '../addresses.ts';
import type { Fees, Hash } from '../chain.ts';
import { readTransferCall, transferCall } from '../evm/tokens.ts';
import { keccakOf } from '../evm/hash.ts';
import { gasOfEther, gasOfToken } from './gas.ts';

interface Transferring extends Fees {
  readonly chainId: number;
  readonly nonce: number;
  readonly to: string;
  readonly token?: string | undefined;
  readonly units: bigint;
  /** Absent: as much as anybody's address may need. */
  readonly gas?: bigint;
}

/** A signed transaction that transfers this and does nothing else. The same input yields the same bytes (RFC 6979). */
export async function signTransfer(key: Uint8Array, { token, to, units, gas, ...rest }: Transferring): Promise<Hash> {
  const account = privateKeyToAccount(`0x${Buffer.from(key).toString('hex')}`);
  const { chainId, nonce, maxFeePerGas, maxPriorityFeePerGas } = rest;
  const call =
    token === undefined
      ? { to: to as Hash, value: units, gas: gas ?? gasOfEther }
      : { to: token as Hash, value: 0n, data: transferCall(to, units), gas: gas ?? gasOfToken };
  return account.signTransaction({ type: 'eip1559', chainId, nonce, maxFeePerGas, maxPriorityFeePerGas, ...call });
}

interface ReadTransfer extends Transferring {
  readonly hash: Hash;
  readonly from: string;
  readonly gas: bigint;
}

/** Reads a transaction made by `signTransfer`, with its signer; throws for any other bytes. */
export async function readTransfer(raw: Hash): Promise<ReadTransfer> {
  const from = await recoverTransactionAddress({ serializedTransaction: raw as `0x02${string}` });
  return { hash: keccakOf(raw), from: evmSpelling(from), ...transferIn(raw) };
}

/** The same without the signer, which takes most of the time. */
export function transferIn(raw: Hash): Transferring & Pick<ReadTransfer, 'gas'> {
  const read = parseTransaction(raw as `0x02${string}`);
  const call = read.data === undefined ? undefined : readTransferCall(read.data);
  if (read.type !== 'eip1559' || !read.to || (read.data !== undefined && call === undefined)) {
    throw new Error('it is not a transfer');
  }
  const what =
    call === undefined
      ? { to: evmSpelling(read.to), units: read.value ?? 0n }
      : { ...call, token: evmSpelling(read.to) };
  return {
    chainId: read.chainId,
    gas: read.gas ?? 0n,
    nonce: read.nonce ?? 0,
    maxFeePerGas: read.maxFeePerGas ?? 0n,
    maxPriorityFeePerGas: read.maxPriorityFeePerGas ?? 0n,
    ...what,
  };
}
