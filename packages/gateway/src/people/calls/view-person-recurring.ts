import { viewPersonRecurring } from '@candor/api';
import listRecurringPlans from '../../recurring/calls/list-recurring-plans.ts';
import { serveOperator } from '../../serving/serve.ts';
import { asOwnerSees } from '../as-owner-sees.ts';

export default serveOperator(viewPersonRecurring, asOwnerSees(listRecurringPlans));
