import { isEndedTrade, sendChatMessage, sharedCard } from '@candor/api';
import { done, reject } from '@candor/kernel';
import { objectCard } from '../../conversations/objects.ts';
import { messageRowOf } from '../../conversations/present.ts';
import { serveUser } from '../../serving/serve.ts';

/** A trade comes from its owner's own list, so that nobody can invent one. */
export default serveUser(sendChatMessage, async (deps, input, context) => {
  const { tradeKind, tradeId, showsAmounts, ...message } = input;
  const { userId } = context.user;
  const isTrade = tradeKind !== undefined && tradeId !== undefined;
  const found = isTrade ? await objectCard(deps, context, { kind: tradeKind, objectId: tradeId }) : undefined;
  if (isTrade && (found === undefined || !isEndedTrade(found))) return reject('trade_not_ended');
  const card = found && sharedCard(found, showsAmounts);
  const sent = await deps.platform.chat.send({ ...message, userId, card });
  return sent.ok ? done(messageRowOf(sent.value, userId)) : sent;
});
