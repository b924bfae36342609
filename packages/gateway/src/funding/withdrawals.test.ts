import {
  bookOnlySubject,
  cancelWithdrawal,
  cardSubject,
  getDepositAddress,
  getFundingLimits,
  getStatement,
  getStatementFile,
  getWallet,
  listRails,
  listWithdrawalCases,
  listWithdrawals,
  payPracticeDeposit,
  previewWithdrawal,
  reviewWithdrawal,
  saveDomesticCard,
  setBookOnly,
  confirmProposal,
  setFundingTerms,
  setHold,
  setRail,
  settleWithdrawal,
  transferFunds,
  withdrawalSubject,
  withdrawFunds,
} from '@candor/api';
import { atoms } from '@candor/money';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  asOperator,
  bookAddress,
  dollars,
  erc20,
  fund,
  listening,
  mailsOf,
  newSpender,
  note,
  proofFor,
  qrAddress,
  signedInAgain,
  submitAs,
  withdraw,
  withdrawalOf,
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

const { treasury, markets, admin } = operatorTokens;
const caughtUp = () => system.gateway.deps.reader.waitFor(system.exchange.lastSequence, 2_000);

describe('a withdrawal', () => {
  let destinationId: number;
  beforeAll(async () => {
    ({ destinationId } = await bookAddress(system, ann));
    await fund(system, ann.accountId, '2000000');
  });

  it('of an unverified user leads to the verification', async () => {
    const given = { railId: erc20, amount: '20', destinationId, fee: '1', stepUpId: 'x'.repeat(22) };
    expect(await bob.codeOf(withdrawFunds, given)).toBe('verification_needed');
    const { body } = await system.send(
      withdrawFunds,
      { rail_id: erc20, number: '20', address_id: destinationId, fee: '1', step_up_id: 'x'.repeat(22) },
      { token: bob.token },
    );
    expect(body).toMatchObject({ type: '998', code: 'verification_needed' });
    expect(await bob.call(previewWithdrawal, { railId: erc20, amount: '20' })).toMatchObject({
      rejectCode: 'identity_needed',
      limit: '0',
    });
  });

  it('previews the figures it is then carried out with', async () => {
    await system.tick();
    const preview = await ann.user.call(previewWithdrawal, { railId: erc20, amount: '20', destinationId });
    expect(preview).toMatchObject({
      fee: '1',
      receives: '19',
      limit: '200',
      limitCode: 'BTC',
      value: '0.00033334',
      needsReview: false,
      undoMs: 60_000,
    });
    expect(preview.rejectCode).toBeUndefined();
    expect((await ann.user.call(previewWithdrawal, { railId: erc20, amount: '20' })).rejectCode).toBeUndefined();
    expect(await ann.user.call(previewWithdrawal, { railId: erc20, amount: '20.0000001' })).toMatchObject({
      rejectCode: 'amount_invalid',
    });
    expect(await ann.user.codeOf(previewWithdrawal, { railId: 99, amount: '20' })).toBe('rail_not_found');
  });

  it('sends once, undoes, and sends again', async () => {
    const given = { ...(await withdrawalOf(system, ann, destinationId, '20')), requestId: 'out-00001' };
    await system.tick();
    const asked = await ann.user.call(withdrawFunds, given);
    expect(asked).toMatchObject({
      amount: '20',
      fee: '1',
      receives: '19',
      status: 'requested',
      isCancellable: true,
      destinationId,
      label: 'Home',
      place: qrAddress,
    });
    expect(asked.steps).toHaveLength(1);
    // The frozen amount has its cause.
    const holdsOf = async () => (await ann.user.call(getWallet, { assetId: usdt })).holds;
    expect(await holdsOf()).toEqual([
      { cause: 'withdrawal', reference: asked.withdrawalId, label: 'ERC20', amount: '20' },
    ]);
    expect(await ann.user.call(withdrawFunds, given)).toEqual(asked);
    expect(await ann.user.codeOf(withdrawFunds, { ...given, requestId: 'out-00002' })).toBe('step_up_expired');
    const cancel = { withdrawalId: asked.withdrawalId, requestId: 'cancel-01' };
    expect(await ann.user.call(cancelWithdrawal, cancel)).toMatchObject({ status: 'cancelled' });
    expect(await ann.user.call(cancelWithdrawal, cancel)).toMatchObject({ status: 'cancelled' });
    expect(await ann.user.codeOf(cancelWithdrawal, { withdrawalId: asked.withdrawalId })).toBe('withdrawal_not_found');
    expect(await holdsOf()).toEqual([]);
    const [row] = (await ann.user.call(listWithdrawals, {})).data;
    expect(row?.steps.map(({ status }) => status)).toEqual(['requested', 'cancelled']);
    await expect
      .poll(() => mailsOf(system))
      .toContainEqual(expect.objectContaining({ to: ann.user.email, text: expect.stringContaining('20 USDT') }));
  });

  it('goes its way, and every change is streamed', async () => {
    const { hub, member } = await listening(system, ann);
    const { withdrawalId } = await withdraw(system, ann, destinationId, '30');
    await member.next((update) => update.withdrawals[0]?.status === 'requested');
    system.wait(60_000);
    await system.tick();
    await member.next((update) => update.withdrawals[0]?.status === 'approved');
    expect(await ann.user.codeOf(cancelWithdrawal, { withdrawalId })).toBe('withdrawal_status_wrong');
    const transaction = new Uint8Array(32).fill(7);
    await submitAs(system, 'system', { type: 'funding.release_withdrawal', withdrawalId: withdrawalId as never });
    for (const status of ['signed', 'broadcast', 'confirmed'] as const) {
      await submitAs(system, 'system', {
        type: 'funding.progress_withdrawal',
        withdrawalId: withdrawalId as never,
        status,
        transaction,
      });
    }
    const done = await member.next((update) => update.withdrawals[0]?.status === 'confirmed');
    expect(done.withdrawals[0]).toMatchObject({ id: withdrawalId, hash: `0x${'07'.repeat(32)}`, cancellable: false });
    await expect
      .poll(() => mailsOf(system))
      .toContainEqual(expect.objectContaining({ text: expect.stringContaining(`0x${'07'.repeat(32)}`) }));
    hub.close();
  });

  it.each([
    ['rail_not_found', { railId: 99 }],
    ['amount_invalid', { amount: '20.0000001' }],
    ['withdrawal_too_small', { amount: '1.5' }],
    ['balance_insufficient', { amount: '2500000' }],
    ['withdrawal_limit', { amount: '13000000' }],
    ['fee_changed', { fee: '0.5' }],
    ['destination_not_found', { destinationId: 123_456_789 }],
    ['destination_not_found', { railId: 4, amount: '0.5', fee: '0.002' }],
  ])('refuses %s %j', async (code, changes) => {
    const asked = { railId: erc20 as number, amount: '20', destinationId, fee: '1', ...changes };
    const proof = await proofFor(system, ann, 'withdraw', withdrawalSubject(asked));
    await system.tick();
    expect(await ann.user.codeOf(withdrawFunds, { ...asked, ...proof })).toBe(code);
  });

  it.each([
    ['amount', { amount: '21' }],
    ['fee', { fee: '0.5' }],
    ['way', { railId: 4 }],
  ])('with another %s than was confirmed is refused', async (_, changes) => {
    const given = await withdrawalOf(system, ann, destinationId, '20');
    expect(await ann.user.codeOf(withdrawFunds, { ...given, ...changes })).toBe('step_up_differs');
  });

  it('needs the pay password and a code that was not used', async () => {
    const given = await withdrawalOf(system, ann, destinationId, '20');
    const { payPassword: _password, ...withoutPassword } = given;
    const { factorCode: _code, ...withoutCode } = given;
    expect(await ann.user.codeOf(withdrawFunds, withoutPassword)).toBe('pay_password_missing');
    expect(await ann.user.codeOf(withdrawFunds, withoutCode)).toBe('second_factor_missing');
    expect(await ann.user.codeOf(withdrawFunds, { ...given, payPassword: '111222' })).toBe('pay_password_wrong');
    expect(await ann.user.codeOf(withdrawFunds, { ...given, factorCode: '000000' })).toBe('second_factor_wrong');
  });

  it('waits for a price, a hold, an open way, and the book-only day', async () => {
    const refusal = async () => ann.user.codeOf(withdrawFunds, await withdrawalOf(system, ann, destinationId, '20'));
    expect(await refusal()).toBe('ok');
    const late = await withdrawalOf(system, ann, destinationId, '20');
    system.wait(10_000);
    expect(await ann.user.codeOf(withdrawFunds, late)).toBe('index_stale');

    const hold = { account_id: ann.accountId, reason: 'under_review', note };
    expect(await asOperator(system, setHold, { ...hold, type: 'place' }, markets)).toMatchObject({ type: 'ok' });
    expect(await refusal()).toBe('withdrawals_held');
    expect((await ann.user.call(getFundingLimits, {})).holds).toMatchObject([{ reason: 'under_review' }]);
    expect(await asOperator(system, setHold, { ...hold, type: 'lift' }, markets)).toMatchObject({ type: 'ok' });
    expect(await asOperator(system, setHold, { ...hold, type: 'lift' }, markets)).toMatchObject({
      code: 'hold_not_found',
    });
    const frozen = { ...hold, reason: 'account_frozen', type: 'place' };
    expect(await asOperator(system, setHold, frozen, markets)).toMatchObject({ code: 'hold_invalid' });
    system.wait(130_000);
    await system.tick();

    const rail = {
      rail_id: erc20,
      confirmations: 12,
      deposit_min: '1',
      withdraw_min: '10',
      withdraw_fee: '1',
      takes_deposits: 0,
      takes_withdrawals: 0,
      note,
    };
    expect(await asOperator(system, setRail, rail, markets)).toMatchObject({ type: 'ok' });
    expect(await refusal()).toBe('withdrawals_closed');
    expect(await ann.user.codeOf(getDepositAddress, { assetId: usdt, railId: erc20 })).toBe('deposits_closed');
    expect(await ann.user.codeOf(payPracticeDeposit, { railId: erc20, amount: '5' })).toBe('deposits_closed');
    expect(await asOperator(system, setRail, { ...rail, withdraw_min: '1' }, markets)).toMatchObject({
      code: 'rail_invalid',
    });
    expect(await asOperator(system, setRail, { ...rail, rail_id: 99 }, markets)).toMatchObject({
      code: 'rail_not_found',
    });
    // A way closes on one word, and opens on two.
    const opened = { ...rail, takes_deposits: 1, takes_withdrawals: 1 };
    const { message } = await asOperator(system, setRail, opened, markets);
    expect(await refusal()).toBe('withdrawals_closed');
    expect(await asOperator(system, confirmProposal, { id: message.proposal_id, note }, admin)).toMatchObject({
      type: 'ok',
    });

    expect(await ann.user.call(setBookOnly, { isOn: true })).toMatchObject({ isOn: true });
    expect(await refusal()).toBe('destination_waits');
    expect(await ann.user.codeOf(setBookOnly, { isOn: false })).toBe('step_up_expired');
    const off = await ann.user.call(setBookOnly, {
      isOn: false,
      ...(await proofFor(system, ann, 'book_only_off', bookOnlySubject)),
    });
    expect(off.fromMs - system.gateway.deps.clock()).toBeGreaterThan(86_300_000);
    expect(await refusal()).toBe('destination_waits');
    system.wait(86_400_000);
    ann = await signedInAgain(system, ann);
    expect(await refusal()).toBe('ok');
  });

  it('above the review limit waits for operators, who see its destination', async () => {
    await system.tick();
    const { withdrawalId } = await withdraw(system, ann, destinationId, '700000');
    system.wait(60_000);
    await system.tick();
    const cases = (await asOperator(system, listWithdrawalCases, { status: 'review' })).message.data;
    expect(cases).toMatchObject([
      { withdrawal_id: withdrawalId, place: [{ name: 'ERC20', value: qrAddress }], operators: [] },
    ]);
    const review = (fields: object, token: string) =>
      asOperator(system, reviewWithdrawal, { withdrawal_id: withdrawalId, note, ...fields }, token);
    expect(await review({ withdrawal_id: 999_999 }, treasury)).toMatchObject({ code: 'withdrawal_not_found' });
    expect(await review({}, treasury)).toMatchObject({ message: { needs_second: true } });
    expect(await review({}, treasury)).toMatchObject({ code: 'second_person_needed' });
    expect(await review({ refusal: 'destination_suspicious' }, admin)).toMatchObject({ type: 'ok' });
    expect(await review({}, admin)).toMatchObject({ code: 'withdrawal_not_found' });
    await caughtUp();
    expect((await ann.user.call(listWithdrawals, {})).data[0]).toMatchObject({
      status: 'refused',
      reason: 'destination_suspicious',
    });
    await expect
      .poll(() => mailsOf(system))
      .toContainEqual(expect.objectContaining({ text: expect.stringContaining('700000 USDT') }));
  });

  it('to a card is paid by hand, and may come back', async () => {
    const { accountId } = ann;
    const amount = atoms(100_000n);
    const { claimId } = await submitAs(system, 'user', {
      type: 'funding.claim',
      accountId,
      railId: dollars,
      amount,
      proof: new Uint8Array(32),
    });
    const operator = 'treasury';
    await submitAs(system, 'operator', { type: 'funding.decide_claim', claimId, operator, received: amount });
    const given = {
      railId: dollars,
      holder: 'An',
      account: '99988877',
      bankName: 'ACB',
      place: 'Huế',
      branch: '1',
      phone: '0912345678',
    };
    const proof = await proofFor(system, ann, 'address_add', cardSubject(given));
    const card = await ann.user.call(saveDomesticCard, { ...given, ...proof });
    const asked = { railId: dollars, amount: '100', destinationId: card.destinationId, fee: '2' };
    await system.tick();
    const { withdrawalId, place } = await ann.user.call(withdrawFunds, {
      ...asked,
      ...(await proofFor(system, ann, 'withdraw', withdrawalSubject(asked))),
    });
    expect(place).toBe('ACB •••• 8877');
    system.wait(60_000);
    await system.tick();
    const settle = (status: string) =>
      asOperator(system, settleWithdrawal, { withdrawal_id: withdrawalId, status, note });
    const [shown] = (await asOperator(system, listWithdrawalCases, { status: 'approved' })).message.data.filter(
      (row: { readonly withdrawal_id: number }) => row.withdrawal_id === withdrawalId,
    );
    expect(shown.place).toContainEqual({ name: 'account', value: '99988877' });
    expect(await settle('confirmed')).toMatchObject({ code: 'withdrawal_status_wrong' });
    expect(await settle('broadcast')).toMatchObject({ type: 'ok' });
    expect(await settle('failed')).toMatchObject({ type: 'ok' });
    expect(await settle('failed')).toMatchObject({ code: 'withdrawal_not_found' });
    await caughtUp();
    const [row] = (await ann.user.call(listWithdrawals, { assetId: 201 })).data;
    expect(row).toMatchObject({ status: 'failed' });
    expect(row?.transaction).toBeUndefined();
    await expect
      .poll(() => mailsOf(system))
      .toContainEqual(expect.objectContaining({ text: expect.stringContaining('100 USD') }));
  });
});

