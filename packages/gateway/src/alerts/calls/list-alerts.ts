import { listAlerts } from '@candor/api';
import { done } from '@candor/kernel';
import { serveUser } from '../../serving/serve.ts';
import { alertRowOf } from '../present/alerts.ts';

export default serveUser(listAlerts, async ({ platform, market }, _input, { user }) => {
  const alerts = await platform.alerts.list(user.userId);
  return done(alerts.map((alert) => alertRowOf(market.instruments, alert)));
});
