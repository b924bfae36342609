/** pages/setting/security, passwords, factors, sessions and keys. */
export const safety = {} as const;
