import type { OptionRow } from '@candor/api';
import { createStore } from 'zustand/vanilla';
import { type OptionForm, optionFormActions } from './form/option-form.ts';
import { openOptions } from './open-options.ts';

/** The option whose terms the form takes over next. A new object for each press, so that the same one counts again. */
export const wantedAgain = createStore<{ readonly option: OptionRow | undefined }>(() => ({ option: undefined }));

/** Opens the options desk with pair, term and stake of an option that has ended; nothing is bought. */
export function repeatOption(option: OptionRow): void {
  wantedAgain.setState({ option: { ...option } });
  openOptions(option.symbol);
}

export function formAgain(form: OptionForm, { seconds, stake, direction }: OptionRow): OptionForm {
  return { ...optionFormActions.setStake(optionFormActions.setSeconds(form, seconds), stake), repeats: direction };
}
