import type { OperatorsSlice } from './slice.ts';
import type { OperatorQueries } from './views.ts';

export function operatorQueries({ operators: { roles } }: OperatorsSlice): OperatorQueries {
  return {
    operatorRole(name) {
      const role = roles.get(name);
      return role === 'none' ? undefined : role;
    },
    operatorRoles: () => [...roles].flatMap(([name, role]) => (role === 'none' ? [] : [{ name, role }])),
  };
}
