import type { MessageRow } from '@candor/api';
import { useNow } from '#hooks/use-now.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { untilText } from '#features/limits/until-text.ts';
import { useReasonText } from './use-reason-text.ts';

/** Something that happened, as a line between the messages: a case was taken, somebody may not write for a while. */
export function MarkLine({ row }: { readonly row: MessageRow }) {
  const t = useMessages();
  const reasonText = useReasonText();
  const nowMs = useNow(60_000);
  const { mark } = row;
  if (mark === undefined) return null;
  const { kind, name = '', reason = '', untilMs, value = 0 } = mark;
  const until = untilMs === undefined ? '' : untilText(untilMs, nowMs);
  const text = {
    taken: () => t('conversation.marks.taken'),
    solved: () => t('conversation.marks.solved'),
    reopened: () => t('conversation.marks.reopened'),
    muted: () => t('conversation.marks.muted', { name, until, reason: reasonText(reason) }),
    unmuted: () => t('conversation.marks.unmuted', { name }),
    slow_mode: () =>
      value === 0 ? t('conversation.marks.slowModeOff') : t('conversation.marks.slowMode', { seconds: value }),
    level_required: () =>
      value === 0 ? t('conversation.marks.levelOff') : t('conversation.marks.level', { level: String(value) }),
    account_age: () => t('conversation.marks.age', { minutes: value }),
  }[kind]();
  return (
    <p data-seq={row.seq} className="mx-auto my-2 max-w-[85%] text-center text-12 text-fg-3">
      {text}
    </p>
  );
}
