import {
  claimDeposit,
  decideClaim,
  findDeposit,
  getClaimProof,
  getDepositAddress,
  getFundingInfo,
  listClaims,
  listDeposits,
  listRails,
  payPracticeDeposit,
} from '@candor/api';
import { present } from '@candor/kernel';
import { atoms } from '@candor/money';
import { receiptPicture } from '@candor/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testPhoto } from '../testing/test-multipart.ts';
import {
  accountOf,
  asOperator,
  dollars,
  erc20,
  listening,
  mailsOf,
  newSpender,
  note,
  submitAs,
  trc20,
  upload,
  type Spender,
} from './test-funding.ts';
import { operatorTokens, startTestSystem, type TestSystem, type TestUser, usdt } from '../testing/test-system.ts';

let system: TestSystem;
let ann: Spender;
let bob: TestUser;
beforeAll(async () => {
  system = await startTestSystem();
  ann = await newSpender(system);
  bob = await system.newUser();
});
afterAll(() => system.close());

const { treasury, admin } = operatorTokens;

interface RailOnWire {
  readonly account_type: string;
  readonly destination_kind: string;
}

describe('ways in and out', () => {
  it('lists them to everybody, with the manual ones', async () => {
    const { body } = await system.send(listRails, { currency: usdt });
    expect(body.message.data).toMatchObject([
      { id: 1, name: 'USDT', sub_name: 'ERC20', type: 'chain', confirmations: 12, minutes: 1, withdraw_fee: '1' },
      { id: 2, sub_name: 'TRC20', type: 'manual', destination_kind: 'address' },
    ]);
    expect(body.message.data[0].token_contract).toMatch(/^0x/);
    expect(body.message.data[1]).not.toHaveProperty('minutes');
    const all = (await system.send(listRails)).body.message.data;
    expect(all.slice(4).map((row: RailOnWire) => [row.account_type, row.destination_kind])).toEqual([
      ['legal', 'card'],
      ['legal', 'international_card'],
      ['legal', 'card'],
    ]);
  });

  it('gives each user one address, whatever id is sent along', async () => {
    const mine = await ann.user.call(getDepositAddress, { assetId: usdt, railId: erc20 });
    expect(mine).toMatchObject({ needsClaim: false, isPracticePaid: true, qrText: mine.address });
    const others = await bob.call(getDepositAddress, { assetId: usdt, railId: erc20 });
    expect(others.address).not.toBe(mine.address);
    for (const user_id of ['1', String(accountOf(system, bob)), '../1', '0']) {
      const { body } = await system.send(getDepositAddress, { currency: usdt, user_id }, { token: ann.user.token });
      expect(body.message.address).toBe(mine.address);
    }
  });

  it('names whom to pay by hand, and warns that nothing real can be sent in practice', async () => {
    const manual = await ann.user.call(getDepositAddress, { assetId: usdt, railId: trc20 });
    expect(manual).toMatchObject({ needsClaim: true, isPracticePaid: false });
    expect(manual.address).toMatch(/^PRACTICE-/);
    const bank = await ann.user.call(getDepositAddress, { assetId: 201 });
    expect(bank).toMatchObject({ needsClaim: true, reference: `CANDOR ${ann.accountId}`, bank: { isSimulated: true } });
    expect(bank.address).toBeUndefined();
  });

  it('refuses unknown ones', async () => {
    expect(await ann.user.codeOf(getDepositAddress, { assetId: 999 })).toBe('asset_not_found');
    expect(await ann.user.codeOf(getFundingInfo, { assetId: 999 })).toBe('asset_not_found');
    expect(await ann.user.codeOf(getDepositAddress, { assetId: usdt, railId: 4 })).toBe('rail_not_found');
    expect(await ann.user.codeOf(payPracticeDeposit, { railId: trc20, amount: '1' })).toBe('rail_not_found');
    expect(await ann.user.codeOf(payPracticeDeposit, { railId: erc20, amount: '0.0000001' })).toBe('amount_invalid');
    expect(await ann.user.codeOf(payPracticeDeposit, { railId: erc20, amount: '0' })).toBe('amount_invalid');
    expect(await ann.user.codeOf(payPracticeDeposit, { railId: erc20, amount: '100001' })).toBe('practice_too_much');
  });
});

