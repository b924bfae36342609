import { viewPersonContracts } from '@candor/api';
import listContractTickets from '../../contract/calls/list-contract-tickets.ts';
import { serveOperator } from '../../serving/serve.ts';
import { asOwnerSees } from '../as-owner-sees.ts';

export default serveOperator(viewPersonContracts, asOwnerSees(listContractTickets));
