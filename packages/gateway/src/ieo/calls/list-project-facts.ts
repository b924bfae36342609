import { listProjectFacts } from '@candor/api';
import { done } from '@candor/kernel';
import { serveOperator } from '../../serving/serve.ts';
import { factsVersionOf } from '../present/facts.ts';

export default serveOperator(listProjectFacts, async ({ platform }, { tokenId }) =>
  done((await platform.projectFacts.list(tokenId)).map(factsVersionOf)),
);
