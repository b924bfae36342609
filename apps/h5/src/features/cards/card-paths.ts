import type { CardKind } from './card-form.ts';

export const cardPaths: Readonly<Record<CardKind, string>> = {
  domestic: '/pages/setting/bank',
  international: '/pages/setting/bank_international',
};
