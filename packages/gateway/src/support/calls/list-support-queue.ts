import { listSupportQueue } from '@candor/api';
import { done } from '@candor/kernel';
import { serveOperator } from '../../serving/serve.ts';
import { supportQueueRowOf } from '../present.ts';

export default serveOperator(listSupportQueue, async ({ platform }, asked) => {
  const { rows, total } = await platform.support.queue(asked);
  const data = await Promise.all(rows.map((row) => supportQueueRowOf(platform, row)));
  return done({ data, page: asked.page, limit: asked.limit, total });
});
