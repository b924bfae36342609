import type { notices as english } from '../en/notices.ts';
import type { SameTexts } from '../same-texts.ts';

export const notices: SameTexts<typeof english> = {
  orderPlaced: 'Đã đặt lệnh',
  orderFilled: '{side} {pair}: đã khớp {amount} {asset}',
  orderPartlyFilled: '{side} {pair}: đã khớp một phần {amount} {asset}',
  orderTriggered: '{side} {pair}: đã chạm giá kích hoạt',
  orderEnded: '{side} {pair}: {reason}',
  orderCancelled: 'Đã hủy lệnh',
  ordersCancelled: 'Đã hủy {count} lệnh',
  orderAmended: 'Đã sửa lệnh',
  transferDone: 'Đã chuyển {amount} {asset} vào {account}',
  conversionDone: 'Đã nhận {amount} {asset}',
  claimDone: 'Đã nhận {amount} {asset} tiền luyện tập',
  watched: 'Đã thêm {pair} vào danh sách theo dõi',
  unwatched: 'Đã bỏ {pair} khỏi danh sách theo dõi',
  loginSuccessful: 'Đăng nhập thành công',
  registrationSucceeded: 'Đăng ký thành công',
  passwordChanged: 'Mật khẩu đã được đổi. Vui lòng đăng nhập bằng mật khẩu mới.',
  loggedOut: 'Bạn đã đăng xuất',
  codeSent: 'Đã gửi mã đến {recipient}',
};
