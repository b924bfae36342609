import { saveContent } from '@candor/api';
import { serveOperator } from '../../serving/serve.ts';

export default serveOperator(saveContent, ({ platform }, save, { operator }) =>
  platform.contentDesk.save({ ...save, operator: operator.name }),
);
