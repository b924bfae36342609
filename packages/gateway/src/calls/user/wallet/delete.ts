import { deleteAddress } from '@candor/contract';
import { dropDestination } from '../../../funding/drop-destination.ts';
import { serveUser } from '../../../serve.ts';

export default serveUser(deleteAddress, (deps, input, { user }) =>
  dropDestination(deleteAddress, deps, user, ['address'], input),
);
