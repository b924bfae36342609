import { listContent } from '@candor/api';
import { done } from '@candor/kernel';
import { serveOperator } from '../../serving/serve.ts';

export default serveOperator(listContent, async ({ platform }, { kind }) =>
  done(
    (await platform.contentDesk.list(kind)).map((item) => ({
      ...item,
      missing: [...item.missing],
      content: JSON.stringify(item.content),
    })),
  ),
);
