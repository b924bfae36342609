import { subscribePush } from '@candor/api';
import { serveUser } from '../../serving/serve.ts';

export default serveUser(subscribePush, ({ platform }, target, { user }) => platform.push.subscribe(user, target));
