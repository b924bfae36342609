import type { LanguageCode } from '../wire/languages.ts';

/*
 * The messages between the console and a page of the app in a frame of it. Both are of one origin, or they are not heard.
 */

/** Shows a page, which reads anew whenever `draft` is another; or answers it with the envelope of a call of the app. */
export type ToPreview =
  | {
      readonly preview: 'show';
      readonly page: string;
      readonly isSignedIn: boolean;
      readonly draft: string;
      readonly language: LanguageCode;
      readonly theme: 'dark' | 'light';
    }
  | { readonly preview: 'answer'; readonly id: number; readonly answer: string };

/** The page is ready to be told; or it makes a call of the app. */
export type FromPreview =
  | { readonly preview: 'ready' }
  | { readonly preview: 'ask'; readonly id: number; readonly asked: string; readonly input: string };

/** The address of the frame at the operators' listener. */
export const previewPath = '/preview/';
