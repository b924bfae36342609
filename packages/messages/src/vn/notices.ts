import type { notices as english } from '../en/notices.ts';
import type { SameTexts } from '../same-texts.ts';

export const notices: SameTexts<typeof english> = {
  orderPlaced: 'Đã đặt lệnh',
  orderFilled: '{side} {pair}: đã khớp {amount} {asset}',
  orderPartlyFilled: '{side} {pair}: đã khớp một phần {amount} {asset}',
  orderTriggered: '{side} {pair}: đã chạm giá kích hoạt',
  orderCancelled: 'Đã hủy lệnh',
  ordersCancelled: 'Đã hủy {count} lệnh',
  orderAmended: 'Đã sửa lệnh',
  claimDone: 'Đã nhận {amount} {asset} tiền luyện tập',
  loginSuccessful: 'Đăng nhập thành công',
  registrationSucceeded: 'Đăng ký thành công',
  passwordChanged: 'Mật khẩu đã được đổi. Vui lòng đăng nhập bằng mật khẩu mới.',
  loggedOut: 'Bạn đã đăng xuất',
  codeSent: 'Đã gửi mã đến {recipient}',
};
