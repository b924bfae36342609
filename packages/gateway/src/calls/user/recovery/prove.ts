import { proveRecoveryAddress } from '@candor/contract';
import { serve } from '../../../serve.ts';

export default serve(proveRecoveryAddress, ({ platform }, input) => platform.recovery.prove(input));
