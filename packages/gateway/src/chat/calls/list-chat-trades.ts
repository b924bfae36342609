import { isEndedTrade, listChatTrades } from '@candor/api';
import { done } from '@candor/kernel';
import { objectCards } from '../../conversations/objects.ts';
import { serveUser } from '../../serving/serve.ts';

export default serveUser(listChatTrades, async (deps, { kind }, context) =>
  done((await objectCards(deps, context, kind, { isEnded: true })).filter(isEndedTrade)),
);
