import { viewPersonOrders } from '@candor/api';
import listSpotOrders from '../../spot/calls/list-spot-orders.ts';
import { serveOperator } from '../../serving/serve.ts';
import { asOwnerSees } from '../as-owner-sees.ts';

export default serveOperator(viewPersonOrders, asOwnerSees(listSpotOrders));
