import {
  addressSubject,
  type CallSpec,
  type CardSubject,
  cardSubject,
  deleteAddress,
  deleteCard,
  listAddresses,
  listDomesticCards,
  listInternationalCards,
  previewWithdrawal,
  saveAddress,
  saveDomesticCard,
  saveInternationalCard,
} from '@candor/api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testPhoto } from '../testing/test-multipart.ts';
import {
  dollars,
  erc20,
  mailsOf,
  newSpender,
  proofFor,
  qrAddress,
  qrOfAddress,
  swift,
  trc20,
  upload,
  type Spender,
} from '../funding/test-funding.ts';
import { startTestSystem, type TestSystem, type TestUser, usdt } from '../testing/test-system.ts';

let system: TestSystem;
let ann: Spender;
let bob: TestUser;
beforeAll(async () => {
  system = await startTestSystem();
  ann = await newSpender(system);
  bob = await system.newUser();
});
afterAll(() => system.close());

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

  it('books an address that matches its picture, once, and shows it whole', async () => {
    const given = { ...(await book({ address: qrAddress.toLowerCase() })), requestId: 'address-1' };
    const booked = await ann.user.call(saveAddress, given);
    expect(booked).toMatchObject({ label: 'Home', address: qrAddress, isUsable: true, network: 'ERC20' });
    expect(await ann.user.call(saveAddress, given)).toEqual(booked);
    expect(await ann.user.codeOf(saveAddress, await book())).toBe('destination_exists');
    expect((await ann.user.call(listAddresses, {})).data).toEqual([booked]);
    expect((await ann.user.call(listAddresses, { railId: trc20 })).data).toEqual([]);
    expect((await bob.call(listAddresses, {})).data).toEqual([]);
    // By its ends, and not by a label that a thief might have written.
    await expect
      .poll(() => mailsOf(system))
      .toContainEqual(expect.objectContaining({ to: ann.user.email, text: expect.stringContaining('0x5290…169EE7') }));
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

  it('rejects a picture without a code, another user’s picture, and another address than was confirmed', async () => {
    const blank = await upload(system, ann.user, 'qr', testPhoto);
    expect(await ann.user.codeOf(saveAddress, await book({ qrUpload: blank }))).toBe('qr_unreadable');
    const others = await upload(system, bob, 'qr', qrOfAddress);
    expect(await ann.user.codeOf(saveAddress, await book({ qrUpload: others }))).toBe('upload_not_found');
    const given = await book({ assetId: 2, railId: 4 });
    expect(await ann.user.codeOf(saveAddress, { ...given, assetId: usdt, railId: erc20 })).toBe('step_up_differs');
    const { stepUpId: _none, ...unproven } = await book({ assetId: 2, railId: 4 });
    expect(await ann.user.codeOf(saveAddress, { ...unproven, stepUpId: 'x'.repeat(22) })).toBe('step_up_expired');
  });

  it('removes an address for good', async () => {
    const [row] = (await ann.user.call(listAddresses, {})).data;
    const given = { destinationId: row?.destinationId ?? 0, requestId: 'delete-01' };
    expect(await ann.user.call(deleteAddress, given)).toEqual({ destinationId: given.destinationId });
    expect(await ann.user.call(deleteAddress, given)).toEqual({ destinationId: given.destinationId });
    expect((await ann.user.call(listAddresses, {})).data).toEqual([]);
    expect(await ann.user.codeOf(deleteAddress, { destinationId: given.destinationId })).toBe('destination_not_found');
    const preview = { railId: erc20, amount: '20', destinationId: given.destinationId };
    expect(await ann.user.call(previewWithdrawal, preview)).toMatchObject({ rejectCode: 'destination_not_found' });
  });

  it('accepts an address without a picture', async () => {
    const { qrUpload: _picture, ...given } = await book({ assetId: 2, railId: 4, label: 'Typed' });
    expect(await ann.user.call(saveAddress, given)).toMatchObject({ label: 'Typed', address: qrAddress, railId: 4 });
  });
});

describe('bank cards', () => {
  const shared = { holder: 'Nguyễn Thị An', bankName: 'Vietcombank', place: 'Hà Nội', phone: '+84 912 345 678' };
  const proven = async <Given extends CardSubject>(given: Given) => ({
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

  it('need a proof for exactly this account', async () => {
    const account = '99887766554433';
    const here = { ...(await proven(domestic)), account };
    expect(await ann.user.codeOf(saveDomesticCard, here)).toBe('step_up_differs');
    const there = { ...(await proven(abroad)), account };
    expect(await ann.user.codeOf(saveInternationalCard, there)).toBe('step_up_differs');
    const stepUpId = 'x'.repeat(22);
    expect(await ann.user.codeOf(saveDomesticCard, { ...here, stepUpId })).toBe('step_up_expired');
    expect(await ann.user.codeOf(saveInternationalCard, { ...there, stepUpId })).toBe('step_up_expired');
    expect(await ann.user.call(listDomesticCards, {})).toEqual([]);
    expect(await ann.user.call(listInternationalCards, {})).toEqual([]);
  });

  it('bind, show masked, and unbind', async () => {
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

  it('need all their fields in a form that banks accept', async () => {
    const wrong = async (call: CallSpec, given: object) =>
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
