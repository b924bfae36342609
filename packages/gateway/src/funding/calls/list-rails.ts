import { listRails } from '@candor/api';
import { done } from '@candor/kernel';
import { railRowOf, railsOf } from '../rails.ts';
import { serve } from '../../serving/serve.ts';

export default serve(listRails, async (deps, { assetId }) => {
  const rails = [...(await railsOf(deps)).values()];
  const shown = rails.filter((rail) => assetId === undefined || rail.assetId === assetId);
  return done(shown.map((rail) => railRowOf(deps, rail)));
});
