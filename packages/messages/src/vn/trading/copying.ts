import type { TradingMessages } from '../../same-texts.ts';

export const copying: TradingMessages['copying'] = {
  reasons: {
    below_minimum: 'Khối lượng tính cho bạn nhỏ hơn hợp đồng nhỏ nhất.',
    above_maximum: 'Khối lượng tính cho bạn vượt hợp đồng lớn nhất nên chỉ sao chép một phần.',
    margin_cap: 'Đã dùng hết giới hạn ký quỹ cho trader này.',
    pair_cap: 'Đã dùng hết giới hạn ký quỹ cho cặp này.',
    daily_loss_cap: 'Đã chạm giới hạn lỗ trong ngày với trader này.',
    balance_insufficient: 'Tài khoản hợp đồng của bạn không đủ tiền.',
    slippage: 'Giá đã vượt giới hạn trượt giá của bạn.',
    open_interest_full: 'Sàn không còn chỗ cho vị thế mới theo chiều này.',
    too_many_tickets: 'Bạn đã có tối đa số vị thế và lệnh cho phép.',
  },
};
