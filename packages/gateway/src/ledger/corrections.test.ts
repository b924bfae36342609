import {
  cancelProposal,
  claimPractice,
  confirmProposal,
  freezeAccount,
  getOperatorSelf,
  listCorrections,
  listEntries,
  listNotices,
  listOperatorActs,
  listProposals,
  type CallSpec,
  proposeCorrection,
  seeOperatorNews,
  sendOwnCode,
  transferFunds,
} from '@candor/api';
import { type AccountId, house } from '@candor/exchange';
import { present } from '@candor/kernel';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { operatorTokens, startTestSystem, type TestSystem, type TestUser } from '../testing/test-system.ts';

const usdt = 3;
const note = 'for the test';
const { treasury, admin, markets, compliance } = operatorTokens;

let system: TestSystem;
let user: TestUser;
let accountId: number;
let claimed: number;

beforeAll(async () => {
  system = await startTestSystem();
  user = await system.newUser();
  accountId = accountOf(user);
  await user.call(claimPractice, { assetId: usdt });
  claimed = await lastSequence(user);
});
afterAll(() => system.close());

function accountOf({ token }: TestUser): number {
  const session = system.gateway.deps.platform.sessions.authenticate(token);
  return present(session, 'a test user is signed in').accountId;
}

async function lastSequence(of: TestUser): Promise<number> {
  const { data } = await of.call(listEntries, {});
  return present(data[0], 'the faucet gave something').sequence;
}

const send = async (call: CallSpec, fields: Readonly<Record<string, unknown>>, token = treasury) =>
  (await system.send(call, fields, { token })).body;
const correction = (more: Readonly<Record<string, unknown>> = {}) => ({
  from_account: 'treasury',
  to_account: accountId,
  currency_id: usdt,
  amount: '5.5',
  corrects: claimed,
  correction_reason: 'wrong_amount',
  note,
  ...more,
});
const propose = (more?: Readonly<Record<string, unknown>>, token?: string) =>
  send(proposeCorrection, correction(more), token);
const confirm = (id: number, token: string) => send(confirmProposal, { id, note }, token);
const available = async (of: number): Promise<bigint> => {
  const balances = await system.exchange.query('balances', of as AccountId);
  return balances.find((one) => one.assetId === usdt && one.walletType !== 'contract')?.available ?? 0n;
};

/** A balance in a proposal, as it comes over the wire. */
interface SeenBalance {
  readonly account: string;
  readonly before: string;
  readonly after: string;
}

it('corrects a balance by two operators in the role for it, and tells the person who, what and why', async () => {
  const before = await available(accountId);
  expect((await propose({}, markets)).code).toBe('role_needed');
  const id = (await propose()).message.proposal_id;
  const [proposal] = (await send(listProposals, {})).message.data;
  const treasuryHas = await available(house.treasury);
  expect(proposal).toMatchObject({ id, change: 'ledger.correct', about: `treasury → ${accountId} · USDT` });
  expect(
    proposal.balances.map(({ account, before: had, after }: SeenBalance) => [account, Number(after) - Number(had)]),
  ).toEqual([
    ['treasury', -5.5],
    [String(accountId), 5.5],
  ]);
  expect((await confirm(id, treasury)).code).toBe('second_person_needed');
  expect((await confirm(id, markets)).code).toBe('not_permitted');
  expect((await confirm(id, admin)).type).toBe('ok');
  expect((await confirm(id, admin)).code).toBe('proposal_not_found');
  expect([await available(accountId), await available(house.treasury)]).toEqual([
    before + 5_500_000n,
    treasuryHas - 5_500_000n,
  ]);

  const [row] = (await send(listCorrections, {}, compliance)).message.data;
  expect(row).toMatchObject({ id, from_account: 'treasury', to_account: String(accountId), amount: '5.5' });
  expect(row).toMatchObject({ corrects: claimed, reason: 'wrong_amount', operators: ['treasury', 'admin'] });
  const { data } = await user.call(listEntries, { kind: 'correction' });
  expect(data).toMatchObject([{ kind: 'correction', availableChange: '5.5', reference: id, sequence: row.sequence }]);
  await expect
    .poll(async () => (await user.call(listNotices, {})).notices.map(({ kind, data }) => [kind, data]))
    .toContainEqual([
      'balance_corrected',
      { correction: String(id), amount: '5.5', asset: 'USDT', direction: 'in', reason: 'wrong_amount' },
    ]);
  const acts = (await user.call(listOperatorActs, {})).data.map(({ act, isView, operator }) => [act, isView, operator]);
  expect(acts).toEqual([
    ['correction', true, 'compliance'],
    ['correction', false, 'admin'],
    ['correction', false, 'treasury'],
  ]);
});

