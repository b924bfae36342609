import { listOtcCases } from '@candor/api';
import { done } from '@candor/kernel';
import { atomsToText } from '@candor/money';
import { messageRowOf } from '../../conversations/present.ts';
import { serveOperator } from '../../serving/serve.ts';

const messagesMax = 100;

export default serveOperator(listOtcCases, async (deps, { orderId: only, page, limit }, { operator }) => {
  const { exchange, platform, market } = deps;
  // Late ones come first: both sides are told so.
  const all = (await exchange.query('otcCases'))
    .filter(({ orderId }) => only === undefined || orderId === only)
    .toSorted((a, b) => a.deadlineMs - b.deadlineMs);
  const cases = all.slice((page - 1) * limit, page * limit);
  const sides = cases.flatMap(({ buyerId, sellerId }) => [buyerId, sellerId]);
  operator.about(sides);
  const faces = await platform.accounts.faces(sides);
  const rows = cases.map(async (order) => {
    const { buyerId, sellerId, verdict } = order;
    const asset = market.instruments.assetOf(order.assetId);
    const fiat = market.instruments.assetOf(order.fiatAssetId);
    const deal = await platform.otc.deal(order);
    const talk =
      deal === undefined
        ? []
        : (await platform.conversations.page({ id: deal.conversationId, kind: 'otc' }, { limit: messagesMax }))
            .messages;
    const [buyerUid, sellerUid] = [faces.get(buyerId)?.uid, faces.get(sellerId)?.uid];
    return {
      orderId: order.orderId,
      state: order.state === 'appealed' ? ('appealed' as const) : ('disputed' as const),
      quantity: atomsToText(order.quantity, asset.scale),
      code: asset.code,
      total: atomsToText(order.total, fiat.scale),
      fiatCode: fiat.code,
      method: order.method,
      buyerUid,
      sellerUid,
      promisedAtMs: order.deadlineMs,
      firstOperator: verdict?.operator,
      conversationId: deal?.conversationId,
      statements: (await platform.otcDisputes.statements(order.orderId)).map(({ role: by, reason, text, atMs }) => ({
        by,
        reason,
        text,
        atMs,
      })),
      messages: talk.map((message) => {
        const uid = message.face?.uid;
        const by = uid === undefined ? undefined : uid === buyerUid ? ('buyer' as const) : ('seller' as const);
        return { by, message: messageRowOf(message) };
      }),
    };
  });
  return done({ data: await Promise.all(rows), page, limit, total: all.length });
});
