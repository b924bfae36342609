import { createHash } from 'node:crypto';
import {
  appealOtcOrder,
  cancelOtcOrder,
  cardSubject,
  decideOtcCase,
  decodeSnapshot,
  decodeUpdate,
  deleteCard,
  disputeOtcOrder,
  getDocumentKey,
  getOtcAd,
  getOtcDispute,
  getOtcOrder,
  getOtcStats,
  getOtcVerdict,
  listMessages,
  listNotices,
  listOperatorActs,
  listOtcAds,
  listOtcCases,
  listOtcMethods,
  listOwnOtcAds,
  listOtcOrders,
  listSupportObjects,
  markConversationRead,
  openOtcOrder,
  otcMethodSubject,
  otcReleaseSubject,
  otcTopic,
  setOtcAdState,
  payOtcOrder,
  releaseOtcOrder,
  saveDomesticCard,
  saveOtcAd,
  saveOtcMethod,
  sendMessage,
  stateOtcCase,
} from '@candor/api';
import { present } from '@candor/kernel';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { TestLiveClient } from '../live/test-live-client.ts';
import { dollars, fund, newSpender, proofFor, type Spender, submitAs } from '../funding/test-funding.ts';
import { verifiedFromVietnam } from '../identity/test-identity.ts';
import { btc, operatorTokens, startTestSystem, type TestSystem, usdt } from '../testing/test-system.ts';
import { CallMatrix, type MatrixRow } from '../testing/test-matrix.ts';
import { checkedByScript, dollarId, keepWise, otcTerms } from './test-otc.ts';

let system: TestSystem;
let base: string;
let seller: Spender;
let buyer: Spender;
let other: Spender;
let adId: number;

beforeAll(async () => {
  system = await startTestSystem();
  base = await system.listen();
  [seller, buyer, other] = [await newSpender(system), await newSpender(system), await newSpender(system)];
  await verifiedFromVietnam(system, buyer.user);
  await fund(system, seller.accountId, '5000');
});
afterAll(() => system.close());

const terms = { side: 'sell', assetId: usdt, fiatAssetId: dollarId, ...otcTerms } as const;
const payerName = 'Nguyễn Thị An';
const afterHolds = 130_000;
const account = { holder: 'An', account: 'P-77', place: 'Wise' };

/** Opens an order of the buyer's, at the price and with the delay that they see. */
async function order(quantity = '100') {
  const { ad, delayMs } = await buyer.user.call(getOtcAd, { ad: adId });
  const price = present(ad.priceNow, 'a fixed price');
  return buyer.user.call(openOtcOrder, { ad: adId, quantity, method: 'wise', price, delayMs });
}

it('an ad needs where its maker is paid, and its words and its maker are shown to all', async () => {
  expect(await seller.user.codeOf(saveOtcAd, terms as never)).toBe('otc_details_missing');
  const kept = { method: 'wise', ...account } as const;
  expect(await seller.user.codeOf(saveOtcMethod, kept)).toBe('step_up_expired');
  const elsewhere = otcMethodSubject({ ...kept, account: 'P-78' });
  const proof = await proofFor(system, seller, 'otc_method', elsewhere);
  expect(await seller.user.codeOf(saveOtcMethod, { ...kept, ...proof })).toBe('step_up_differs');
  await keepWise(system, seller, account);
  expect(await seller.user.call(listOtcMethods, {})).toEqual({ methods: [{ method: 'wise', details: account }] });
  ({ adId } = await seller.user.call(saveOtcAd, terms as never));
  const { body } = await system.send(listOtcAds, { side: 'buy' });
  expect(body.message.data).toMatchObject([{ id: adId, text: 'No third parties.', price_now: '1.01', mine: false }]);
  expect((await seller.user.call(listOwnOtcAds, {})).data).toMatchObject([{ isMine: true, quantity: '1000' }]);
});

