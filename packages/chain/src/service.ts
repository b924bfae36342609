import type { AccountId, RailId } from '@candor/exchange';
import type { Atoms } from '@candor/money';
import type { RailHolding, SentPayment } from './holdings.ts';
import type { ChainMeans } from './means.ts';

/** The chain's findings about a transaction that a user claims to have paid with, for one account on one rail. */
export type PaymentFinding =
  /** No block and no node has it. */
  | { readonly kind: 'not_found' }
  /** Known, but in no block yet. */
  | { readonly kind: 'waiting' }
  /** In a block, but it failed: nothing was moved, whatever its events. */
  | { readonly kind: 'failed' }
  /** It pays the account's address with a token that this rail does not take. */
  | { readonly kind: 'other_token' }
  /** It pays another address. */
  | { readonly kind: 'other_address' }
  /** It pays the account's address. */
  | {
      readonly kind: 'found';
      /** The total that it pays the address on this rail, in atoms of the rail's asset. */
      readonly amount: Atoms;
      readonly height: number;
      readonly confirmations: number;
      readonly needed: number;
    };

/** The chain as the gateway sees it. Methods throw a `Fault` (`chain_unreachable`) when the node does not answer. */
export interface ChainService {
  /** The rails it watches and pays for; on others its methods may not be called. */
  readonly railIds: readonly RailId[];
  /** The account's own address, in its canonical spelling: the same one for all rails of the chain, for as long as the extended key is. */
  addressOf(railId: RailId, accountId: AccountId): Promise<string>;
  /** The account that an address was given to, in its canonical spelling; `undefined` for any other address. */
  ownerOf(address: string): Promise<AccountId | undefined>;
  /** The contract whose payments count on this rail; absent where it is the chain's own coin. */
  tokenOf(railId: RailId): string | undefined;
  /** The newest block that the watcher has read; absent until it has read one. */
  head(railId: RailId): number | undefined;
  /** The ends of the last rounds in which payments in and out went on unhindered; absent before the first ones. */
  workedAtMs(): { readonly deposits?: number; readonly withdrawals?: number };
  /** `transaction`: 64 hex digits, with 0x or without. */
  find(railId: RailId, accountId: AccountId, transaction: string): Promise<PaymentFinding>;
  /** The chain's own figures of each of its rails, with the part of these payments that is in blocks. */
  holdings(sent: readonly SentPayment[]): Promise<readonly RailHolding[]>;
  /** The means of the hot wallet, and the room in the signer's limits. */
  means(): Promise<ChainMeans>;
  /** Practice only: pays the account's address from outside. Returns the transaction's hash. */
  practicePay?(railId: RailId, accountId: AccountId, amount: Atoms): Promise<string>;
  /**
   * Calls the listener with each new height of `head`; it is the same for all of `railIds`. Returns the function that
   * stops it.
   */
  onHead(listener: (head: number) => void): () => void;
}

/** Salt and text of a destination, as the address book keeps them; absent once they are deleted. */
export type RevealDestination = (
  destination: Uint8Array,
) => Promise<{ readonly salt: Uint8Array; readonly text: string } | undefined>;
