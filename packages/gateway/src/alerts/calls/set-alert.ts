import { setAlert } from '@candor/api';
import { serveUser } from '../../serving/serve.ts';
import { pointsFor, renewPoints, termsFrom } from '../own-terms.ts';

export default serveUser(setAlert, async (deps, input, { user }) => {
  const terms = termsFrom(deps, input);
  if (!terms.ok) return terms;
  const made = await deps.platform.alerts.set(user, terms.value, await pointsFor(deps, terms.value, user));
  if (made.ok) await renewPoints(deps, user);
  return made;
});
