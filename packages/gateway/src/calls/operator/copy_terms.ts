import { setCopyTerms } from '@candor/contract';
import { serveOperator } from '../../serve.ts';
import { submitOperator } from '../../submit.ts';

export default serveOperator(setCopyTerms, (deps, { shareMax, followersMax, isOffered }) =>
  submitOperator(setCopyTerms, deps, {
    type: 'copy.set_terms',
    shareMax,
    followersMax,
    isOffered: isOffered ? 'yes' : 'no',
  }),
);
