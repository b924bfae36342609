export * from './commands.ts';
export * from './events.ts';
export * from './exchange.ts';
export * from './reject-codes.ts';
export * from './vocabulary.ts';