it('an edit keeps the side and the assets, whatever it says of them, and a price that cannot be read is refused', async () => {
  expect(await other.user.codeOf(saveOtcAd, { ...terms, adId } as never)).toBe('otc_ad_not_found');
  const misread = { ...terms, price: '0.123456789' };
  expect(await seller.user.codeOf(saveOtcAd, misread as never)).toBe('otc_ad_invalid');
  // As an ad to buy it would need nowhere to be paid.
  const elsewhere = { ...terms, adId, side: 'buy', assetId: btc, fiatAssetId: usdt, quantity: '900' };
  expect(await seller.user.codeOf(saveOtcAd, { ...elsewhere, methods: [['momo']] } as never)).toBe(
    'otc_details_missing',
  );
  await seller.user.call(saveOtcAd, elsewhere as never);
  const { ad } = await buyer.user.call(getOtcAd, { ad: adId });
  expect(ad).toMatchObject({ side: 'sell', assetId: usdt, fiatAssetId: dollarId, quantity: '900' });
});

it('RULES 12: details are shown to the buyer alone and until the order ends; both sides talk', async () => {
  const { orderId } = await order();
  const seen = await buyer.user.call(getOtcOrder, { orderId });
  expect(seen).toMatchObject({
    details: account,
    text: 'No third parties.',
    order: { role: 'buyer', state: 'created' },
  });
  expect((await seller.user.call(getOtcOrder, { orderId })).details).toBeUndefined();
  expect(await other.user.codeOf(getOtcOrder, { orderId })).toBe('otc_order_not_found');
  // A change of the seller's details is not one of the order's.
  await keepWise(system, seller, { ...account, account: 'P-78' });
  expect((await buyer.user.call(getOtcOrder, { orderId })).details).toEqual(account);
  const { conversationId } = seen;
  await buyer.user.call(sendMessage, { conversationId, clientId: 'otc-hello', text: 'paid soon' });
  const { messages } = await seller.user.call(listMessages, { conversationId });
  expect(messages).toMatchObject([{ text: 'paid soon' }]);
  await buyer.user.call(sendMessage, { conversationId, clientId: 'otc-hello-2', text: 'or rather now' });
  const unreadOf = async ({ user }: Spender) =>
    (await user.call(listOtcOrders, { status: 'running' })).data.map(({ unread }) => unread);
  const toldTo = async ({ user }: Spender) =>
    (await user.call(listNotices, { group: 'orders' })).notices
      .filter(({ kind }) => kind === 'otc_message')
      .map(({ data, count, readAtMs }) => [data['order'], count, readAtMs === undefined]);
  expect([await unreadOf(seller), await unreadOf(buyer)]).toEqual([[2], [0]]);
  // One notice of both messages, without their words, until they are read.
  expect([await toldTo(seller), await toldTo(buyer)]).toEqual([[[String(orderId), 2, true]], []]);
  const { data: cards } = await seller.user.call(listSupportObjects, { kind: 'otc' });
  expect(cards).toMatchObject([
    { kind: 'otc', objectId: `${orderId}`, title: 'USDT/USD', side: 'sell', status: 'created' },
  ]);
  const asked = { kind: 'otc', objectId: `${orderId}` } as const;
  expect((await seller.user.call(listSupportObjects, asked)).data).toEqual(cards);
  expect((await other.user.call(listSupportObjects, asked)).data).toEqual([]);
  await seller.user.call(markConversationRead, { conversationId, seq: 2 });
  expect([await unreadOf(seller), await toldTo(seller)]).toEqual([[0], [[String(orderId), 2, false]]]);
  expect(await other.user.codeOf(listMessages, { conversationId })).toBe('conversation_not_found');

  expect(await buyer.user.codeOf(payOtcOrder, { orderId, isOwnName: false })).toBe('otc_name_unconfirmed');
  await buyer.user.call(payOtcOrder, { orderId, isOwnName: true });
  expect(await buyer.user.codeOf(cancelOtcOrder, { orderId })).toBe('otc_not_agreed');
  const live = await TestLiveClient.connect(base, { token: buyer.user.token });
  expect(decodeSnapshot(otcTopic, (await live.subscribe('otc')).snapshots['otc']?.data).orders).toMatchObject([
    { orderId, state: 'paid' },
  ]);
  const another = await proofFor(system, seller, 'otc_release', otcReleaseSubject({ orderId: orderId + 1 }));
  expect(await seller.user.codeOf(releaseOtcOrder, { orderId, ...another })).toBe('step_up_differs');
  const proof = await proofFor(system, seller, 'otc_release', otcReleaseSubject({ orderId }));
  const proven = { orderId, ...proof, requestId: 'release-once' };
  await seller.user.call(releaseOtcOrder, proven);
  // The same again, as after a lost answer, is answered as the first.
  await seller.user.call(releaseOtcOrder, proven);
  // The buyer hears what the seller did.
  await live.messagesOf('otc', (heard) =>
    heard.some(({ data }) => decodeUpdate(otcTopic, data).orders.some(({ state }) => state === 'released')),
  );
  await live.close();
  const ended = await buyer.user.call(getOtcOrder, { orderId });
  expect(ended.details).toBeUndefined();
  expect(ended.order).toMatchObject({ state: 'released', toBuyer: '100', acts: [] });
  expect((await seller.user.call(listOtcOrders, { status: 'ended' })).data).toMatchObject([
    { orderId, role: 'seller' },
  ]);
  expect(await seller.user.call(getOtcStats, {})).toMatchObject({
    completed: 1,
    disputes: 0,
    releaseMedianMs: expect.any(Number),
  });
  expect((await buyer.user.call(getOtcStats, {})).delayedUntilMs).toBeGreaterThan(0);
});

