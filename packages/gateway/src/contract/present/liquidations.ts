import type { LiquidationReport } from '@candor/api';
import { riskRate } from '@candor/exchange/rules';
import { type Atoms, atoms, atomsToText, priceToText } from '@candor/money';
import type { LiquidationReport as Report } from '@candor/readmodel';
import { type Instruments, usdtId } from '../../market/instruments.ts';
import { hundredthsText } from '../../serving/decimals.ts';

export function liquidationReportOf(instruments: Instruments, report: Report): LiquidationReport {
  const { scale } = instruments.assetOf(usdtId);
  const text = (amount: Atoms) => atomsToText(amount, scale);
  const { equity, margin } = report;
  const rate = riskRate(atoms(equity - margin), margin, atoms(0n));
  return {
    reportId: report.sequence,
    marginMode: report.marginMode,
    gridIndex: report.gridIndex,
    atMs: report.atMs,
    equity: text(equity),
    margin: text(margin),
    maintenance: text(report.maintenance),
    riskRate: rate === undefined ? undefined : hundredthsText(rate),
    tickets: report.tickets.map((ticket) => ({
      ticketId: ticket.ticketId,
      pairId: ticket.pairId,
      symbol: instruments.pairOf(ticket.pairId).symbol,
      direction: ticket.direction,
      lots: ticket.lots,
      isClosed: ticket.isClosed,
      entryPrice: priceToText(ticket.entryPrice),
      markPrice: priceToText(ticket.markPrice),
      margin: text(ticket.margin),
      unrealised: text(ticket.unrealised),
      maintenance: text(ticket.maintenance),
    })),
    fee: text(report.fee),
    deficit: text(report.deficit),
    fromInsurance: text(report.fromInsurance),
    fromOthers: text(report.fromOthers),
    equityAfter: text(report.equityAfter),
  };
}
