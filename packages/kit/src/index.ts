export { cx } from './class-names.ts';
export { copyText } from './copy-text.ts';
export { atScale, compare, type Decimal, decimalFrom, fixedText, signOf, times } from './decimal.ts';
export {
  type Format,
  chineseFormats,
  formats,
  grouped,
  hidden,
  hiddenFormat,
  isNothing,
  marksOf,
  missing,
  type NumberFormat,
  withSubscriptZeros,
} from './format.ts';
export { randomId } from './random-id.ts';
export { saveFile } from './save-file.ts';
export {
  ageOf,
  clockText,
  comingText,
  dateText,
  dateTimeText,
  dayText,
  dayTimeText,
  isSameDay,
  minuteText,
  momentText,
  relativeTime,
} from './times.ts';
