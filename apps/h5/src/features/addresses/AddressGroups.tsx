import { cx } from '@candor/kit';

interface AddressGroupsProps {
  readonly address: string;
  /** In a list, beside other words; else in the size that it is compared in. */
  readonly isQuiet?: boolean;
}

const groupLength = 4;
/** The groups that people compare first, and that thieves imitate: the ends are emphasised, the rest is legible. */
const endGroups = 2;

/** An address in fours, to be compared with its source. Copied or read out it is one word. */
export function AddressGroups({ address, isQuiet = false }: AddressGroupsProps) {
  const groups = address.match(/.{1,4}/g) ?? [];
  return (
    <span
      className={cx(
        'flex flex-wrap tabular-nums select-text',
        isQuiet ? 'gap-x-1 text-12 text-fg-3' : 'gap-x-1.5 text-15 leading-6',
      )}
    >
      <span className="sr-only">{address}</span>
      {groups.map((group, index) => {
        const isEnd = index < endGroups || index >= groups.length - endGroups;
        return (
          <span
            aria-hidden
            key={index * groupLength}
            className={isEnd ? cx('font-semibold', isQuiet ? 'text-fg-2' : 'text-fg') : undefined}
          >
            {group}
          </span>
        );
      })}
    </span>
  );
}
