import { useState } from 'react';
import { type Option, SelectSheet } from '#ui/SelectSheet.tsx';
import { SelectBox, type SelectBoxProps } from './SelectBox.tsx';

interface ChoiceBoxProps<Id extends string> extends Pick<SelectBoxProps, 'label' | 'shown' | 'size'> {
  readonly options: readonly Option<Id>[];
  readonly value: Id;
  readonly onChange: (id: Id) => void;
}

/** One of a few, in the form's box; the box opens the list of them. */
export function ChoiceBox<Id extends string>({ options, value, onChange, ...box }: ChoiceBoxProps<Id>) {
  const [isOpen, setIsOpen] = useState(false);
  const chosen = options.find(({ id }) => id === value);
  return (
    <>
      <SelectBox {...box} value={chosen?.label ?? value} onPress={() => setIsOpen(true)} />
      <SelectSheet
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        title={box.label}
        options={options}
        value={value}
        onChange={onChange}
      />
    </>
  );
}
