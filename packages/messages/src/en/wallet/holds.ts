/** What freezes funds, in the sheet of a coin. */
export const holds = {
  order: '{label} order #{number}',
  withdrawal: '{label} withdrawal #{number}',
  contract_order: '{label} contract order #{number}',
  position: 'Margin of {label} position #{number}',
  option: '{label} option #{number}',
} as const;
