import { applyAsTrader } from '@candor/api';
import { done, reject } from '@candor/kernel';
import { shareFromPercent } from '../../serving/read-input.ts';
import { serveUser } from '../../serving/serve.ts';
import { submitFor } from '../../serving/submit.ts';

export default serveUser(applyAsTrader, async (deps, { requestId, sharePercent }, { user }) => {
  const share = shareFromPercent(sharePercent);
  if (share === undefined) return reject('share_invalid');
  const command = { type: 'copy.apply', accountId: user.accountId, share } as const;
  const applied = await submitFor(deps, user, command, requestId);
  return applied.ok ? done({ status: 'applied' as const }) : applied;
});
