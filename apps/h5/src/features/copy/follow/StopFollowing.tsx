import { percentOfPpm } from '@candor/money';
import { cancelFollow, type FollowRow, getTrader, listFollows, listTraders } from '@candor/api';
import { dateText, signOf } from '@candor/kit';
import { useCommand } from '#hooks/use-command.ts';
import { useFormat } from '#hooks/use-format.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { AlertDialog } from '#ui/AlertDialog.tsx';
import { toast } from '#ui/Toast.tsx';

interface StopFollowingProps {
  readonly follow: FollowRow;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Asks before a follow ends, with the open copies, their holds and the share still due. */
export function StopFollowing({ follow, isOpen, onClose }: StopFollowingProps) {
  const t = useMessages();
  const format = useFormat();
  const { name, traderId, openTickets, openMargin, shareDue, shareAtMs } = follow;
  const amount = (text: string) => format.amount(text, 2);
  const command = useCommand(cancelFollow, {
    invalidates: [listFollows, getTrader, listTraders],
    onDone: () => {
      toast('success', t('copy.stop.done', { name }));
      onClose();
    },
  });
  return (
    <AlertDialog
      isOpen={isOpen}
      onClose={onClose}
      title={t('copy.stop.title', { name })}
      confirmText={t('copy.stop.confirm')}
      dismissText={t('copy.stop.keep')}
      isDestructive
      isBusy={command.isBusy}
      onConfirm={() => void command.run({ traderId })}
    >
      <div className="flex flex-col gap-2">
        <p>{t('copy.stop.text')}</p>
        {openTickets.length > 0 && (
          <p>
            {t('copy.stop.open', {
              count: openTickets.length,
              margin: amount(openMargin),
              percent: percentOfPpm(follow.share),
            })}
          </p>
        )}
        {signOf(shareDue) > 0 && <p>{t('copy.stop.due', { amount: amount(shareDue), time: dateText(shareAtMs) })}</p>}
      </div>
    </AlertDialog>
  );
}