it('RULES 12: an operator sees what both wrote and splits, and a second one judges an appeal', async () => {
  const { orderId } = await order('200');
  await buyer.user.call(payOtcOrder, { orderId, isOwnName: true });
  const { conversationId } = await seller.user.call(getOtcOrder, { orderId });
  await seller.user.call(sendMessage, { conversationId, clientId: 'otc-nothing', text: 'nothing came' });
  await seller.user.call(disputeOtcOrder, { orderId, reason: 'not_paid' });
  const support = { token: operatorTokens.support };
  const { body } = await system.send(listOtcCases, {}, support);
  expect(body.message.data).toMatchObject([
    { id: orderId, state: 'disputed', messages: [{ by: 'seller', message: { text: 'nothing came' } }] },
  ]);
  const payer = async ({ user }: Spender) => (await user.call(getOtcOrder, { orderId })).payerName;
  expect([await payer(seller), await payer(buyer)]).toEqual([payerName, payerName]);
  await buyer.user.call(stateOtcCase, { orderId, reason: 'not_released', text: 'Paid at noon.\nHere is the slip.' });
  const argued = await buyer.user.call(getOtcDispute, { orderId });
  expect(argued).toMatchObject({ openedBy: 'seller', isLate: false, verdicts: [] });
  expect(argued.statements.map(({ by, reason }) => [by, reason])).toEqual([
    ['seller', 'not_paid'],
    ['buyer', 'not_released'],
  ]);
  const document = { orderId, format: 'text' } as const;
  expect(await buyer.user.codeOf(getOtcVerdict, document)).toBe('otc_verdict_not_found');
  const verdict = { id: orderId, to_buyer: '50', reason: 'wrong_amount', note: 'looked at both' };
  expect((await system.send(decideOtcCase, verdict, support)).body.type).toBe('ok');
  for (const { user } of [buyer, seller]) {
    const acts = (await user.call(listOperatorActs, {})).data.map(({ act, isView }) => [act, isView]);
    expect(acts[0]).toEqual(['dispute', false]);
    expect(acts).toContainEqual(['dispute', true]);
  }
  const first = await signedBy(buyer, orderId);
  expect(await signedBy(seller, orderId)).toEqual(first);
  expect(first.document).toMatchObject({
    statements: [{ by: 'seller' }, { by: 'buyer', text: 'Paid at noon.\nHere is the slip.' }],
    evidence: [{ by: 'seller', message: 1, textSha256: sha256('nothing came') }],
    verdicts: [{ operator: 'support', toBuyer: '50', toSeller: '150' }],
  });
  expect(await buyer.user.codeOf(stateOtcCase, { orderId, reason: 'other', text: 'too late' })).toBe('otc_state_wrong');
  await buyer.user.call(appealOtcOrder, { orderId });
  await buyer.user.call(stateOtcCase, { orderId, reason: 'not_released', text: 'All of it, I say.' });
  // A document stays as it was signed.
  expect(await signedBy(seller, orderId)).toEqual(first);
  expect((await system.send(decideOtcCase, verdict, support)).body.code).toBe('second_person_needed');
  const second = { token: operatorTokens.markets };
  expect((await system.send(decideOtcCase, { ...verdict, to_buyer: '200' }, second)).body.type).toBe('ok');
  const ended = await seller.user.call(getOtcOrder, { orderId });
  expect(ended.order).toMatchObject({ state: 'closed', toBuyer: '200', verdictReason: 'wrong_amount' });
  expect(await seller.user.call(getOtcStats, {})).toMatchObject({ disputes: 1, lost: 1 });
  expect(await payer(seller)).toBeUndefined();
  const last = await signedBy(seller, orderId);
  expect(last.document).toMatchObject({
    statements: [{ by: 'seller' }, { by: 'buyer', text: 'All of it, I say.' }],
    verdicts: [{ toBuyer: '50' }, { toBuyer: '200', toSeller: '0' }],
    appeal: { by: 'buyer' },
  });
  expect(await other.user.codeOf(getOtcVerdict, document)).toBe('otc_order_not_found');
  const pdf = await buyer.user.call(getOtcVerdict, { orderId, format: 'pdf' });
  const printed = Buffer.from(pdf.content, 'base64').toString('latin1');
  expect(printed).toContain(`candor-note:${base64(last.note)}`);
  // Both forms as they came, and each with another share of the buyer's.
  const changed = last.note.replace('"toBuyer": "200"', '"toBuyer": "20"');
  const forged = printed.replace(base64(last.note), base64(changed));
  expect([changed, forged]).not.toEqual([last.note, printed]);
  const found = await Promise.all(
    [latin(last.note), printed, latin(changed), forged].map((document) => checkedByScript(system, document)),
  );
  const words = expect.stringMatching(/"toBuyer": "200"[^]*✓ signed with this key\n$/);
  expect(found).toEqual([words, words, undefined, undefined]);
});

