import type { PartTexts } from '../../same-texts.ts';

export const safety: PartTexts<'account'>['safety'] = {};