describe('a deposit', () => {
  it('reports each step from the block to the credit, by hash, mail and stream', async () => {
    const { hub, member } = await listening(system, ann);
    const { transaction } = await ann.user.call(payPracticeDeposit, { railId: erc20, amount: '50' });
    const [seen] = (await ann.user.call(listDeposits, {})).data;
    expect(seen).toMatchObject({
      kind: 'payment',
      amount: '50',
      status: 'pending',
      confirmations: 1,
      needed: 12,
      transaction,
    });
    const find = { railId: erc20, transaction };
    expect(await ann.user.call(findDeposit, find)).toMatchObject({ finding: 'pending', deposits: [seen] });
    expect(await bob.call(findDeposit, find)).toEqual({ finding: 'not_yours', deposits: [] });
    expect(await bob.call(findDeposit, { ...find, transaction: 'ab'.repeat(32) })).toEqual({
      finding: 'not_found',
      deposits: [],
    });
    expect(await bob.call(findDeposit, { ...find, railId: trc20 })).toEqual({ finding: 'by_hand', deposits: [] });

    await system.chain.mine(3);
    const told = await member.next((update) => update.heads[0]?.height === system.chain.head(erc20));
    expect(told.heads).toContainEqual({ rail_id: erc20, height: system.chain.head(erc20) });
    await system.chain.mine(8);
    const credited = await member.next((update) => update.deposits[0]?.status === 'credited');
    expect(credited.deposits).toMatchObject([{ id: seen?.depositId, credited: '50' }]);
    expect((await ann.user.call(getFundingInfo, { assetId: usdt })).available).toBe('50');
    expect(await ann.user.call(findDeposit, find)).toMatchObject({ finding: 'credited' });
    await expect
      .poll(() => mailsOf(system))
      .toContainEqual(expect.objectContaining({ to: ann.user.email, text: expect.stringContaining('50 USDT') }));
    hub.close();
  });

  it('that a replaced block takes away is dropped, and credits nothing', async () => {
    await ann.user.call(payPracticeDeposit, { railId: erc20, amount: '70' });
    await system.chain.replaceLast();
    await system.chain.mine(12);
    expect((await ann.user.call(listDeposits, {})).data[0]).toMatchObject({ amount: '70', status: 'dropped' });
    expect((await ann.user.call(getFundingInfo, { assetId: usdt })).available).toBe('50');
  });
});

