import type { ReactNode } from 'react';

/** A field that a form asks for in a way of its own, because what it means hangs on others. */
export interface OwnFieldProps {
  readonly label: string;
  readonly labelEnd: ReactNode;
  readonly error: string;
  readonly hint: string | undefined;
  readonly value: string;
  /** All fields of the form, by their names on the wire. */
  readonly values: Readonly<Record<string, string>>;
  /** The server has refused what the form sent last. */
  readonly isRefused: boolean;
  readonly onChange: (value: string) => void;
}
