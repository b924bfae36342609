import { previewSpotOrder } from '@candor/api';
import { done, reject } from '@candor/kernel';
import { atomsToText, priceToText } from '@candor/money';
import { textOf } from '@candor/messages/server';
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
  const [paidWith, received] = command.side === 'buy' ? [quote, base] : [base, quote];
  return done({
    rejectCode: preview.rejects,
    rejectText: preview.rejects && textOf(preview.rejects, lang),
    hold: atomsToText(preview.hold, paidWith.scale),
    filled: atomsToText(preview.filled, base.scale),
    filledQuote: atomsToText(preview.filledQuote, quote.scale),
    averagePrice: preview.averagePrice && priceToText(preview.averagePrice),
    worstPrice: preview.worstPrice && priceToText(preview.worstPrice),
    takerFee: atomsToText(preview.takerFee, received.scale),
    makerFee: atomsToText(preview.makerFee, received.scale),
    receives: atomsToText(preview.receives, received.scale),
    endsAs: preview.endsAs,
    reason: preview.reason,
  });
});

/** An order that cannot even be read has no figures. */
function refused(rejectCode: string) {
  const nothing = { hold: '0', filled: '0', filledQuote: '0', takerFee: '0', makerFee: '0', receives: '0' };
  return { rejectCode, ...nothing, endsAs: 'expired' as const };
}
