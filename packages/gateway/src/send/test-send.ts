import { sendFunds, sendSubject } from '@candor/api';
import { proofFor, type Spender } from '../funding/test-funding.ts';
import { type TestSystem, usdt } from '../testing/test-system.ts';

/** The input of `/wallet/send`, with a proof of its own. */
export async function sendOf(system: TestSystem, sender: Spender, recipient: string, amount: string) {
  const asked = { recipient, assetId: usdt, amount };
  return { ...asked, ...(await proofFor(system, sender, 'send', sendSubject(asked))) };
}

export async function sendTo(system: TestSystem, sender: Spender, recipient: string, amount: string) {
  return sender.user.call(sendFunds, await sendOf(system, sender, recipient, amount));
}
