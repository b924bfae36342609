import type { AccountId } from '@candor/exchange';
import type { OtcRole } from '@candor/exchange/rules';
import type { ConversationMessage, Platform } from '@candor/platform';

interface Sides {
  readonly buyerId: AccountId;
  readonly sellerId: AccountId;
}

export interface Said {
  readonly by: OtcRole;
  readonly message: ConversationMessage;
}

/** The newest messages of a talk that count as evidence. */
const messagesMax = 1_000;
const pageSize = 100;

/** The messages that the sides of an order have written until a moment, the oldest first. */
export async function saidUntil(
  { conversations, accounts }: Pick<Platform, 'conversations' | 'accounts'>,
  conversationId: number,
  { buyerId, sellerId }: Sides,
  untilMs = Number.MAX_SAFE_INTEGER,
): Promise<readonly Said[]> {
  const faces = await accounts.faces([buyerId, sellerId]);
  const buyerUid = faces.get(buyerId)?.uid;
  const pages: Said[][] = [];
  let beforeSeq: number | undefined;
  for (let hasMore = true, left = messagesMax; hasMore && left > 0; left -= pageSize) {
    const page = await conversations.page({ id: conversationId, kind: 'otc' }, { beforeSeq, limit: pageSize });
    const said = page.messages.flatMap((message): Said[] =>
      message.face === undefined || message.atMs > untilMs
        ? []
        : [{ by: message.face.uid === buyerUid ? 'buyer' : 'seller', message }],
    );
    pages.unshift(said);
    beforeSeq = page.messages[0]?.seq;
    hasMore = page.hasMore && beforeSeq !== undefined;
  }
  return pages.flat();
}
