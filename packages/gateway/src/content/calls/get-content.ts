import { getContent } from '@candor/api';
import { done } from '@candor/kernel';
import { serveOperator } from '../../serving/serve.ts';

export default serveOperator(getContent, async ({ platform }, place) => {
  const versions = await platform.contentDesk.versions(place);
  if (!versions.ok) return versions;
  return done(versions.value.map((version) => ({ ...version, content: JSON.stringify(version.content) })));
});
