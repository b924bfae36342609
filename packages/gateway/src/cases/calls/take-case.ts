import { mayMake, type OperatorRole, takeCase } from '@candor/api';
import { done, reject } from '@candor/kernel';
import type { Deps } from '../../serving/deps.ts';
import { serveOperator } from '../../serving/serve.ts';
import { mayLookAt, waitingCases } from '../waiting-cases.ts';

export default serveOperator(takeCase, async (deps, { kind, caseId, operator: to }, { operator }) => {
  const name = to ?? operator.name;
  const waiting = await waitingCases(deps, operator);
  if (!waiting.some((row) => row.kind === kind && row.caseId === caseId)) return reject('case_not_found');
  if (name !== '') {
    const role = await roleOf(deps, name);
    if (role === undefined) return reject('operator_unknown');
    if (!mayMake(role, takeCase) || !mayLookAt(role, kind)) return reject('operator_not_of_case');
  }
  await deps.platform.caseTakers.take({ kind, caseId, operator: name });
  return done({ operator: name });
});

async function roleOf({ platform, exchange }: Deps, name: string): Promise<OperatorRole | undefined> {
  const machine = platform.operators.list.find((one) => one.name === name);
  return machine?.role ?? exchange.query('operatorRole', name);
}
