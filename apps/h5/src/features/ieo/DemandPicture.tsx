import type { getProjectDemand, OutputOf, ProjectRow } from '@candor/api';
import { cx } from '@candor/kit';
import { useFormat } from '#hooks/use-format.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { AmountText } from '#ui/AmountText.tsx';
import { amountOf, shareOf } from './figures.ts';
import { Legend } from './Legend.tsx';

interface DemandPictureProps {
  readonly title: string;
  readonly project: ProjectRow;
  readonly demand: OutputOf<typeof getProjectDemand>;
  /** The user's demand in atoms; 0 for none. */
  readonly own: bigint;
}

/** A long list by the size of subscriptions, the smallest first: what each size asked for together, and what it got. */
export function DemandPicture({ title, project, demand, own }: DemandPictureProps) {
  const t = useMessages();
  const format = useFormat();
  const { tokenScale, tokenCode } = project;
  const { steps, subscribers, isExact } = demand;
  const [first, last] = [steps[0], steps.at(-1)];
  if (first === undefined || last === undefined) return null;
  const amount = (text: string) => amountOf(text, tokenScale);
  const largest = steps.reduce((most, { wanted }) => (amount(wanted) > most ? amount(wanted) : most), 1n);
  const percent = (text: string) => `${shareOf(amount(text), largest) / 100}%`;
  const isOwn = ({ from, to }: (typeof steps)[number]) => own >= amount(from) && own < amount(to);
  return (
    <figure>
      <figcaption className="text-13 font-medium text-fg-2">{title}</figcaption>
      <div
        role="img"
        aria-label={t('ieo.stepsLabel', {
          count: subscribers,
          from: format.amount(first.from),
          to: format.amount(last.to),
          token: tokenCode,
        })}
        className="mt-3 flex h-32 items-end gap-px border-b border-line"
      >
        {steps.map((step) => (
          <span key={step.from} className="relative h-full max-w-12 min-w-0 flex-1">
            <span
              className="absolute inset-x-0 bottom-0 rounded-t-tag bg-accent-soft"
              style={{ height: percent(step.wanted) }}
            />
            <span
              className={cx('absolute inset-x-0 bottom-0 rounded-t-tag', isOwn(step) ? 'bg-ink' : 'bg-accent')}
              style={{ height: percent(step.allocated) }}
            />
          </span>
        ))}
      </div>
      <p className="mt-1 flex justify-between text-11 text-fg-3 tabular-nums">
        <AmountText value={first.from} unit={tokenCode} />
        <AmountText value={last.to} unit={tokenCode} />
      </p>
      <ul className="mt-2 flex flex-wrap gap-x-4 gap-y-1 text-12 text-fg-3">
        <Legend mark="h-2.5 w-2.5 rounded-tag bg-accent-soft" text={t('ieo.legendWanted')} />
        <Legend mark="h-2.5 w-2.5 rounded-tag bg-accent" text={t('ieo.legendGot')} />
        {steps.some(isOwn) && <Legend mark="h-2.5 w-2.5 rounded-tag bg-ink" text={t('ieo.legendOwnSize')} />}
      </ul>
      <p className="mt-1 text-12 text-fg-3">{t(isExact ? 'ieo.stepsText' : 'ieo.stepsNow')}</p>
    </figure>
  );
}
