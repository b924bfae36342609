import { viewPersonCoupons } from '@candor/api';
import listCoupons from '../../coupons/calls/list-coupons.ts';
import { serveOperator } from '../../serving/serve.ts';
import { asOwnerSees } from '../as-owner-sees.ts';

export default serveOperator(viewPersonCoupons, asOwnerSees(listCoupons));
