import { sendFunds, sendSubject } from '@candor/api';
import type { AccountId } from '@candor/exchange';
import { done, present, reject } from '@candor/kernel';
import { atomsFromText } from '@candor/money';
import { awaitOwnWrites } from '../../serving/own-lists.ts';
import { serveUser } from '../../serving/serve.ts';
import { submitFor } from '../../serving/submit.ts';
import { provenStepUp } from '../../step-up/proven-step-up.ts';
import { sendRows } from '../send-rows.ts';

export default serveUser(sendFunds, async (deps, input, context) => {
  const { user } = context;
  const { recipient, note = '', requestId } = input;
  const asset = deps.market.instruments.asset(input.assetId);
  if (asset === undefined) return reject('asset_not_found');
  const { level } = await deps.exchange.query('fundingAccount', user.accountId);
  if (level === 'none') return reject('identity_needed');
  const { assetId, scale } = asset;
  const amount = atomsFromText(input.amount, scale);
  if (amount === undefined) return reject('amount_invalid');
  // The step-up is for this token and expires by itself, but lets the same request through again.
  const recipientId = await deps.platform.send.accountOf(user.userId, recipient, { mayBeOld: true });
  if (recipientId === undefined) return reject('recipient_expired');

  const subject = sendSubject({ recipient, assetId, amount: input.amount });
  const proven = await provenStepUp(deps, user, 'send', subject, input);
  if (!proven.ok) return proven;
  const noteHash = await deps.platform.send.keepNote(user.userId, note, requestId);
  const command = {
    type: 'send.send',
    accountId: user.accountId,
    recipientId: recipientId as AccountId,
    assetId,
    amount,
    ...(noteHash === undefined ? {} : { noteHash }),
  } as const;
  const sent = await submitFor(deps, user, command, requestId);
  if (!sent.ok) return sent;
  await awaitOwnWrites(deps, context);
  const record = await deps.reader.oneSend({ accountId: user.accountId, sendId: sent.value.sendId });
  const [row] = await sendRows(deps, user.accountId, [present(record, 'history has what it was waited for')]);
  return done(present(row, 'a record has a row'));
});
