import { type Codec, type Encoded, oneOf, type Union, union } from '@candor/kernel';
import { accountCommands, accountResults } from './modules/accounts/commands.ts';
import { catalogCommands, catalogResults } from './modules/catalog/commands.ts';
import { clockCommands, clockResults } from './modules/clock/commands.ts';
import { contractCommands, contractResults } from './modules/contract/commands.ts';
import { convertCommands, convertResults } from './modules/convert/commands.ts';
import { copyCommandResults, copyCommands } from './modules/copy/commands.ts';
import { fundingCommands, fundingResults } from './modules/funding/commands.ts';
import { genesisCommands, genesisResults } from './modules/genesis/commands.ts';
import { indexCommands, indexResults } from './modules/index-prices/commands.ts';
import { optionCommandResults, optionCommands } from './modules/options/commands.ts';
import { practiceCommands, practiceResults } from './modules/practice/commands.ts';
import { productCommands, productResults } from './modules/products/commands.ts';
import { proposalCommands, proposalResults } from './modules/proposals/commands.ts';
import { revisionCommands, revisionResults } from './modules/revision/commands.ts';
import { sessionCommands, sessionResults } from './modules/sessions/commands.ts';
import { spotCommands, spotResults } from './modules/spot/commands.ts';
import { transferCommands, transferResults } from './modules/transfer/commands.ts';

/** Who sends a command. A user command names its account; what each kind may send stands beside its handler. */
export const actors = ['user', 'operator', 'system'] as const;
export type Actor = (typeof actors)[number];
export const actorCodec = oneOf(...actors);

/**
 * Every command there is. No command carries an outcome, a settlement price, a user's odds, a quote or a balance
 * (RULES 2); a test reads this table to hold it.
 */
export const commandTable = {
  ...genesisCommands,
  ...catalogCommands,
  ...indexCommands,
  ...accountCommands,
  ...practiceCommands,
  ...transferCommands,
  ...convertCommands,
  ...spotCommands,
  ...contractCommands,
  ...optionCommands,
  ...copyCommands,
  ...sessionCommands,
  ...fundingCommands,
  ...productCommands,
  ...revisionCommands,
  ...clockCommands,
  ...proposalCommands,
} as const;

export const commandCodec = union(commandTable);
export type Command = Union<typeof commandTable>;
export type CommandType = Command['type'];
export type CommandOf<T extends CommandType> = Extract<Command, { readonly type: T }>;
export const commandTypes = Object.keys(commandTable) as readonly CommandType[];

const resultTable = {
  ...genesisResults,
  ...catalogResults,
  ...indexResults,
  ...accountResults,
  ...practiceResults,
  ...transferResults,
  ...convertResults,
  ...spotResults,
  ...contractResults,
  ...optionCommandResults,
  ...copyCommandResults,
  ...sessionResults,
  ...fundingResults,
  ...productResults,
  ...revisionResults,
  ...clockResults,
  ...proposalResults,
} as const satisfies Record<CommandType, Codec<any>>;

/** What each command answers when it is done. */
export const resultCodecs: Readonly<Record<CommandType, Codec<any>>> = resultTable;
export type ResultOf<T extends CommandType> = Encoded<(typeof resultTable)[T]>;
export type PlacedOrder = ResultOf<'spot.place'>;
