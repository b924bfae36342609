import { type MessageRow, quoteSizeMax } from '@candor/api';
import { useState } from 'react';
import type { Outgoing } from './talk.ts';

export interface MessageMenu {
  /** The message whose menu is open. */
  readonly row: MessageRow | undefined;
  readonly open: (row: MessageRow) => void;
  readonly close: () => void;
  /** The message that the next one answers. */
  readonly quote: Outgoing['quote'];
  readonly reply: (row: MessageRow) => void;
  readonly forgetQuote: () => void;
}

/** The acts on a message: answer it, copy it, report it. */
export function useMessageMenu(): MessageMenu {
  const [row, setRow] = useState<MessageRow>();
  const [quote, setQuote] = useState<Outgoing['quote']>();
  return {
    row,
    open: setRow,
    close: () => setRow(undefined),
    quote,
    reply(answered) {
      const { seq, role, nickname, text } = answered;
      const begin = [...text].slice(0, quoteSizeMax).join('');
      setQuote({ seq, role, text: begin, ...(nickname !== undefined && { nickname }) });
      setRow(undefined);
    },
    forgetQuote: () => setQuote(undefined),
  };
}
