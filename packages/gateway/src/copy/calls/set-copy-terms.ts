import { setCopyTerms } from '@candor/api';
import { done } from '@candor/kernel';
import listFollows from './list-follows.ts';
import { serveChange, yesOrNo } from '../../serving/serve-change.ts';

export default serveChange(setCopyTerms, 'copy.set_terms', {
  change: (_, { isOffered, ...terms }) => done({ ...terms, isOffered: yesOrNo(isOffered) }),
  fields: (_, { type: _type, isOffered, ...terms }) => ({ ...terms, isOffered: isOffered === 'yes' }),
  draft: (_, { shareMax, followersMax, isOffered }) => ({
    page: '/pages/copytrade/my?tab=lead',
    core: { copyTerms: async () => ({ shareMax, followersMax, isOffered: isOffered === 'yes' }) },
    own: [listFollows],
  }),
});
