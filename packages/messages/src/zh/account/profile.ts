import type { PartTexts } from '../../same-texts.ts';

export const profile: PartTexts<'account'>['profile'] = {};
