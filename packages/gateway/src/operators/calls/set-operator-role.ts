import { setOperatorRole } from '@candor/api';
import { reject } from '@candor/kernel';
import { serveOperator } from '../../serving/serve.ts';
import { submitChange } from '../../serving/submit.ts';

export default serveOperator(setOperatorRole, async (deps, { name, role }, { operator }) => {
  const { platform, exchange } = deps;
  const isKnown =
    (await exchange.query('operatorRole', name)) !== undefined || !(await platform.operatorPeople.isFree(name));
  if (!isKnown || platform.operators.knows(name)) return reject('operator_not_found');
  const changed = await submitChange(deps, operator, { type: 'operators.set_role', name, role });
  if (changed.ok && role === 'none') await platform.operatorPeople.endAll(name);
  return changed;
});
