import type { PartTexts } from '../../same-texts.ts';

export const coupons: PartTexts<'account'>['coupons'] = {
  none: 'Chưa có phiếu ưu đãi',
  noneText: 'Phiếu bạn nhận được sẽ nằm ở đây cho đến khi bạn dùng hoặc phiếu hết hạn.',
};
