import { unfreezeAccount } from '@candor/api';
import { done } from '@candor/kernel';
import { serve } from '../../serving/serve.ts';

export default serve(unfreezeAccount, async ({ platform }, input, context) => {
  const { userString, areaCode, password, code, factorCode, passkey } = input;
  const { client, origin, hasWorked } = context;
  const opened = await platform.safety.unfreeze({
    userString,
    password,
    code,
    factor: { factorCode, passkey },
    client,
    origin,
    hasWorked,
    ...(areaCode === undefined ? {} : { areaCode }),
  });
  return opened.ok ? done({}) : opened;
});
