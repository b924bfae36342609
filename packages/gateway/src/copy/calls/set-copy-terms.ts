import { setCopyTerms } from '@candor/api';
import { serveOperator } from '../../serving/serve.ts';
import { submitChange } from '../../serving/submit.ts';

export default serveOperator(setCopyTerms, (deps, { shareMax, followersMax, isOffered }, { operator }) =>
  submitChange(deps, operator, {
    type: 'copy.set_terms',
    shareMax,
    followersMax,
    isOffered: isOffered ? 'yes' : 'no',
  }),
);