describe('a claim', () => {
  let receipts = 0;
  const claim = async (changes: object = {}) => ({
    payer: 'VCB 0123456789',
    amount: '1000',
    assetId: 201,
    railId: dollars,
    proofUpload: await upload(system, ann.user, 'proof', receiptPicture(`receipt ${++receipts}`)),
    ...changes,
  });

  it('needs proof and credits nothing; an operator credits the payment', async () => {
    const given = { ...(await claim()), requestId: 'claim-0001' };
    const claimed = await ann.user.call(claimDeposit, given);
    expect(claimed).toMatchObject({ kind: 'claim', amount: '1000', status: 'claimed' });
    expect(await ann.user.call(claimDeposit, given)).toEqual(claimed);
    expect((await ann.user.call(getFundingInfo, { assetId: 201 })).available).toBe('0');

    const { data } = (await asOperator(system, listClaims, {})).message;
    expect(data).toMatchObject([{ account: 'VCB 0123456789', amount: '1000' }]);
    const { claim_id } = data[0];
    const proof = (await asOperator(system, getClaimProof, { claim_id })).message;
    expect(Buffer.from(proof.content, 'base64').subarray(0, 2).toString('hex')).toBe('ffd8');
    expect(await asOperator(system, decideClaim, { claim_id, credit: '0.001', note })).toMatchObject({
      code: 'amount_invalid',
    });
    expect(await asOperator(system, decideClaim, { claim_id, credit: '990', note })).toMatchObject({
      message: { needs_second: false },
    });
    expect(await asOperator(system, decideClaim, { claim_id, credit: '990', note })).toMatchObject({
      code: 'claim_not_found',
    });
    expect(await asOperator(system, getClaimProof, { claim_id })).toMatchObject({ code: 'claim_not_found' });
    expect((await ann.user.call(listDeposits, {})).data[0]).toMatchObject({
      amount: '1000',
      credited: '990',
      status: 'credited',
    });
    expect((await ann.user.call(getFundingInfo, { assetId: 201 })).available).toBe('990');
  });

  it('above the limit needs two people with the same finding', async () => {
    const terms = present(await system.exchange.query('fundingTerms'), 'an installation has terms of funding');
    const tenth = atoms(10_000_000n);
    await submitAs(system, 'system', {
      type: 'funding.set_terms',
      ...terms,
      reviewAbove: tenth,
      twoPeopleAbove: tenth,
    });
    await ann.user.call(claimDeposit, await claim({ amount: '20000' }));
    await system.tick();
    const [{ claim_id }] = (await asOperator(system, listClaims, {})).message.data;
    const decide = (credit: string, token: string) =>
      asOperator(system, decideClaim, { claim_id, credit, note }, token);
    expect(await decide('20000', treasury)).toMatchObject({ message: { needs_second: true } });
    expect(await decide('20000', treasury)).toMatchObject({ code: 'second_person_needed' });
    expect(await decide('19999', admin)).toMatchObject({ code: 'claim_differs' });
    expect((await asOperator(system, listClaims, {})).message.data[0]).toMatchObject({
      proposed_by: 'treasury',
      proposed_credit: '20000',
    });
    const [row] = (await ann.user.call(listDeposits, {})).data;
    expect(row).toMatchObject({ status: 'claimed' });
    expect(row?.credited).toBeUndefined();
    expect(await decide('20000', admin)).toMatchObject({ message: { needs_second: false } });
  });

  it.each([
    ['asset_not_found', { assetId: 999 }],
    ['rail_not_found', { railId: erc20 }],
    ['rail_not_found', { kind: 'manual' as const }],
    ['amount_invalid', { amount: '0' }],
    ['amount_invalid', { amount: '1.001' }],
    ['upload_not_found', { proofUpload: `upload:${'a'.repeat(22)}` }],
  ])('refuses %s', async (code, changes) => {
    expect(await ann.user.codeOf(claimDeposit, await claim(changes))).toBe(code);
  });

  it('needs a proof of one’s own', async () => {
    const others = await upload(system, bob, 'proof', testPhoto);
    expect(await ann.user.codeOf(claimDeposit, await claim({ proofUpload: others }))).toBe('upload_not_found');
  });

  it('accepts a picture from one user once, and shows similar claims to the operator who decides', async () => {
    const sentTwice = receiptPicture('sent twice');
    const eve = await system.newUser();
    const proofOf = (user: TestUser) => upload(system, user, 'proof', sentTwice);
    await ann.user.call(claimDeposit, await claim({ amount: '12.34', proofUpload: await proofOf(ann.user) }));
    expect(await ann.user.codeOf(claimDeposit, await claim({ proofUpload: await proofOf(ann.user) }))).toBe(
      'proof_used',
    );
    expect(await eve.codeOf(claimDeposit, await claim({ proofUpload: await proofOf(eve) }))).toBe('proof_used');
    const anothers = await upload(system, eve, 'proof', receiptPicture('of eve'));
    await eve.call(claimDeposit, await claim({ amount: '12.34', proofUpload: anothers }));
    const open = (await asOperator(system, listClaims, {})).message.data;
    const [mine, hers] = open.filter(({ amount }: { amount: string }) => amount === '12.34');
    expect(hers.alike).toEqual([{ claim_id: mine.claim_id, account_id: ann.accountId, credited: false }]);
    const decided = await asOperator(system, decideClaim, { claim_id: hers.claim_id, credit: '12.35', note });
    expect(decided).toMatchObject({ code: 'credit_above_claim' });
    for (const { claim_id } of [mine, hers]) await asOperator(system, decideClaim, { claim_id, note });
  });

  it('refuses one too many, and another content under the same id', async () => {
    const given = { ...(await claim()), requestId: 'claim-0002' };
    await ann.user.call(claimDeposit, given);
    expect(await ann.user.codeOf(claimDeposit, { ...given, amount: '2' })).toBe('request_id_reused');
    for (let open = 1; open < 10; open++) await ann.user.call(claimDeposit, await claim());
    expect(await ann.user.codeOf(claimDeposit, await claim())).toBe('too_many_claims');
  });
});

describe('play money', () => {
  it('has a limit for each user and day, however it is requested', async () => {
    const greedy = await system.newUser();
    const claimed = async (amount: string) =>
      greedy.codeOf(claimDeposit, {
        payer: 'VCB 0123456789',
        amount,
        assetId: 201,
        railId: dollars,
        proofUpload: await upload(system, greedy, 'proof', receiptPicture(`greed ${amount}`)),
      });
    const burst = await Promise.all(
      Array.from({ length: 20 }, () => greedy.codeOf(payPracticeDeposit, { railId: erc20, amount: '45000' })),
    );
    expect(burst.filter((code) => code === 'ok')).toHaveLength(2);
    expect(burst.filter((code) => code === 'practice_too_much')).toHaveLength(18);
    expect(await claimed('12000')).toBe('practice_too_much');
    expect(await claimed('9000')).toBe('ok');
    // A refused request has used nothing.
    expect(await greedy.codeOf(payPracticeDeposit, { railId: erc20, amount: '900' })).toBe('ok');
    expect(await greedy.codeOf(payPracticeDeposit, { railId: erc20, amount: '200' })).toBe('practice_too_much');
    const other = await system.newUser();
    expect(await other.codeOf(payPracticeDeposit, { railId: erc20, amount: '45000' })).toBe('ok');
    system.wait(86_400_000);
    await system.tick();
    expect(
      await (await system.signIn(greedy.email, greedy.password)).codeOf(payPracticeDeposit, {
        railId: erc20,
        amount: '45000',
      }),
    ).toBe('ok');
  });
});
