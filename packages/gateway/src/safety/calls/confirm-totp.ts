import { confirmTotp } from '@candor/api';
import { done } from '@candor/kernel';
import { securityActorOf } from '../changer.ts';
import { serveUser } from '../../serving/serve.ts';

export default serveUser(confirmTotp, async ({ platform }, input, context) => {
  const { code, password } = input;
  const added = await platform.safety.confirmTotp(securityActorOf(context), { code, password, stepUp: input });
  return added.ok ? done({ recoveryCodes: [...added.value] }) : added;
});
