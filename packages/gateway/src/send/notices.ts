import { describeNotices, type NoticeParts } from '../inbox/describe-notices.ts';
import { maskedName } from './present/masked-name.ts';

async function nameOf({ platform }: NoticeParts, accountId: number): Promise<string> {
  return maskedName((await platform.accounts.faces([accountId])).get(accountId)?.nickname ?? '');
}

/** Both sides hear of a send: its recipient that it came, and its sender in case it was not they who sent it. The note stays in the record. */
export default describeNotices({
  'send.sent': async ({ sendId, accountId, recipientId, assetId, amount }, parts) => {
    const [what, to, from] = await Promise.all([
      parts.amountOf(assetId, amount),
      nameOf(parts, recipientId),
      nameOf(parts, accountId),
    ]);
    const send = String(sendId);
    return [
      { accountId: recipientId, notice: { kind: 'send_received', ...what, from, send } },
      { accountId, notice: { kind: 'send_sent', ...what, to, send } },
    ];
  },
});
