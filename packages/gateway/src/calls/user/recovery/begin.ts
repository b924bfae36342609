import { beginRecovery } from '@candor/contract';
import { serve } from '../../../serve.ts';

export default serve(beginRecovery, ({ platform }, { userString, areaCode, password }, { client }) =>
  platform.recovery.begin({ userString, password, client, ...(areaCode === undefined ? {} : { areaCode }) }),
);
