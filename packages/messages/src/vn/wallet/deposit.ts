import type { PartTexts } from '../../same-texts.ts';

export const deposit: PartTexts<'wallet'>['deposit'] = {};
