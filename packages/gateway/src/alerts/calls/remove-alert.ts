import { removeAlert } from '@candor/api';
import { serveUser } from '../../serving/serve.ts';

export default serveUser(removeAlert, ({ platform }, { alertId }, { user }) => platform.alerts.remove(user, alertId));
