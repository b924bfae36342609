import { ECDH } from 'node:crypto';
import { keccak_256 } from '@noble/hashes/sha3.js';
import { Fault, present } from '@candor/kernel';
import { HDKey } from '@scure/bip32';
import { evmSpelling } from './addresses.ts';

/** BIP-44: coin 60 is Ethereum. Everything below is one extended key. */
const accountPath = "m/44'/60'/0'";
const accountDepth = 3;
/** Below the account: 0 has the addresses that users pay to, 1 the house's own. */
const branch = { users: 0, house: 1 } as const;
const wallet = { hot: 0, gas: 1 } as const;

/**
 * The addresses of an installation, out of the extended public key of m/44'/60'/0': a user's is 0/<number of the account>,
 * the hot wallet is 1/0, the one for gas 1/1. Nothing here can spend.
 */
export class AddressBook {
  /** Pays withdrawals, and collects the users' payments. */
  readonly hotWallet: string;
  /** Pays users' addresses the gas to be swept, and does nothing else: its nonces keep no withdrawal waiting. */
  readonly gasWallet: string;
  readonly #users: HDKey;

  /** Throws a `Fault` (`chain_key_invalid`) for a text that is not such a key. It never repeats the text. */
  constructor(extendedPublicKey: string) {
    const key = accountKey(extendedPublicKey);
    if (key.privateKey !== null) throw invalid('it is private: what watches holds no private key');
    this.#users = key.deriveChild(branch.users);
    const house = key.deriveChild(branch.house);
    this.hotWallet = addressOfKey(house.deriveChild(wallet.hot));
    this.gasWallet = addressOfKey(house.deriveChild(wallet.gas));
  }

  isHouse(address: string): boolean {
    return address === this.hotWallet || address === this.gasWallet;
  }

  addressOf(accountId: number): string {
    return addressOfKey(this.#users.deriveChild(accountId));
  }
}

/** The private keys of the same addresses: for the signer alone. */
export class KeyRing {
  readonly extendedPublicKey: string;
  readonly #account: HDKey;

  constructor(extendedPrivateKey: string) {
    const key = accountKey(extendedPrivateKey);
    if (key.privateKey === null) throw invalid('it is public: nothing can be signed with it');
    this.#account = key;
    this.extendedPublicKey = key.publicExtendedKey;
  }

  /** Out of a seed of 16 to 64 random bytes (BIP-32). */
  static fromSeed(seed: Uint8Array): KeyRing {
    return new KeyRing(HDKey.fromMasterSeed(seed).derive(accountPath).privateExtendedKey);
  }

  /** For the signer's key file. */
  get extendedPrivateKey(): string {
    return this.#account.privateExtendedKey;
  }

  hotWalletKey(): Uint8Array {
    return privateKeyOf(this.#account.deriveChild(branch.house).deriveChild(wallet.hot));
  }

  gasWalletKey(): Uint8Array {
    return privateKeyOf(this.#account.deriveChild(branch.house).deriveChild(wallet.gas));
  }

  userKey(accountId: number): Uint8Array {
    return privateKeyOf(this.#account.deriveChild(branch.users).deriveChild(accountId));
  }
}

function accountKey(text: string): HDKey {
  let key: HDKey;
  try {
    key = HDKey.fromExtendedKey(text.trim());
  } catch {
    throw invalid('it cannot be read');
  }
  if (key.depth !== accountDepth) throw invalid(`it is not the one of ${accountPath}`);
  return key;
}

function invalid(why: string): Fault {
  return new Fault('chain_key_invalid', `The extended key of the chain is not valid: ${why}.`);
}

function privateKeyOf(key: HDKey): Uint8Array {
  return present(key.privateKey, 'a key below a private key is private');
}

/** The last 20 bytes of the hash of the point, both coordinates. */
function addressOfKey(key: HDKey): string {
  const compressed = present(key.publicKey, 'a key has a public part');
  const point = ECDH.convertKey(compressed, 'secp256k1', undefined, undefined, 'uncompressed') as Buffer;
  return evmSpelling(`0x${Buffer.from(keccak_256(point.subarray(1)).subarray(-20)).toString('hex')}`);
}
