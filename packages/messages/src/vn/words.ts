import type { words as english } from '../en/words.ts';
import type { SameTexts } from '../same-texts.ts';

export const words: SameTexts<typeof english> = {
  sides: {
    buy: 'Mua',
    sell: 'Bán',
  },
  orderTypes: {
    limit: 'Giới hạn',
    market: 'Thị trường',
    stop_limit: 'Dừng giới hạn',
    stop_market: 'Dừng thị trường',
    take_profit_limit: 'Chốt lời giới hạn',
    take_profit_market: 'Chốt lời thị trường',
    oco: 'OCO',
  },
  timeInForceHints: {
    gtc: 'Có hiệu lực đến khi hủy: nằm trong sổ lệnh cho đến khi khớp hoặc bạn hủy.',
    ioc: 'Khớp ngay hoặc hủy: khớp được bao nhiêu thì khớp ngay, phần còn lại hết hiệu lực.',
    fok: 'Khớp toàn bộ hoặc hủy: khớp hết ngay lập tức, hoặc không khớp gì.',
  },
  orderStatuses: {
    waiting: 'Chờ kích hoạt',
    open: 'Đang mở',
    filled: 'Đã khớp',
    cancelled: 'Đã hủy',
    expired: 'Hết hiệu lực',
  },
  partlyFilled: 'Khớp một phần',
  endReasons: {
    filled: 'Đã khớp toàn bộ.',
    quote_spent: 'Số tiền đã dùng hết; phần còn lại quá nhỏ để mua thêm.',
    user_cancelled: 'Bạn đã hủy lệnh.',
    linked_order_done: 'Lệnh kia trong cặp OCO đã thực hiện nên lệnh này kết thúc.',
    slippage_limit: 'Giá tiếp theo vượt mức trượt giá của bạn; phần còn lại không giao dịch.',
    no_liquidity: 'Không còn lệnh đối ứng; phần còn lại không giao dịch.',
    immediate_remainder: 'Phần không khớp ngay đã hết hiệu lực, đúng theo lệnh IOC.',
    fill_or_kill_incomplete: 'Không thể khớp toàn bộ ngay nên không giao dịch gì, đúng theo lệnh FOK.',
    self_trade: 'Lệnh gặp chính lệnh của bạn; phần còn lại kết thúc để bạn không tự giao dịch với mình.',
    would_take: 'Lệnh chỉ đặt chờ không được khớp ngay.',
    pair_not_trading: 'Cặp đã tạm ngừng giao dịch.',
    funds_insufficient_at_trigger: 'Lệnh đã kích hoạt nhưng số dư không đủ.',
  },
  entryKinds: {
    house_funding: 'Cấp vốn sàn',
    practice_claim: 'Tiền luyện tập',
    transfer: 'Chuyển nội bộ',
    convert: 'Quy đổi',
    convert_fee: 'Phí quy đổi',
    order_hold: 'Đóng băng cho lệnh',
    order_release: 'Giải phóng từ lệnh',
    trade: 'Giao dịch',
    trade_fee: 'Phí giao dịch',
  },
  pairStatuses: {
    trading: 'Đang giao dịch',
    halted: 'Tạm ngừng',
    cancel_only: 'Chỉ được hủy lệnh',
  },
  accountTypes: {
    legal: 'Pháp định',
    change: 'Giao ngay',
    lever: 'Hợp đồng',
    micro: 'Quyền chọn',
  },
  accountNames: {
    legal: 'Tài khoản pháp định',
    change: 'Tài khoản giao ngay',
    lever: 'Tài khoản hợp đồng',
    micro: 'Tài khoản quyền chọn',
  },
  assetClasses: {
    coin: 'Tiền mã hóa',
    fiat: 'Tiền pháp định',
    stock: 'Cổ phiếu',
  },
  roles: {
    maker: 'Maker',
    taker: 'Taker',
  },
};
