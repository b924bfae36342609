import { listOtcMethods } from '@candor/api';
import { otcMethods } from '@candor/exchange/rules';
import { done } from '@candor/kernel';
import { serveUser } from '../../serving/serve.ts';

export default serveUser(listOtcMethods, async ({ platform, clock }, _input, { user }) => {
  const known = await platform.otc.methods(user.userId);
  return done({
    methods: otcMethods.flatMap((method) => {
      const kept = known.get(method);
      if (kept === undefined) return [];
      const { details, destinationId: cardId, usableAtMs } = kept;
      return [{ method, details, cardId, ...(usableAtMs > clock() ? { usableAtMs } : {}) }];
    }),
  });
});
