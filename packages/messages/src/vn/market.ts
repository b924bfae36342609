import type { market as english } from '../en/market.ts';
import type { SameTexts } from '../same-texts.ts';

export const market: SameTexts<typeof english> = {
  title: 'Thị trường',
  tabs: {
    watchlist: 'Theo dõi',
    spot: 'Giao ngay',
    contract: 'Hợp đồng',
    stocks: 'Cổ phiếu',
  },
  tags: {
    all: 'Tất cả',
    layer1: 'Layer 1',
    layer2: 'Layer 2',
    defi: 'DeFi',
    meme: 'Meme',
    payment: 'Thanh toán',
    new: 'Mới',
    ai: 'AI',
    stablecoin: 'Stablecoin',
    stock: 'Cổ phiếu',
  },
  sort: {
    name: 'Tên',
    volume: 'KL',
    last: 'Giá cuối',
    change: 'Biến động 24h',
  },
  volumeOf: 'KL {volume}',
  addToWatchlist: 'Thêm vào theo dõi',
  removeFromWatchlist: 'Bỏ theo dõi',
  emptyWatchlist: 'Danh sách theo dõi trống. Hãy bắt đầu với:',
  addAll: 'Thêm tất cả',
  searchPlaceholder: 'Tìm coin, cổ phiếu, chức năng',
  recent: 'Gần đây',
  clearRecent: 'Xóa tìm kiếm gần đây',
  hot: 'Nổi bật',
  results: {
    coins: 'Coin',
    stocks: 'Cổ phiếu',
    functions: 'Chức năng',
  },
  noResults: 'Không có kết quả cho “{text}”',
};
