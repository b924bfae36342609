import { struct, uint } from '@candor/kernel';
import { command, defineSpec } from '../../spec.ts';
import { revisionRejects } from './rejects.ts';

export const revisionSpec = defineSpec({
  name: 'revision',
  commands: {
    /** From here on the rules of this revision hold. Every start sends the newest; one that is in force is refused. */
    'revision.adopt': command(145, 'system', struct({ revision: uint }), struct({}), revisionRejects['revision.adopt']),
  },
  facts: {
    'revision.adopted': [145, struct({ revision: uint })],
  },
});
