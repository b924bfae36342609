import type { SendRow } from '@candor/api';
import type { AccountId } from '@candor/exchange';
import { hex } from '@candor/kernel/hash';
import { atomsToText } from '@candor/money';
import type { SendRecord } from '@candor/readmodel';
import type { Deps } from '../serving/deps.ts';
import { maskedName } from './present/masked-name.ts';

/** Sends as one of their sides sees them: the other by a masked name. */
export async function sendRows(
  { market, platform }: Pick<Deps, 'market' | 'platform'>,
  accountId: AccountId,
  sends: readonly SendRecord[],
): Promise<SendRow[]> {
  const otherOf = (send: SendRecord) => (send.accountId === accountId ? send.recipientId : send.accountId);
  const hashes = sends.flatMap(({ noteHash }) => (noteHash === undefined ? [] : [noteHash]));
  const [faces, notes] = await Promise.all([platform.accounts.faces(sends.map(otherOf)), platform.send.notes(hashes)]);
  return sends.map((send) => {
    const { sendId, assetId, amount, noteHash, atMs } = send;
    const { code, scale } = market.instruments.assetOf(assetId);
    const face = faces.get(otherOf(send));
    const note = noteHash && notes.get(hex(noteHash));
    return {
      sendId,
      side: send.accountId === accountId ? 'sent' : 'received',
      name: maskedName(face?.nickname ?? ''),
      avatar: face?.avatar ?? '',
      assetId,
      code,
      amount: atomsToText(amount, scale),
      ...(note === undefined ? {} : { note }),
      atMs,
    };
  });
}
