import { type ReactNode, useState } from 'react';
import { Row } from '#ui/Row.tsx';
import { type Option, SelectSheet } from '#ui/SelectSheet.tsx';

export interface ChoiceRowProps<Id extends string> {
  readonly icon: ReactNode;
  readonly label: string;
  /** The row's text for the choice now in force. */
  readonly shown: ReactNode;
  readonly options: readonly Option<Id>[];
  readonly value: Id;
  readonly onChange: (id: Id) => void;
}

/** A setting with its value; a tap opens the list of choices. */
export function ChoiceRow<Id extends string>({ icon, label, shown, options, value, onChange }: ChoiceRowProps<Id>) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div>
      <Row icon={icon} label={label} value={shown} onPress={() => setIsOpen(true)} />
      <SelectSheet
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        title={label}
        options={options}
        value={value}
        onChange={onChange}
      />
    </div>
  );
}
