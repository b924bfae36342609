import type { PartTexts } from '../../same-texts.ts';

export const addresses: PartTexts<'wallet'>['addresses'] = {};
