import { editAlert } from '@candor/api';
import { serveUser } from '../../serving/serve.ts';
import { pointsFor, renewPoints, termsFrom } from '../own-terms.ts';

export default serveUser(editAlert, async (deps, { alertId, ...input }, { user }) => {
  const terms = termsFrom(deps, input);
  if (!terms.ok) return terms;
  const points = await pointsFor(deps, terms.value, user);
  const made = await deps.platform.alerts.restart(user, alertId, terms.value, points);
  if (made.ok) await renewPoints(deps, user);
  return made;
});
