import { type ContractPreviewRow, previewContract } from '@candor/api';
import type { ContractPreview, Lots } from '@candor/exchange';
import { done, reject } from '@candor/kernel';
import { textOf } from '@candor/messages/server';
import { type Atoms, atomsToText, priceToText } from '@candor/money';
import { couponPays } from '../../coupons/coupon-pays.ts';
import { contractOrderOf } from '../order.ts';
import { hundredthsText, priceTextOf } from '../../serving/decimals.ts';
import { serveUser } from '../../serving/serve.ts';

export default serveUser(previewContract, async (deps, input, { user, lang }) => {
  const read = contractOrderOf(deps.market.instruments, user.accountId, input);
  if (!read.ok) {
    const { code } = read;
    return code === 'pair_not_found'
      ? reject(code)
      : done({ ...unreadable, rejectCode: code, rejectText: textOf(code, lang) });
  }
  const { pair, command } = read.value;
  const preview = await deps.exchange.query('previewContract', command);
  const { notional, openFee } = preview;
  const { accountId } = user;
  const { couponId } = input;
  // The fee of the close counts too, and is not known yet.
  const plan = { act: 'contract', assetId: pair.quote.assetId, size: notional, charged: openFee } as const;
  const paid =
    couponId === undefined
      ? undefined
      : await couponPays(deps.exchange, { accountId, couponId, plan, isSizeKnown: false });
  const rejects = paid?.ok === false ? paid.code : preview.rejects;
  const refusal = rejects === undefined ? {} : { rejectCode: rejects, rejectText: textOf(rejects, lang) };
  const { scale } = pair.quote;
  const pays = paid?.ok === true ? { couponPays: atomsToText(paid.value, scale) } : {};
  return done({ ...refusal, ...previewRowOf(preview, scale), ...pays });
});

function previewRowOf(preview: ContractPreview, scale: number): ContractPreviewRow {
  const text = (amount: Atoms) => atomsToText(amount, scale);
  const rate = (hundredths: number | undefined) => (hundredths === undefined ? undefined : hundredthsText(hundredths));
  return {
    price: priceToText(preview.price),
    worstPrice: priceToText(preview.worstPrice),
    notional: text(preview.notional),
    hold: text(preview.hold),
    margin: text(preview.margin),
    openFee: text(preview.openFee),
    closeFee: text(preview.closeFee),
    overnightFee: text(preview.overnightFee),
    breakEvenPrice: priceToText(preview.breakEvenPrice),
    liquidationPrice: priceTextOf(preview.liquidationPrice),
    maintenance: text(preview.maintenance),
    riskRateBefore: rate(preview.riskRateBefore),
    riskRateAfter: rate(preview.riskRateAfter),
    liquidationRateAfter: rate(preview.liquidationRateAfter),
    spendable: text(preview.spendable),
    lotsMax: preview.lotsMax,
  };
}

/** An order that cannot even be read has no figures. */
const unreadable: ContractPreviewRow = {
  price: '0',
  worstPrice: '0',
  notional: '0',
  hold: '0',
  margin: '0',
  openFee: '0',
  closeFee: '0',
  overnightFee: '0',
  breakEvenPrice: '0',
  maintenance: '0',
  spendable: '0',
  lotsMax: 0 as Lots,
};
