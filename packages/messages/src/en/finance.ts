/** pages/financial/index. */
export const finance = {
  title: 'Finance',
} as const;
