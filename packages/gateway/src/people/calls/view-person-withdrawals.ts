import { viewPersonWithdrawals } from '@candor/api';
import listWithdrawals from '../../funding/calls/list-withdrawals.ts';
import { serveOperator } from '../../serving/serve.ts';
import { asOwnerSees } from '../as-owner-sees.ts';

export default serveOperator(viewPersonWithdrawals, asOwnerSees(listWithdrawals));
