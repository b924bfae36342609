import { isEndedTrade, listChatTrades } from '@candor/api';
import { done } from '@candor/kernel';
import { objectCards } from '../../conversations/objects.ts';
import { serveUser } from '../../serving/serve.ts';

const shown = { page: 1, limit: 20, isEnded: true } as const;

export default serveUser(listChatTrades, async (deps, { kind }, context) => {
  const { rows } = await objectCards(deps, context, { kind, ...shown });
  return done(rows.filter(isEndedTrade));
});
