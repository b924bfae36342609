import { pauseAlert } from '@candor/api';
import { serveUser } from '../../serving/serve.ts';

export default serveUser(pauseAlert, ({ platform }, { alertId }, { user }) => platform.alerts.pause(user, alertId));
