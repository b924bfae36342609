import { takeSupportCase } from '@candor/api';
import { done, reject } from '@candor/kernel';
import { serveOperator } from '../../serving/serve.ts';
import { supportQueueRowOf } from '../present.ts';

export default serveOperator(
  takeSupportCase,
  async ({ platform, exchange }, { caseId, operator: to }, { operator }) => {
    const name = to ?? operator.name;
    const isOperator = platform.operators.knows(name) || (await exchange.query('operatorRole', name)) !== undefined;
    if (name !== '' && !isOperator) return reject('operator_unknown');
    const taken = await platform.support.take(caseId, name);
    return taken.ok ? done(await supportQueueRowOf(platform, taken.value)) : taken;
  },
);
