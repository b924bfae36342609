import { listOtcMethods } from '@candor/api';
import { otcMethods } from '@candor/exchange/rules';
import { done } from '@candor/kernel';
import { serveUser } from '../../serving/serve.ts';

export default serveUser(listOtcMethods, async ({ platform }, _input, { user }) => {
  const known = await platform.otc.methods(user.userId);
  return done({
    methods: otcMethods.flatMap((method) => {
      const details = known.get(method);
      return details === undefined ? [] : [{ method, details }];
    }),
  });
});
