export { addressText, cardText, destinationHash, saltSize } from './destination.ts';
export type { ChainService, PaymentFinding, RevealDestination } from './service.ts';
