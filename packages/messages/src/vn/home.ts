import type { home as english } from '../en/home.ts';
import type { SameTexts } from '../same-texts.ts';

export const home: SameTexts<typeof english> = {
  title: 'Trang chủ',
  searchPlaceholder: 'Tìm {pair}',
  totalAssets: 'Tổng tài sản',
  profitToday: 'Lãi lỗ hôm nay',
  hideBalances: 'Ẩn số dư',
  showBalances: 'Hiện số dư',
  deposit: 'Nạp',
  welcome: 'Sàn giao dịch minh bạch từng bước',
  welcomeHint: 'Mọi giá, phí và số dư đều kiểm tra được.',
  claimPractice: 'Nhận tiền luyện tập',
  news: 'Tin tức',
  notice: 'Thông báo',
  banners: 'Nổi bật',
  shortcuts: 'Lối tắt',
  moreFunctions: 'Tất cả chức năng',
  groups: {
    trade: 'Giao dịch',
    earn: 'Sinh lời',
    fund: 'Tài sản',
    other: 'Khác',
  },
  lists: {
    watchlist: 'Theo dõi',
    hot: 'Nổi bật',
    gainers: 'Tăng mạnh',
    new: 'Mới',
  },
};
