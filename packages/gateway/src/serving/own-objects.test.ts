import {
  allCalls,
  borrow,
  buyOption,
  getCoupon,
  makeLockedDeposit,
  openContract,
  payCashCoupon,
  placeSpotOrder,
  amendSpotOrder,
  type CallSpec,
  cancelContract,
  cancelSpotOrder,
  cancelWithdrawal,
  claimDeposit,
  closeContract,
  deleteAddress,
  deleteCard,
  editAlert,
  encodeInput,
  factorChangeSubject,
  getDualTape,
  getLoanReport,
  listLoanHistory,
  moveLoanCollateral,
  renewLoan,
  repayLoan,
  getMessagePicture,
  getOptionResult,
  getSupportCase,
  getSupportTranscript,
  getOptionTape,
  acceptConversion,
  listAlerts,
  listContractTickets,
  listLiquidations,
  listMessages,
  listNotices,
  mailSupportTranscript,
  markConversationRead,
  openSupportCase,
  rateSupportCase,
  reopenSupportCase,
  readNotices,
  reportMessage,
  sendChatMessage,
  sendMessage,
  solveSupportCase,
  tellTyping,
  listSessions,
  listSpotOrders,
  listWithdrawals,
  pauseAlert,
  removeAlert,
  resumeAlert,
  moveContractMargin,
  previewContract,
  previewLockedExit,
  previewSpotOrder,
  previewWithdrawal,
  redeemLockedDeposit,
  removePasskey,
  renamePasskey,
  reverseContract,
  revokeApiKey,
  revokeSessions,
  saveAddress,
  addressSubject,
  selfHoldContract,
  setAvatar,
  setContractExits,
  setDualReinvest,
  setLockedRenewal,
  submitIdentity,
  wireFields,
  withdrawalSubject,
  withdrawFunds,
} from '@candor/api';
import { objectsOf } from '../testing/test-own-objects.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { dollars, erc20, fund, newSpender, proofFor, qrAddress, type Spender } from '../funding/test-funding.ts';
import { startTestSystem, type TestSystem, testPassword, usdt } from '../testing/test-system.ts';

/** A's objects, requested by B, by a visitor, and by A. B gets the same answers as for ids that nobody has. */
let system: TestSystem;
let anna: Spender;
let bert: Spender;
/** The objects of Anna, by their name in the table below. */
let own: Record<string, any>;

beforeAll(async () => {
  system = await startTestSystem();
  [anna, bert] = [await newSpender(system, 'advanced', 'anna'), await newSpender(system, 'advanced', 'bert')];
  own = await objectsOf(system, anna);
  await fund(system, bert.accountId, '1000');
});
afterAll(() => system.close());

