import type { SupportTopic } from '@candor/api';
import { cx } from '@candor/kit';
import { useRovingKeys } from '@candor/kit/view';
import {
  ArrowDownToLine,
  ArrowUpFromLine,
  ChartCandlestick,
  CircleHelp,
  Gift,
  IdCard,
  type LucideIcon,
  Shield,
} from 'lucide-react';
import { useRef } from 'react';
import { useMessages } from '#i18n/use-messages.ts';

const icons: Readonly<Record<SupportTopic, LucideIcon>> = {
  deposit: ArrowDownToLine,
  withdrawal: ArrowUpFromLine,
  trading: ChartCandlestick,
  security: Shield,
  identity: IdCard,
  rewards: Gift,
  other: CircleHelp,
};
const topics = Object.keys(icons) as readonly SupportTopic[];

interface TopicFieldProps {
  readonly value: SupportTopic | undefined;
  readonly onChange: (topic: SupportTopic) => void;
}

/** The topic of a case. */
export function TopicField({ value, onChange }: TopicFieldProps) {
  const t = useMessages();
  const group = useRef<HTMLDivElement>(null);
  const onKeyDown = useRovingKeys(group, 'button');
  return (
    <section className="flex flex-col gap-2">
      <h2 className="text-13 text-fg-2">{t('support.new.topic')}</h2>
      <div
        ref={group}
        role="group"
        aria-label={t('support.new.topic')}
        onKeyDown={onKeyDown}
        className="grid grid-cols-2 gap-2 huge:grid-cols-1"
      >
        {topics.map((topic) => {
          const Icon = icons[topic];
          return (
            <button
              key={topic}
              type="button"
              aria-pressed={topic === value}
              onClick={() => onChange(topic)}
              className={cx(
                'press flex min-h-12 items-center gap-2.5 rounded-tile border px-3 text-left text-14 font-medium',
                topic === value ? 'border-accent bg-accent-soft' : 'border-line bg-surface',
              )}
            >
              <Icon
                aria-hidden
                className={cx('size-[1.125rem] shrink-0', topic === value ? 'text-accent' : 'text-fg-2')}
                strokeWidth={1.75}
              />
              {t(`support.topics.${topic}`)}
            </button>
          );
        })}
      </div>
    </section>
  );
}
