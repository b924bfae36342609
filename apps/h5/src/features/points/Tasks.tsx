import type { listPointsTasks, OutputOf, PointsTaskRow } from '@candor/api';
import { dayMs, hourMs, minuteMs } from '@candor/kernel';
import { cx } from '@candor/kit';
import { Empty, Note } from '@candor/kit/view';
import {
  ArrowDownToLine,
  BadgeCheck,
  CandlestickChart,
  Check,
  IdCard,
  type LucideIcon,
  ShieldCheck,
  Star,
} from 'lucide-react';
import { useFormat } from '#hooks/use-format.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { navigateTo, requireSignIn } from '#app/navigation.ts';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { usePointsText } from './use-points-text.ts';

type Task = Exclude<PointsTaskRow['task'], 'check_in'>;

/** The page on which each task is done; the check-in is done here. */
const places: Readonly<Record<Task, { readonly icon: LucideIcon; readonly path: string }>> = {
  first_deposit: { icon: ArrowDownToLine, path: '/pages/fund/select' },
  second_factor: { icon: ShieldCheck, path: '/pages/setting/totp' },
  identity_basic: { icon: IdCard, path: '/pages/setting/real' },
  identity_advanced: { icon: BadgeCheck, path: '/pages/setting/real' },
  trading: { icon: CandlestickChart, path: '/pages/transaction/index' },
};

/** The published tasks, each with its reward, its state and the way to it. */
export function Tasks({ earning }: { readonly earning: OutputOf<typeof listPointsTasks> }) {
  const t = useMessages();
  const tasks = earning.tasks.filter((row) => row.task !== 'check_in');
  if (earning.tasks.length === 0) {
    return <Empty icon={<Star />} title={t('points.noTasks')} text={t('points.noTasksText')} />;
  }
  return (
    <>
      {!earning.earns && <Note tone="warn">{t('points.notEarning')}</Note>}
      <Card className="divide-y divide-line">
        {tasks.map((row) => (
          <TaskLine key={row.task} row={row} task={row.task as Task} />
        ))}
      </Card>
    </>
  );
}

function TaskLine({ row, task }: { readonly row: PointsTaskRow; readonly task: Task }) {
  const t = useMessages();
  const format = useFormat();
  const text = usePointsText();
  const { icon: Icon, path } = places[task];
  const { reward, dailyMax, per, traded, earned, isDone, delayMs } = row;
  const sentence =
    task === 'trading'
      ? t('points.tasks.trading.text', { reward: text(reward), per: format.amount(per), most: text(dailyMax) })
      : t(`points.tasks.${task}.text`);
  return (
    <div className="flex gap-3 px-4 py-3.5">
      <span
        aria-hidden
        className={cx(
          'grid size-10 shrink-0 place-items-center rounded-tile',
          isDone ? 'bg-accent-soft text-accent' : 'bg-inset text-fg',
        )}
      >
        {isDone ? <Check className="size-5" /> : <Icon className="size-5" strokeWidth={1.75} />}
      </span>
      <div className="min-w-0 flex-1">
        <div className="flex items-start justify-between gap-3">
          <h3 className="text-14 font-semibold">{t(`points.tasks.${task}.title`)}</h3>
          <span className="shrink-0 text-14 font-semibold text-accent tabular-nums">
            +{text(task === 'trading' ? dailyMax : reward)}
          </span>
        </div>
        <p className="text-12 text-fg-2">{sentence}</p>
        {task === 'trading' && <TradingProgress earned={earned} most={dailyMax} traded={format.amount(traded, 2)} />}
        <div className="mt-1.5 flex min-h-7 items-center justify-between gap-3">
          <Wait delayMs={delayMs} />
          {isDone ? (
            <span className="text-12 font-medium text-accent">
              {t(task === 'trading' ? 'points.doneToday' : 'points.done')}
            </span>
          ) : (
            <Button look="soft" size="mini" onClick={() => requireSignIn() && navigateTo(path)}>
              {t(`points.tasks.${task}.go`)}
            </Button>
          )}
        </div>
      </div>
    </div>
  );
}

function TradingProgress({
  earned,
  most,
  traded,
}: {
  readonly earned: number;
  readonly most: number;
  readonly traded: string;
}) {
  const t = useMessages();
  const text = usePointsText();
  return (
    <div className="mt-2">
      <div
        role="progressbar"
        aria-label={t('points.tasks.trading.title')}
        aria-valuenow={earned}
        aria-valuemin={0}
        aria-valuemax={most}
        className="h-1.5 overflow-hidden rounded-full bg-inset"
      >
        <div className="h-full rounded-full bg-accent" style={{ width: `${(100 * earned) / most}%` }} />
      </div>
      <p className="mt-1 text-12 text-fg-3 tabular-nums">
        {t('points.tradedToday', { amount: traded, earned: text(earned), most: text(most) })}
      </p>
    </div>
  );
}

/** The time from earning points to having them. */
function Wait({ delayMs }: { readonly delayMs: number }) {
  const t = useMessages();
  const unit =
    delayMs % dayMs === 0 ? ('days' as const) : delayMs % hourMs === 0 ? ('hours' as const) : ('minutes' as const);
  const unitMs = { days: dayMs, hours: hourMs, minutes: minuteMs }[unit];
  return (
    <span className="text-12 text-fg-3">
      {delayMs === 0 ? t('points.atOnce') : t(`points.after.${unit}`, { count: Math.ceil(delayMs / unitMs) })}
    </span>
  );
}

const rules = ['pending', 'expiry', 'final', 'day'] as const;

/** The rules of points, a sentence each. */
export function Rules() {
  const t = useMessages();
  return (
    <section className="pt-2">
      <h2 className="pb-1.5 text-14 font-semibold">{t('points.rules.title')}</h2>
      <ul className="flex list-disc flex-col gap-1 pl-4 text-12 text-fg-2">
        {rules.map((rule) => (
          <li key={rule}>{t(`points.rules.${rule}`)}</li>
        ))}
      </ul>
    </section>
  );
}