const nobodysNumber = 987_654_321;
const nobodysUpload = `upload:${'z'.repeat(22)}`;
const noHash = '0'.repeat(64);
const pairOf = { baseAssetId: 1, quoteAssetId: usdt };
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
  ...[previewLockedExit, redeemLockedDeposit, setLockedRenewal].map(
    (call): Case => ({
      call,
      field: 'depositId',
      object: 'lockedDepositId',
      nobodys: nobodysNumber,
      ...(call === setLockedRenewal ? { rest: { isRenewed: true } } : {}),
      refusal: 'locked_not_found',
    }),
  ),
  ...[getLoanReport, repayLoan, moveLoanCollateral, renewLoan].map(
    (call): Case => ({
      call,
      field: 'loanId',
      object: 'loanId',
      nobodys: nobodysNumber,
      ...(call === repayLoan ? { rest: { amount: '1' } } : {}),
      ...(call === moveLoanCollateral ? { rest: { way: 'add', assetId: 1, amount: '0.001' } } : {}),
      ...(call === renewLoan ? { rest: { days: 7, termsHash: '0'.repeat(64), interest: 1 } } : {}),
      refusal: 'loan_not_found',
    }),
  ),
  ...[getCoupon, payCashCoupon].map(
    (call): Case => ({
      call,
      field: 'couponId',
      object: 'couponId',
      nobodys: nobodysNumber,
      refusal: 'coupon_not_found',
    }),
  ),
  ...(
    [
      [
        placeSpotOrder,
        { baseAssetId: 1, quoteAssetId: usdt, side: 'buy', orderType: 'limit', price: '59000', quantity: '0.002' },
      ],
      [
        openContract,
        { ...pairOf, lots: 100, multiple: 10, direction: 'long', entryType: 'market', marginMode: 'cross' },
      ],
      [
        buyOption,
        { pairId: 1, assetId: usdt, direction: 'up', seconds: 60, stake: '10', termsHash: noHash, validUntilMs: 1 },
      ],
      [makeLockedDeposit, { productId: 1, amount: '100', termsHash: noHash }],
      [borrow, { productId: 9, amount: '100', collateral: [['1', '0.01']], termsHash: noHash, interest: 1 }],
    ] satisfies [CallSpec, Given][]
  ).map(
    ([call, rest]): Case => ({
      call,
      field: 'couponId',
      object: 'couponId',
      nobodys: nobodysNumber,
      rest,
      refusal: 'coupon_not_found',
    }),
  ),
  ...(
    [
      [previewSpotOrder, { baseAssetId: 1, quoteAssetId: usdt, side: 'buy', orderType: 'market', quantity: '0.002' }],
      [previewContract, { ...pairOf, direction: 'long', entryType: 'market', lots: 100, multiple: 10 }],
    ] as const
  ).map(
    ([call, rest]): Case => ({
      call,
      field: 'couponId',
      object: 'couponId',
      nobodys: nobodysNumber,
      rest,
      refusal: 'ok',
    }),
  ),
  { call: listLoanHistory, field: 'loanId', object: 'loanId', nobodys: nobodysNumber, refusal: 'ok' },
  ...[getDualTape, setDualReinvest].map(
    (call): Case => ({
      call,
      field: 'purchaseId',
      object: 'dualPurchaseId',
      nobodys: nobodysNumber,
      refusal: 'purchase_not_found',
    }),
  ),
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
  ...[editAlert, pauseAlert, removeAlert, resumeAlert].map(
    (call): Case => ({
      call,
      field: 'alertId',
      object: 'alertId',
      nobodys: nobodysNumber,
      ...(call === editAlert ? { rest: { kind: 'above', pairId: 1, price: '90000' } } : {}),
      refusal: 'alert_not_found',
    }),
  ),
  ...[listMessages, sendMessage, markConversationRead, tellTyping, reportMessage, getMessagePicture].map(
    (call): Case => ({
      call,
      field: 'conversationId',
      object: 'conversationId',
      nobodys: nobodysNumber,
      ...(call === sendMessage && { rest: { clientId: 'matrix-message', text: 'x' } }),
      ...((call === markConversationRead || call === getMessagePicture) && { rest: { seq: 1 } }),
      ...(call === reportMessage && { rest: { seq: 1, reason: 'spam' } }),
      refusal: 'conversation_not_found',
    }),
  ),
  ...(
    [
      [readNotices, 'noticeId'],
      [readNotices, 'upToId'],
      [listNotices, 'beforeId'],
      [listNotices, 'afterId'],
    ] as const
  ).map(
    ([call, field]): Case => ({
      call,
      field,
      object: 'noticeId',
      nobodys: 999_999,
      rest: { group: 'news' },
      refusal: 'ok',
    }),
  ),
  ...[
    getSupportCase,
    solveSupportCase,
    reopenSupportCase,
    rateSupportCase,
    getSupportTranscript,
    mailSupportTranscript,
  ].map(
    (call): Case => ({
      call,
      field: 'caseId',
      object: 'caseId',
      nobodys: nobodysNumber,
      ...(call === rateSupportCase && { rest: { rating: 1 } }),
      refusal: 'support_case_not_found',
    }),
  ),
  {
    call: openSupportCase,
    field: 'objectId',
    object: 'orderObjectId',
    nobodys: `${nobodysNumber}`,
    rest: { topic: 'other', clientId: 'matrix-object', text: 'x', objectKind: 'order' },
    refusal: 'object_not_found',
  },
  {
    call: openSupportCase,
    field: 'picture',
    object: 'messageUpload',
    nobodys: nobodysUpload,
    rest: { topic: 'other', clientId: 'matrix-picture', text: 'x' },
    refusal: 'upload_not_found',
  },
  {
    call: sendMessage,
    field: 'picture',
    object: 'messageUpload',
    nobodys: nobodysUpload,
    rest: { conversationId: nobodysNumber, clientId: 'matrix-sent-picture' },
    refusal: 'conversation_not_found',
  },
  {
    call: sendChatMessage,
    field: 'picture',
    object: 'messageUpload',
    nobodys: nobodysUpload,
    rest: { room: 'en', clientId: 'matrix-chat-picture' },
    refusal: 'chat_nickname_needed',
  },
  {
    call: sendChatMessage,
    field: 'tradeId',
    object: 'tradeObjectId',
    nobodys: `${nobodysNumber}`,
    rest: { room: 'en', clientId: 'matrix-chat-trade', tradeKind: 'ticket' },
    refusal: 'trade_not_ended',
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
  'assetId fromAssetId toAssetId pairId productId baseAssetId quoteAssetId railId traderId cardId areaCodeId newsId categoryId clientId ignoredUserId itemId requestId projectId'.split(
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
  expect(await user.call(listAlerts, {})).toMatchObject([{ alertId: own['alertId'], state: 'live', price: '80000' }]);
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
