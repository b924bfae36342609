import type { LiquidationReport } from '@candor/api';
import {
  liquidationFoundFields,
  liquidationResultFields,
  reportedTicketFields,
  riskRate,
} from '@candor/exchange/rules';
import { atoms } from '@candor/money';
import type { LiquidationReport as Report } from '@candor/readmodel';
import { type Instruments, usdtId } from '../../market/instruments.ts';
import { hundredthsText } from '../../serving/decimals.ts';
import { shownMaker } from '../../serving/shown.ts';

const { accountId: _account, ...foundFields } = liquidationFoundFields;
const shownReport = shownMaker({ ...foundFields, ...liquidationResultFields });
const shownTicket = shownMaker(reportedTicketFields);

export function liquidationReportOf(instruments: Instruments, report: Report): LiquidationReport {
  const { scale } = instruments.assetOf(usdtId);
  const { equity, margin } = report;
  const rate = riskRate(atoms(equity - margin), margin, atoms(0n));
  return {
    ...shownReport(report, scale),
    reportId: report.sequence,
    atMs: report.atMs,
    riskRate: rate === undefined ? undefined : hundredthsText(rate),
    tickets: report.tickets.map((ticket) => ({
      ...shownTicket(ticket, scale),
      symbol: instruments.pairOf(ticket.pairId).symbol,
      isClosed: ticket.isClosed,
    })),
  };
}
