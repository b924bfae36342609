/** 0x and 64 hex digits in small letters: a transaction, or a block. */
export type Hash = `0x${string}`;

export interface Block {
  readonly number: number;
  readonly hash: Hash;
  readonly parentHash: Hash;
}

/** Money that a successful transaction has moved. */
export interface Transfer {
  readonly transaction: Hash;
  /** Of a token: the place of its event among those of the transaction; 0 of ether. It stays when the block is replaced. */
  readonly index: number;
  /** The contract of the token; absent: ether. */
  readonly token?: string;
  readonly from: string;
  readonly to: string;
  /** In the chain's own units: wei, or the token's smallest. */
  readonly units: bigint;
}

export type TransactionState =
  | { readonly state: 'unknown' }
  /** A node has it; no block does. */
  | { readonly state: 'waiting' }
  | {
      readonly state: 'mined';
      readonly height: number;
      readonly succeeded: boolean;
      /** The cost, in wei. */
      readonly cost: bigint;
      /** All of any token and to anybody; none of one that failed. */
      readonly transfers: readonly Transfer[];
    };

/** The fees a sender offers, in wei per unit of gas (EIP-1559). */
export interface Fees {
  readonly maxFeePerGas: bigint;
  readonly maxPriorityFeePerGas: bigint;
}

/**
 * A chain with accounts, as its node reports it. Addresses are in their canonical spelling. Every method is bounded in
 * time and throws a `Fault`: `chain_unreachable` when the node does not answer, `chain_moved` when the block in
 * question has been replaced meanwhile.
 */
export interface Chain {
  readonly chainId: number;
  head(): Promise<Block>;
  /**
   * The first block kept by a chain that has no other node than this process: blocks it has lost are lost, and it may
   * have begun anew. Absent: nodes may be behind each other, and a chain that has begun anew is another one.
   */
  beginning?(): Promise<Block>;
  /** Absent above the head. */
  block(number: number): Promise<Block | undefined>;
  /** Of ether and of these tokens, to addresses that are watched, in the order of the block. */
  transfersIn(
    block: Block,
    watched: { readonly tokens: readonly string[]; isWatched(address: string): boolean },
  ): Promise<readonly Transfer[]>;
  transaction(hash: Hash): Promise<TransactionState>;
  /** The number of transactions an address has sent up to and including a block. */
  nonceAt(address: string, height: number): Promise<number>;
  fees(): Promise<Fees>;
  /**
   * The sum over addresses, of a chain whose only node is this process and which knows no balances: paid in less paid
   * out, below zero where an address has paid what it did not have. Absent: balances are asked for by address.
   */
  heldBy?(isOurs: (address: string) => boolean, token?: string): Promise<bigint>;
  /** Of ether, or of a token; in the chain's own units. */
  balanceOf(address: string, token?: string): Promise<bigint>;
  /** Returns the node's message when it refuses it, such as for one that it has already. */
  broadcast(raw: Hash): Promise<string | undefined>;
}

/** The log of refusals, alarms and everything an operator has to look at. */
export interface ChainLog {
  warn(facts: object, text: string): void;
  error(facts: object, text: string): void;
}

/** As the journal keeps it. */
export function hashBytes(hash: Hash): Uint8Array {
  return Buffer.from(hash.slice(2), 'hex');
}

/** Of 32 bytes. */
export function hashOf(bytes: Uint8Array): Hash {
  return `0x${Buffer.from(bytes).toString('hex')}`;
}
