import { oneOf, struct, text } from '@candor/kernel';
import { command, defineSpec, operators } from '../../spec.ts';
import { operatorsRejects } from './rejects.ts';
import { grantableRoles } from './rules.ts';

const role = oneOf(...grantableRoles);

/** The people who work here, each with a role. A name is one person for ever: it is never given to another. */
export const operatorsSpec = defineSpec({
  name: 'operators',
  commands: {
    'operators.set_role': command(
      460,
      operators,
      struct({ name: text, role }),
      struct({}),
      operatorsRejects['operators.set_role'],
    ),
  },
  facts: {
    'operators.role_set': [460, struct({ name: text, role })],
  },
});
