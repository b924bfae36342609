import type { chart as english } from '../en/chart.ts';
import type { SameTexts } from '../same-texts.ts';

export const chart: SameTexts<typeof english> = {
  high24h: 'Cao 24h',
  low24h: 'Thấp 24h',
  volumeBase: 'KL 24h ({asset})',
  volumeQuote: 'GT 24h ({asset})',
  tabs: {
    book: 'Sổ lệnh',
    depth: 'Độ sâu',
    trades: 'Giao dịch',
    info: 'Thông tin',
  },
  periods: {
    time: 'Thời gian',
    '1min': '1p',
    '5min': '5p',
    '15min': '15p',
    '30min': '30p',
    '1hour': '1g',
    '4hour': '4g',
    '1day': '1N',
    '1week': '1T',
  },
  indicators: 'Chỉ báo',
  open: 'Mở',
  high: 'Cao',
  low: 'Thấp',
  close: 'Đóng',
  volume: 'Khối lượng',
  fullScreen: 'Toàn màn hình',
  settings: 'Cài đặt biểu đồ',
  noCandles: 'Chưa có giá trong khoảng này',
  noTrades: 'Chưa có giao dịch',
  info: {
    tick: 'Bước giá',
    lot: 'Bước khối lượng',
    minNotional: 'Giá trị lệnh tối thiểu',
    maxAmount: 'Lệnh lớn nhất',
    makerFee: 'Phí maker',
    takerFee: 'Phí taker',
  },
};
