import { type Union, union } from '@candor/kernel';
import { catalogCommands } from './modules/catalog/commands.ts';
import { contractCommands } from './modules/contract/commands.ts';
import { convertCommands } from './modules/convert/commands.ts';
import { copyCommands } from './modules/copy/commands.ts';
import { fundingCommands } from './modules/funding/commands.ts';
import { optionCommands } from './modules/options/commands.ts';
import { practiceCommands } from './modules/practice/commands.ts';
import { productCommands } from './modules/products/commands.ts';
import { sessionCommands } from './modules/sessions/commands.ts';
import { spotCommands } from './modules/spot/commands.ts';

/** The commands that change what holds for everybody: operators propose them. */
export const changeTable = {
  'catalog.set_pair_status': catalogCommands['catalog.set_pair_status'],
  'catalog.set_pair_fees': catalogCommands['catalog.set_pair_fees'],
  'practice.set_faucet': practiceCommands['practice.set_faucet'],
  'convert.set_terms': convertCommands['convert.set_terms'],
  'spot.set_maker': spotCommands['spot.set_maker'],
  'sessions.set_calendar': sessionCommands['sessions.set_calendar'],
  'contract.set_terms': contractCommands['contract.set_terms'],
  'options.set_terms': optionCommands['options.set_terms'],
  'copy.set_terms': copyCommands['copy.set_terms'],
  'funding.set_terms': fundingCommands['funding.set_terms'],
  'funding.set_rail': fundingCommands['funding.set_rail'],
  'funding.set_operator_caps': fundingCommands['funding.set_operator_caps'],
  'products.set_availability': productCommands['products.set_availability'],
} as const;

export const changeCodec = union(changeTable);
export type ChangeCommand = Union<typeof changeTable>;
