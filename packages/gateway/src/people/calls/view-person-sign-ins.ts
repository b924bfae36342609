import { viewPersonSignIns } from '@candor/api';
import listSignIns from '../../accounts/calls/list-sign-ins.ts';
import { serveOperator } from '../../serving/serve.ts';
import { asOwnerSees } from '../as-owner-sees.ts';

export default serveOperator(viewPersonSignIns, asOwnerSees(listSignIns));
