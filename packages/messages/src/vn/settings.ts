import type { settings as english } from '../en/settings.ts';
import type { SameTexts } from '../same-texts.ts';

export const settings: SameTexts<typeof english> = {
  title: 'Cài đặt',
  uid: 'UID {uid}',
  copyUid: 'Sao chép UID',
  creditScore: 'Điểm tín nhiệm {score}',
  identity: {
    none: 'Chưa xác minh',
    basic: 'Cơ bản (Lv1)',
    advanced: 'Nâng cao (Lv2)',
  },
  groups: {
    account: 'Tài khoản',
    preferences: 'Tùy chọn',
    help: 'Trợ giúp',
  },
  myQrCode: 'Mã QR của tôi',
  invitations: 'Lời mời',
  rebate: 'Hoàn phí',
  bills: 'Hóa đơn',
  walletAddresses: 'Địa chỉ ví',
  bankCards: 'Thẻ ngân hàng',
  security: 'Bảo mật',
  notifications: 'Thông báo hệ thống',
  fiat: 'Tiền pháp định mặc định',
  language: 'Ngôn ngữ',
  theme: 'Giao diện',
  themes: {
    system: 'Theo hệ thống',
    light: 'Sáng',
    dark: 'Tối',
  },
  numberFormat: 'Định dạng số',
  colours: 'Màu sắc',
  colourConventions: {
    greenUp: 'Xanh tăng, đỏ giảm',
    redUp: 'Đỏ tăng, xanh giảm',
  },
  haptics: 'Rung',
  confirmOrders: 'Xác nhận lệnh',
  version: 'Phiên bản {version}',
  logout: 'Đăng xuất',
  logoutQuestion: 'Đăng xuất khỏi thiết bị này?',
};
