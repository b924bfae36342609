import { deleteCard } from '@candor/api';
import { dropDestination } from '../drop-destination.ts';
import { serveUser } from '../../serving/serve.ts';

export default serveUser(deleteCard, (deps, input, { user }) =>
  dropDestination(deps, user, ['card', 'international_card'], input),
);
