import type { finance as english } from '../en/finance.ts';
import type { SameTexts } from '../same-texts.ts';

export const finance: SameTexts<typeof english> = {
  title: 'Tài chính',
};
