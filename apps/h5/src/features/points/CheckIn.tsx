import { checkIn, listPoints, listPointsHistory, listPointsTasks, type OutputOf } from '@candor/api';
import { cx } from '@candor/kit';
import { Check } from 'lucide-react';
import { useCommand } from '#hooks/use-command.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { toast } from '#ui/Toast.tsx';
import { usePointsText } from './use-points-text.ts';

type Earning = OutputOf<typeof listPointsTasks>;

const daysShown = 7;

/** The daily check-in, with the days in a row as a week of seven. */
export function CheckIn({ earning }: { readonly earning: Earning }) {
  const t = useMessages();
  const text = usePointsText();
  const command = useCommand(checkIn, {
    invalidates: [listPoints, listPointsTasks, listPointsHistory],
    onDone: ({ points }) => toast('success', t('points.checkedIn', { points: text(points) })),
  });
  const task = earning.tasks.find((one) => one.task === 'check_in');
  if (task === undefined || !earning.earns) return null;
  const { isDone, streak, reward } = task;
  const filled = isDone ? ((streak - 1) % daysShown) + 1 : streak % daysShown;
  const today = isDone ? filled - 1 : filled;
  return (
    <Card className="flex flex-col gap-3 px-4 py-3.5">
      <div className="flex items-center justify-between gap-3">
        <div className="min-w-0">
          <h2 className="text-15 font-semibold">{t('points.tasks.check_in.title')}</h2>
          <p className="text-12 text-fg-3">
            {streak > 0 ? t('points.streak', { days: streak }) : t('points.tasks.check_in.text')}
          </p>
        </div>
        <Button
          size="small"
          isDisabled={isDone}
          isBusy={command.isBusy}
          icon={isDone ? <Check aria-hidden className="size-4" /> : undefined}
          onClick={() => void command.run({})}
        >
          {isDone ? t('points.doneToday') : t('points.checkIn', { points: text(reward) })}
        </Button>
      </div>
      <ol aria-hidden className="grid grid-cols-7 gap-1.5">
        {Array.from({ length: daysShown }, (_, day) => (
          <li
            key={day}
            className={cx(
              'grid h-9 place-items-center rounded-control text-12 tabular-nums',
              day < filled ? 'bg-accent-soft text-accent' : 'bg-inset text-fg-3',
              day === today && 'ring-1 ring-accent ring-inset',
            )}
          >
            {day < filled ? <Check className="size-4" /> : `+${reward}`}
          </li>
        ))}
      </ol>
    </Card>
  );
}
