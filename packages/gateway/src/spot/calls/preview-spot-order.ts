import { previewSpotOrder } from '@candor/api';
import { feeInQuote } from '@candor/exchange/rules';
import { done, reject } from '@candor/kernel';
import { atomsToText, priceToText, zero } from '@candor/money';
import { textOf } from '@candor/messages/server';
import { couponPays } from '../../coupons/coupon-pays.ts';
import { previewOf } from '../preview.ts';
import { serveUser } from '../../serving/serve.ts';
import { orderCommandOf } from '../order.ts';

export default serveUser(previewSpotOrder, async (deps, input, { user, lang }) => {
  const read = orderCommandOf(deps.market.instruments, user.accountId, input);
  if (!read.ok) {
    const { code } = read;
    return code === 'pair_not_found' ? reject(code) : done({ ...refused(code), rejectText: textOf(code, lang) });
  }
  const { pair, command } = read.value;
  const preview = await previewOf(deps.exchange, command);
  const { base, quote } = pair;
  const { couponId } = input;
  const { side } = command;
  const { filled, filledQuote, takerFee } = preview;
  const charged = filled === 0n ? zero : feeInQuote(takerFee, side, { quantity: filled, quoteAmount: filledQuote });
  // A part that waits is charged at prices that are not known yet.
  const plan = { act: 'spot', assetId: quote.assetId, size: filledQuote, charged } as const;
  const paid =
    couponId === undefined
      ? undefined
      : await couponPays(deps.exchange, { accountId: user.accountId, couponId, plan, isSizeKnown: false });
  const rejects = paid?.ok === false ? paid.code : preview.rejects;
  const [paidWith, received] = command.side === 'buy' ? [quote, base] : [base, quote];
  return done({
    rejectCode: rejects,
    rejectText: rejects && textOf(rejects, lang),
    hold: atomsToText(preview.hold, paidWith.scale),
    filled: atomsToText(preview.filled, base.scale),
    filledQuote: atomsToText(preview.filledQuote, quote.scale),
    averagePrice: preview.averagePrice && priceToText(preview.averagePrice),
    worstPrice: preview.worstPrice && priceToText(preview.worstPrice),
    takerFee: atomsToText(preview.takerFee, received.scale),
    makerFee: atomsToText(preview.makerFee, received.scale),
    receives: atomsToText(preview.receives, received.scale),
    couponPays: paid?.ok === true ? atomsToText(paid.value, quote.scale) : undefined,
    endsAs: preview.endsAs,
    reason: preview.reason,
  });
});

/** An order that cannot even be read has no figures. */
function refused(rejectCode: string) {
  const nothing = { hold: '0', filled: '0', filledQuote: '0', takerFee: '0', makerFee: '0', receives: '0' };
  return { rejectCode, ...nothing, endsAs: 'expired' as const };
}