const base64 = (text: string) => Buffer.from(text).toString('base64');
/** The bytes of a text, a letter each. */
const latin = (text: string) => Buffer.from(text).toString('latin1');
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

/** The document of a verdict. */
async function signedBy(who: Spender, orderId: number) {
  const { content } = await who.user.call(getOtcVerdict, { orderId, format: 'text' });
  const note = Buffer.from(content, 'base64').toString('utf8');
  const [text = ''] = note.split('\n\n');
  return { note, document: JSON.parse(text.slice(text.indexOf('\n'))) };
}

it('RULES 15: a way to be paid that is kept while withdrawals are held is out of use until then', async () => {
  const { accountId } = seller;
  await submitAs(system, 'operator', { type: 'funding.place_hold', accountId, reason: 'password_changed' });
  await keepWise(system, seller, account);
  const [kept] = (await seller.user.call(listOtcMethods, {})).methods;
  expect(kept?.usableAtMs).toBeGreaterThan(0);
  expect(await seller.user.codeOf(saveOtcAd, terms as never)).toBe('otc_details_missing');
  system.wait(afterHolds);
  await system.tick();
  expect((await seller.user.call(listOtcMethods, {})).methods[0]?.usableAtMs).toBeUndefined();
  await submitAs(system, 'operator', { type: 'funding.place_hold', accountId, reason: 'under_review' });
  const again = { method: 'wise', ...account } as const;
  const proof = await proofFor(system, seller, 'otc_method', otcMethodSubject(again));
  expect(await seller.user.codeOf(saveOtcMethod, { ...again, ...proof })).toBe('withdrawals_held');
  await submitAs(system, 'operator', { type: 'funding.lift_hold', accountId, reason: 'under_review' });
  system.wait(afterHolds);
  await system.tick();
});

