import type { ChangeCommand, ProposalId } from '@candor/exchange';
import { type Action, given, type Scenario, scenario, sends, thenThat, when } from '@candor/testkit';
import { type GrantableRole, operatorsMax } from './rules.ts';

const role = (name: string, given: GrantableRole): ChangeCommand => ({ type: 'operators.set_role', name, role: given });
const proposes = (operator: string, change: ChangeCommand): Action =>
  sends(`${operator} proposes a role`, { type: 'proposals.propose', operator, change });
const confirms = (operator: string, proposal: number): Action =>
  sends(`${operator} confirms ${proposal}`, {
    type: 'proposals.confirm',
    operator,
    proposalId: proposal as ProposalId,
  });
const has = (name: string, expected: string | undefined) =>
  thenThat(`${name} is ${expected ?? 'nobody'}`, ({ runner }) => runner.core.queries.operatorRole(name), expected);

export const roles: readonly Scenario[] = [
  scenario(
    'a role that is given waits for a second operator, and one that is taken away does not',
    given(proposes('rita', role('ann', 'treasury'))),
    has('ann', undefined),
    when(confirms('rita', 1), 'second_person_needed'),
    has('ann', undefined),
    given(confirms('max', 1)),
    has('ann', 'treasury'),
    given(proposes('max', role('ann', 'none'))),
    has('ann', undefined),
  ),
  scenario(
    'a role of nobody is refused, and so is one too many',
    when(proposes('rita', role('', 'support')), 'operator_name_invalid'),
    ...Array.from({ length: operatorsMax }, (_, at) =>
      given(sends(`role ${at}`, { type: 'operators.set_role', name: `n${at}`, role: 'support' })),
    ),
    when(proposes('rita', role('one more', 'support')), 'too_many_operators'),
    given(proposes('rita', role('n0', 'none'))),
  ),
];
