import type { mailFrame as englishFrame, mailNotices as english } from '../en/mail-notices.ts';
import type { SameTexts } from '../same-texts.ts';

export const mailFrame: SameTexts<typeof englishFrame> = {
  word: 'Từ chống lừa đảo của bạn: {word}. Tin không có từ này không phải của chúng tôi.',
  sms_word: '[{word}]',
  freeze: 'Không phải bạn? Hãy đóng băng tài khoản ngay, khi đó không thể rút tiền: {link}',
  freeze_button: 'Đóng băng tài khoản',
  freeze_hint: 'Không phải bạn? Hãy đóng băng tài khoản ngay: mọi thiết bị bị đăng xuất và không thể rút tiền.',
  cancel: 'Bạn không mất xác thực hai yếu tố, hoặc không phải bạn gửi yêu cầu? Hãy hủy yêu cầu: {link}',
  cancel_button: 'Hủy yêu cầu',
  cancel_hint:
    'Bạn không mất xác thực hai yếu tố, hoặc không phải bạn gửi yêu cầu? Hãy hủy yêu cầu: khi đó không có gì bị gỡ bỏ.',
  footer: '{site} gửi tin này cho chủ tài khoản. Chúng tôi không bao giờ hỏi mật khẩu hay mã xác minh.',
};

