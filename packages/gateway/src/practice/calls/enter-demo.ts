import { enterDemo } from '@candor/api';
import { done } from '@candor/kernel';
import { serve } from '../../serving/serve.ts';

export default serve(enterDemo, async ({ platform }, _input, { client }) => {
  const entered = await platform.accounts.enterDemo({ client });
  return entered.ok ? done(entered.value.token) : entered;
});
