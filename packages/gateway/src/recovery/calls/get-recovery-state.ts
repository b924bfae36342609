import { getRecoveryState } from '@candor/api';
import { serve } from '../../serving/serve.ts';

export default serve(getRecoveryState, ({ platform }, { token }) => platform.recovery.state(token));
