import { struct, text } from '@candor/kernel';
import { mode } from '../../vocabulary.ts';

export const genesisCommands = {
  /** The first command of every journal: what this installation is, for ever. */
  'genesis.found': [1, struct({ mode, name: text })],
} as const;

export const genesisResults = { 'genesis.found': struct({}) } as const;
