import { viewPersonNotices } from '@candor/api';
import listNotices from '../../inbox/calls/list-notices.ts';
import { serveOperator } from '../../serving/serve.ts';
import { asOwnerSees } from '../as-owner-sees.ts';

export default serveOperator(viewPersonNotices, asOwnerSees(listNotices));
