import { removeTotp } from '@candor/api';
import { done } from '@candor/kernel';
import { changerOf } from '../changer.ts';
import { serveUser } from '../../serving/serve.ts';

export default serveUser(removeTotp, async ({ platform }, input, context) => {
  const { password } = input;
  const removed = await platform.safety.removeTotp(changerOf(context), { password, stepUp: input });
  return removed.ok ? done({}) : removed;
});
