import type { PartTexts } from '../../same-texts.ts';

export const bills: PartTexts<'wallet'>['bills'] = {};
