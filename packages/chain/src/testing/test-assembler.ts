import type { Hash } from '../chain.ts';

/** The instructions of the test tokens. */
const opcodes: Readonly<Record<string, number>> = {
  ADD: 0x01,
  MUL: 0x02,
  SUB: 0x03,
  LT: 0x10,
  EQ: 0x14,
  SHR: 0x1c,
  KECCAK256: 0x20,
  CALLER: 0x33,
  CALLDATALOAD: 0x35,
  CODECOPY: 0x39,
  NUMBER: 0x43,
  MSTORE: 0x52,
  SLOAD: 0x54,
  SSTORE: 0x55,
  JUMPI: 0x57,
  JUMPDEST: 0x5b,
  DUP1: 0x80,
  DUP2: 0x81,
  DUP3: 0x82,
  SWAP1: 0x90,
  LOG3: 0xa3,
  RETURN: 0xf3,
  REVERT: 0xfd,
};

/**
 * A program of the Ethereum machine out of words: an instruction, `0x…` to push a constant, `@name` to push the place of a
 * label, `name:` to set one. Labels lie below 256.
 */
export function assemble(source: string): Hash {
  const words = source.replace(/;.*/g, '').trim().split(/\s+/);
  const sizeOf = (word: string): number => (word.startsWith('0x') ? word.length / 2 : word.startsWith('@') ? 2 : 1);
  const labels = new Map<string, number>();
  let at = 0;
  for (const word of words) {
    if (word.endsWith(':')) labels.set(word.slice(0, -1), at);
    at += sizeOf(word);
  }
  return `0x${words.map((word) => encoded(word, labels)).join('')}`;
}

function encoded(word: string, labels: ReadonlyMap<string, number>): string {
  if (word.startsWith('0x')) return byte(0x5f + (word.length - 2) / 2) + word.slice(2);
  if (word.startsWith('@')) return byte(0x60) + byte(labels.get(word.slice(1)) ?? unknown(word));
  if (word.endsWith(':')) return byte(opcodes['JUMPDEST'] ?? unknown(word));
  return byte(opcodes[word] ?? unknown(word));
}

function byte(value: number): string {
  return value.toString(16).padStart(2, '0');
}

function unknown(word: string): never {
  throw new Error(`"${word}" is no instruction and no label`);
}
