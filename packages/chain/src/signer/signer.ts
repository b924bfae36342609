import type { AccountId, WithdrawalId } from '@candor/exchange';
import type { Outcome } from '@candor/kernel';
import type { Fees, Hash } from '../chain.ts';

/**
 * Reasons for not signing. The first four mean that this withdrawal can never be paid there; limits pass by themselves
 * or are raised in the signer's own settings; the others mean that caller and journal disagree.
 */
const signerRefusals = [
  'address_invalid',
  'address_is_ours',
  'address_is_token',
  'network_differs',
  'limit_transaction',
  'limit_hour',
  'limit_day',
  'limit_gas',
  'limit_sweeps',
  'withdrawal_unknown',
  'withdrawal_state',
  'destination_differs',
  'rail_unknown',
  'fee_too_low',
  'fee_too_high',
  'request_invalid',
] as const;
export type SignerRefusal = (typeof signerRefusals)[number];

/** The whole of a request: amount, rail and state come from the journal, not from the caller. */
export interface SignRequest {
  readonly withdrawalId: WithdrawalId;
  /** Of the destination, as its hash was made. */
  readonly salt: Uint8Array;
  readonly text: string;
  readonly fees: Fees;
  /** The transaction that does not get into a block: sign another one of the same nonce with these higher fees. */
  readonly replaces?: Hash;
}

export interface SignedTransaction {
  readonly hash: Hash;
  readonly raw: Hash;
  readonly fees: Fees;
  readonly signedAtMs: number;
}

/** Every transaction signed for a withdrawal: all of one nonce, of which a chain takes at most one. */
export interface Signature {
  readonly nonce: number;
  /** Oldest first; at least one. */
  readonly transactions: readonly SignedTransaction[];
}

/** Brings in the funds at a user's address. The signer itself knows the target. */
export interface SweepRequest {
  readonly accountId: AccountId;
  /** Absent: ether. */
  readonly token?: string;
  readonly nonce: number;
  readonly units: bigint;
  readonly fees: Fees;
}

/** Pays a user's address the gas for a token that has to leave it. The signer itself computes the amount. */
export type TopUpRequest = Pick<SweepRequest, 'accountId' | 'nonce' | 'fees'>;

/** The signer's limits for an asset and what it has signed of them, in the chain's own units; the hour and the day slide. */
export interface SigningRoom {
  readonly code: string;
  readonly transactionMax: bigint;
  readonly hourMax: bigint;
  readonly dayMax: bigint;
  readonly signedInHour: bigint;
  readonly signedInDay: bigint;
}

export interface SigningRooms {
  readonly assets: readonly SigningRoom[];
  /** The most ether that withdrawals may burn in an hour, and what they can have burnt of it, in wei. */
  readonly gasPerHour: bigint;
  readonly gasInHour: bigint;
}

/** The holder of the keys. Throws a `Fault` (`signer_unreachable`) when it does not answer. */
export interface Signer {
  /** Asked again about the same withdrawal, it answers the same. */
  sign(request: SignRequest): Promise<Outcome<Signature, SignerRefusal>>;
  signSweep(request: SweepRequest): Promise<Outcome<Hash, SignerRefusal>>;
  signTopUp(request: TopUpRequest): Promise<Outcome<Hash, SignerRefusal>>;
  rooms(): Promise<SigningRooms>;
}
