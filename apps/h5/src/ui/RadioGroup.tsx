import { useRovingKeys } from '@candor/kit/view';
import { type ReactNode, useRef } from 'react';

interface RadioItem<Id> {
  readonly id: Id;
  readonly isDisabled?: boolean;
}

interface RadioGroupProps<Id, Item extends RadioItem<Id>> {
  readonly label: string;
  readonly items: readonly Item[];
  /** Absent while none is chosen: the first can be reached by keyboard then. */
  readonly value: Id | undefined;
  readonly onChange: (id: Id) => void;
  readonly className: string;
  readonly itemClass: (item: Item, isOn: boolean) => string;
  readonly children: (item: Item, isOn: boolean) => ReactNode;
  /** Behind the choices, and not one of them. */
  readonly end?: ReactNode;
}

/** One of several choices as buttons of any look, for pointers, arrow keys and screen readers. */
export function RadioGroup<Id extends string | number, Item extends RadioItem<Id>>(props: RadioGroupProps<Id, Item>) {
  const { label, items, value, onChange, className, itemClass, children, end } = props;
  const group = useRef<HTMLDivElement>(null);
  const onKeyDown = useRovingKeys(group, '[role="radio"]:not(:disabled)');
  const reached = items.find(({ id }) => id === value) ?? items.find(({ isDisabled }) => isDisabled !== true);
  return (
    <div ref={group} role="radiogroup" aria-label={label} onKeyDown={onKeyDown} className={className}>
      {items.map((item) => {
        const isOn = item.id === value;
        return (
          <button
            key={item.id}
            type="button"
            role="radio"
            aria-checked={isOn}
            tabIndex={item === reached ? 0 : -1}
            disabled={item.isDisabled}
            onClick={() => onChange(item.id)}
            className={itemClass(item, isOn)}
          >
            {children(item, isOn)}
          </button>
        );
      })}
      {end}
    </div>
  );
}
