import type { PartTexts } from '../../same-texts.ts';

export const places: PartTexts<'account'>['places'] = {};
