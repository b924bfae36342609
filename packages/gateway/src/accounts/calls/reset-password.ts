import { resetPassword } from '@candor/api';
import { done } from '@candor/kernel';
import { serve } from '../../serving/serve.ts';

export default serve(resetPassword, async ({ platform }, input, { hasWorked, client }) => {
  const { userString, code, password, passwordAgain, areaCode } = input;
  const reset = await platform.accounts.resetPassword({
    userString,
    code,
    password,
    repeatedPassword: passwordAgain,
    hasWorked,
    client,
    ...(areaCode === undefined ? {} : { areaCode }),
  });
  return reset.ok ? done({}) : reset;
});
