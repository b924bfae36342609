/** pages/setting/userInfo. */
export const profile = {} as const;
