import { beginRecovery } from '@candor/api';
import { serve } from '../../serving/serve.ts';

export default serve(beginRecovery, ({ platform }, input, { client, hasWorked }) => {
  const { userString, areaCode, password } = input;
  const place = areaCode === undefined ? {} : { areaCode };
  return platform.recovery.begin({ userString, password, client, hasWorked, ...place });
});
