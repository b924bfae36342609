import type { PartTexts } from '../../same-texts.ts';

export const identity: PartTexts<'account'>['identity'] = {};
