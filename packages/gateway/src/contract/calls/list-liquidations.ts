import { listLiquidations } from '@candor/api';
import type { TicketId } from '@candor/exchange';
import { done } from '@candor/kernel';
import { awaitOwnWrites, pageAnswer } from '../../serving/own-lists.ts';
import { liquidationReportOf } from '../present/liquidations.ts';
import { omitUndefined } from '../../serving/read-input.ts';
import { serveUser } from '../../serving/serve.ts';

export default serveUser(listLiquidations, async (deps, { ticketId, page, limit }, context) => {
  await awaitOwnWrites(deps, context);
  const { accountId } = context.user;
  const one = omitUndefined({ ticketId: ticketId as TicketId | undefined });
  const reports = await deps.reader.liquidationReports({ accountId, ...one, page, limit });
  return done(pageAnswer({ page, limit }, reports, (row) => liquidationReportOf(deps.market.instruments, row)));
});
