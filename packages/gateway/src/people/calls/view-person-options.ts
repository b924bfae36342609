import { viewPersonOptions } from '@candor/api';
import listOptions from '../../options/calls/list-options.ts';
import { serveOperator } from '../../serving/serve.ts';
import { asOwnerSees } from '../as-owner-sees.ts';

export default serveOperator(viewPersonOptions, asOwnerSees(listOptions));
