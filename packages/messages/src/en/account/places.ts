/** pages/setting/areas and the choice of a place. */
export const places = {} as const;
