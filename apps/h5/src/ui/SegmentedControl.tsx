import { cx } from '@candor/kit';
import { RadioGroup } from './RadioGroup.tsx';

interface Segment<Id extends string> {
  readonly id: Id;
  readonly label: string;
  /** Colour when chosen: buy and sell wear money's colours. */
  readonly tone?: 'plain' | 'up' | 'down';
}

interface SegmentedControlProps<Id extends string> {
  readonly label: string;
  readonly items: readonly Segment<Id>[];
  readonly value: Id;
  readonly onChange: (id: Id) => void;
  readonly className?: string;
}

const tones = {
  plain: 'bg-chosen text-fg shadow-raised',
  up: 'bg-up text-on-up',
  down: 'bg-down text-on-down',
} as const;

/** Two to four choices side by side, one of them on. */
export function SegmentedControl<Id extends string>({
  label,
  items,
  value,
  onChange,
  className,
}: SegmentedControlProps<Id>) {
  return (
    <RadioGroup
      label={label}
      items={items}
      value={value}
      onChange={onChange}
      className={cx('flex flex-wrap rounded-control bg-inset p-[0.1875rem]', className)}
      itemClass={({ tone = 'plain' }, isOn) =>
        cx(
          'press tap h-[1.875rem] flex-1 rounded-field px-1 text-13 whitespace-nowrap',
          isOn ? cx('font-semibold', tones[tone]) : 'font-medium text-fg-2',
        )
      }
    >
      {(item) => item.label}
    </RadioGroup>
  );
}
