import { resumeAlert } from '@candor/api';
import { reject } from '@candor/kernel';
import { serveUser } from '../../serving/serve.ts';
import { pointsFor, renewPoints } from '../own-terms.ts';

export default serveUser(resumeAlert, async (deps, { alertId }, { user }) => {
  const alert = await deps.platform.alerts.find(user, alertId);
  if (alert === undefined) return reject('alert_not_found');
  const made = await deps.platform.alerts.restart(user, alertId, 'same', await pointsFor(deps, alert, user));
  if (made.ok) await renewPoints(deps, user);
  return made;
});
