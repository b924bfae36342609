import { done, present, reject } from '@candor/kernel';
import { negated, zero } from '@candor/money';
import { type CommandsOf, defineModule } from '../../module.ts';
import { planSend } from './plan.ts';
import type { SendSlice } from './slice.ts';
import type { sendSpec } from './spec.ts';

/** Money from one user to another: instant, free, and final (RULES 13). Whatever keeps withdrawals in keeps sends in. */
export const sendModule = defineModule<SendSlice, CommandsOf<typeof sendSpec>>({
  name: 'send',
  handlers: {
    'send.send'(core, command) {
      const plan = planSend(core, command);
      if (plan.rejects !== undefined) return reject(plan.rejects);
      const { accountId, recipientId, assetId, amount, noteHash } = command;
      const { ledger } = core;
      const value = present(plan.value, 'a send that is not refused has a value');
      const sendId = core.sends.take();
      ledger.line(ledger.wallet(accountId, plan.walletType, assetId), 'send', negated(amount), zero);
      ledger.line(ledger.wallet(recipientId, plan.walletType, assetId), 'send_received', amount, zero);
      core.post(sendId);
      core.fundingForSend.count(accountId, value);
      const note = noteHash === undefined ? {} : { noteHash };
      core.emit({ type: 'send.sent', sendId, accountId, recipientId, assetId, amount, value, ...note });
      return done({ sendId });
    },
  },
  isEmpty: ({ sends }) => sends.isEmpty,
  write: ({ sends }, writer) => sends.write(writer),
  read: ({ sends }, reader) => sends.read(reader),
});
