/** The value as the wire has it, and the way to a control for people who see it and who hear it. */
export interface InputProps {
  readonly id?: string;
  readonly 'aria-label'?: string;
  readonly 'aria-invalid'?: boolean | undefined;
  readonly 'aria-describedby'?: string | undefined;
  readonly value: string;
  readonly onChange: (value: string) => void;
}
