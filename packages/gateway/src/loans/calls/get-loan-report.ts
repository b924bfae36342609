import { getLoanReport } from '@candor/api';
import type { LoanId } from '@candor/exchange';
import { done, reject } from '@candor/kernel';
import { type Atoms, atomsToText, priceToText } from '@candor/money';
import { awaitOwnWrites } from '../../serving/own-lists.ts';
import { serveUser } from '../../serving/serve.ts';
import { ownLoanRow } from '../own-loan.ts';

export default serveUser(getLoanReport, async (deps, input, context) => {
  const loanId = input.loanId as LoanId;
  const loan = await ownLoanRow(deps, context.user.accountId, loanId);
  if (loan === undefined) return reject('loan_not_found');
  await awaitOwnWrites(deps, context);
  const liquidations = await deps.reader.loanLiquidations({ loanId });
  const text = (amount: Atoms) => atomsToText(amount, loan.scale);
  return done({
    loan,
    liquidations: liquidations.map(({ sales, ...report }) => ({
      number: report.number,
      debtBefore: text(report.debtBefore),
      ltvBefore: report.ltvBefore,
      sales: sales.map((sale) => {
        const { assetId, code, scale } = deps.market.instruments.assetOf(sale.soldAssetId);
        return {
          assetId,
          code,
          quantity: atomsToText(sale.quantity, scale),
          indexPrice: priceToText(sale.indexPrice),
          salePrice: priceToText(sale.salePrice),
          proceeds: text(sale.proceeds),
        };
      }),
      debtLeft: text(report.debtLeft),
      ltvLeft: report.ltvLeft,
      badDebt: text(report.badDebt),
      insurancePaid: text(report.insurancePaid),
      atMs: report.atMs,
    })),
  });
});
