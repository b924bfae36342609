export { addressText, cardText, destinationHash, saltSize } from './destination.ts';
