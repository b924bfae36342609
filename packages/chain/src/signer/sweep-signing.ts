import { type Outcome, done, reject } from '@candor/kernel';
import type { Fees, Hash } from '../chain.ts';
import { AddressBook, type KeyRing } from '../keys.ts';
import { gasOfSweep, gasOfToken } from './gas.ts';
import type { SignerRefusal, SweepRequest, TopUpRequest } from './signer.ts';
import type { SigningSettings } from './signing-desk.ts';
import { signTransfer } from './transactions.ts';

/**
 * Moves between the house's own addresses, which the signer derives itself: whatever a caller asks for, nothing can go anywhere
 * else, and no more gas be burnt than the signer's highest fee allows.
 */
export class SweepSigning {
  readonly #settings: Pick<SigningSettings, 'chainId' | 'assets' | 'maxFeePerGas'>;
  readonly #keys: KeyRing;
  readonly #addresses: AddressBook;

  constructor(settings: Pick<SigningSettings, 'chainId' | 'assets' | 'maxFeePerGas'>, keys: KeyRing) {
    this.#settings = settings;
    this.#keys = keys;
    this.#addresses = new AddressBook(keys.extendedPublicKey);
  }

  /** From a user's address to the hot wallet. */
  async sweep({ accountId, token, nonce, units, fees }: SweepRequest): Promise<Outcome<Hash, SignerRefusal>> {
    const isTaken = token === undefined || this.#settings.assets.tokens.some(({ address }) => address === token);
    if (!isTaken) return reject('rail_unknown');
    if (!this.#areFeesRight(fees)) return reject('fee_too_high');
    const { chainId } = this.#settings;
    const to = this.#addresses.hotWallet;
    const gas = token === undefined ? gasOfSweep : gasOfToken;
    return done(await signTransfer(this.#keys.userKey(accountId), { chainId, nonce, to, token, units, gas, ...fees }));
  }

  /** From the gas wallet to a user's address: what sweeping a token from there costs at most. */
  async topUp({ accountId, nonce, fees }: TopUpRequest): Promise<Outcome<Hash, SignerRefusal>> {
    if (!this.#areFeesRight(fees)) return reject('fee_too_high');
    const { chainId } = this.#settings;
    const to = this.#addresses.addressOf(accountId);
    const units = gasOfToken * fees.maxFeePerGas;
    const what = { chainId, nonce, to, token: undefined, units, gas: gasOfSweep, ...fees };
    return done(await signTransfer(this.#keys.gasWalletKey(), what));
  }

  #areFeesRight({ maxFeePerGas, maxPriorityFeePerGas }: Fees): boolean {
    return maxFeePerGas > 0n && maxFeePerGas <= this.#settings.maxFeePerGas && maxPriorityFeePerGas <= maxFeePerGas;
  }
}
