export type { ChainLog } from './chain.ts';
export type { HostOptions, ChainDuty } from './chain-host.ts';
export { addressText, cardText, destinationHash, saltSize } from './destination.ts';
export type { EvmSettings } from './evm/open-evm-chain.ts';
export type { RailHolding, SentPayment } from './holdings.ts';
export { AddressBook } from './keys.ts';
export { openPracticeChain } from './practice/open-practice-chain.ts';
export type { TokenSettings } from './rails.ts';
export type { ChainService, PaymentFinding, RevealDestination } from './service.ts';
