import { listSupportObjects } from '@candor/api';
import { done } from '@candor/kernel';
import { serveUser } from '../../serving/serve.ts';
import { objectCards } from '../../conversations/objects.ts';

export default serveUser(listSupportObjects, async (deps, { kind }, context) =>
  done([...(await objectCards(deps, context, kind))]),
);
