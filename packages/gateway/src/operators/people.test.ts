import {
  beginOperatorJoin,
  type CallSpec,
  commentProposal,
  confirmProposal,
  endOperatorSessions,
  getOperatorSelf,
  inviteOperator,
  listAudit,
  listOperators,
  listProposals,
  listWithdrawalCases,
  reviewWithdrawal,
  setOperatorAddresses,
  setOperatorRole,
  standardReadingLimits,
  viewIdentityDocument,
  viewOperatorInvitation,
} from '@candor/api';
import { hourMs } from '@candor/kernel';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { joinOperator, type OperatorPerson } from '../testing/test-operators.ts';
import { operatorTokens, startTestSystem, type TestSystem } from '../testing/test-system.ts';

let system: TestSystem;
let firstLinks: readonly string[];
beforeAll(async () => {
  system = await startTestSystem();
  firstLinks = await system.gateway.deps.platform.operatorPeople.firstInvitations();
});
afterAll(() => system.close());

const headers = { host: 'localhost' };
const note = 'for the test';
type Fields = Readonly<Record<string, unknown>>;
const answerTo = async (call: CallSpec, fields: Fields = {}, token?: string) =>
  (await system.send(call, fields, { headers, ...(token === undefined ? {} : { token }) })).body;

const joinedBy = (invitation: string, name?: string) => joinOperator(system, invitation, name);
let [ada, bea, ann]: OperatorPerson[] = [];
const people = () => ({ ada: ada as OperatorPerson, bea: bea as OperatorPerson, ann: ann as OperatorPerson });

it('lets the first two in by the links of the start, each once, and makes no third link', async () => {
  const [first = '', second = ''] = firstLinks;
  expect(firstLinks).toHaveLength(2);
  expect((await answerTo(viewOperatorInvitation, { invitation: first })).message).toMatchObject({ role: 'admin' });
  expect((await answerTo(beginOperatorJoin, { invitation: first, name: 'admin' })).code).toBe('operator_name_taken');
  ada = await joinedBy(first, 'Ada');
  expect((await ada.call(getOperatorSelf)).message).toMatchObject({ name: 'Ada', role: 'admin' });
  expect((await answerTo(beginOperatorJoin, { invitation: first, name: 'Eve' })).code).toBe(
    'operator_invitation_invalid',
  );
  bea = await joinedBy(second, 'Bea');
  expect(await system.gateway.deps.platform.operatorPeople.firstInvitations()).toEqual([]);
});

it('gives a role by two, with the reason and what was said, and to nobody before', async () => {
  const { ada, bea } = people();
  const invited = (await ada.call(inviteOperator, { name: 'Ann', role: 'treasury', note })).message;
  ann = await joinedBy(invited.invitation);
  expect((await ann.call(getOperatorSelf)).code).toBe('operator_role_missing');
  await bea.call(commentProposal, { id: invited.proposal_id, text: 'Is it the Ann we know?' });
  expect((await bea.call(listProposals)).message.data).toMatchObject([
    {
      change: 'operators.set_role',
      about: 'Ann',
      may_confirm: true,
      confirmers: ['admin'],
      differences: [{ name: 'role', before: 'none', after: 'treasury' }],
      notes: [
        { operator: 'Ada', kind: 'proposed', text: note },
        { operator: 'Bea', kind: 'comment' },
      ],
    },
  ]);
  const seenByMarkets = await answerTo(listProposals, {}, operatorTokens.markets);
  expect(seenByMarkets.message.data).toMatchObject([{ about: 'Ann', may_confirm: false }]);
  const confirm = { id: invited.proposal_id, note };
  expect((await ada.call(confirmProposal, confirm)).code).toBe('second_person_needed');
  expect((await bea.call(confirmProposal, confirm)).type).toBe('ok');
  expect((await ann.call(getOperatorSelf)).message).toMatchObject({ role: 'treasury' });
  expect((await ann.call(inviteOperator, { name: 'Eve', role: 'admin', note })).code).toBe('role_needed');
});

it('asks anew for the passkey before money moves, so that a stolen session alone moves none', async () => {
  const { ada, ann } = people();
  const review = { withdrawal_id: 1, note };
  expect((await ann.call(reviewWithdrawal, review)).code).toBe('withdrawal_not_found');
  system.wait(5 * 60_000);
  expect((await ann.call(listWithdrawalCases, { status: 'review' })).type).toBe('ok');
  expect((await ann.call(reviewWithdrawal, review)).code).toBe('operator_proof_needed');
  expect((await ada.prove()).type).toBe('ok');
  expect((await ada.call(listAudit, { operator: 'Ann' })).message.data[0]).toMatchObject({
    call: 'POST /operator/withdrawals/review',
    outcome: 'operator_proof_needed',
  });
  expect((await ann.prove()).type).toBe('ok');
  expect((await ann.call(reviewWithdrawal, review)).code).toBe('withdrawal_not_found');
});