it('a bank card is one that the seller has bound, and goes with it', async () => {
  const bound = {
    holder: 'An',
    bankName: 'Vietcombank',
    place: 'Hanoi',
    branch: 'Hoan Kiem',
    phone: '+84 912 345 678',
  };
  const card = { ...bound, railId: dollars, account: '012345678901' };
  const binding = await proofFor(system, seller, 'address_add', cardSubject(card));
  const { destinationId: cardId } = await seller.user.call(saveDomesticCard, { ...card, ...binding });
  const typed = { method: 'bank_card', holder: 'An', account: '4111', place: 'Bank' } as const;
  expect(await seller.user.codeOf(saveOtcMethod, typed as never)).toBe('destination_not_found');
  const chosen = { method: 'bank_card', cardId } as const;
  const foreign = await proofFor(system, buyer, 'otc_method', otcMethodSubject(chosen));
  expect(await buyer.user.codeOf(saveOtcMethod, { ...chosen, ...foreign })).toBe('destination_not_found');
  const proof = await proofFor(system, seller, 'otc_method', otcMethodSubject(chosen));
  await seller.user.call(saveOtcMethod, { ...chosen, ...proof });
  const details = { holder: 'An', account: '012345678901', place: 'Vietcombank, Hoan Kiem' };
  const { methods } = await seller.user.call(listOtcMethods, {});
  expect(methods).toContainEqual({ method: 'bank_card', details, cardId });
  const both = { ...terms, adId, quantity: '900', methods: [['wise'], ['bank_card']] };
  await seller.user.call(saveOtcAd, both as never);
  const { ad, delayMs } = await buyer.user.call(getOtcAd, { ad: adId });
  const asked = { ad: adId, quantity: '20', method: 'bank_card', price: ad.priceNow ?? '', delayMs } as const;
  const { orderId } = await buyer.user.call(openOtcOrder, asked);
  await seller.user.call(deleteCard, { destinationId: cardId });
  expect((await seller.user.call(listOtcMethods, {})).methods).not.toContainEqual(expect.objectContaining({ cardId }));
  expect((await buyer.user.call(getOtcOrder, { orderId })).details).toEqual(details);
  expect(await buyer.user.codeOf(openOtcOrder, asked)).toBe('otc_method_not_offered');
  await buyer.user.call(cancelOtcOrder, { orderId });
});

