import { submitRecovery } from '@candor/api';
import { serve } from '../../serving/serve.ts';

export default serve(submitRecovery, ({ platform }, { token }) => platform.recovery.submit(token));
