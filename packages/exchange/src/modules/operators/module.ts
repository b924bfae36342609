import { assert } from '@candor/kernel';
import { type CommandsOf, defineModule } from '../../module.ts';
import { isOperatorName } from '../../operator-name.ts';
import { operatorsMax } from './rules.ts';
import type { OperatorsSlice } from './slice.ts';
import type { operatorsSpec } from './spec.ts';

/** Roles of operators: to give one, or another one, takes two operators; to take one away takes one. */
export const operatorsModule = defineModule<OperatorsSlice, CommandsOf<typeof operatorsSpec>>({
  name: 'operators',
  handlers: {
    'operators.set_role': {
      refuses({ operators: { roles } }, { name }) {
        if (!isOperatorName(name)) return 'operator_name_invalid';
        return roles.size >= operatorsMax && !roles.has(name) ? 'too_many_operators' : undefined;
      },
      present({ operators: { roles } }, { type, name }) {
        return { type, name, role: roles.get(name) ?? 'none' };
      },
      weakens: (next, before) => (next.role === 'none' || next.role === before?.role ? 'none' : 'confirmed'),
      make(core, { name, role }) {
        core.operators.roles.set(name, role);
        core.emit({ type: 'operators.role_set', name, role });
        return {};
      },
    },
  },
  isEmpty: (core) => core.operators.isEmpty,
  write: (core, writer) => core.operators.write(writer),
  read: (core, reader) => core.operators.read(reader),
  check({ operators: { roles } }) {
    assert(roles.size <= operatorsMax, 'operators are bounded');
  },
});