export const mailNotices: SameTexts<typeof english> = {
  new_device: {
    subject: '{site}: đăng nhập từ thiết bị mới',
    text: 'Vừa có người đăng nhập tài khoản {site} của bạn từ thiết bị hoặc mạng chưa từng dùng.\n\nThiết bị: {device}\nMạng: {network}\nThời gian: {at}\n\nNếu là bạn, bạn không cần làm gì.',
    sms: '{site}: đăng nhập từ thiết bị mới: {device}, {network}, {at}. Không phải bạn? Hãy đóng băng tài khoản.',
  },
  factor_guessed: {
    subject: '{site}: có người đang đoán mã xác thực hai yếu tố của bạn',
    text: 'Trong một ngày đã có năm lần nhập sai mã xác thực hai yếu tố, từ người có mật khẩu của bạn hoặc một thiết bị đang đăng nhập. Lần cuối lúc {at}. Mỗi lần thử tiếp theo phải chờ lâu hơn, và chưa ai vào được.\n\nNếu không phải bạn, có người đã biết mật khẩu của bạn: hãy đổi mật khẩu ngay và kết thúc các phiên bạn không nhận ra.',
    sms: '{site}: năm lần nhập sai mã xác thực hai yếu tố, lần cuối lúc {at}. Không phải bạn? Có người biết mật khẩu của bạn: hãy đổi ngay.',
  },
  password_changed: {
    subject: '{site}: mật khẩu đăng nhập đã được đổi',
    text: 'Mật khẩu đăng nhập {site} của bạn vừa được đổi, mọi thiết bị khác đã bị đăng xuất. Rút tiền tạm dừng đến {until}.',
    sms: '{site}: mật khẩu vừa được đổi. Rút tiền tạm dừng đến {until}. Không phải bạn? Hãy đóng băng tài khoản.',
  },
  pay_password_changed: {
    subject: '{site}: mật khẩu thanh toán đã được đổi',
    text: 'Mật khẩu thanh toán {site} của bạn vừa được đặt hoặc đổi. Rút tiền tạm dừng đến {until}.',
    sms: '{site}: mật khẩu thanh toán vừa được đặt hoặc đổi. Rút tiền tạm dừng đến {until}.',
  },
  phone_changed: {
    subject: '{site}: số điện thoại của tài khoản đã được đổi',
    text: 'Số điện thoại của tài khoản {site} hiện là {phone}. Rút tiền tạm dừng đến {until}.',
    sms: '{site}: số điện thoại của tài khoản hiện là {phone}. Rút tiền tạm dừng đến {until}.',
  },
  email_changed: {
    subject: '{site}: email của tài khoản đã được đổi',
    text: 'Email của tài khoản {site} hiện là {email}. Rút tiền tạm dừng đến {until}.',
    sms: '{site}: email của tài khoản hiện là {email}. Rút tiền tạm dừng đến {until}.',
  },
  factor_added: {
    subject: '{site}: đã thêm phương thức xác thực hai yếu tố',
    text: '{factor, select, totp {Ứng dụng xác thực} other {Khóa truy cập “{name}”}} vừa được thêm vào tài khoản {site} của bạn. Rút tiền tạm dừng đến {until}.',
    sms: '{site}: tài khoản vừa được thêm phương thức xác thực hai yếu tố. Rút tiền tạm dừng đến {until}.',
  },
  factor_removed: {
    subject: '{site}: đã gỡ phương thức xác thực hai yếu tố',
    text: '{factor, select, totp {Ứng dụng xác thực} other {Khóa truy cập “{name}”}} vừa được gỡ khỏi tài khoản {site} của bạn. Rút tiền tạm dừng đến {until}.',
    sms: '{site}: phương thức xác thực hai yếu tố vừa được gỡ khỏi tài khoản. Rút tiền tạm dừng đến {until}.',
  },
  recovery_codes_made: {
    subject: '{site}: mã khôi phục mới',
    text: 'Mã khôi phục mới vừa được tạo cho tài khoản {site} của bạn. Các mã cũ không còn dùng được.',
    sms: '{site}: mã khôi phục mới vừa được tạo. Các mã cũ không còn dùng được.',
  },
  destination_booked: {
    subject: '{site}: nơi nhận tiền rút mới',
    text: '“{label}” ({network}) vừa được thêm vào danh sách nơi nhận tiền rút của bạn. Có thể dùng từ {usableAt}.',
    sms: '{site}: “{label}” ({network}) vừa được thêm để rút tiền, dùng được từ {usableAt}. Không phải bạn? Hãy đóng băng tài khoản.',
  },
  withdrawal_requested: {
    subject: '{site}: rút {amount} {asset}',
    text: 'Bạn đã yêu cầu rút {amount} {asset} đến {to}. Bạn có thể hoàn tác đến {undoUntil}.',
    sms: '{site}: rút {amount} {asset} đến {to}. Có thể hoàn tác đến {undoUntil}. Không phải bạn? Hãy đóng băng tài khoản.',
  },
  withdrawal_sent: {
    subject: '{site}: {amount} {asset} đang được chuyển',
    text: 'Lệnh rút {amount} {asset} đến {to} đã được gửi đi.\n\nMã giao dịch: {transaction}',
    sms: '{site}: lệnh rút {amount} {asset} đến {to} đã được gửi đi.',
  },
  withdrawal_failed: {
    subject: '{site}: lệnh rút không thành công',
    text: 'Lệnh rút {amount} {asset} đến {to} không thực hiện được. Toàn bộ số tiền đã trở lại tài khoản của bạn.',
    sms: '{site}: lệnh rút {amount} {asset} không thành công. Toàn bộ số tiền đã trở lại tài khoản.',
  },
  withdrawal_refused: {
    subject: '{site}: lệnh rút bị từ chối',
    text: 'Lệnh rút {amount} {asset} đến {to} bị từ chối: {reason, select, destination_suspicious {nơi nhận được biết là có liên quan đến lừa đảo} identity_doubtful {cần kiểm tra danh tính của bạn trước} funds_origin_unclear {cần làm rõ nguồn gốc số tiền} order_of_authority {theo yêu cầu của cơ quan có thẩm quyền} other {không qua được bước xét duyệt}}. Toàn bộ số tiền đã trở lại tài khoản của bạn.',
    sms: '{site}: lệnh rút {amount} {asset} bị từ chối. Toàn bộ số tiền đã trở lại tài khoản.',
  },
  deposit_credited: {
    subject: '{site}: đã nhận {amount} {asset}',
    text: 'Khoản nạp {amount} {asset} ({network}) đã vào tài khoản và có thể sử dụng.',
    sms: '{site}: khoản nạp {amount} {asset} ({network}) đã vào tài khoản.',
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
  sessions_ended: {
    subject: '{site}: mọi thiết bị của bạn đã được đăng xuất',
    text: 'Lúc {at}, chúng tôi đã đăng xuất mọi thiết bị khỏi tài khoản {site} của bạn và thu hồi tất cả khóa API{reason, select, unusual_activity { vì phát hiện hoạt động bất thường} access_known_to_others { vì có thể người khác biết mật khẩu hoặc đã truy cập tài khoản} asked_by_owner { theo yêu cầu của bạn} order_of_authority { theo yêu cầu của cơ quan có thẩm quyền} other { để phòng ngừa}}. Số dư và các lệnh của bạn vẫn giữ nguyên.\n\n{reason, select, access_known_to_others {Hãy đổi mật khẩu khi đăng nhập lại và tạo khóa API mới nếu cần.} unusual_activity {Bạn có thể đăng nhập lại. Nếu thấy hoạt động gần đây không phải của mình, trước hết hãy đổi mật khẩu.} other {Bạn có thể đăng nhập lại và tạo khóa API mới nếu cần.}}',
    sms: '{site}: mọi thiết bị đã được đăng xuất và các khóa API bị thu hồi{reason, select, unusual_activity { vì hoạt động bất thường} access_known_to_others {. Có thể người khác đã truy cập: hãy đổi mật khẩu} asked_by_owner { theo yêu cầu của bạn} order_of_authority { theo yêu cầu của cơ quan có thẩm quyền} other { để phòng ngừa}}.',
  },
  account_frozen: {
    subject: '{site}: tài khoản đã đóng băng',
    text: 'Tài khoản {site} của bạn đã đóng băng: mọi thiết bị bị đăng xuất, các khóa API bị thu hồi và không thể rút tiền. Hãy mở lại ở trang đăng nhập bằng mật khẩu, mã xác minh và xác thực hai yếu tố.',
    sms: '{site}: tài khoản của bạn đã đóng băng, không thể rút tiền. Hãy mở lại ở trang đăng nhập.',
  },
  account_unfrozen: {
    subject: '{site}: tài khoản đã mở lại',
    text: 'Tài khoản {site} của bạn đã mở lại. Rút tiền tạm dừng đến {until}.',
    sms: '{site}: tài khoản của bạn đã mở lại. Rút tiền tạm dừng đến {until}.',
  },
  recovery_requested: {
    subject: '{site}: yêu cầu gỡ mọi phương thức xác thực hai yếu tố',
    text: 'Có người biết mật khẩu của bạn và đã xác nhận các địa chỉ của bạn cho biết mọi phương thức xác thực hai yếu tố của tài khoản tại {site} đã bị mất và yêu cầu gỡ chúng.\n\nThiết bị: {device}\nMạng: {network}\nKhông gỡ trước: {dueAt}\n\n{account, select, frozen {Tài khoản đang đóng băng và vẫn như vậy đến thời điểm đó; khi xác thực được gỡ, tài khoản cũng được mở lại. Trước đó có thể hủy yêu cầu, kể cả bằng cách mở lại tài khoản với xác thực hai yếu tố.} other {Trước thời điểm đó có thể hủy yêu cầu, kể cả bằng một lần đăng nhập với xác thực hai yếu tố.}} Rút tiền đang tạm dừng.',
    sms: '{site}: có người yêu cầu {account, select, frozen {mở tài khoản đang đóng băng và } other {}}gỡ mọi xác thực hai yếu tố, không trước {dueAt}. Không phải bạn? Hủy tại: {cancelLink}',
  },
  recovery_allowed: {
    subject: '{site}: yêu cầu khôi phục tài khoản được chấp nhận',
    text: 'Người xét duyệt đã so ảnh với danh tính đã xác minh của bạn và chấp nhận khôi phục tài khoản tại {site}. Mọi phương thức xác thực hai yếu tố sẽ được gỡ vào {dueAt}; trước đó vẫn có thể hủy yêu cầu.',
    sms: '{site}: yêu cầu khôi phục được chấp nhận. Mọi xác thực hai yếu tố sẽ được gỡ vào {dueAt}. Không phải bạn? Hủy tại: {cancelLink}',
  },
  recovery_refused: {
    subject: '{site}: yêu cầu khôi phục tài khoản bị từ chối',
    text: 'Người xét duyệt đã từ chối khôi phục tài khoản của bạn tại {site}: {reason}\n\nXác thực hai yếu tố vẫn giữ nguyên. Bạn có thể gửi yêu cầu mới với ảnh mới.',
    sms: '{site}: yêu cầu khôi phục tài khoản bị từ chối. Xác thực hai yếu tố vẫn giữ nguyên.',
  },
  recovery_done: {
    subject: '{site}: mọi phương thức xác thực hai yếu tố đã được gỡ',
    text: 'Đã hết thời gian chờ: ứng dụng xác thực, mọi khóa truy cập và mọi mã khôi phục của tài khoản tại {site} đã được gỡ, mọi thiết bị đã bị đăng xuất và mọi khóa API đã chấm dứt.{account, select, frozen { Tài khoản không còn đóng băng.} other {}} Hãy đăng nhập bằng mật khẩu và thiết lập lại xác thực hai yếu tố ngay.\n\nMật khẩu thanh toán vẫn giữ nguyên. Rút tiền tạm dừng đến {until}.',
    sms: '{site}: mọi phương thức xác thực hai yếu tố của tài khoản đã được gỡ{account, select, frozen {, tài khoản không còn đóng băng} other {}}. Hãy đăng nhập và thiết lập mới. Rút tiền tạm dừng đến {until}.',
  },
  recovery_cancelled: {
    subject: '{site}: yêu cầu khôi phục tài khoản đã bị hủy',
    text: 'Yêu cầu gỡ mọi phương thức xác thực hai yếu tố của tài khoản tại {site} đã bị hủy. Chúng vẫn giữ nguyên. Nếu bạn không gửi yêu cầu đó, có người biết mật khẩu của bạn: hãy đổi ngay.',
    sms: '{site}: yêu cầu khôi phục đã bị hủy, xác thực hai yếu tố giữ nguyên. Không phải bạn yêu cầu? Hãy đổi mật khẩu ngay.',
  },
  api_key_made: {
    subject: '{site}: khóa API mới',
    text: 'Khóa API “{name}” vừa được tạo cho tài khoản {site} của bạn. Quyền của khóa: {scopes}.',
    sms: '{site}: khóa API “{name}” vừa được tạo. Không phải bạn? Hãy đóng băng tài khoản.',
  },
};
