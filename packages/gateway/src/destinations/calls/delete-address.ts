import { deleteAddress } from '@candor/api';
import { dropDestination } from '../drop-destination.ts';
import { serveUser } from '../../serving/serve.ts';

export default serveUser(deleteAddress, (deps, input, { user }) => dropDestination(deps, user, ['address'], input));
