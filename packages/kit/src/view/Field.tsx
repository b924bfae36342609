import type { ReactNode } from 'react';

export interface FieldFrameProps {
  readonly id: string;
  readonly label: string;
  /** At the right end of the label line: a link, a counter. */
  readonly labelEnd?: ReactNode;
  /** The fault, in words, under the field. */
  readonly error?: string | undefined;
  /** A useful remark, without a fault. */
  readonly hint?: string | undefined;
  readonly children: ReactNode;
}

/** Label above, message below, tied to the input for screen readers. The input takes `fieldAria(id, error, hint)`. */
export function Field({ id, label, labelEnd, error, hint, children }: FieldFrameProps) {
  return (
    <div className="flex flex-col gap-1.5 desk:gap-1">
      <div className="flex items-baseline justify-between gap-3">
        <label htmlFor={id} className="text-13 text-fg-2 desk:text-12">
          {label}
        </label>
        {labelEnd}
      </div>
      {children}
      {error !== undefined && error !== '' ? (
        <p id={`${id}-note`} role="alert" className="text-12 text-danger">
          {error}
        </p>
      ) : (
        hint !== undefined && (
          <p id={`${id}-note`} className="text-12 text-fg-3">
            {hint}
          </p>
        )
      )}
    </div>
  );
}

export function fieldAria(id: string, error: string | undefined, hint: string | undefined) {
  const isWrong = error !== undefined && error !== '';
  return {
    id,
    'aria-invalid': isWrong || undefined,
    'aria-describedby': isWrong || hint !== undefined ? `${id}-note` : undefined,
  };
}

/** The box of a text input; 16 px text so that iOS does not zoom. */
export const fieldBox =
  'flex h-12 w-full items-center gap-2 rounded-control desk:h-8 desk:rounded-field bg-inset px-3 inset-ring inset-ring-line-field outline-2 outline-transparent has-[input:focus-visible]:outline-accent has-[[aria-invalid=true]]:outline-danger';
export const fieldInput =
  'h-full min-w-0 flex-1 bg-transparent text-16 desk:text-13 text-fg outline-none placeholder:text-fg-3';

/** The look of a control that is its own box: a text area, a choice of the browser. */
export const fieldControl =
  'rounded-field bg-inset px-3.5 text-16 text-fg inset-ring inset-ring-line-field outline-2 outline-transparent placeholder:text-14 placeholder:text-fg-3 focus-visible:outline-accent disabled:text-fg-2 aria-invalid:outline-danger desk:px-3 desk:text-13 desk:placeholder:text-13';
