import { sendRecoveryPicture } from '@candor/api';
import { reject } from '@candor/kernel';
import { serve } from '../../serving/serve.ts';

export default serve(sendRecoveryPicture, async ({ platform }, { token }, { file }) =>
  file === undefined || file.length === 0 ? reject('upload_missing') : platform.recovery.addPicture({ token, file }),
);
