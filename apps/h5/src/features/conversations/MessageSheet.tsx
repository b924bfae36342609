import { type MessageRow, reportMessage, reportReasons } from '@candor/api';
import { AtSign, Copy, Flag, Reply } from 'lucide-react';
import { useState } from 'react';
import { useCommand } from '#hooks/use-command.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { Row } from '#ui/Row.tsx';
import { SelectSheet } from '#ui/SelectSheet.tsx';
import { Sheet } from '#ui/Sheet.tsx';
import { toast } from '#ui/Toast.tsx';
import { useShare } from '#features/help/use-share.ts';
import type { MessageMenu } from './use-message-menu.ts';
import { useReasonText } from './use-reason-text.ts';

interface MessageSheetProps {
  readonly menu: MessageMenu;
  readonly conversationId: number;
  readonly isMine: (row: MessageRow) => boolean;
  readonly canReply: boolean;
  /** Absent where nobody is called by name. */
  readonly onMention?: (nickname: string) => void;
}

/** The menu of one message, and the reasons to report it. */
export function MessageSheet({ menu, conversationId, isMine, canReply, onMention }: MessageSheetProps) {
  const t = useMessages();
  const reasonText = useReasonText();
  const { copy } = useShare();
  const [reported, setReported] = useState<MessageRow>();
  const reporting = useCommand(reportMessage, { onDone: () => toast('success', t('conversation.reported')) });
  const { row } = menu;
  const nickname = row?.nickname;
  return (
    <>
      <Sheet isOpen={row !== undefined} onClose={menu.close} title={t('conversation.message')}>
        {row !== undefined && (
          <div className="divide-y divide-line">
            {canReply && (
              <Row icon={<Reply />} label={t('conversation.reply')} onPress={() => menu.reply(row)} end={null} />
            )}
            {canReply && onMention !== undefined && nickname !== undefined && !isMine(row) && (
              <Row
                icon={<AtSign />}
                label={t('conversation.mention', { name: nickname })}
                onPress={() => {
                  menu.close();
                  onMention(nickname);
                }}
                end={null}
              />
            )}
            {row.text !== '' && (
              <Row
                icon={<Copy />}
                label={t('conversation.copy')}
                onPress={() => {
                  menu.close();
                  void copy(row.text);
                }}
                end={null}
              />
            )}
            {!isMine(row) && row.role !== 'system' && (
              <Row
                icon={<Flag />}
                label={t('conversation.report')}
                onPress={() => {
                  menu.close();
                  setReported(row);
                }}
                end={null}
              />
            )}
          </div>
        )}
      </Sheet>
      <SelectSheet
        isOpen={reported !== undefined}
        onClose={() => setReported(undefined)}
        title={t('conversation.reportWhy')}
        options={reportReasons.map((id) => ({ id, label: reasonText(id) }))}
        value={undefined}
        onChange={(reason) =>
          reported !== undefined && void reporting.run({ conversationId, seq: reported.seq, reason })
        }
      />
    </>
  );
}
