export * from './define-call.ts';
export * from './envelope.ts';
export * from './fields.ts';
export * from './reject-codes.ts';
export * from './wire.ts';
export { placeSpotOrder } from './calls/coin/trade.ts';
