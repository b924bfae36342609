import { expect, it } from 'vitest';
import { AddressBook, KeyRing } from './keys.ts';

/** BIP-39 seed of "test test … junk", whose first addresses are familiar to every Ethereum developer. */
const seed = Buffer.from(
  '9dfc3c64c2f8bede1533b6a79f8570e5943e0b8fd1cf77107adf7b72cef42185d564a3aee24cab43f80e3c4538087d70fc824eabbad596a23c97b6ee8322ccc0',
  'hex',
);
const ring = KeyRing.fromSeed(seed);

it('derives the addresses that every wallet derives, without a private key', () => {
  const book = new AddressBook(ring.extendedPublicKey);
  expect(book.addressOf(0)).toBe('0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266');
  expect(book.addressOf(1)).toBe('0x70997970C51812dc3A010C7d01b50e0d17dc79C8');
  expect(Buffer.from(ring.userKey(0)).toString('hex')).toBe(
    'ac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80',
  );
  expect(book.hotWallet).not.toBe(book.addressOf(0));
});

it('takes each key only where it belongs, and repeats none', () => {
  const secret = 'xprv9s21ZrQH143K';
  expect(() => new AddressBook(secret)).toThrow('cannot be read');
  expect(() => new AddressBook(secret)).not.toThrow(secret);
  expect(() => new KeyRing(ring.extendedPublicKey)).toThrow('public');
});
