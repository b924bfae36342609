import {
  allCalls,
  amendSpotOrder,
  apiKeySubject,
  beginPasskey,
  buyOption,
  type CallSpec,
  cancelContract,
  cancelSpotOrder,
  cancelWithdrawal,
  claimDeposit,
  claimPractice,
  closeContract,
  createApiKey,
  deleteAddress,
  deleteCard,
  encodeInput,
  factorChangeSubject,
  finishPasskey,
  getOptionResult,
  getOptionTape,
  acceptConversion,
  listContractTickets,
  listLiquidations,
  listSessions,
  listSpotOrders,
  listWithdrawals,
  moveContractMargin,
  openContract,
  placeSpotOrder,
  previewWithdrawal,
  quoteConversion,
  removePasskey,
  renamePasskey,
  reverseContract,
  revokeApiKey,
  revokeSessions,
  saveAddress,
  saveDomesticCard,
  cardSubject,
  addressSubject,
  selfHoldContract,
  setAvatar,
  setContractExits,
  setOptionTerms,
  submitIdentity,
  transferFunds,
  wireFields,
  withdrawalSubject,
  withdrawFunds,
} from '@candor/api';
import type { Lots } from '@candor/exchange';
import { testAuthenticator } from '@candor/platform/test-authenticator';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { testPhoto } from '../testing/test-multipart.ts';
import {
  bookAddress,
  dollars,
  erc20,
  fund,
  newSpender,
  proofFor,
  qrAddress,
  qrOfAddress,
  type Spender,
  upload,
  withdraw,
} from '../funding/test-funding.ts';
import { changedByTwo } from '../testing/test-operators.ts';
import { btc, btcUsdt, startTestSystem, type TestSystem, testPassword, usdt } from '../testing/test-system.ts';

/** A's objects, requested by B, by a visitor, and by A. B gets the same answers as for ids that nobody has. */
let system: TestSystem;
let anna: Spender;
let bert: Spender;
/** The objects of Anna, by their name in the table below. */
let own: Record<string, any>;

beforeAll(async () => {
  system = await startTestSystem();
  [anna, bert] = [await newSpender(system, 'advanced', 'anna'), await newSpender(system, 'advanced', 'bert')];
  own = await objectsOf(anna);
  await fund(system, bert.accountId, '1000');
});
afterAll(() => system.close());

const nobodysNumber = 987_654_321;
const nobodysUpload = `upload:${'z'.repeat(22)}`;
const nobodysText = 'z'.repeat(22);

type Given = Record<string, unknown>;
interface Case {
  readonly call: CallSpec;
  /** The field with the id, by our name. */
  readonly field: string;
  /** The object of Anna. */
  readonly object: string;
  readonly nobodys: unknown;
  readonly rest?: Given;
  /** Proof by the caller, for exactly this request. */
  readonly proof?: (given: any, who: Spender) => Promise<object>;
  readonly refusal: string;
}

const proven = (action: any, subjectOf: (given: any) => string) => (given: any, who: Spender) =>
  proofFor(system, who, action, subjectOf(given));

