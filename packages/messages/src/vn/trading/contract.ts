import type { TradingMessages } from '../../same-texts.ts';

export const contract: TradingMessages['contract'] = {
  directions: {
    long: 'Long',
    short: 'Short',
  },
  marginModes: {
    cross: 'Ký quỹ chéo',
    isolated: 'Ký quỹ cô lập',
  },
  entryTypes: {
    market: 'Thị trường',
    limit: 'Giới hạn',
  },
  statuses: {
    pending: 'Chờ khớp',
    open: 'Đang mở',
    closing: 'Đang đóng',
    closed: 'Đã đóng',
    cancelled: 'Đã hủy',
  },
  closeReasons: {
    user: 'Bạn đã đóng.',
    take_profit: 'Chỉ số chạm mức chốt lời.',
    stop_loss: 'Chỉ số chạm mức cắt lỗ.',
    liquidation: 'Bị thanh lý: vốn bảo đảm đã giảm xuống mức ký quỹ duy trì.',
    deleveraged: 'Bị đóng để bù khoản lỗ của vị thế đối ứng mà quỹ bảo hiểm không trả đủ.',
    trader_closed: 'Trader bạn sao chép đã đóng vị thế.',
    reversed: 'Bạn đã đảo chiều: vị thế được đóng và đặt lệnh ngược lại.',
  },
  cancelReasons: {
    user_cancelled: 'Bạn đã hủy.',
    slippage_limit: 'Giá báo kế tiếp vượt giới hạn trượt giá của bạn nên không mở gì.',
    margin_insufficient: 'Khi đến lượt khớp, ký quỹ không đủ.',
    open_interest_full: 'Sàn không còn chỗ cho vị thế mới theo chiều này.',
    pair_not_trading: 'Cặp này đã tạm dừng giao dịch.',
    market_closed: 'Thị trường đóng cửa trước khi lệnh khớp.',
    liquidation: 'Tài khoản bị thanh lý, các lệnh chờ được hủy trước tiên.',
  },
  closeChoices: {
    all: 'Tất cả',
    long: 'Chỉ Long',
    short: 'Chỉ Short',
    winning: 'Chỉ vị thế lãi',
    losing: 'Chỉ vị thế lỗ',
  },
};
