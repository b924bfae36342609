/** The work of an operator. `admin` may do everything; `auditor` reads everything and changes nothing. */
export const operatorRoles = ['support', 'compliance', 'treasury', 'markets', 'content', 'admin', 'auditor'] as const;
export type OperatorRole = (typeof operatorRoles)[number];

/** `none` takes the role away. */
export const grantableRoles = [...operatorRoles, 'none'] as const;
export type GrantableRole = (typeof grantableRoles)[number];

/** The number of names that may ever have had a role. */
export const operatorsMax = 500;
