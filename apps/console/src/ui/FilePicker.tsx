import type { ReactNode } from 'react';

interface FilePickerProps {
  /** The words on the button: the field of the browser speaks its language, and not the console's. */
  readonly children: ReactNode;
  readonly accept: string;
  readonly isDisabled?: boolean;
  readonly aria?: Readonly<Record<string, unknown>>;
  readonly onChoose: (file: File) => void;
}

/** A button by which a file is chosen, the same one again too. */
export function FilePicker({ children, accept, isDisabled = false, aria, onChoose }: FilePickerProps) {
  return (
    <label className="inline-flex h-8 cursor-pointer items-center gap-1.5 self-start rounded-field bg-inset px-3 text-13 font-semibold whitespace-nowrap focus-within:outline-2 focus-within:outline-accent">
      {children}
      <input
        {...aria}
        type="file"
        accept={accept}
        disabled={isDisabled}
        className="sr-only"
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          target.value = '';
          if (file !== undefined) onChoose(file);
        }}
      />
    </label>
  );
}
