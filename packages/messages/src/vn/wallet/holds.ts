import type { PartTexts } from '../../same-texts.ts';

export const holds: PartTexts<'wallet'>['holds'] = {
  order: 'Lệnh {label} #{number}',
  withdrawal: 'Lệnh rút {label} #{number}',
  contract_order: 'Lệnh hợp đồng {label} #{number}',
  position: 'Ký quỹ vị thế {label} #{number}',
  option: 'Quyền chọn {label} #{number}',
};
