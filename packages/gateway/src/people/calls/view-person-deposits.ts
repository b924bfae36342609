import { viewPersonDeposits } from '@candor/api';
import listDeposits from '../../funding/calls/list-deposits.ts';
import { serveOperator } from '../../serving/serve.ts';
import { asOwnerSees } from '../as-owner-sees.ts';

export default serveOperator(viewPersonDeposits, asOwnerSees(listDeposits));
