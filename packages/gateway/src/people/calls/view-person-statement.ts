import { viewPersonStatement } from '@candor/api';
import listEntries from '../../ledger/calls/list-entries.ts';
import { serveOperator } from '../../serving/serve.ts';
import { asOwnerSees } from '../as-owner-sees.ts';

export default serveOperator(viewPersonStatement, asOwnerSees(listEntries));
