import { proveRecoveryAddress } from '@candor/api';
import { serve } from '../../serving/serve.ts';

export default serve(proveRecoveryAddress, ({ platform }, input) => platform.recovery.prove(input));
