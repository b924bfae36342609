import { done, hourMs, type Outcome, reject } from '@candor/kernel';
import type { Fees, Hash } from '../chain.ts';
import { AddressBook, type KeyRing } from '../keys.ts';
import type { ChainDatabase } from '../store.ts';
import { gasOfSweep, gasOfToken, isPriorityInProportion } from './gas.ts';
import { MoveBook } from './move-book.ts';
import type { SignerRefusal, SweepRequest, TopUpRequest } from './signer.ts';
import type { SigningSettings } from './signing-settings.ts';
import { signTransfer } from './transactions.ts';

type SweepSettings = Pick<SigningSettings, 'chainId' | 'assets' | 'maxFeePerGas' | 'gasPerHour' | 'sweepsPerHour'>;

/**
 * Moves between the house's own addresses, which the signer derives itself: whatever a caller requests, nothing can go
 * anywhere else. The fees they burn, and the amounts that leave the gas wallet, are bounded by the hour, and counted
 * out of the signed bytes. To be called one after the other, so that each count includes the one before.
 */
export class SweepSigning {
  readonly #settings: SweepSettings;
  readonly #keys: KeyRing;
  readonly #addresses: AddressBook;
  readonly #moves: MoveBook;
  readonly #nowMs: () => number;

  constructor(options: {
    readonly settings: SweepSettings;
    readonly keys: KeyRing;
    readonly db: ChainDatabase;
    readonly nowMs: () => number;
  }) {
    const { settings, keys, db, nowMs } = options;
    this.#settings = settings;
    this.#keys = keys;
    this.#addresses = new AddressBook(keys.extendedPublicKey);
    this.#moves = new MoveBook(db, this.#addresses.hotWallet, nowMs());
    this.#nowMs = nowMs;
  }

  /** From a user's address to the hot wallet. */
  async sweep({ accountId, token, nonce, units, fees }: SweepRequest): Promise<Outcome<Hash, SignerRefusal>> {
    const isTaken = token === undefined || this.#settings.assets.tokens.some(({ address }) => address === token);
    if (!isTaken) return reject('rail_unknown');
    if (!this.#areFeesRight(fees)) return reject('fee_too_high');
    const { chainId } = this.#settings;
    const to = this.#addresses.hotWallet;
    const gas = token === undefined ? gasOfSweep : gasOfToken;
    const what = { chainId, nonce, to, token, units, gas, ...fees };
    return this.#handOut(await signTransfer(this.#keys.userKey(accountId), what));
  }

  /** From the gas wallet to a user's address: the most that sweeping a token from there costs. */
  async topUp({ accountId, nonce, fees }: TopUpRequest): Promise<Outcome<Hash, SignerRefusal>> {
    if (!this.#areFeesRight(fees)) return reject('fee_too_high');
    const { chainId } = this.#settings;
    const to = this.#addresses.addressOf(accountId);
    const units = gasOfToken * fees.maxFeePerGas;
    const what = { chainId, nonce, to, token: undefined, units, gas: gasOfSweep, ...fees };
    return this.#handOut(await signTransfer(this.#keys.gasWalletKey(), what));
  }

  /** Releases signed bytes within the limits; beyond them they stay unseen. Bytes requested again count once. */
  #handOut(raw: Hash): Outcome<Hash, SignerRefusal> {
    if (this.#moves.has(raw)) return done(raw);
    const { gasPerHour, sweepsPerHour } = this.#settings;
    const nowMs = this.#nowMs();
    const { count, takesWei } = this.#moves.signedSince(nowMs - hourMs);
    if (count + 1 > sweepsPerHour) return reject('limit_sweeps');
    if (takesWei + this.#moves.takenBy(raw) > gasPerHour) return reject('limit_gas');
    this.#moves.keep(raw, nowMs);
    return done(raw);
  }

  #areFeesRight(fees: Fees): boolean {
    const { maxFeePerGas } = fees;
    return maxFeePerGas > 0n && maxFeePerGas <= this.#settings.maxFeePerGas && isPriorityInProportion(fees);
  }
}
