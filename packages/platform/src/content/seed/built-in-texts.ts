import { en } from './en/index.ts';
import type { ContentByLanguage } from './shapes.ts';
import { vn } from './vn/index.ts';
import { zh } from './zh/index.ts';

export const builtInTexts: ContentByLanguage = { vn, zh, en };
