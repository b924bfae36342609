import { beginStepUp } from '@candor/api';
import { done } from '@candor/kernel';
import { serveUser } from '../../serving/serve.ts';

export default serveUser(beginStepUp, async ({ platform }, input, context) => {
  const { user, origin } = context;
  const begun = await platform.stepUp.begin({ user, ...input, origin });
  return done({ ...begun, methods: [...begun.methods] });
});
