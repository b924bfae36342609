import {
  apiKeySubject,
  beginPasskey,
  beginRecurring,
  findRecipient,
  borrow,
  buyDual,
  buyOption,
  claimPractice,
  createApiKey,
  factorChangeSubject,
  finishPasskey,
  listCoupons,
  listDualProducts,
  listLoanProducts,
  listLockedProducts,
  listNotices,
  listSessions,
  openContract,
  openDualProduct,
  openOtcOrder,
  openSupportCase,
  makeLockedDeposit,
  placeSpotOrder,
  quoteConversion,
  saveOtcAd,
  saveDomesticCard,
  setAlert,
  cardSubject,
  setLoanTerms,
  setOptionTerms,
  subscribePush,
  transferFunds,
} from '@candor/api';
import type { Lots } from '@candor/exchange';
import type { Ppm } from '@candor/money';
import { testAuthenticator } from '@candor/platform/test-authenticator';
import { sendTo } from '../send/test-send.ts';
import { newDeviceKeys } from '@candor/platform/test-push-service';
import { testPhoto } from './test-multipart.ts';
import {
  bookAddress,
  dollars,
  fund,
  newSpender,
  proofFor,
  qrOfAddress,
  type Spender,
  upload,
  withdraw,
} from '../funding/test-funding.ts';
import { wonOrderOf } from '../nft/test-nft.ts';
import { dollarId, keepWise, otcTerms } from '../otc/test-otc.ts';
import { changedByTwo } from './test-operators.ts';
import { btc, btcUsdt, type TestSystem, testPassword, usdt } from './test-system.ts';

/** USDT against bitcoin, on levels that no movement of a test reaches. */
const loanTerms = {
  config_id: 9,
  currency_id: usdt,
  min: '10',
  max: '1000',
  total_max: '10000',
  year_rate_ppm: 60_000,
  initial_ppm: 650_000,
  warning_ppm: 750_000,
  urgent_ppm: 800_000,
  liquidation_ppm: 830_000,
  target_ppm: 700_000,
  offered: 1,
  fixed: '7:40000',
  collateral: `${btc}:10000:100000:1000000`,
};

/** One of every object that a user can have. */
export async function objectsOf(system: TestSystem, owner: Spender): Promise<Record<string, any>> {
  const { user } = owner;
  const note = 'for the test';
  const terms = { match_id: btcUsdt, durations: '60:820000', min: '5', max: '500', exposure_max: '2000', offered: 1 };
  await changedByTwo(system, setOptionTerms, { ...terms, note });
  await fund(system, owner.accountId, '5000');
  const nft = await wonOrderOf(system, owner);
  await keepWise(system, owner, { holder: 'An', account: '7', place: '' });
  const sale = { side: 'sell', assetId: usdt, fiatAssetId: dollarId, ...otcTerms, quantity: '50' } as const;
  const { adId: otcAdId } = await user.call(saveOtcAd, sale as never);
  const taker = (await newSpender(system)).user;
  const taken = { ad: otcAdId, quantity: '20', method: 'wise', price: '1.01', delayMs: 600_000 } as const;
  const { orderId: otcOrderId } = await taker.call(openOtcOrder, taken);
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
  const nowMs = system.gateway.deps.clock();
  const dual = { match_id: btcUsdt, type: 'put', price: '60000', section: '100', year_rate_ppm: 1_000, days: 7 };
  const sold = { total: 9, user_total: 9, start_time: nowMs - 60_000, end_time: nowMs + 600_000, window_ms: 10_000 };
  await changedByTwo(system, openDualProduct, { ...dual, ...sold, maturity_time: nowMs + 700_000, note });
  const [offered] = await user.call(listDualProducts, { direction: 'put' });
  const { purchaseId: dualPurchaseId } = await user.call(buyDual, {
    productId: offered?.productId ?? 0,
    shares: 1,
    termsHash: offered?.termsHash ?? '',
  });
  await changedByTwo(system, setLoanTerms, { ...loanTerms, note });
  const [lent] = await user.call(listLoanProducts, {});
  const { loanId } = await user.call(borrow, {
    productId: lent?.productId ?? 0,
    amount: '100',
    collateral: [[`${btc}`, '0.01']],
    termsHash: lent?.termsHash ?? '',
    interest: lent?.interest as Ppm,
  });
  const [product] = await user.call(listLockedProducts, {});
  const { depositId: lockedDepositId } = await user.call(makeLockedDeposit, {
    productId: product?.productId ?? 0,
    amount: product?.amountMin ?? '',
    termsHash: product?.termsHash ?? '',
  });
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
  const { recipient } = await user.call(findRecipient, { kind: 'email', to: taker.email });
  const { sendId } = await sendTo(system, owner, recipient, '5');
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
  const plan = {
    fromAssetId: usdt,
    toAssetId: btc,
    amount: '10',
    every: 'week',
    firstAtMs: nowMs + 86_400_000,
  } as const;
  const { planId: recurringPlanId } = await user.call(beginRecurring, plan);
  const { alertId } = await user.call(setAlert, { kind: 'above', pairId: btcUsdt, price: '80000' });
  const coupons = await user.call(listCoupons, { status: 'usable' });
  const { caseId, conversationId } = await user.call(openSupportCase, {
    topic: 'other',
    clientId: 'own-objects-case',
    text: 'hello',
  });
  const [session] = await user.call(listSessions, {});
  const { notices } = await user.call(listNotices, {});
  const pushEndpoint = 'https://push.example/anna';
  await user.call(subscribePush, { endpoint: pushEndpoint, ...newDeviceKeys() });
  return {
    ...nft,
    otcAdId,
    otcOrderId,
    pushEndpoint,
    noticeId: notices.at(-1)?.noticeId,
    orderId,
    ticketId,
    optionId,
    lockedDepositId,
    dualPurchaseId,
    loanId,
    couponId: coupons.data.find(({ kind }) => kind === 'cash')?.couponId,
    addressId,
    withdrawalId,
    recipient,
    sendId,
    cardId: bound.destinationId,
    keyId: made.key.keyId,
    passkeyId: passkey.passkeyId,
    quoteId,
    alertId,
    recurringPlanId,
    caseId,
    conversationId,
    orderObjectId: `${orderId}`,
    tradeObjectId: `${ticketId}`,
    messageUpload: await upload(system, user, 'conversation', testPhoto),
    sessionId: session?.sessionId,
    qrUpload: await upload(system, user, 'qr', qrOfAddress),
    proofUpload: await upload(system, user, 'proof', testPhoto),
    avatarUpload: await upload(system, user, 'avatar', testPhoto),
  };
}
