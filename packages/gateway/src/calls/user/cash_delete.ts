import { deleteCard } from '@candor/contract';
import { dropDestination } from '../../funding/drop-destination.ts';
import { serveUser } from '../../serve.ts';

export default serveUser(deleteCard, (deps, input, { user }) =>
  dropDestination(deleteCard, deps, user, ['card', 'international_card'], input),
);
