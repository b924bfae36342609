import { getOtcDispute } from '@candor/api';
import type { OtcOrderId } from '@candor/exchange';
import { done, present, reject } from '@candor/kernel';
import { atomsToText, minus } from '@candor/money';
import { serveUser } from '../../serving/serve.ts';
import { saidUntil } from '../evidence.ts';
import { ownOrder, rowsFor } from '../own-order.ts';

export default serveUser(getOtcDispute, async (deps, input, { user }) => {
  const { platform, market, clock } = deps;
  const orderId = input.orderId as OtcOrderId;
  const own = await ownOrder(deps, user.accountId, orderId);
  if (own === undefined) return reject('otc_order_not_found');
  const { live, record, order } = own;
  const { conversationId } = present(await platform.otc.deal(order), 'both sides are users');
  const [[row], statements, said] = await Promise.all([
    rowsFor(deps, user.accountId, [own]),
    platform.otcDisputes.statements(orderId),
    saidUntil(platform, conversationId, order),
  ]);
  const { scale } = market.instruments.assetOf(order.assetId);
  const isWaiting = live?.state === 'disputed' || live?.state === 'appealed';
  return done({
    order: present(row, 'it was found'),
    conversationId,
    openedBy: record?.disputedBy,
    statements: statements.map(({ role: by, reason, text, atMs }) => ({ by, reason, text, atMs })),
    evidence: said
      .filter(({ message }) => message.uploadId !== null)
      .map(({ by, message: { seq, atMs, text } }) => ({ seq, by, atMs, text, hasPicture: true })),
    promisedAtMs: isWaiting ? live.deadlineMs : undefined,
    isLate: isWaiting && live.deadlineMs <= clock(),
    verdicts: (record?.verdicts ?? []).map(({ toBuyer, ...verdict }) => ({
      ...verdict,
      toBuyer: atomsToText(toBuyer, scale),
      toSeller: atomsToText(minus(order.quantity, toBuyer), scale),
    })),
    appealedBy: record?.appealedBy,
    appealedAtMs: record?.appealedAtMs,
  });
});
