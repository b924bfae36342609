export { Button, type ButtonProps } from './Button.tsx';
export { Checkbox } from './Checkbox.tsx';
export { CopyFact } from './CopyFact.tsx';
export { Empty } from './Empty.tsx';
export { Failed } from './Failed.tsx';
export { Field, fieldAria, fieldBox, fieldControl, type FieldFrameProps, fieldInput } from './Field.tsx';
export { IconButton } from './IconButton.tsx';
export { KitWordsProvider } from './kit-words.ts';
export { Logo } from './Logo.tsx';
export { Note, type NoteTone } from './Note.tsx';
export {
  Skeleton,
  SkeletonBlock,
  SkeletonCard,
  SkeletonCards,
  SkeletonChart,
  SkeletonFrame,
  SkeletonRows,
} from './Skeleton.tsx';
export { Tag, type TagLook, type TagProps } from './Tag.tsx';
export { TextArea } from './TextArea.tsx';
export { TextField, type TextFieldProps } from './TextField.tsx';
export { useDebounced } from './use-debounced.ts';
export { useDelayed } from './use-delayed.ts';
export { useRovingKeys } from './use-roving-keys.ts';
