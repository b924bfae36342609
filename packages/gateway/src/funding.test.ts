import {
  addressSubject,
  bookOnlySubject,
  cancelWithdrawal,
  cardSubject,
  claimDeposit,
  decideClaim,
  deleteAddress,
  deleteCard,
  findDeposit,
  fundingTopic,
  getClaimProof,
  getDepositAddress,
  getFundingInfo,
  getFundingLimits,
  getStatement,
  getStatementFile,
  listAddresses,
  listClaims,
  listDeposits,
  listDomesticCards,
  listInternationalCards,
  listRails,
  listWithdrawalCases,
  listWithdrawals,
  payPracticeDeposit,
  previewWithdrawal,
  reviewWithdrawal,
  saveAddress,
  saveDomesticCard,
  saveInternationalCard,
  setBookOnly,
  setFundingTerms,
  setHold,
  setRail,
  settleWithdrawal,
  transferFunds,
  withdrawalSubject,
  withdrawFunds,
} from '@candor/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Hub } from './live/hub.ts';
import { testPhoto } from './test-multipart.ts';
import {
  accountOf,
  bookAddress,
  dollars,
  erc20,
  fund,
  newSpender,
  proofFor,
  signedInAgain,
  qrAddress,
  qrOfAddress,
  type Spender,
  submitAs,
  swift,
  trc20,
  upload,
  withdraw,
  withdrawalOf,
} from './test-funding.ts';
import { operatorTokens, startTestSystem, type TestSystem, type TestUser } from './test-system.ts';

let system: TestSystem;
let ann: Spender;
let bob: TestUser;
beforeAll(async () => {
  system = await startTestSystem();
  ann = await newSpender(system);
  bob = await system.newUser();
});
afterAll(() => system.close());

const usdt = 3;
const note = 'for the test';
const { cashier, risk, admin } = operatorTokens;
const asOperator = async (call: any, fields: object, token: string = cashier) =>
  (await system.send(call, fields as never, { token })).body;
const caughtUp = () => system.gateway.deps.reader.waitFor(system.exchange.lastSequence, 2_000);
const mails = async () => (await system.outbox.list(40)).map(({ to, scene, text }) => ({ to, scene, text }));

describe('ways in and out', () => {
  it('are shown to everybody, with what is done by hand', async () => {
    const { body } = await system.send(listRails, { currency: usdt });
    expect(body.message).toMatchObject([
      { id: 1, name: 'USDT', sub_name: 'ERC20', type: 'chain', confirmations: 12, minutes: 1, withdraw_fee: '1' },
      { id: 2, sub_name: 'TRC20', type: 'manual', destination_kind: 'address' },
    ]);
    expect(body.message[0].token_contract).toMatch(/^0x/);
    expect(body.message[1]).not.toHaveProperty('minutes');
    const all = (await system.send(listRails)).body.message;
    expect(all.slice(4).map((row: any) => [row.account_type, row.destination_kind])).toEqual([
      ['legal', 'card'],
      ['legal', 'international_card'],
      ['legal', 'card'],
    ]);
  });

  it('give one address a user, whoever’s id is sent along', async () => {
    const mine = await ann.user.call(getDepositAddress, { assetId: usdt, railId: erc20 });
    expect(mine).toMatchObject({ needsClaim: false, isPracticePaid: true, qrText: mine.address });
    const others = await bob.call(getDepositAddress, { assetId: usdt, railId: erc20 });
    expect(others.address).not.toBe(mine.address);
    for (const user_id of ['1', String(accountOf(system, bob)), '../1', '0']) {
      const { body } = await system.send(getDepositAddress, { currency: usdt, user_id }, { token: ann.user.token });
      expect(body.message.address).toBe(mine.address);
    }
  });

  it('tell whom to pay by hand, and that nothing real can be sent in practice', async () => {
    const manual = await ann.user.call(getDepositAddress, { assetId: usdt, railId: trc20 });
    expect(manual).toMatchObject({ needsClaim: true, isPracticePaid: false });
    expect(manual.address).toMatch(/^PRACTICE-/);
    const bank = await ann.user.call(getDepositAddress, { assetId: 201 });
    expect(bank).toMatchObject({ needsClaim: true, reference: `CANDOR ${ann.accountId}`, bank: { isSimulated: true } });
    expect(bank.address).toBeUndefined();
  });

  it('refuse what is not there', async () => {
    expect(await ann.user.codeOf(getDepositAddress, { assetId: 999 })).toBe('asset_not_found');
    expect(await ann.user.codeOf(getFundingInfo, { assetId: 999 })).toBe('asset_not_found');
    expect(await ann.user.codeOf(getDepositAddress, { assetId: usdt, railId: 4 })).toBe('rail_not_found');
    expect(await ann.user.codeOf(payPracticeDeposit, { railId: trc20, amount: '1' })).toBe('rail_not_found');
    expect(await ann.user.codeOf(payPracticeDeposit, { railId: erc20, amount: '0.0000001' })).toBe('amount_invalid');
    expect(await ann.user.codeOf(payPracticeDeposit, { railId: erc20, amount: '100001' })).toBe('practice_too_much');
  });
});

