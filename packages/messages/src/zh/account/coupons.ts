import type { PartTexts } from '../../same-texts.ts';

export const coupons: PartTexts<'account'>['coupons'] = {
  none: '暂无卡券',
  noneText: '您获得的卡券会保存在这里，直到使用或过期。',
};
