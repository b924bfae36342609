import {
  allCalls,
  beginOperatorProof,
  type CallSpec,
  cancelProposal,
  confirmProposal,
  endSessions,
  finishOperatorProof,
  getOperatorSelf,
  inviteOperator,
  listAudit,
  mayMake,
  openIdentityCase,
  operatorRoles,
  type OperatorRole,
  signOperatorOut,
  submitIdentity,
  viewPerson,
} from '@candor/api';
import { minuteMs, present } from '@candor/kernel';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { joinOperator, type OperatorPerson } from '../testing/test-operators.ts';
import { operatorTokens, startTestSystem, type TestSystem } from '../testing/test-system.ts';

/** As the standard limits, and small enough for a test to reach them by reading. */
const readingLimits = { documentsPerProof: 3, documentsPerHour: 5, personsPerProof: 4, personsPerHour: 6 };
const note = 'for the test';

/** A session without its owner's passkey, of each role, taken when its last proof is older than five minutes. */
const stolen = new Map<OperatorRole, OperatorPerson>();
let system: TestSystem;
let ada: OperatorPerson;
beforeAll(async () => {
  system = await startTestSystem({ gateway: { readingLimits } });
  const [first = '', second = ''] = await system.gateway.deps.platform.operatorPeople.firstInvitations();
  ada = await joinOperator(system, first, 'Ada');
  const bea = await joinOperator(system, second, 'Bea');
  stolen.set('admin', bea);
  for (const role of operatorRoles.filter((one) => one !== 'admin')) {
    const { message } = await ada.call(inviteOperator, { name: `the ${role}`, role, note });
    stolen.set(role, await joinOperator(system, message.invitation));
    await bea.call(confirmProposal, { id: message.proposal_id, note });
  }
  system.wait(5 * minuteMs);
});
afterAll(() => system.close());

const ofRole = (role: OperatorRole) => present(stolen.get(role), 'each role has a session');
const operatorCalls = allCalls.filter(({ access }) => access === 'operator');
const nameOf = ({ method, path }: CallSpec) => `${method} ${path}`;

/** Changes that an operator makes without their passkey. Each says why a thief of the session gains nothing by it. */
const withoutPasskey = {
  'takes back or ends, and loosens nothing': [cancelProposal, endSessions, signOperatorOut].map(({ path }) => path),
  'puts away their own news, or leaves a note': ['/operator/news/seen', '/operator/export'],
  'leads to the passkey': [beginOperatorProof.path, finishOperatorProof.path],
  'are words to one person, or among operators': [
    '/operator/accounts/note',
    '/operator/cases/take',
    '/operator/kefu/answer',
    '/operator/kefu/note',
    '/operator/kefu/solve',
    '/operator/kefu/take',
    '/operator/proposals/comment',
  ],
  'keep order in rooms and conversations': [
    '/operator/chat/mute',
    '/operator/chat/room',
    '/operator/chat/unmute',
    '/operator/conversation/dismiss',
    '/operator/conversation/redact',
  ],
  'are drafts, or take texts away': [
    '/operator/content/refuse',
    '/operator/content/save',
    '/operator/content/take_down',
  ],
  'describe what others decide on': [
    '/operator/nft_artist',
    '/operator/nft_collection',
    '/operator/nft_media',
    '/operator/project/facts',
    '/operator/reconciliation/statements',
  ],
};

it('asks for the passkey before each change, but for those that gain a thief nothing', () => {
  const open = operatorCalls.filter(({ effect, needsFreshProof }) => effect === 'commands' && needsFreshProof !== true);
  expect(open.map(({ path }) => path).toSorted()).toEqual(Object.values(withoutPasskey).flat().toSorted());
});

