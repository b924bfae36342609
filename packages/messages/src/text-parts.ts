/** Texts that only some screens say: one chunk for each part and language, beside the base that every page needs. */
export const textPartNames = ['trading', 'wallet', 'account'] as const;
export type TextPartName = (typeof textPartNames)[number];
