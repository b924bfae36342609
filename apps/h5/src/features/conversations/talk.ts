import type {
  InputOf,
  listMessages,
  MessagePage,
  MessageRow,
  OutputOf,
  SharedCardKind,
  getMessagePicture,
} from '@candor/api';

/** A message on its way: everything that the server needs, so that it can be sent after a reload too. */
export interface Outgoing {
  /** The conversation it goes to: see `Talk`. */
  readonly talk: string;
  readonly clientId: string;
  readonly text: string;
  /** Location of its uploaded picture. */
  readonly picture?: string;
  readonly replyTo?: number;
  readonly quote?: NonNullable<MessageRow['quote']>;
  readonly card?: { readonly kind: SharedCardKind; readonly objectId: string; readonly showsAmounts: boolean };
  readonly atMs: number;
}

export type PageQuery = Pick<InputOf<typeof listMessages>, 'beforeSeq' | 'afterSeq' | 'limit'>;

/** One conversation as the component reads and writes it: a case of support, or a room. */
export interface Talk {
  /** `case <conversationId>` or `room <language>`; messages on their way are kept under it. */
  readonly key: string;
  readonly page: (query: PageQuery) => Promise<MessagePage>;
  readonly picture: (seq: number) => Promise<OutputOf<typeof getMessagePicture>>;
}
