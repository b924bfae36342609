import { evmSpelling } from '../addresses.ts';
import type { Hash } from '../chain.ts';

/** Of ERC-20, as in receipts and lists of events. */
export interface Log {
  readonly address: string;
  readonly topics: readonly Hash[];
  readonly data: Hash;
  readonly removed?: boolean;
}

/** keccak-256 of Transfer(address,address,uint256). */
export const transferTopic: Hash = '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef';
const transferSelector = 'a9059cbb';
const balanceOfSelector = '70a08231';

/** An event of a token with its amount in the data; one of a collectible has the same name and another form. */
export function isTransfer({ topics, data, removed }: Log): boolean {
  return topics[0] === transferTopic && topics.length === 3 && data.length === 66 && removed !== true;
}

/** The transfer in a log for which `isTransfer` holds; the amount is in units of the token. */
export function transferOf(
  { address, topics, data }: Log,
  index: number,
): {
  readonly index: number;
  readonly token: string;
  readonly from: string;
  readonly to: string;
  readonly units: bigint;
} {
  const [, from = '0x', to = '0x'] = topics;
  return { index, token: evmSpelling(address), from: addressInWord(from), to: addressInWord(to), units: BigInt(data) };
}

/** The data of a transaction to the token that pays `units` of it. */
export function transferCall(to: string, units: bigint): Hash {
  return `0x${transferSelector}${word(BigInt(to))}${word(units)}`;
}

/** Whom a call of `transfer` pays, and how much; absent of any other call. */
export function readTransferCall(data: string): { readonly to: string; readonly units: bigint } | undefined {
  if (data.length !== 2 + 8 + 128 || data.slice(2, 10) !== transferSelector) return undefined;
  return { to: addressInWord(`0x${data.slice(10, 74)}`), units: BigInt(`0x${data.slice(74)}`) };
}

export function balanceOfCall(owner: string): Hash {
  return `0x${balanceOfSelector}${word(BigInt(owner))}`;
}

function addressInWord(text: Hash): string {
  return evmSpelling(`0x${text.slice(-40)}`);
}

function word(value: bigint): string {
  return value.toString(16).padStart(64, '0');
}
