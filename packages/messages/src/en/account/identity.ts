/** pages/setting/real and real_mark. */
export const identity = {} as const;