it('lets nobody in from elsewhere than their addresses', async () => {
  const { ada, ann } = people();
  const from = (addresses: string) => ada.call(setOperatorAddresses, { name: 'Ann', addresses, note });
  expect((await from('10.0.0.0/33')).code).toBe('addresses_invalid');
  expect((await from('10.0.0.0/8 2001:db8::/32')).type).toBe('ok');
  expect((await ann.call(getOperatorSelf)).code).toBe('operator_needed');
  expect((await ann.signIn()).code).toBe('passkey_refused');
  expect((await from('10.0.0.0/8, 127.0.0.1')).type).toBe('ok');
  expect((await ann.signIn()).type).toBe('ok');
});

it('ends what somebody else is signed in to while they keep the role, with the reason on record', async () => {
  const { ada, bea, ann } = people();
  const ending = { name: 'Ann', note: 'a laptop was lost' };
  expect((await ann.call(endOperatorSessions, { ...ending, name: 'Ada' })).code).toBe('role_needed');
  expect((await ada.call(endOperatorSessions, { ...ending, name: 'Nobody' })).code).toBe('operator_not_found');
  expect((await ann.call(getOperatorSelf)).message).toMatchObject({ role: 'treasury' });
  expect((await ada.call(endOperatorSessions, ending)).message.ended).toBeGreaterThan(0);
  expect((await ann.call(getOperatorSelf)).code).toBe('operator_needed');
  expect((await bea.call(getOperatorSelf)).type).toBe('ok');
  const { data } = (await bea.call(listAudit, { call: 'POST /operator/people/end_sessions', outcome: 'ok' })).message;
  expect(data).toMatchObject([{ operator: 'Ada', input: expect.stringContaining(ending.note) }]);
  expect((await ann.signIn()).type).toBe('ok');
  expect((await ann.call(getOperatorSelf)).message).toMatchObject({ role: 'treasury' });
});

it('ends a session after half an hour of rest, and all of them with the role', async () => {
  const { ada, ann } = people();
  system.wait(30 * 60_000);
  expect((await ann.call(getOperatorSelf)).code).toBe('operator_needed');
  expect((await ann.signIn()).type).toBe('ok');
  await ada.signIn();
  expect((await ada.call(setOperatorRole, { name: 'Ann', role: 'none', note })).message.proposal_id).toBeUndefined();
  expect((await ann.call(getOperatorSelf)).code).toBe('operator_needed');
  expect((await ann.signIn()).type).toBe('ok');
  expect((await ann.call(getOperatorSelf)).code).toBe('operator_role_missing');
  expect((await ada.call(inviteOperator, { name: 'Ann', role: 'support', note })).code).toBe('operator_name_taken');
  expect((await ada.call(setOperatorRole, { name: 'Nobody', role: 'admin', note })).code).toBe('operator_not_found');
  const { data } = (await ada.call(listOperators)).message;
  expect(data).toContainEqual(expect.objectContaining({ name: 'Ann', role: 'none', machine: false }));
  expect(data).toContainEqual(expect.objectContaining({ name: 'auditor', role: 'auditor', machine: true }));
});

it('lets nobody open documents in bulk: a proof is for twelve of them, and an hour has eighty', async () => {
  const { ada } = people();
  await ada.signIn();
  const open = async () => (await ada.call(viewIdentityDocument, { case_id: 1, document: 'front', reason: note })).code;
  const { platform } = system.gateway.deps;
  const { documentsPerHour, documentsPerProof } = standardReadingLimits;
  const openedBefore = async (count: number) => {
    for (let n = 0; n < count; n++) {
      const call = 'POST /operator/identity/document';
      await platform.audit.finish(await platform.audit.begin({ name: 'Ada', role: 'admin' }, call, '{}'), 'ok');
    }
  };
  expect(await open()).toBe('case_not_found');
  await openedBefore(documentsPerProof);
  expect(await open()).toBe('operator_proof_needed');
  system.wait(1);
  expect((await ada.prove()).type).toBe('ok');
  expect(await open()).toBe('case_not_found');
  await openedBefore(documentsPerHour - documentsPerProof);
  system.wait(1);
  await ada.prove();
  expect(await open()).toBe('documents_used_up');
  system.wait(hourMs);
  await ada.signIn();
  expect(await open()).toBe('case_not_found');
});