it('RULES 12: every call answers the buyer, the seller, another user, a visitor and an operator each as they should', async () => {
  const matrix = new CallMatrix(system, [buyer, seller, other]);
  const all = ['ok', 'ok', 'ok'] as const;
  const wrong = 'otc_state_wrong';
  const none = 'otc_order_not_found';
  const { ad, delayMs } = await buyer.user.call(getOtcAd, { ad: adId });
  const asked = { ad: adId, quantity: '10', method: 'wise', price: ad.priceNow, delayMs };
  const edited = { ...terms, adId, quantity: '900' };
  const mine = [listOtcMethods, listOwnOtcAds].map((call): MatrixRow => [call, {}, ...all]);
  await matrix.asks('ok', [
    [listOtcAds, { side: 'buy' }, ...all],
    [getDocumentKey, {}, ...all],
  ]);
  await matrix.asks('signed_out', [
    ...mine,
    [getOtcAd, { ad: adId }, ...all],
    [getOtcStats, { ad: adId }, ...all],
    [listOtcOrders, { status: 'running' }, ...all],
    [saveOtcMethod, { method: 'momo' }, ...all],
    [saveOtcAd, edited, 'otc_ad_not_found', 'ok', 'otc_ad_not_found'],
    [setOtcAdState, { adId, state: 'live' }, 'otc_ad_not_found', 'ok', 'otc_ad_not_found'],
    [openOtcOrder, asked, 'ok', 'otc_ad_own', 'ok'],
  ]);
  const [opened] = (await buyer.user.call(listOtcOrders, { status: 'running' })).data;
  const { orderId } = present(opened, 'the buyer has opened one');
  const id = { orderId };
  const release = async (who: Spender) => {
    const proof = await proofFor(system, who, 'otc_release', otcReleaseSubject({ orderId }));
    return { orderId, ...proof };
  };
  const states = { ...id, reason: 'other' };
  await matrix.asks('signed_out', [
    [getOtcOrder, id, 'ok', 'ok', none],
    [getOtcDispute, id, 'ok', 'ok', none],
    [getOtcVerdict, { ...id, format: 'text' }, 'otc_verdict_not_found', 'otc_verdict_not_found', none],
    [stateOtcCase, states, wrong, wrong, none],
    [disputeOtcOrder, states, wrong, wrong, none],
    [appealOtcOrder, id, wrong, wrong, none],
    [releaseOtcOrder, release, 'otc_role_wrong', wrong, none],
    [payOtcOrder, { ...id, isOwnName: true }, 'ok', 'otc_role_wrong', none],
    [releaseOtcOrder, release, 'otc_role_wrong', 'ok', none],
  ]);
  const unpaid = await order('10');
  await matrix.asks('signed_out', [[cancelOtcOrder, { orderId: unpaid.orderId }, 'ok', 'otc_role_wrong', none]]);
  await matrix.refuses([decideOtcCase, listOtcCases]);
  expect(matrix.missing((path) => /^\/(otc|operator\/otc)/.test(path))).toEqual([]);
  const verdict = { id: unpaid.orderId, to_buyer: '5', reason: 'agreement', note: 'for the test' };
  expect((await system.send(decideOtcCase, verdict, { token: operatorTokens.support })).body.code).toBe(none);
});

it('an edit without an amount leaves what orders have left, and has the new terms', async () => {
  const { quantity: _quantity, ...rest } = terms;
  const { ad } = await seller.user.call(getOtcAd, { ad: adId });
  await seller.user.call(saveOtcAd, { adId, ...rest, price: '1.02' } as never);
  const edited = await seller.user.call(getOtcAd, { ad: adId });
  expect(edited.ad).toMatchObject({ quantity: ad.quantity, price: '1.02' });
  expect(await seller.user.codeOf(saveOtcAd, rest as never)).toBe('otc_ad_invalid');
});

it('nobody is sent to an account that the seller has forgotten', async () => {
  await seller.user.call(saveOtcMethod, { method: 'wise' });
  const { ad, delayMs } = await buyer.user.call(getOtcAd, { ad: adId });
  const asked = { ad: adId, quantity: '20', method: 'wise', price: ad.priceNow ?? '', delayMs } as const;
  expect(await buyer.user.codeOf(openOtcOrder, asked)).toBe('otc_method_not_offered');
  await keepWise(system, seller, account);
  const { orderId } = await order('20');
  // The account of an order stays with it, whatever the seller forgets.
  await seller.user.call(saveOtcMethod, { method: 'wise' });
  expect((await buyer.user.call(getOtcOrder, { orderId })).details).toEqual(account);
  await buyer.user.call(cancelOtcOrder, { orderId });
});

it('closing an ad gives back what it has left', async () => {
  await seller.user.call(setOtcAdState, { adId, state: 'closed' });
  expect(await buyer.user.codeOf(getOtcAd, { ad: adId })).toBe('otc_ad_not_found');
  expect((await seller.user.call(listOwnOtcAds, {})).data).toEqual([]);
});
