import { getRecoveryState } from '@candor/contract';
import { serve } from '../../../serve.ts';

export default serve(getRecoveryState, ({ platform }, { token }) => platform.recovery.state(token));
