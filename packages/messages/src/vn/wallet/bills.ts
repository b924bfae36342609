import type { PartTexts } from '../../same-texts.ts';

export const bills: PartTexts<'wallet'>['bills'] = {
  period: 'Khoảng thời gian',
  periods: {
    this_month: 'Tháng này',
    last_month: 'Tháng trước',
    last_90_days: '90 ngày',
    this_year: 'Năm nay',
    own: 'Chọn ngày',
  },
  from: 'Từ ngày',
  until: 'Đến ngày',
  account: 'Tài khoản',
  opening: 'Số dư đầu kỳ',
  closing: 'Số dư cuối kỳ',
  movements: '{count} biến động',
  exact: 'Số dư đầu kỳ cộng biến động bằng số dư cuối kỳ, đúng đến chữ số cuối cùng.',
  nothingMoved: 'Không có biến động',
  empty: 'Không có gì trong khoảng này',
  emptyText: 'Tài khoản không có tiền và không có biến động.',
  download: 'Tải về kèm từng dòng',
  downloadAs: 'Tải về dạng {format}',
  saved: 'Đã lưu: {name}',
  periodWrong: 'Khoảng thời gian kết thúc trước khi bắt đầu, hoặc dài hơn 366 ngày.',
};
