import { listSupportObjects } from '@candor/api';
import { done } from '@candor/kernel';
import { objectCard, objectCards } from '../../conversations/objects.ts';
import { serveUser } from '../../serving/serve.ts';

export default serveUser(listSupportObjects, async (deps, { kind, objectId, page, limit }, context) => {
  if (objectId === undefined) {
    const { rows, total } = await objectCards(deps, context, { kind, page, limit });
    return done({ data: [...rows], page, limit, total });
  }
  const card = await objectCard(deps, context, { kind, objectId });
  return done({ data: card === undefined ? [] : [card], page: 1, limit, total: card === undefined ? 0 : 1 });
});
