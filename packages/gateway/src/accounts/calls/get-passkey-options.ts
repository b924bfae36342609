import { getPasskeyOptions } from '@candor/api';
import { done } from '@candor/kernel';
import { serve } from '../../serving/serve.ts';

export default serve(getPasskeyOptions, async ({ platform }, _input, context) => {
  return done({ options: await platform.accounts.passkeyOptions(context.origin) });
});
