import { getSupportState } from '@candor/api';
import { done } from '@candor/kernel';
import { serve } from '../../serving/serve.ts';

export default serve(getSupportState, async ({ platform, site }) => {
  const { medianMs, measured } = await platform.support.expectedWait();
  return done({
    ...(medianMs !== undefined && { expectedWaitMs: medianMs }),
    measured,
    isSimulated: site.mode === 'practice' && (await platform.practiceDesk.isOn()),
  });
});
