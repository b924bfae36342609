import type { mailFrame as englishFrame, mailNotices as english } from '../en/mail-notices.ts';
import type { SameTexts } from '../same-texts.ts';

export const mailFrame: SameTexts<typeof englishFrame> = {
  word: 'Từ của bạn: {word}. Tin không có từ này không phải của chúng tôi.',
  sms_word: '[{word}]',
  freeze: 'Không phải bạn? Hãy đóng băng tài khoản ngay, khi đó không thể rút tiền: {link}',
  freeze_button: 'Đóng băng tài khoản',
  freeze_hint: 'Không phải bạn? Hãy đóng băng tài khoản ngay: mọi thiết bị bị đăng xuất và không thể rút tiền.',
  footer: '{site} gửi tin này cho chủ tài khoản. Chúng tôi không bao giờ hỏi mật khẩu hay mã xác minh.',
};

export const mailNotices: SameTexts<typeof english> = {
  new_device: {
    subject: '{site}: đăng nhập từ thiết bị mới',
    text: 'Vừa có người đăng nhập tài khoản {site} của bạn từ thiết bị hoặc mạng chưa từng dùng.\n\nThiết bị: {device}\nMạng: {network}\nThời gian: {at}\n\nNếu là bạn, không cần làm gì.',
    sms: '{site}: đăng nhập từ thiết bị mới: {device}, {network}, {at}. Không phải bạn? Hãy đóng băng tài khoản.',
  },
  password_changed: {
    subject: '{site}: mật khẩu đã được đổi',
    text: 'Mật khẩu {site} của bạn vừa được đổi, mọi thiết bị khác đã bị đăng xuất. Việc rút tiền tạm giữ đến {until}.',
    sms: '{site}: mật khẩu vừa được đổi. Rút tiền tạm giữ đến {until}. Không phải bạn? Hãy đóng băng tài khoản.',
  },
  pay_password_changed: {
    subject: '{site}: mật khẩu thanh toán đã được đổi',
    text: 'Mật khẩu thanh toán {site} của bạn vừa được đặt hoặc đổi. Việc rút tiền tạm giữ đến {until}.',
    sms: '{site}: mật khẩu thanh toán vừa được đặt hoặc đổi. Rút tiền tạm giữ đến {until}.',
  },
  phone_changed: {
    subject: '{site}: số điện thoại của tài khoản đã được đổi',
    text: 'Số điện thoại của tài khoản {site} bây giờ là {phone}. Việc rút tiền tạm giữ đến {until}.',
    sms: '{site}: số điện thoại của tài khoản bây giờ là {phone}. Rút tiền tạm giữ đến {until}.',
  },
  email_changed: {
    subject: '{site}: e-mail của tài khoản đã được đổi',
    text: 'E-mail của tài khoản {site} bây giờ là {email}. Việc rút tiền tạm giữ đến {until}.',
    sms: '{site}: e-mail của tài khoản bây giờ là {email}. Rút tiền tạm giữ đến {until}.',
  },
  factor_added: {
    subject: '{site}: đã thêm yếu tố thứ hai',
    text: '{factor, select, totp {Ứng dụng xác thực} other {Passkey “{name}”}} vừa được thêm vào tài khoản {site} của bạn. Việc rút tiền tạm giữ đến {until}.',
    sms: '{site}: tài khoản vừa được thêm yếu tố thứ hai. Rút tiền tạm giữ đến {until}.',
  },
  factor_removed: {
    subject: '{site}: đã gỡ yếu tố thứ hai',
    text: '{factor, select, totp {Ứng dụng xác thực} other {Passkey “{name}”}} vừa được gỡ khỏi tài khoản {site} của bạn. Việc rút tiền tạm giữ đến {until}.',
    sms: '{site}: yếu tố thứ hai vừa được gỡ khỏi tài khoản. Rút tiền tạm giữ đến {until}.',
  },
  recovery_codes_made: {
    subject: '{site}: mã khôi phục mới',
    text: 'Mã khôi phục mới vừa được tạo cho tài khoản {site} của bạn. Các mã cũ không còn giá trị.',
    sms: '{site}: mã khôi phục mới vừa được tạo. Các mã cũ không còn giá trị.',
  },
  destination_booked: {
    subject: '{site}: nơi nhận tiền rút mới',
    text: '“{label}” ({network}) vừa được thêm vào danh sách nơi nhận tiền rút của bạn. Có thể dùng từ {usableAt}.',
    sms: '{site}: “{label}” ({network}) vừa được thêm để rút tiền, dùng được từ {usableAt}. Không phải bạn? Hãy đóng băng tài khoản.',
  },
  withdrawal_requested: {
    subject: '{site}: rút {amount} {asset}',
    text: 'Bạn đã yêu cầu rút {amount} {asset} đến {to}. Bạn có thể hủy đến {undoUntil}.',
    sms: '{site}: rút {amount} {asset} đến {to}. Có thể hủy đến {undoUntil}. Không phải bạn? Hãy đóng băng tài khoản.',
  },
  withdrawal_sent: {
    subject: '{site}: {amount} {asset} đang được chuyển',
    text: 'Khoản rút {amount} {asset} đến {to} đã được gửi đi.\n\nGiao dịch: {transaction}',
    sms: '{site}: khoản rút {amount} {asset} đến {to} đã được gửi đi.',
  },
  withdrawal_failed: {
    subject: '{site}: khoản rút không thành công',
    text: 'Khoản rút {amount} {asset} đến {to} không thực hiện được. Toàn bộ số tiền đã trở lại tài khoản của bạn.',
    sms: '{site}: khoản rút {amount} {asset} không thành công. Toàn bộ số tiền đã trở lại tài khoản.',
  },
  withdrawal_refused: {
    subject: '{site}: khoản rút bị từ chối',
    text: 'Khoản rút {amount} {asset} đến {to} bị từ chối: {reason, select, destination_suspicious {nơi nhận được biết là có liên quan đến lừa đảo} identity_doubtful {danh tính của bạn cần được kiểm tra trước} funds_origin_unclear {nguồn gốc số tiền chưa rõ} order_of_authority {theo yêu cầu của cơ quan có thẩm quyền} other {không qua được bước xét duyệt}}. Toàn bộ số tiền đã trở lại tài khoản của bạn.',
    sms: '{site}: khoản rút {amount} {asset} bị từ chối. Toàn bộ số tiền đã trở lại tài khoản.',
  },
  deposit_credited: {
    subject: '{site}: đã nhận {amount} {asset}',
    text: 'Khoản nạp {amount} {asset} ({network}) đã đến và có thể sử dụng.',
    sms: '{site}: khoản nạp {amount} {asset} ({network}) đã đến.',
  },
  identity_verified: {
    subject: '{site}: danh tính đã được xác minh',
    text: 'Danh tính của bạn tại {site} đã được xác minh: {level, select, advanced {cấp nâng cao} other {cấp cơ bản}}. Hạn mức của bạn đã tăng.',
    sms: '{site}: danh tính của bạn đã được xác minh.',
  },
  identity_failed: {
    subject: '{site}: chưa xác minh được danh tính',
    text: 'Chưa thể xác minh danh tính của bạn tại {site}. Hãy mở trang xác minh: ở đó ghi rõ mục nào cần sửa.',
    sms: '{site}: chưa xác minh được danh tính. Trang xác minh ghi rõ mục cần sửa.',
  },
  account_frozen: {
    subject: '{site}: tài khoản đã đóng băng',
    text: 'Tài khoản {site} của bạn đã đóng băng: mọi thiết bị bị đăng xuất, các khóa API bị thu hồi và không thể rút tiền. Hãy mở lại ở trang đăng nhập bằng mật khẩu, mã xác minh và yếu tố thứ hai.',
    sms: '{site}: tài khoản của bạn đã đóng băng, không thể rút tiền. Hãy mở lại ở trang đăng nhập.',
  },
  account_unfrozen: {
    subject: '{site}: tài khoản đã mở lại',
    text: 'Tài khoản {site} của bạn đã mở lại. Việc rút tiền tạm giữ đến {until}.',
    sms: '{site}: tài khoản của bạn đã mở lại. Rút tiền tạm giữ đến {until}.',
  },
  api_key_made: {
    subject: '{site}: khóa API mới',
    text: 'Khóa API “{name}” vừa được tạo cho tài khoản {site} của bạn. Quyền của khóa: {scopes}.',
    sms: '{site}: khóa API “{name}” vừa được tạo. Không phải bạn? Hãy đóng băng tài khoản.',
  },
};
