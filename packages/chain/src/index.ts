export type { ChainLog } from './chain.ts';
export type { HostOptions, RunningChain } from './chain-host.ts';
export { addressText, cardText, destinationHash, saltSize } from './destination.ts';
export type { EvmSettings } from './evm/start-evm-chain.ts';
export { AddressBook } from './keys.ts';
export { startPracticeChain } from './practice/start-practice-chain.ts';
export type { TokenSettings } from './rails.ts';
export type { ChainService, PaymentFinding, RevealDestination } from './service.ts';