const cases: readonly Case[] = [
  {
    call: amendSpotOrder,
    field: 'orderId',
    object: 'orderId',
    nobodys: nobodysNumber,
    rest: { quantity: '0.001' },
    refusal: 'order_not_found',
  },
  { call: cancelSpotOrder, field: 'orderId', object: 'orderId', nobodys: nobodysNumber, refusal: 'order_not_found' },
  { call: listSpotOrders, field: 'orderId', object: 'orderId', nobodys: nobodysNumber, refusal: 'ok' },
  { call: acceptConversion, field: 'quoteId', object: 'quoteId', nobodys: nobodysNumber, refusal: 'quote_not_found' },
  { call: cancelContract, field: 'ticketId', object: 'ticketId', nobodys: nobodysNumber, refusal: 'ticket_not_found' },
  { call: closeContract, field: 'ticketId', object: 'ticketId', nobodys: nobodysNumber, refusal: 'ticket_not_found' },
  {
    call: moveContractMargin,
    field: 'ticketId',
    object: 'ticketId',
    nobodys: nobodysNumber,
    rest: { way: 'add', amount: '1' },
    refusal: 'ticket_not_found',
  },
  { call: reverseContract, field: 'ticketId', object: 'ticketId', nobodys: nobodysNumber, refusal: 'ticket_not_found' },
  {
    call: setContractExits,
    field: 'ticketId',
    object: 'ticketId',
    nobodys: nobodysNumber,
    refusal: 'ticket_not_found',
  },
  {
    call: selfHoldContract,
    field: 'ticketId',
    object: 'ticketId',
    nobodys: nobodysNumber,
    refusal: 'ticket_not_found',
  },
  { call: listContractTickets, field: 'ticketId', object: 'ticketId', nobodys: nobodysNumber, refusal: 'ok' },
  { call: listLiquidations, field: 'ticketId', object: 'ticketId', nobodys: nobodysNumber, refusal: 'ok' },
  { call: getOptionResult, field: 'optionId', object: 'optionId', nobodys: nobodysNumber, refusal: 'order_not_found' },
  { call: getOptionTape, field: 'optionId', object: 'optionId', nobodys: nobodysNumber, refusal: 'order_not_found' },
  { call: listWithdrawals, field: 'withdrawalId', object: 'withdrawalId', nobodys: nobodysNumber, refusal: 'ok' },
  {
    call: cancelWithdrawal,
    field: 'withdrawalId',
    object: 'withdrawalId',
    nobodys: nobodysNumber,
    refusal: 'withdrawal_not_found',
  },
  {
    call: previewWithdrawal,
    field: 'destinationId',
    object: 'addressId',
    nobodys: nobodysNumber,
    rest: { railId: erc20, amount: '20' },
    refusal: 'destination_not_found',
  },
  {
    call: withdrawFunds,
    field: 'destinationId',
    object: 'addressId',
    nobodys: nobodysNumber,
    rest: { railId: erc20, amount: '20', fee: '1' },
    proof: proven('withdraw', withdrawalSubject),
    refusal: 'destination_not_found',
  },
  {
    call: deleteAddress,
    field: 'destinationId',
    object: 'addressId',
    nobodys: nobodysNumber,
    refusal: 'destination_not_found',
  },
  {
    call: deleteCard,
    field: 'destinationId',
    object: 'cardId',
    nobodys: nobodysNumber,
    refusal: 'destination_not_found',
  },
  {
    call: saveAddress,
    field: 'qrUpload',
    object: 'qrUpload',
    nobodys: nobodysUpload,
    rest: { assetId: usdt, railId: erc20, label: 'x', address: qrAddress },
    proof: proven('address_add', addressSubject),
    refusal: 'upload_not_found',
  },
  {
    call: claimDeposit,
    field: 'proofUpload',
    object: 'proofUpload',
    nobodys: nobodysUpload,
    rest: { payer: 'x', amount: '10', assetId: 201, railId: dollars },
    refusal: 'upload_not_found',
  },
  {
    call: setAvatar,
    field: 'avatar',
    object: 'avatarUpload',
    nobodys: nobodysUpload,
    refusal: 'upload_not_found',
  },
  { call: revokeSessions, field: 'sessionId', object: 'sessionId', nobodys: nobodysText, refusal: 'ok' },
  { call: revokeApiKey, field: 'keyId', object: 'keyId', nobodys: nobodysText, refusal: 'api_key_not_found' },
  {
    call: renamePasskey,
    field: 'passkeyId',
    object: 'passkeyId',
    nobodys: nobodysText,
    rest: { name: 'x' },
    refusal: 'factor_not_found',
  },
  {
    call: removePasskey,
    field: 'passkeyId',
    object: 'passkeyId',
    nobodys: nobodysText,
    rest: { password: testPassword },
    proof: proven('factor_change', ({ passkeyId }) => factorChangeSubject('remove_passkey', passkeyId)),
    refusal: 'factor_not_found',
  },
];
/** Ids of common objects, and words that only look like ids. */
const nobodysOwn = new Set(
  'assetId fromAssetId toAssetId pairId baseAssetId quoteAssetId railId traderId cardId areaCodeId newsId categoryId clientId ignoredUserId requestId'.split(
    ' ',
  ),
);
/** Tried in other tests: the pictures of an identity, and proofs that are bound to their session. */
const elsewhere = new Set('frontPic reversePic selfiePic passkey stepUpId token'.split(' '));

it('covers every id that a signed-in call takes', () => {
  const looksLikeId = /(Id|Ids|Upload|Pic|Portrait|picture|^passkey|^token)$/;
  const known = new Set(cases.map(({ call, field }) => `${call.path} ${field}`));
  const missing = allCalls
    .filter(({ access }) => access === 'signed_in')
    .flatMap((call) => (wireFields(call.input) ?? []).map(({ inside }) => ({ call, inside })))
    .filter(({ inside }) => looksLikeId.test(inside) && !nobodysOwn.has(inside) && !elsewhere.has(inside))
    .map(({ call, inside }) => `${call.path} ${inside}`)
    .filter((name) => !known.has(name));
  expect(missing).toEqual([]);
});

async function answerTo(who: Spender | undefined, { call, field, rest = {}, proof }: Case, id: unknown) {
  const given = { ...rest, [field]: id };
  const full = { ...given, ...(who === undefined || proof === undefined ? {} : await proof(given, who)) };
  const input = encodeInput(call, full as never) as Given;
  return (await system.send(call, input, { token: who?.user.token })).body;
}

it.each(cases.map((one) => [`${one.call.path} ${one.field}`, one] as const))(
  '%s reveals to nobody else whether it exists',
  async (_, one) => {
    const id = own[one.object];
    expect(id, `Anna has a ${one.object}`).toBeDefined();
    const told = await answerTo(bert, one, id);
    expect(told.type === 'ok' ? 'ok' : told.code).toBe(one.refusal);
    expect(told).toEqual(await answerTo(bert, one, one.nobodys));
    expect(await answerTo(undefined, one, id)).toMatchObject({ type: '999' });
  },
);

