import type { PartTexts } from '../../same-texts.ts';

export const cards: PartTexts<'wallet'>['cards'] = {};
