import type { AccountId } from '@candor/exchange';
import { type AmountText, amountOf } from '../amounts.ts';
import type { Action } from '../scenario.ts';
import type { Name } from '../scene.ts';
import { sends } from '../users.ts';

/** Sends an amount to another user, named or by number. */
export function sendsTo(who: Name, size: AmountText, to: Name | AccountId): Action {
  const { assetId, atoms: amount } = amountOf(size);
  const says = `${who} sends ${size} to ${to}`;
  return {
    says,
    send: (scene) => {
      const recipientId = typeof to === 'number' ? to : scene.accountOf(to);
      return sends(says, {
        type: 'send.send',
        accountId: scene.accountOf(who),
        recipientId,
        assetId,
        amount,
      }).send(scene);
    },
  };
}
