/** Of a text in the app. */
export interface LongTextProps {
  readonly text: string;
  /** `article` is the reading style, 17/28; `note` is for cards and answers. */
  readonly size?: 'article' | 'note';
}
