import type { orders as english } from '../en/orders.ts';
import type { SameTexts } from '../same-texts.ts';

export const orders: SameTexts<typeof english> = {
  title: 'Lệnh',
  tabs: {
    open: 'Lệnh đang mở',
    openCount: 'Lệnh đang mở ({count})',
    history: 'Lịch sử lệnh',
    trades: 'Giao dịch đã khớp',
  },
  thisPairOnly: 'Chỉ cặp này',
  cancelAll: 'Hủy tất cả',
  cancelAllQuestion: 'Hủy tất cả {count} lệnh đang mở?',
  cancelQuestion: 'Hủy lệnh này? {amount} {asset} sẽ khả dụng trở lại.',
  amend: 'Sửa',
  amendHint: 'Giảm số lượng sẽ giữ thứ tự ưu tiên; thay đổi khác sẽ mất thứ tự.',
  filledOf: '{filled} / {amount}',
  averagePrice: 'Giá trung bình',
  trigger: 'Kích hoạt',
  placed: 'Đặt lúc',
  ended: 'Kết thúc lúc',
  reason: 'Lý do',
  orderNumber: 'Mã lệnh',
  linkedOrder: 'Lệnh liên kết',
  held: 'Đóng băng',
  emptyOpen: 'Không có lệnh đang mở',
  emptyHistory: 'Chưa có lịch sử lệnh',
  emptyTrades: 'Chưa có giao dịch',
};