it('refuses what no correction may be', async () => {
  const stranger = await system.newUser();
  const refused: readonly (readonly [Readonly<Record<string, unknown>>, string])[] = [
    [{ from_account: 'underwriting' }, 'parameter_error'],
    [{ from_account: 'external' }, 'parameter_error'],
    [{ amount: '-1' }, 'parameter_error'],
    [{ correction_reason: 'goodwill' }, 'parameter_error'],
    [{ currency_id: 99 }, 'asset_not_found'],
    [{ amount: '0.0000001' }, 'amount_invalid'],
    [{ amount: '0' }, 'amount_invalid'],
    [{ to_account: 'fees' }, 'correction_not_allowed'],
    [{ from_account: 5 }, 'correction_not_allowed'],
    [{ to_account: 999_999 }, 'account_not_found'],
    [{ from_account: accountId }, 'transfer_same_account'],
    [{ corrects: 1 }, 'record_not_found'],
    [{ corrects: 999_999_999 }, 'record_not_found'],
    // The record is of somebody else.
    [{ to_account: accountOf(stranger) }, 'record_not_found'],
    [{ from_account: accountId, to_account: 'fees', amount: '9999999' }, 'balance_insufficient'],
  ];
  for (const [more, code] of refused) expect([more, (await propose(more)).code]).toEqual([more, code]);
});

it('leaves an account alone that its owner has frozen, also when a proposal waits', async () => {
  const frozen = await system.newUser();
  await frozen.call(claimPractice, { assetId: usdt });
  const more = { to_account: accountOf(frozen), corrects: await lastSequence(frozen) };
  const id = (await propose(more)).message.proposal_id;
  await frozen.call(sendOwnCode, { scene: 'password' } as never);
  const token = /freeze\?token=([\w.-]+)/.exec((await system.outbox.list(1))[0]?.text ?? '')?.[1];
  expect((await system.send(freezeAccount, { token })).body.type).toBe('ok');
  expect((await propose(more)).code).toBe('frozen_by_owner');
  expect((await confirm(id, admin)).code).toBe('frozen_by_owner');
  expect((await send(cancelProposal, { id, note })).type).toBe('ok');
});

it('ends a correction once the balance does not have it any more, says why, and tells who proposed it', async () => {
  const other = await system.newUser();
  await other.call(claimPractice, { assetId: usdt });
  const from = accountOf(other);
  const amount = String((await available(from)) / 1_000_000n);
  const taken = { from_account: from, to_account: 'treasury', amount, corrects: await lastSequence(other) };
  const id = (await propose(taken)).message.proposal_id;
  await other.call(transferFunds, { assetId: usdt, amount: '1', from: 'spot', to: 'contract' } as never);
  const [{ balances }] = (await send(listProposals, {})).message.data;
  expect(Number(balances[0].after)).toBe(-1);
  const refused = await send(confirmProposal, { id, note, lang: 'en' }, admin);
  expect(refused).toMatchObject({ code: 'proposal_outdated', message: expect.stringContaining('has ended') });
  expect((await confirm(id, admin)).code).toBe('proposal_not_found');
  const newsTo = async (token: string) => (await send(getOperatorSelf, { lang: 'en' }, token)).message.news;
  const told = { kind: 'proposal_outdated', about: String(id), subject: note };
  await expect.poll(() => newsTo(treasury)).toMatchObject([told]);
  const [{ id: newsId, reason }] = await newsTo(treasury);
  expect(refused.message).toContain(reason);
  expect(await newsTo(admin)).toEqual([]);
  await send(seeOperatorNews, { id: newsId }, admin);
  expect(await newsTo(treasury)).toMatchObject([told]);
  await send(seeOperatorNews, { id: newsId });
  expect(await newsTo(treasury)).toEqual([]);
  expect(await available(from)).toBe(BigInt(amount) * 1_000_000n - 1_000_000n);
});
