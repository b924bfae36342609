import type { OutputOf, findRecipient } from '@candor/api';
import type { Deps } from '../../serving/deps.ts';
import { maskedName } from './masked-name.ts';

interface Found {
  readonly token: string;
  readonly accountId: number;
  readonly expiresAtMs: number;
}

/** The only form in which clients know recipients: a token beside a masked name. */
export async function recipientRows(
  { platform }: Pick<Deps, 'platform'>,
  found: readonly Found[],
): Promise<OutputOf<typeof findRecipient>[]> {
  const faces = await platform.accounts.faces(found.map(({ accountId }) => accountId));
  return found.map(({ token, accountId, expiresAtMs }) => {
    const face = faces.get(accountId);
    return { recipient: token, name: maskedName(face?.nickname ?? ''), avatar: face?.avatar ?? '', expiresAtMs };
  });
}
