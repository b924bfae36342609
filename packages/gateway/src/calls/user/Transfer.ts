import { acceptConversion } from '@candor/contract';
import type { QuoteId } from '@candor/exchange';
import { done } from '@candor/kernel';
import { conversionRowOf } from '../../present/funds.ts';
import { serveUser } from '../../serve.ts';
import { listed, submit } from '../../submit.ts';

export default serveUser(acceptConversion, async (deps, input, { user }) => {
  const quoteId = input.quoteId as QuoteId;
  const { accountId } = user;
  const answer = await submit(deps, user, { type: 'convert.accept', accountId, quoteId }, input.requestId);
  const accepted = listed(acceptConversion, answer.outcome);
  if (!accepted.ok) return accepted;
  const conversion = await deps.conversions.find(user, quoteId, answer.sequence);
  return done(conversionRowOf(deps.market.instruments, conversion));
});