it('a statement adds up to the atom, and comes as files', async () => {
  await ann.user.call(transferFunds, { assetId: usdt, amount: '5', from: 'spot', to: 'contract' });
  const nowMs = system.gateway.deps.clock();
  const asked = { fromMs: nowMs - 7 * 86_400_000, toMs: nowMs + 1_000 };
  const { assets } = await ann.user.call(getStatement, asked);
  const units = (text: string) => BigInt(Math.round(Number(text) * 1e6));
  expect(assets.map(({ code }) => code)).toContain('USDT');
  for (const { opening, movements, closing } of assets) {
    expect(movements.reduce((sum, { amount }) => sum + units(amount), units(opening))).toBe(units(closing));
  }
  for (const [format, start] of [
    ['csv', '\ufeff'],
    ['pdf', '%PDF-'],
  ] as const) {
    const file = await ann.user.call(getStatementFile, { ...asked, format });
    expect(file.fileName).toMatch(new RegExp(`\\.${format}$`));
    expect(Buffer.from(file.content, 'base64').toString('utf8').startsWith(start)).toBe(true);
  }
  expect(await ann.user.codeOf(getStatement, { ...asked, assetId: 999 })).toBe('asset_not_found');
  expect(await ann.user.codeOf(getStatement, { ...asked, toMs: asked.fromMs })).toBe('statement_period_invalid');
  expect(await ann.user.codeOf(getStatement, { ...asked, fromMs: 0 })).toBe('statement_period_invalid');
});

