import { setChatRoom } from '@candor/api';
import { done } from '@candor/kernel';
import { serveOperator } from '../../serving/serve.ts';

export default serveOperator(setChatRoom, async ({ platform }, { room, ...terms }) =>
  done(await platform.chat.setTerms(room, terms)),
);