it('has removed nothing from its owner', async () => {
  const { user } = anna;
  expect((await user.call(listSessions, {})).map(({ sessionId }) => sessionId)).toContain(own['sessionId']);
  expect((await user.call(listSpotOrders, { orderId: own['orderId'] })).rows).toHaveLength(1);
  expect((await user.call(listContractTickets, { ticketId: own['ticketId'] })).tickets).toHaveLength(1);
  expect(
    await user.call(previewWithdrawal, { railId: erc20, amount: '20', destinationId: own['addressId'] }),
  ).not.toHaveProperty('rejectCode');
  const withdrawals = (await user.call(listWithdrawals, {})).data;
  expect(withdrawals).toMatchObject([{ withdrawalId: own['withdrawalId'], status: 'approved' }]);
  await user.call(deleteCard, { destinationId: own['cardId'] });
  await user.call(renamePasskey, { passkeyId: own['passkeyId'], name: 'still mine' });
  await user.call(revokeApiKey, { keyId: own['keyId'] });
});

it('a step-up belongs to its session', async () => {
  const { addressId } = own;
  const asked = { railId: erc20, amount: '20', destinationId: addressId, fee: '1' };
  const stolen = await proofFor(system, anna, 'withdraw', withdrawalSubject(asked));
  expect(await bert.user.codeOf(withdrawFunds, { ...asked, ...stolen })).not.toBe('ok');
  const told = async (stepUpId: string, given: typeof asked) =>
    bert.user.codeOf(withdrawFunds, { ...given, ...stolen, stepUpId });
  expect(await told(stolen.stepUpId, asked)).toBe(await told(nobodysText, asked));
  expect(
    await anna.user.codeOf(submitIdentity, {
      realType: 'pictures',
      frontPic: nobodysUpload,
      reversePic: nobodysUpload,
    }),
  ).not.toBe('ok');
});

/** One of every object that a user can have. */
async function objectsOf(owner: Spender): Promise<Record<string, any>> {
  const { user } = owner;
  const note = 'for the test';
  const terms = { match_id: btcUsdt, durations: '60:820000', min: '5', max: '500', exposure_max: '2000', offered: 1 };
  await changedByTwo(system, setOptionTerms, { ...terms, note });
  await fund(system, owner.accountId, '5000');
  await user.call(claimPractice, { assetId: btc });
  await user.call(transferFunds, { assetId: usdt, amount: '1000', from: 'spot', to: 'contract' });
  await user.call(transferFunds, { assetId: usdt, amount: '100', from: 'spot', to: 'options' });
  const pair = { baseAssetId: btc, quoteAssetId: usdt } as const;
  const { orderId } = await user.call(placeSpotOrder, {
    ...pair,
    side: 'buy',
    orderType: 'limit',
    price: '59000',
    quantity: '0.002',
  });
  const ticket = {
    ...pair,
    direction: 'long',
    entryType: 'limit',
    lots: 100 as Lots,
    multiple: 10,
    limitPrice: '59000',
  } as const;
  const { ticketId } = await user.call(openContract, ticket);
  const [market] = (await system.send({ method: 'GET', path: '/microtrade/seconds' }, { match_id: btcUsdt })).body
    .message.data;
  const { optionId } = await user.call(buyOption, {
    pairId: btcUsdt,
    assetId: usdt,
    direction: 'up',
    seconds: 60,
    stake: '10',
    termsHash: market.terms.terms_hash,
    validUntilMs: system.gateway.deps.clock() + 900,
  });
  const { destinationId: addressId } = await bookAddress(system, owner);
  const { withdrawalId } = await withdraw(system, owner, addressId, '20');
  const card = {
    railId: dollars,
    holder: 'An',
    account: '99988877',
    bankName: 'ACB',
    place: 'Huế',
    branch: '1',
    phone: '0912345678',
  };
  const bound = await user.call(saveDomesticCard, {
    ...card,
    ...(await proofFor(system, owner, 'address_add', cardSubject(card))),
  });
  const key = { name: 'bot', scopes: 'read', validDays: 30 } as const;
  const keyProof = await proofFor(system, owner, 'api_key', apiKeySubject({ ...key, scopes: ['read'], addresses: [] }));
  const made = await user.call(createApiKey, { ...key, ...keyProof });
  const device = testAuthenticator('http://localhost');
  const { options } = await user.call(beginPasskey, {});
  const added = await proofFor(system, owner, 'factor_change', factorChangeSubject('add_passkey'));
  const passkey = await user.call(finishPasskey, {
    created: device.create(options),
    name: 'phone',
    password: testPassword,
    ...added,
  });
  const { quoteId } = await user.call(quoteConversion, { fromAssetId: btc, toAssetId: usdt, amount: '0.001' });
  const [session] = await user.call(listSessions, {});
  return {
    orderId,
    ticketId,
    optionId,
    addressId,
    withdrawalId,
    cardId: bound.destinationId,
    keyId: made.key.keyId,
    passkeyId: passkey.passkeyId,
    quoteId,
    sessionId: session?.sessionId,
    qrUpload: await upload(system, user, 'qr', qrOfAddress),
    proofUpload: await upload(system, user, 'proof', testPhoto),
    avatarUpload: await upload(system, user, 'avatar', testPhoto),
  };
}