it('a way of a chain that is not set up here is closed, and the others stay open', async () => {
  const known = (await system.exchange.query('rails')).find(({ railId }) => railId === erc20);
  if (known === undefined) throw new Error('the system has this rail');
  const railId = 77;
  await submitAs(system, 'system', { type: 'funding.set_rail', ...known, railId: railId as never });
  const ways = await ann.user.call(listRails, { assetId: usdt });
  expect(ways.find((way) => way.railId === railId)).toMatchObject({ takesDeposits: false, takesWithdrawals: false });
  expect(ways.find((way) => way.railId === erc20)).toMatchObject({ takesDeposits: true, takesWithdrawals: true });
  expect(await ann.user.codeOf(getDepositAddress, { assetId: usdt, railId })).toBe('deposits_closed');
  expect(await ann.user.call(previewWithdrawal, { railId, amount: '20' })).toMatchObject({
    rejectCode: 'withdrawals_closed',
  });
  const asked = { railId, amount: '20', destinationId: 1, fee: '1', stepUpId: 'x'.repeat(22) };
  expect(await ann.user.codeOf(withdrawFunds, asked)).toBe('withdrawals_closed');
});

it('sets terms in order, by the permitted roles', async () => {
  const terms = {
    undo_ms: 60_000,
    destination_wait_ms: 0,
    hold_ms: 120_000,
    basic_limit: '200',
    advanced_limit: '500',
    review_above: '1',
    two_people_above: '10',
    note,
  };
  expect(await asOperator(system, setFundingTerms, terms, treasury)).toMatchObject({ code: 'role_needed' });
  expect(await asOperator(system, setFundingTerms, { ...terms, basic_limit: '501' }, markets)).toMatchObject({
    code: 'terms_invalid',
  });
  expect(await asOperator(system, setFundingTerms, { ...terms, basic_limit: '0.000000001' }, markets)).toMatchObject({
    code: 'amount_invalid',
  });
  expect(await asOperator(system, setFundingTerms, terms, markets)).toMatchObject({ type: 'ok' });
});
