import { setCopyTerms } from '@candor/api';
import { done } from '@candor/kernel';
import { serveChange, yesOrNo } from '../../serving/serve-change.ts';

export default serveChange(setCopyTerms, 'copy.set_terms', {
  change: (_, { isOffered, ...terms }) => done({ ...terms, isOffered: yesOrNo(isOffered) }),
  fields: (_, { type: _type, isOffered, ...terms }) => ({ ...terms, isOffered: isOffered === 'yes' }),
});
