import { viewPersonSends } from '@candor/api';
import listSends from '../../send/calls/list-sends.ts';
import { serveOperator } from '../../serving/serve.ts';
import { asOwnerSees } from '../as-owner-sees.ts';

export default serveOperator(viewPersonSends, asOwnerSees(listSends));
