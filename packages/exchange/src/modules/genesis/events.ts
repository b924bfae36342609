import { struct, text } from '@candor/kernel';
import { mode } from '../../vocabulary.ts';

export const genesisEvents = {
  'genesis.founded': [1, struct({ mode, name: text })],
} as const;
