import { sha256 } from '@noble/hashes/sha2.js';
import { keccak_256 } from '@noble/hashes/sha3.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import { base58, bech32, bech32m, createBase58check } from '@scure/base';

/** Networks whose addresses can be checked. ERC20 is Ethereum itself too: ether and its tokens have the same addresses. */
const addressNetworks = ['ERC20', 'TRC20', 'BTC'] as const;
type AddressNetwork = (typeof addressNetworks)[number];

/**
 * `wrong_checksum`: the form is right, a character is not. `other_network`: a right address of another network, or of
 * another chain. `test_network`: an address of a chain whose coins are worth nothing. `zero_address`: funds sent there
 * are lost.
 */
export type AddressProblem =
  | 'unknown_network'
  | 'wrong_form'
  | 'wrong_checksum'
  | 'other_network'
  | 'test_network'
  | 'zero_address';

export type AddressCheck =
  | { readonly ok: true; readonly address: string }
  | { readonly ok: false; readonly problem: AddressProblem };

/** Checks an address of a network and returns its one spelling: the one that is stored, hashed and paid to. */
export function checkAddress(network: string, text: string): AddressCheck {
  const known = addressNetworks.find((name) => name === network);
  if (known === undefined) return wrong('unknown_network');
  const given = text.trim();
  const check = checks[known](given);
  if (check.ok || check.problem !== 'wrong_form') return check;
  const isElsewhere = addressNetworks.some((name) => name !== known && checks[name](given).ok);
  return isElsewhere ? wrong('other_network') : check;
}

/** The content of a QR code or a pasted link: a plain address, or one inside a payment link. */
interface PaymentCode {
  readonly address: string;
  /** The network by the link's scheme; absent for a plain address. */
  readonly network?: AddressNetwork;
  /** Of an `ethereum:` link that names its chain; 1 is Ethereum. */
  readonly chainId?: number;
}

/** Reads `ethereum:0x…@1/transfer?address=0x…` (ERC-681), `bitcoin:…?amount=…` (BIP-21), `tron:…` or a plain address. */
export function readPaymentCode(text: string): PaymentCode {
  const [, scheme, path = '', query = ''] =
    /^(ethereum|bitcoin|tron):(?:\/\/)?([^?]*)\??(.*)$/i.exec(text.trim()) ?? [];
  const network = schemes.get(scheme?.toLowerCase() ?? '');
  if (network === undefined) return { address: text.trim() };
  if (network !== 'ERC20') return { address: path, network };
  const [, target = '', chain, call] = /^(?:pay-)?([^@/]*)(?:@(\d{1,15}))?(?:\/(\w+))?$/.exec(path) ?? [];
  // In a link for tokens the path names their contract; the payee is in the call.
  const address = call === 'transfer' ? (new URLSearchParams(query).get('address') ?? '') : target;
  return { address, network, ...(chain === undefined ? {} : { chainId: Number(chain) }) };
}

/** The address in a QR code or a link, when it is one of `network`. */
export function checkPaymentCode(network: string, text: string): AddressCheck {
  const code = readPaymentCode(text);
  if (code.network !== undefined && code.network !== network) return wrong('other_network');
  if (code.chainId !== undefined && code.chainId !== mainChainId) return wrong('other_network');
  return checkAddress(network, code.address);
}

/** EIP-55: the case of each letter is a bit of the checksum. Takes 40 hex digits after 0x in any case. */
export function evmSpelling(address: string): string {
  const digits = address.slice(2).toLowerCase();
  const hash = bytesToHex(keccak_256(new TextEncoder().encode(digits)));
  return `0x${[...digits].map((digit, at) => (Number.parseInt(hash[at] ?? '0', 16) > 7 ? digit.toUpperCase() : digit)).join('')}`;
}

const mainChainId = 1;
const schemes: ReadonlyMap<string, AddressNetwork> = new Map([
  ['ethereum', 'ERC20'],
  ['bitcoin', 'BTC'],
  ['tron', 'TRC20'],
]);
const checks: Readonly<Record<AddressNetwork, (text: string) => AddressCheck>> = {
  ERC20: checkEvm,
  TRC20: checkTron,
  BTC: checkBitcoin,
};

function right(address: string): AddressCheck {
  return { ok: true, address };
}

function wrong(problem: AddressProblem): AddressCheck {
  return { ok: false, problem };
}

function checkEvm(text: string): AddressCheck {
  if (!/^0x[\da-f]{40}$/i.test(text)) return wrong('wrong_form');
  const digits = text.slice(2);
  if (/^0+$/.test(digits)) return wrong('zero_address');
  const address = evmSpelling(text);
  const isOneCase = digits === digits.toLowerCase() || digits === digits.toUpperCase();
  return isOneCase || text === address ? right(address) : wrong('wrong_checksum');
}

const base58check = createBase58check(sha256);
/** First bytes of base58 addresses. */
const tron = 0x41;
const bitcoinMain: readonly number[] = [0x00, 0x05];
const bitcoinTest: readonly number[] = [0x6f, 0xc4];

function checkTron(text: string): AddressCheck {
  return checkBase58(text, (version) => (version === tron ? undefined : 'wrong_form'));
}

function checkBitcoin(text: string): AddressCheck {
  if (/^(bc|tb|bcrt)1/i.test(text)) return checkSegwit(text);
  return checkBase58(text, (version) => {
    if (bitcoinMain.includes(version)) return undefined;
    return bitcoinTest.includes(version) ? 'test_network' : 'wrong_form';
  });
}

/** One byte with the version, 20 bytes of a hash, 4 bytes of checksum. */
function checkBase58(text: string, problemOf: (version: number) => AddressProblem | undefined): AddressCheck {
  const plain = tried(() => base58.decode(text));
  const version = plain?.[0];
  if (plain?.length !== 25 || version === undefined) return wrong('wrong_form');
  const problem = problemOf(version);
  if (problem === 'wrong_form') return wrong(problem);
  if (tried(() => base58check.decode(text)) === undefined) return wrong('wrong_checksum');
  return problem === undefined ? right(text) : wrong(problem);
}

/**
 * BIP-173 and BIP-350: P2WPKH and P2WSH (version 0), P2TR (version 1). Later versions are refused: they cannot be
 * spent yet.
 */
function checkSegwit(text: string): AddressCheck {
  const isOneCase = text === text.toLowerCase() || text === text.toUpperCase();
  const address = text.toLowerCase();
  if (!isOneCase || !/^(bc|tb|bcrt)1[02-9ac-hj-np-z]{6,87}$/.test(address)) return wrong('wrong_form');
  const version = bech32Digits.indexOf(address[address.lastIndexOf('1') + 1] ?? '');
  const coder = version === 0 ? bech32 : bech32m;
  const decoded = tried(() => coder.decode(address as `${string}1${string}`));
  if (decoded === undefined) return wrong('wrong_checksum');
  const program = tried(() => coder.fromWords(decoded.words.slice(1)));
  const lengths = version === 0 ? [20, 32] : version === 1 ? [32] : [];
  if (program === undefined || !lengths.includes(program.length)) return wrong('wrong_form');
  return decoded.prefix === 'bc' ? right(address) : wrong('test_network');
}

const bech32Digits = 'qpzry9x8gf2tvdw0s3jn54khce6mua7l';

function tried<T>(decode: () => T): T | undefined {
  try {
    return decode();
  } catch {
    return undefined;
  }
}
