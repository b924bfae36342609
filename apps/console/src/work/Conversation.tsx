import type { MessageRow } from '@candor/api';
import { useFactLabel, useMoment } from '../lib/i18n.tsx';
import { Panel } from '../ui/Page.tsx';
import { useMessageText } from './use-message-text.ts';

/** The messages of a case: the user on the left, those who work here on the right. */
export function Conversation({ messages }: { readonly messages: readonly MessageRow[] }) {
  const labelOf = useFactLabel();
  const moment = useMoment();
  const { author, text, begins } = useMessageText();
  return (
    <Panel title={labelOf('messages')}>
      <ol className="flex flex-col gap-3">
        {messages.map((one) => {
          const isOurs = one.role === 'staff' || one.role === 'assistant';
          const isByNobody = one.role === 'system';
          const side = isByNobody ? 'items-center' : isOurs ? 'items-end' : 'items-start';
          const look = isByNobody ? 'text-fg-3' : isOurs ? 'bg-accent-soft' : 'bg-inset';
          return (
            <li key={one.seq} className={`flex flex-col gap-1 ${side}`}>
              <span className="text-12 text-fg-3">
                {author(one)} · {moment(one.atMs)}
              </span>
              <div className={`max-w-[80%] rounded-tile px-3 py-2 text-13 break-words whitespace-pre-wrap ${look}`}>
                {one.quote !== undefined && (
                  <p className="mb-1 border-l-2 border-line pl-2 text-12 text-fg-2">
                    <span className="sr-only">{labelOf('replyTo')} </span>
                    {begins(one.quote)}
                  </p>
                )}
                {text(one)}
              </div>
            </li>
          );
        })}
      </ol>
    </Panel>
  );
}

/** The messages of a case, and all else that is known of it. */
export function splitMessages(row: unknown): { readonly messages: readonly MessageRow[]; readonly rest: unknown } {
  if (typeof row !== 'object' || row === null || !('messages' in row)) return { messages: [], rest: row };
  const { messages, ...rest } = row as {
    readonly messages: readonly MessageRow[] | { readonly messages: readonly MessageRow[] };
  };
  return { messages: 'messages' in messages ? messages.messages : messages, rest };
}