it.each(operatorRoles)(
  'lets a stolen session of %s move no money, change no rule and open no document',
  async (role) => {
    const submit = vi.spyOn(system.exchange, 'submit');
    const guarded = operatorCalls.filter(({ needsFreshProof }) => needsFreshProof === true);
    expect(guarded.length).toBeGreaterThan(50);
    const refused: string[] = [];
    for (const call of guarded) {
      const { code } = await ofRole(role).call(call, {});
      expect(code, call.path).toBe(mayMake(role, call) ? 'operator_proof_needed' : 'role_needed');
      if (code === 'operator_proof_needed') refused.push(nameOf(call));
    }
    // The house maker and timers go on.
    expect(submit.mock.calls.filter(([{ actor }]) => actor !== 'system')).toEqual([]);
    submit.mockRestore();
    const { rows } = await system.gateway.deps.platform.audit.list({
      operator: role === 'admin' ? 'Bea' : `the ${role}`,
      outcome: 'operator_proof_needed',
      page: 1,
      limit: 200,
    });
    expect(rows.map(({ call }) => call).toSorted()).toEqual(refused.toSorted());
  },
);

const open = (thief: OperatorPerson, caseId: number) => thief.call(openIdentityCase, { case_id: caseId, reason: note });
const look = (thief: OperatorPerson, accountId: number) => thief.call(viewPerson, { account_id: accountId });
const outcomes = async (count: number, act: (n: number) => Promise<{ readonly code: string | number }>) => {
  const codes: (string | number)[] = [];
  for (let n = 0; n < count; n++) codes.push((await act(n)).code);
  return codes;
};
const told = async (reader: OperatorPerson) => (await reader.call(getOperatorSelf)).message.reading_stops;

it('stops who reads documents, first for the passkey, then for the hour, and tells owner and admins', async () => {
  const { caseId } = await (await system.newUser()).call(submitIdentity, {
    realType: 'text',
    idType: 'id_card',
    name: 'Nguyễn Thị An',
    cardId: '001190012345',
    country: 'VN',
    birthDate: '1990-05-17',
  });
  const reviewer = ofRole('compliance');
  expect(await outcomes(1, () => open(reviewer, caseId))).toEqual(['operator_proof_needed']);
  await reviewer.prove();
  expect(await outcomes(4, () => open(reviewer, caseId))).toEqual([1, 1, 1, 'operator_proof_needed']);
  system.wait(1);
  await reviewer.prove();
  expect(await outcomes(4, () => open(reviewer, caseId))).toEqual([1, 1, 'documents_used_up', 'documents_used_up']);
  await ada.signIn();
  const stop = { operator: 'the compliance', outcome: 'documents_used_up', times: 2 };
  expect(await told(ada)).toMatchObject([stop]);
  expect(await told(reviewer)).toMatchObject([stop]);
  expect(await told(ofRole('support'))).toEqual([]);
  const { data } = (await ada.call(listAudit, { outcome: 'documents_used_up' })).message;
  expect(data).toMatchObject([{ operator: 'the compliance' }, { operator: 'the compliance' }]);
});

it('stops who looks at one person after the other, at many at once too, and counts nobody twice', async () => {
  const accounts: number[] = [];
  for (let n = 0; n < 8; n++) {
    const { token } = await system.newUser();
    const session = present(system.platform.sessions.authenticate(token), 'a test user is signed in');
    accounts.push(session.accountId);
  }
  const thief = ofRole('support');
  await thief.prove();
  const [first = 0, ...others] = accounts;
  expect(await outcomes(3, () => look(thief, first))).toEqual([1, 1, 1]);
  const atOnce = await Promise.all(others.map((account) => look(thief, account)));
  expect(atOnce.filter(({ code }) => code === 1)).toHaveLength(3);
  expect(atOnce.filter(({ code }) => code === 'operator_proof_needed')).toHaveLength(4);
  system.wait(1);
  await thief.prove();
  expect(await outcomes(4, (n) => look(thief, others[n + 3] ?? 0))).toEqual([
    1,
    1,
    'persons_used_up',
    'persons_used_up',
  ]);
  expect(await told(thief)).toMatchObject([{ operator: 'the support', outcome: 'persons_used_up', times: 2 }]);
  expect((await told(ada)).map(({ operator }: { readonly operator: string }) => operator)).toContain('the support');
  const machine = await system.send(viewPerson, { account_id: first }, { token: operatorTokens.support });
  expect(machine.body.code).toBe(1);
});
