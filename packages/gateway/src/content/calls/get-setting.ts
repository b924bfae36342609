import { getSetting } from '@candor/api';
import { done, reject } from '@candor/kernel';
import { serve } from '../../serving/serve.ts';

export default serve(getSetting, async ({ platform }, { keyword }) => {
  const value = await platform.content.setting(keyword);
  return value === undefined ? reject('content_not_found') : done({ keyword, value });
});
