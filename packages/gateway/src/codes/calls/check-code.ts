import { checkCode } from '@candor/api';
import { done } from '@candor/kernel';
import { serve } from '../../serving/serve.ts';

export default serve(
  checkCode,
  async ({ platform }, { userString, scene = 'register', code, areaCode }, { session, client }) => {
    const checked = await platform.accounts.checkIdentity({
      userString,
      scene,
      code,
      client,
      boundTo: scene === 'bind' ? session?.userId : undefined,
      ...(areaCode === undefined ? {} : { areaCode }),
    });
    return checked.ok ? done({}) : checked;
  },
);
