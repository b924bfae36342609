import { cancelRecovery } from '@candor/api';
import { done, present, reject } from '@candor/kernel';
import { serve } from '../../serving/serve.ts';

export default serve(cancelRecovery, async ({ platform }, { token }, { session }) => {
  if (token === undefined && session === undefined) return reject('recovery_link_invalid');
  const by = token === undefined ? { userId: present(session, 'somebody is signed in').userId } : { token };
  const cancelled = await platform.recovery.cancel(by);
  return cancelled.ok ? done({}) : cancelled;
});
