import { viewPersonBalances } from '@candor/api';
import listWallets from '../../ledger/calls/list-wallets.ts';
import { serveOperator } from '../../serving/serve.ts';
import { asOwnerSees } from '../as-owner-sees.ts';

export default serveOperator(viewPersonBalances, asOwnerSees(listWallets));
