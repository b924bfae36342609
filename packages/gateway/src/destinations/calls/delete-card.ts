import { deleteCard } from '@candor/contract';
import { dropDestination } from '../drop-destination.ts';
import { serveUser } from '../../serving/serve.ts';

export default serveUser(deleteCard, (deps, input, { user }) =>
  dropDestination(deleteCard, deps, user, ['card', 'international_card'], input),
);
