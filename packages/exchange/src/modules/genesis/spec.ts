import { struct, text } from '@candor/kernel';
import { command, defineSpec } from '../../spec.ts';
import { mode } from '../../vocabulary.ts';
import { genesisRejects } from './rejects.ts';

export const genesisSpec = defineSpec({
  name: 'genesis',
  commands: {
    /** The first command of every journal: the identity of this installation, for ever. */
    'genesis.found': command(1, 'system', struct({ mode, name: text }), struct({}), genesisRejects['genesis.found']),
  },
  facts: {
    'genesis.founded': [1, struct({ mode, name: text })],
  },
});
