import type { Hash } from '../chain.ts';
import { transferTopic } from '../evm/tokens.ts';
import { assemble } from './test-assembler.ts';

/** The supply, owned by the deployer. */
const supply = '0x0de0b6b3a7640000';

/** A balance is in the storage at keccak(address). In: the address on the stack; out: its place. */
const placeOf = '0x00 MSTORE 0x20 0x00 KECCAK256';
const recipient = '0x04 CALLDATALOAD';
const units = '0x24 CALLDATALOAD';
const eventOf = (amount: string): string => `${amount} 0x00 MSTORE ${recipient} CALLER ${transferTopic} 0x20 0x00 LOG3`;
const event = eventOf(units);
const answerTrue = '0x01 0x00 MSTORE 0x20 0x00 RETURN';

/**
 * `transfer` and `balanceOf` of ERC-20, and `decimals` (6): the parts of a token that the watcher and the sender use.
 */
const token = `
  0x00 CALLDATALOAD 0xe0 SHR
  DUP1 0xa9059cbb EQ @transfer JUMPI
  DUP1 0x70a08231 EQ @balance JUMPI
  DUP1 0x313ce567 EQ @decimals JUMPI
  0x00 0x00 REVERT
transfer:
  CALLER ${placeOf} DUP1 SLOAD          ; balance, place
  DUP1 ${units} SWAP1 LT @refuse JUMPI  ; balance < units
  ${units} SWAP1 SUB SWAP1 SSTORE
  ${recipient} ${placeOf} DUP1 SLOAD ${units} ADD SWAP1 SSTORE
  ${event}
  ${answerTrue}
balance:
  ${recipient} ${placeOf} SLOAD 0x00 MSTORE 0x20 0x00 RETURN
decimals:
  0x06 0x00 MSTORE 0x20 0x00 RETURN
refuse:
  0x00 0x00 REVERT
`;

/** Emits a transfer, and reverts everything. */
const failing = `${event} 0x00 0x00 REVERT`;
/** Pays as many whole tokens as its block has in its number. */
const shifting = `${eventOf('NUMBER 0x0f4240 MUL')} ${answerTrue}`;
/** Returns false to every call. */
const refusing = '0x20 0x00 RETURN';

/** Code that a transaction without a recipient deploys: it may write storage, and returns the contract's own. */
function deploying(program: string, before: string): Hash {
  const code = assemble(program).slice(2);
  const size = `0x${(code.length / 2).toString(16).padStart(4, '0')}`;
  const start = (offset: string): string => `${before} ${size} ${offset} 0x00 CODECOPY ${size} 0x00 RETURN`;
  const offset = (assemble(start('0x0000')).length - 2) / 2;
  return `0x${assemble(start(`0x${offset.toString(16).padStart(4, '0')}`)).slice(2)}${code}`;
}

const mint = `${supply} CALLER ${placeOf} SSTORE`;

/** A token; deployed twice it is two tokens that differ in nothing but their address. */
export const tokenCode = deploying(token, mint);
/** A contract whose every call emits a transfer of the second argument to the first, and fails. */
export const failingTokenCode = deploying(failing, '');
/** A contract whose every call makes a transfer that depends on its block. */
export const shiftingTokenCode = deploying(shifting, '');
/** A contract that does not transfer, and does not fail either. */
export const refusingTokenCode = deploying(refusing, '');
