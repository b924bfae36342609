import type { PartTexts } from '../../same-texts.ts';

export const withdraw: PartTexts<'wallet'>['withdraw'] = {};