describe('a deposit', () => {
  it('is seen, counted, credited, found by its hash, told by mail, and streamed', async () => {
    const { hub, member } = await listening(ann);
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
    const told = await member.next((update: any) => update.heads[0].height === system.chain.head(erc20));
    expect(told.heads).toContainEqual({ rail_id: erc20, height: system.chain.head(erc20) });
    await system.chain.mine(8);
    const credited = await member.next((update: any) => update.deposits[0]?.status === 'credited');
    expect(credited.deposits).toMatchObject([{ id: seen?.depositId, credited: '50' }]);
    expect((await ann.user.call(getFundingInfo, { assetId: usdt })).available).toBe('50');
    expect(await ann.user.call(findDeposit, find)).toMatchObject({ finding: 'credited' });
    await expect
      .poll(mails)
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
  const claim = async (changes: object = {}) => ({
    payer: 'VCB 0123456789',
    amount: '1000',
    assetId: 201,
    railId: dollars,
    proofUpload: await upload(system, ann.user, 'proof', testPhoto),
    ...changes,
  });

  it('is a notice with proof and never a credit; an operator credits what came', async () => {
    const given = { ...(await claim()), requestId: 'claim-0001' };
    const claimed = await ann.user.call(claimDeposit, given);
    expect(claimed).toMatchObject({ kind: 'claim', amount: '1000', status: 'claimed' });
    expect(await ann.user.call(claimDeposit, given)).toEqual(claimed);
    expect((await ann.user.call(getFundingInfo, { assetId: 201 })).available).toBe('0');

    const { data } = (await asOperator(listClaims, {})).message;
    expect(data).toMatchObject([{ account: 'VCB 0123456789', amount: '1000' }]);
    const { claim_id } = data[0];
    const proof = (await asOperator(getClaimProof, { claim_id })).message;
    expect(Buffer.from(proof.content, 'base64').subarray(0, 2).toString('hex')).toBe('ffd8');
    expect(await asOperator(decideClaim, { claim_id, credit: '0.001', note })).toMatchObject({
      code: 'amount_invalid',
    });
    expect(await asOperator(decideClaim, { claim_id, credit: '990', note })).toMatchObject({
      message: { needs_second: false },
    });
    expect(await asOperator(decideClaim, { claim_id, credit: '990', note })).toMatchObject({ code: 'claim_not_found' });
    expect(await asOperator(getClaimProof, { claim_id })).toMatchObject({ code: 'claim_not_found' });
    expect((await ann.user.call(listDeposits, {})).data[0]).toMatchObject({
      amount: '1000',
      credited: '990',
      status: 'credited',
    });
    expect((await ann.user.call(getFundingInfo, { assetId: 201 })).available).toBe('990');
  });

  it('above the limit needs two people who find the same', async () => {
    await ann.user.call(claimDeposit, await claim({ amount: '2000000' }));
    await system.tick();
    const [{ claim_id }] = (await asOperator(listClaims, {})).message.data;
    const decide = (credit: string, token: string) => asOperator(decideClaim, { claim_id, credit, note }, token);
    expect(await decide('2000000', cashier)).toMatchObject({ message: { needs_second: true } });
    expect(await decide('2000000', cashier)).toMatchObject({ code: 'second_person_needed' });
    expect(await decide('1999999', admin)).toMatchObject({ code: 'claim_differs' });
    expect((await asOperator(listClaims, {})).message.data[0]).toMatchObject({
      proposed_by: 'cashier',
      proposed_credit: '2000000',
    });
    const [row] = (await ann.user.call(listDeposits, {})).data;
    expect(row).toMatchObject({ status: 'claimed' });
    expect(row?.credited).toBeUndefined();
    expect(await decide('2000000', admin)).toMatchObject({ message: { needs_second: false } });
  });

  it.each([
    ['asset_not_found', { assetId: 999 }],
    ['rail_not_found', { railId: erc20 }],
    ['rail_not_found', { kind: 'manual' as const }],
    ['amount_invalid', { amount: '0' }],
    ['amount_invalid', { amount: '1.001' }],
    ['upload_not_found', { proofUpload: `upload:${'a'.repeat(22)}` }],
  ])('is refused: %s', async (code, changes) => {
    expect(await ann.user.codeOf(claimDeposit, await claim(changes))).toBe(code);
  });

  it('needs a proof of one’s own', async () => {
    const others = await upload(system, bob, 'proof', testPhoto);
    expect(await ann.user.codeOf(claimDeposit, await claim({ proofUpload: others }))).toBe('upload_not_found');
  });

  it('is refused when too many wait, or with another content under the same id', async () => {
    const given = { ...(await claim()), requestId: 'claim-0002' };
    await ann.user.call(claimDeposit, given);
    expect(await ann.user.codeOf(claimDeposit, { ...given, amount: '2' })).toBe('request_id_reused');
    for (let open = 1; open < 10; open++) await ann.user.call(claimDeposit, await claim());
    expect(await ann.user.codeOf(claimDeposit, await claim())).toBe('too_many_claims');
  });
});

describe('the address book', () => {
  const book = async (changes: object = {}, spender = ann) => {
    const given = {
      assetId: usdt,
      railId: erc20,
      label: 'Home',
      address: qrAddress,
      qrUpload: await upload(system, spender.user, 'qr', qrOfAddress),
      ...changes,
    };
    const proof = await proofFor(system, spender, 'address_add', addressSubject(given));
    return { ...given, ...proof };
  };

  it('books an address that its picture says too, once, and shows it whole', async () => {
    const given = { ...(await book({ address: qrAddress.toLowerCase() })), requestId: 'address-1' };
    const booked = await ann.user.call(saveAddress, given);
    expect(booked).toMatchObject({ label: 'Home', address: qrAddress, isUsable: true, network: 'ERC20' });
    expect(await ann.user.call(saveAddress, given)).toEqual(booked);
    expect(await ann.user.codeOf(saveAddress, await book())).toBe('destination_exists');
    expect((await ann.user.call(listAddresses, {})).data).toEqual([booked]);
    expect((await ann.user.call(listAddresses, { railId: trc20 })).data).toEqual([]);
    expect((await bob.call(listAddresses, {})).data).toEqual([]);
    await expect
      .poll(mails)
      .toContainEqual(expect.objectContaining({ to: ann.user.email, text: expect.stringContaining('Home') }));
  });

  it.each([
    ['asset_not_found', { assetId: 999 }],
    ['rail_not_found', { railId: dollars }],
    ['rail_not_found', { assetId: 1 }],
    ['address_invalid', { address: qrAddress.replace('E', 'e') }],
    ['address_invalid', { address: 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8' }],
    ['qr_differs', { address: '0x8617E340B3D01FA5F11F306F4090FD50E238070D' }],
    ['upload_not_found', { qrUpload: `upload:${'a'.repeat(22)}` }],
  ])('refuses: %s %j', async (code, changes) => {
    expect(await ann.user.codeOf(saveAddress, await book(changes))).toBe(code);
  });

  it('refuses a picture without a code, somebody else’s picture, and another address than was confirmed', async () => {
    const blank = await upload(system, ann.user, 'qr', testPhoto);
    expect(await ann.user.codeOf(saveAddress, await book({ qrUpload: blank }))).toBe('qr_unreadable');
    const others = await upload(system, bob, 'qr', qrOfAddress);
    expect(await ann.user.codeOf(saveAddress, await book({ qrUpload: others }))).toBe('upload_not_found');
    const given = await book({ assetId: 2, railId: 4 });
    expect(await ann.user.codeOf(saveAddress, { ...given, assetId: usdt, railId: erc20 })).toBe('step_up_differs');
    const { stepUpId: _none, ...unproven } = await book({ assetId: 2, railId: 4 });
    expect(await ann.user.codeOf(saveAddress, { ...unproven, stepUpId: 'x'.repeat(22) })).toBe('step_up_expired');
  });

  it('lets go of an address for good', async () => {
    const [row] = (await ann.user.call(listAddresses, {})).data;
    const given = { destinationId: row?.destinationId ?? 0, requestId: 'delete-01' };
    expect(await ann.user.call(deleteAddress, given)).toEqual({ destinationId: given.destinationId });
    expect(await ann.user.call(deleteAddress, given)).toEqual({ destinationId: given.destinationId });
    expect((await ann.user.call(listAddresses, {})).data).toEqual([]);
    expect(await ann.user.codeOf(deleteAddress, { destinationId: given.destinationId })).toBe('destination_not_found');
    const preview = { railId: erc20, amount: '20', destinationId: given.destinationId };
    expect(await ann.user.call(previewWithdrawal, preview)).toMatchObject({ rejectCode: 'destination_not_found' });
  });
});

describe('bank cards', () => {
  const shared = { holder: 'Nguyễn Thị An', bankName: 'Vietcombank', place: 'Hà Nội', phone: '+84 912 345 678' };
  const proven = async <Given extends { railId: number; account: string }>(given: Given) => ({
    ...given,
    ...(await proofFor(system, ann, 'address_add', cardSubject(given))),
  });
  const domestic = { ...shared, railId: dollars, account: '0123 4567 8901', branch: 'Hoàn Kiếm' };
  const abroad = {
    ...shared,
    railId: swift,
    account: 'DE89 3704 0044 0532 0130 00',
    swiftCode: 'COBADEFF',
    holderAddress: '1 Lê Lợi, Hà Nội',
  };

  it('are bound, shown masked, and let go of', async () => {
    const given = { ...(await proven(domestic)), requestId: 'card-0001' };
    const card = await ann.user.call(saveDomesticCard, given);
    expect(card).toMatchObject({ account: '•••• 8901', branch: 'Hoàn Kiếm', phone: '+84••••78' });
    expect(await ann.user.call(saveDomesticCard, given)).toEqual(card);
    expect(await ann.user.codeOf(saveDomesticCard, await proven(domestic))).toBe('destination_exists');
    const international = await ann.user.call(saveInternationalCard, await proven(abroad));
    expect(international).toMatchObject({ account: '•••• 3000', swiftCode: 'COBADEFF' });
    expect(await ann.user.call(listDomesticCards, {})).toEqual([card]);
    expect(await ann.user.call(listInternationalCards, {})).toEqual([international]);
    expect(await ann.user.codeOf(deleteAddress, { destinationId: card.destinationId })).toBe('destination_not_found');
    await ann.user.call(deleteCard, { destinationId: card.destinationId });
    expect(await ann.user.call(listDomesticCards, {})).toEqual([]);
  });

  it('need all their fields in a form that banks know', async () => {
    const wrong = async (call: any, given: object) =>
      (await system.send(call, given as never, { token: ann.user.token })).body;
    const wire = {
      rail_id: swift,
      real_name: 'A',
      bank_name: 'B',
      bank_dizhi: 'C',
      phone: '0912345678',
      wechat_account: 'D',
      step_up_id: 'x'.repeat(22),
    };
    expect(
      await wrong(saveInternationalCard, { ...wire, bank_account: 'DE89370400440532013001', swift_code: 'COBADEFF' }),
    ).toMatchObject({ field: 'bank_account' });
    expect(await wrong(saveInternationalCard, { ...wire, bank_account: '1234567', swift_code: 'COBA' })).toMatchObject({
      field: 'swift_code',
    });
    expect(
      await wrong(saveInternationalCard, {
        ...wire,
        bank_account: '1234567',
        swift_code: 'CHASUS33',
        alipay_account: '021000022',
      }),
    ).toMatchObject({ field: 'alipay_account' });
    for (const given of [{}, { swift_code: 'CHASUS33' }, { swift_code: 'COBADEFF', wechat_nickname: 'DEUTDEFF' }]) {
      expect(await wrong(saveInternationalCard, { ...wire, bank_account: '1234567', ...given })).toMatchObject({
        code: 'card_incomplete',
      });
    }
    expect(await wrong(saveDomesticCard, { ...wire, rail_id: dollars, bank_account: '123456' })).toMatchObject({
      field: 'bank_network',
    });
    expect(await ann.user.codeOf(saveDomesticCard, await proven({ ...domestic, railId: swift }))).toBe(
      'rail_not_found',
    );
    expect(await ann.user.codeOf(saveInternationalCard, await proven({ ...abroad, railId: dollars }))).toBe(
      'rail_not_found',
    );
  });
});

describe('a withdrawal', () => {
  let destinationId: number;
  beforeAll(async () => {
    ({ destinationId } = await bookAddress(system, ann));
    await fund(system, ann.accountId, '2000000');
  });

  it('of somebody who is not verified leads to the verification', async () => {
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

  it('is previewed with the figures it is then carried out with', async () => {
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

  it('is asked for once, undone, and asked for again', async () => {
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
    expect(await ann.user.call(withdrawFunds, given)).toEqual(asked);
    expect(await ann.user.codeOf(withdrawFunds, { ...given, requestId: 'out-00002' })).toBe('step_up_expired');
    const cancel = { withdrawalId: asked.withdrawalId, requestId: 'cancel-01' };
    expect(await ann.user.call(cancelWithdrawal, cancel)).toMatchObject({ status: 'cancelled' });
    expect(await ann.user.call(cancelWithdrawal, cancel)).toMatchObject({ status: 'cancelled' });
    expect(await ann.user.codeOf(cancelWithdrawal, { withdrawalId: asked.withdrawalId })).toBe('withdrawal_not_found');
    const [row] = (await ann.user.call(listWithdrawals, {})).data;
    expect(row?.steps.map(({ status }) => status)).toEqual(['requested', 'cancelled']);
    await expect
      .poll(mails)
      .toContainEqual(expect.objectContaining({ to: ann.user.email, text: expect.stringContaining('20 USDT') }));
  });

  it('goes its way, and every change is streamed', async () => {
    const { hub, member } = await listening(ann);
    const { withdrawalId } = await withdraw(system, ann, destinationId, '30');
    await member.next((update: any) => update.withdrawals[0]?.status === 'requested');
    system.wait(60_000);
    await system.tick();
    await member.next((update: any) => update.withdrawals[0]?.status === 'approved');
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
    const done = await member.next((update: any) => update.withdrawals[0]?.status === 'confirmed');
    expect(done.withdrawals[0]).toMatchObject({ id: withdrawalId, hash: `0x${'07'.repeat(32)}`, cancellable: false });
    await expect
      .poll(mails)
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
  ])('is refused: %s %j', async (code, changes) => {
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
    expect(await asOperator(setHold, { ...hold, type: 'place' }, risk)).toMatchObject({ type: 'ok' });
    expect(await refusal()).toBe('withdrawals_held');
    expect((await ann.user.call(getFundingLimits, {})).holds).toMatchObject([{ reason: 'under_review' }]);
    expect(await asOperator(setHold, { ...hold, type: 'lift' }, risk)).toMatchObject({ type: 'ok' });
    expect(await asOperator(setHold, { ...hold, type: 'lift' }, risk)).toMatchObject({ code: 'hold_not_found' });
    expect(await asOperator(setHold, { ...hold, reason: 'account_frozen', type: 'place' }, risk)).toMatchObject({
      code: 'hold_invalid',
    });
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
    expect(await asOperator(setRail, rail, risk)).toMatchObject({ type: 'ok' });
    expect(await refusal()).toBe('withdrawals_closed');
    expect(await ann.user.codeOf(getDepositAddress, { assetId: usdt, railId: erc20 })).toBe('deposits_closed');
    expect(await ann.user.codeOf(payPracticeDeposit, { railId: erc20, amount: '5' })).toBe('deposits_closed');
    expect(await asOperator(setRail, { ...rail, withdraw_min: '1' }, risk)).toMatchObject({ code: 'rail_invalid' });
    expect(await asOperator(setRail, { ...rail, rail_id: 99 }, risk)).toMatchObject({ code: 'rail_not_found' });
    expect(await asOperator(setRail, { ...rail, takes_deposits: 1, takes_withdrawals: 1 }, risk)).toMatchObject({
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

  it('above the review limit waits for operators, who see where it goes', async () => {
    await system.tick();
    const { withdrawalId } = await withdraw(system, ann, destinationId, '700000');
    system.wait(60_000);
    await system.tick();
    const cases = (await asOperator(listWithdrawalCases, { status: 'review' })).message.data;
    expect(cases).toMatchObject([
      { withdrawal_id: withdrawalId, place: [{ name: 'ERC20', value: qrAddress }], operators: [] },
    ]);
    const review = (fields: object, token: string) =>
      asOperator(reviewWithdrawal, { withdrawal_id: withdrawalId, note, ...fields }, token);
    expect(await review({ withdrawal_id: 999_999 }, cashier)).toMatchObject({ code: 'withdrawal_not_found' });
    expect(await review({}, cashier)).toMatchObject({ message: { needs_second: true } });
    expect(await review({}, cashier)).toMatchObject({ code: 'second_person_needed' });
    expect(await review({ refusal: 'destination_suspicious' }, admin)).toMatchObject({ type: 'ok' });
    expect(await review({}, admin)).toMatchObject({ code: 'withdrawal_not_found' });
    await caughtUp();
    expect((await ann.user.call(listWithdrawals, {})).data[0]).toMatchObject({
      status: 'refused',
      reason: 'destination_suspicious',
    });
    await expect.poll(mails).toContainEqual(expect.objectContaining({ text: expect.stringContaining('700000 USDT') }));
  });

  it('to a card is paid by hand, and may come back', async () => {
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
    const settle = (status: string) => asOperator(settleWithdrawal, { withdrawal_id: withdrawalId, status, note });
    const [shown] = (await asOperator(listWithdrawalCases, { status: 'approved' })).message.data.filter(
      (row: any) => row.withdrawal_id === withdrawalId,
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
    await expect.poll(mails).toContainEqual(expect.objectContaining({ text: expect.stringContaining('100 USD') }));
  });
});

it('a statement adds up to the atom, and comes as files', async () => {
  await ann.user.call(transferFunds, { assetId: usdt, amount: '5', from: 'change', to: 'lever' });
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

it('terms are set in order, by who may', async () => {
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
  expect(await asOperator(setFundingTerms, terms, cashier)).toMatchObject({ code: 'role_needed' });
  expect(await asOperator(setFundingTerms, { ...terms, basic_limit: '501' }, risk)).toMatchObject({
    code: 'terms_invalid',
  });
  expect(await asOperator(setFundingTerms, { ...terms, basic_limit: '0.000000001' }, risk)).toMatchObject({
    code: 'amount_invalid',
  });
  expect(await asOperator(setFundingTerms, terms, risk)).toMatchObject({ type: 'ok' });
});

/** The stream of one user, straight from the hub: what a socket would be sent. */
async function listening({ accountId }: Spender) {
  const updates: any[] = [];
  const publisher = { publish: (_room: string, _name: string, message: any) => updates.push(message.data) };
  const hub = new Hub(system.gateway.deps, publisher, (error) => {
    throw error;
  });
  const stream = hub.open(fundingTopic.name, accountId);
  if (!stream.ok) throw new Error(stream.code);
  const snapshot = await stream.value.snapshot();
  if (!snapshot.ok) throw new Error('no picture');
  const next = async (fits: (update: any) => boolean) => {
    await expect.poll(() => updates.some(fits), { timeout: 3_000 }).toBe(true);
    return updates.find(fits);
  };
  return { hub, member: { snapshot: snapshot.value.data, next } };
}
