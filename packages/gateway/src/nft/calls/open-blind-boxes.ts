import { openBlindBoxes } from '@candor/api';
import type { NftBoxId } from '@candor/exchange';
import { done } from '@candor/kernel';
import { serveUser } from '../../serving/serve.ts';
import { submitFor } from '../../serving/submit.ts';
import { boxRowsOf } from '../present/boxes.ts';
import { revealBoxes } from '../reveals.ts';

/** Opens, and reveals at once. A box whose seed cannot be brought now is revealed by the duty, and answered as opening. */
export default serveUser(openBlindBoxes, async (deps, { codes, clientSeed, requestId }, context) => {
  const { user } = context;
  const boxIds = codes.map(([code]) => Number(String(code).slice(1)) as NftBoxId);
  const command = {
    type: 'nft.open_boxes',
    accountId: user.accountId,
    boxIds,
    clientSeed: Buffer.from(clientSeed, 'latin1'),
  } as const;
  const opened = await submitFor(deps, user, command, requestId);
  if (!opened.ok) return opened;
  const sequence = await revealBoxes(deps).catch(() => undefined);
  if (sequence !== undefined) deps.writes.note(user.accountId, sequence);
  return done({ boxes: await boxRowsOf(deps, context, boxIds) });
});
