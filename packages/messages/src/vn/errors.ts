import type { errors as english } from '../en/errors.ts';
import type { SameTexts } from '../same-texts.ts';

export const errors: SameTexts<typeof english> = {
  index_stale: 'Giá chỉ số đang bị gián đoạn. Vui lòng thử lại sau giây lát.',
  pair_not_trading: 'Cặp này đang tạm ngừng giao dịch. Các lệnh chờ được giữ nguyên; vui lòng thử lại sau.',
  price_missing: 'Hãy nhập giá.',
  quantity_missing: 'Hãy nhập số lượng.',
  quantity_too_small: 'Số lượng quá nhỏ. Hãy nhập số lượng lớn hơn.',
  stop_missing: 'Hãy nhập giá kích hoạt.',
  stop_would_trigger:
    'Giá kích hoạt đã bị vượt qua: lệnh sẽ kích hoạt ngay. Hãy chọn giá ở phía bên kia của giá chỉ số.',
  oco_prices_wrong:
    'Hai giá của lệnh OCO phải nằm ở hai phía của giá chỉ số: khi bán, giá giới hạn ở trên và giá dừng ở dưới; khi mua thì ngược lại.',
  exit_prices_wrong:
    'Giá chốt lời phải nằm về phía có lãi so với giá vào lệnh và giá cắt lỗ về phía thua lỗ: cao hơn và thấp hơn khi mua hoặc mở long, ngược lại khi mở short.',
  slippage_invalid: 'Hãy nhập mức trượt giá lớn hơn 0% và trong phạm vi cặp này cho phép.',
  order_combination_invalid: 'Các tùy chọn lệnh này không dùng cùng nhau được. Hãy đổi loại lệnh hoặc hiệu lực lệnh.',
  post_only_would_take: 'Lệnh chỉ đặt chờ ở giá này sẽ khớp ngay nên không được đặt. Hãy chọn giá xa bên đối ứng hơn.',
  login_failed: 'Đăng nhập thất bại. Hãy kiểm tra tài khoản và mật khẩu.',
  upload_heic:
    'Không đọc được ảnh HEIC. Hãy chụp lại dạng JPEG (iPhone: Cài đặt > Camera > Định dạng > Tương thích nhất), hoặc chọn ảnh chụp màn hình của ảnh đó.',
  parameter_error: 'Tham số không đúng. Hãy kiểm tra nội dung đã nhập.',
};
