import { viewPersonSessions } from '@candor/api';
import listSessions from '../../accounts/calls/list-sessions.ts';
import { serveOperator } from '../../serving/serve.ts';
import { asOwnerSees } from '../as-owner-sees.ts';

export default serveOperator(viewPersonSessions, asOwnerSees(listSessions));
