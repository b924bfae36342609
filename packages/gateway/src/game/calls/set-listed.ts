import { setListed } from '@candor/api';
import { done } from '@candor/kernel';
import { serveUser } from '../../serving/serve.ts';
import { submitFor } from '../../serving/submit.ts';

export default serveUser(setListed, async (deps, { isListed }, { user }) => {
  const command = { type: 'game.set_listed', accountId: user.accountId, isListed: isListed ? 'yes' : 'no' } as const;
  const set = await submitFor(deps, user, command);
  return set.ok ? done({ isListed }) : set;
});
