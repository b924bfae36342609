import { freezeAccount } from '@candor/api';
import { done, present, reject } from '@candor/kernel';
import { serve } from '../../serving/serve.ts';

export default serve(freezeAccount, async ({ platform }, input, context) => {
  const { session } = context;
  const { token } = input;
  if (token === undefined && session === undefined) return reject('freeze_link_invalid');
  const by = token === undefined ? { userId: present(session, 'somebody is signed in').userId } : { token };
  const frozen = await platform.safety.freeze(by);
  return frozen.ok ? done({}) : frozen;
});
